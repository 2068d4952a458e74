"""Answers that a bot gave in a person's place: told as the bot's, not as the person's."""

from __future__ import annotations

from collections.abc import Mapping

from tablero.core.match import Match
from tablero.server.tables.kept.seats import Seat

StoodIn = Mapping[int, str]  # the bot's name, by how many answers stood after its own


def noted(known: StoodIn, seat: Seat, match: Match) -> StoodIn:
    """Before the seat answers. What the match has dropped, the whole log tells."""
    if not (seat.held and seat.bot):
        return known
    kept = {ply: bot for ply, bot in known.items() if ply > match.dropped}
    return {**kept, match.ply + 1: seat.bot}


def before(known: StoodIn, ply: int) -> StoodIn:
    """Those that are left after going back to `ply`."""
    return {each: bot for each, bot in known.items() if each <= ply}
