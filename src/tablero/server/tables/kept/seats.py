"""Who sits where, and what they have said."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from tablero.server.tables.who.people import People


class Seat(Struct, frozen=True):
    """Who sits here now. A bot at a held seat keeps it warm for the person."""

    sitting: str
    bot: str = ""
    held: bool = False
    away: bool = False
    share: str = ""
    pledge: str = ""
    colour: int | None = None

    @property
    def is_open(self) -> bool:
        return not self.held and not self.bot


class Line(Struct, frozen=True):
    """A line of the chat; `text` is empty once it is erased."""

    seq: int
    seat: int
    sitting: str
    at: float
    text: str = ""


class Holding(NamedTuple):
    """Which seats each person has, for as long as seats and people are these very ones."""

    seats: list[Seat]
    people: People
    by: dict[str, list[int]]
