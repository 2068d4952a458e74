"""Turn after turn, until the game is closed."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import Frame, State
from tablero.core.kinds import EventKind
from tablero.core.scripts import Step
from tablero.games.gwt_family.table import TrailTable
from tablero.games.gwt_family.tiles import MAX_PLAYERS

MAX_TURNS: Final[i64] = 4000  # no game comes near; a defined end all the same
CLOSED: Final[i64] = 0  # endings: somebody closed the game, or it became too long
TOO_LONG: Final[i64] = 1


class BeginTurn(Step):
    """Hands the turn to a seat, or to the automa."""

    def __init__(self, name: str, script: Step, automa: Step, began: EventKind) -> None:
        self.name = name
        self.script = script
        self.automa = automa
        self.began = began

    def enter(self, s: State, seat: i64) -> None:
        g = cast(TrailTable, s)
        g.turns += 1
        g.tell(self.began, seat, g.turns)
        if seat == g.automa_seat:
            self.automa.enter(g, seat)
        else:
            self.script.enter(g, seat)


class TurnsFrame(Frame):
    """Turn after turn, clockwise, until the seat that closed the game is up again."""

    def __init__(self, seat: i64, step: Turns) -> None:
        super().__init__(seat)
        self.step = step

    def advance(self, s: State) -> bool:
        g = cast(TrailTable, s)
        closed_by = g.closed_by()
        if closed_by == self.seat or g.turns >= MAX_TURNS:
            g.pop()
            g.tell(self.step.ended, self.seat, CLOSED if closed_by >= 0 else TOO_LONG)
            return True
        following = self.seat + 1
        if following == g.seats:
            following = 0
        g.replace(self.step.frames[following])
        self.step.inner.enter(g, self.seat)
        return True

    def save(self) -> tuple[str, list[int]]:
        return self.step.name, []


class Turns(Step):
    """Ordinary turns; who closes the game has had the last one, every other seat gets one more."""

    def __init__(self, inner: Step, ended: EventKind) -> None:
        self.name = "turns"
        self.inner = inner
        self.ended = ended
        self.frames = vec[Frame]([TurnsFrame(seat, self) for seat in range(int(MAX_PLAYERS))])

    def enter(self, s: State, seat: i64) -> None:
        s.push(self.frames[seat])

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        return self.frames[seat]
