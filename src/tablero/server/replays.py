"""Earlier positions of a match, made by playing its answers again with the same chance."""

from __future__ import annotations

from collections.abc import Iterator

from tablero.core.kinds import NOBODY
from tablero.core.match import Match
from tablero.core.rng import ScriptedRng
from tablero.server import wire
from tablero.server.errors import Refused
from tablero.server.messages import board


def positions(match: Match) -> Iterator[Match]:
    """The match at its set-up, then after each answer: one object, moved on."""
    drawn = [(stream.name, outcome) for stream, outcome in match.setup_chance]
    for entry in match.entries:
        drawn += [(stream.name, outcome) for stream, outcome in entry.chance]
    again = Match(match.game, match.seats, match.options, ScriptedRng(drawn))
    yield again
    for entry in match.entries:
        again.play(entry.answer)
        yield again


def position(match: Match, ply: int, seat: int) -> wire.Position:
    """The board after `ply` answers, as that seat saw it."""
    for at, again in enumerate(positions(match)):
        if at == ply:
            shown = board(again, seat)
            assert shown is not None
            return wire.Position(ply, None if seat == NOBODY else seat, shown)
    raise Refused("unknown_ply")


def scores_over_time(match: Match) -> list[list[int]]:
    return [again.state.scores() for again in positions(match)]
