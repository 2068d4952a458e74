"""How a search goes about a trail game: moves are weighed, the rest is answered at a glance."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.bots.gwt_family.look import Judge, Policy
from tablero.core.engine import State
from tablero.games.gwt_family.table import TrailTable
from tablero.search.guide import Guide, shares

EXPLORATION: Final = 0.2
SCALE: Final = 12.0  # points of outlook ahead that make e times the chance to win
LOOK: Final = 40  # decisions played on at a glance before a position is judged: about two rounds


class TrailGuide(Guide):
    """`sense` answers at a glance, `outlook` tells what a position is worth to a seat."""

    def __init__(self, sense: Policy, outlook: Judge) -> None:
        super().__init__(EXPLORATION)
        self.sense = sense
        self.outlook = outlook

    def is_branch(self, s: State) -> bool:
        return s.kind().name == "move"

    def answer(self, s: State) -> i64:
        return self.sense(cast(TrailTable, s), s.answers())

    def judge(self, s: State) -> None:
        g = cast(TrailTable, s)
        for _decision in range(LOOK):
            if g.is_over():
                self.result(g)
                return
            g.play_trusted(self.sense(g, g.answers()))
        for seat in range(g.seats):
            self.values[seat] = self.outlook(g, int(seat))
        shares(self.values, g.seats, SCALE)
