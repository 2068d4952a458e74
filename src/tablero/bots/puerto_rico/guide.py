"""How a search goes about Puerto Rico: roles are weighed, the rest is answered by worth."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.bots.puerto_rico.choices import best_answer
from tablero.bots.puerto_rico.worth import rounds_left, worth
from tablero.core.engine import State
from tablero.games.puerto_rico.state import PuertoRico
from tablero.games.puerto_rico.words import PICK_ROLE
from tablero.search.guide import Guide, shares

EXPLORATION: Final = 0.3
SCALE: Final = 6.0  # points of worth ahead that make e times the chance to win


class PuertoRicoGuide(Guide):
    def __init__(self) -> None:
        super().__init__(EXPLORATION)

    def is_branch(self, s: State) -> bool:
        return s.kind() is PICK_ROLE

    def answer(self, s: State) -> i64:
        g = cast(PuertoRico, s)
        return best_answer(g, g.current_player(), g.answers())

    def judge(self, s: State) -> None:
        g = cast(PuertoRico, s)
        rounds = rounds_left(g)
        for seat in range(g.seats):
            self.values[seat] = worth(g, int(seat), rounds)
        shares(self.values, g.seats, SCALE)
