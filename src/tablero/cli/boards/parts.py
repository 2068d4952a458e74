"""Pieces of text that the drawings share."""

from __future__ import annotations

from rich.text import Text

from tablero.cli.terminal.talk import Talk
from tablero.core.kinds import seat_letter

PLAYER_COLOURS = ("cyan", "magenta", "green", "bright_blue", "bright_red")


def name(talk: Talk, seat: int) -> Text:
    return Text(talk.names[seat], style=colour(seat))


def letter(seat: int) -> Text:
    return Text(seat_letter(seat), style=f"bold {colour(seat)}")


def colour(seat: int) -> str:
    return PLAYER_COLOURS[seat % len(PLAYER_COLOURS)]


def joined(parts: list[Text], between: str = "  ") -> Text:
    return Text(between).join(parts) if parts else Text("-", style="dim")


def labelled(label: str, *parts: Text) -> Text:
    return Text.assemble((f"{label}: ", "dim"), joined(list(parts)))
