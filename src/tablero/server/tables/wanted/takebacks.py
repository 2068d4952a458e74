"""Takebacks: one person against bots may go back past what undo never crosses, for all to see.

The positions before the own decisions are kept, the last few, each with its generator as it
stood. Going back is a fact of the log like any other, and counted: records tell how often.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from tablero.core.engine import State
from tablero.core.match import Match, UndoRefused
from tablero.core.rng import FairRng

KEPT = 8  # own decisions one may go back over
MOST_RECALLS = 10  # of a turn that has ended, for people; one's own is thought over without end


class Mark(NamedTuple):
    """The position in which a person was asked, after `ply` answers."""

    ply: int
    state: State


Marks = tuple[Mark, ...]


class Recalled(NamedTuple):
    """How often a turn was taken back when somebody else was already asked: each time their answer
    comes too late. `since`: of the turns that undo reaches at all."""

    since: int = -1
    times: int = 0

    def once_more(self, since: int) -> Recalled:
        return Recalled(since, self.times + 1 if since == self.since else 1)

    def is_enough(self, since: int) -> bool:
        return since == self.since and self.times >= MOST_RECALLS


def marked(marks: Marks, match: Match) -> Marks:
    """Before the person answers."""
    return (*marks[-KEPT + 1 :], Mark(match.ply, match.state.copy()))


def before(marks: Marks, ply: int) -> Marks:
    """Those that are left after going back to `ply`."""
    return tuple(mark for mark in marks if mark.ply < ply)


def furthest(marks: Marks, match: Match, seat: int) -> int | None:
    """The last own decision that only a takeback reaches."""
    limit = match.undo_floor() if acted_last(match, seat) else match.ply
    found = [mark.ply for mark in marks if match.dropped <= mark.ply < limit]
    return found[-1] if found else None


def acted_last(match: Match, seat: int) -> bool:
    return bool(match.entries) and match.entries[-1].seat == seat


def go_back(marks: Marks, match: Match, seat: int, to: int) -> None:
    """UndoRefused where nothing is kept of that position."""
    for mark in marks:
        if mark.ply == to:
            match.rewind(to, mark.state)
            return
    raise UndoRefused(match.boundary if acted_last(match, seat) else "another_seat_acted")


# -- kept over a restart ---------------------------------------------------------------------------
class SavedMark(Struct, frozen=True):
    ply: int
    position: dict[str, object]
    counters: dict[str, int]


def save(marks: Marks, match: Match) -> list[SavedMark]:
    return [
        SavedMark(mark.ply, match.game.dump(mark.state), dict(mark.state.rng.counters))
        for mark in marks
        if isinstance(mark.state.rng, FairRng)
    ]


def restore(saved: list[SavedMark], match: Match) -> Marks:
    """The generator differs in nothing but how far it has come."""
    rng = match.state.rng
    assert isinstance(rng, FairRng)
    return tuple(
        Mark(one.ply, match.game.load(one.position, FairRng(rng.seed, one.counters, rng.shares)))
        for one in saved
    )
