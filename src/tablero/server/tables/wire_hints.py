"""What hints say on the wire; wire.py has the rest."""

from __future__ import annotations

from msgspec import Struct


class HintChange(Struct, frozen=True):
    """A figure of a player that an answer changes with what follows from it, and what it comes to.
    `certain`: it does not hang on anything the asker cannot see."""

    seat: int
    name: str
    by: int
    left: int
    certain: bool


class HintedAnswer(Struct, frozen=True):
    """`share` is the chance to win, `margin` the lead in points at the end: null where the bot has
    not learned to tell. Then the order alone counts."""

    answer: int
    share: float | None
    margin: float | None
    changes: list[HintChange]


class Hint(Struct, frozen=True):
    """For the question that waits at `seq`. Until it is `ready`, ask again: `ahead` questions are
    thought about before."""

    seq: int
    ready: bool
    ahead: int
    answers: list[HintedAnswer]
