"""How a search goes about the 2nd edition: moves are weighed, the rest is answered at a glance."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.bots.gwt2 import sense
from tablero.bots.gwt2.outlook import judge
from tablero.core.engine import State
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.words import MOVE
from tablero.search.guide import Guide, shares

EXPLORATION: Final = 0.2
SCALE: Final = 12.0  # points of outlook ahead that make e times the chance to win
LOOK: Final = 40  # decisions played on at a glance before a position is judged: about two rounds


class Gwt2Guide(Guide):
    def __init__(self) -> None:
        super().__init__(EXPLORATION)

    def is_branch(self, s: State) -> bool:
        return s.kind() is MOVE

    def answer(self, s: State) -> i64:
        return sense(cast(Table, s), s.answers())

    def judge(self, s: State) -> None:
        g = cast(Table, s)
        for _decision in range(LOOK):
            if g.is_over():
                self.result(g)
                return
            g.play_trusted(sense(g, g.answers()))
        for seat in range(g.seats):
            self.values[seat] = judge(g, int(seat))
        shares(self.values, g.seats, SCALE)
