"""Simmental cattle grow after the income (RULES 11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind
from tablero.games.gwt2.asking import Do, OwnAsk
from tablero.games.gwt2.cards import CALF, CATTLE, COW, HEIFER
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import SIMMENTAL_RAISED
from tablero.games.gwt2.words import RAISE_SIMMENTAL
from tablero.games.gwt_family.asking import Asks


class RaiseSimmental(OwnAsk):
    """How many Simmental cards of the hand grow a stage; `n` 0: calves, 1: heifers (RULES 11.3)."""

    def kind(self) -> Kind:
        return RAISE_SIMMENTAL

    def young(self) -> i64:
        return CALF if self.n == 0 else HEIFER

    def listing(self, g: Table, p: Player) -> None:
        supply = g.heifers if self.n == 0 else g.cows
        most = min(p.hand[self.young()], supply)
        if most > 0:
            for count in range(most + 1):
                g.offer(count)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer == 0:
            return
        young = self.young()
        grown = HEIFER if self.n == 0 else COW
        p.hand[young] -= answer
        g.box[young] += answer
        p.discard[grown] += answer
        if self.n == 0:
            g.heifers -= answer
        else:
            g.cows -= answer
        g.tell(SIMMENTAL_RAISED, self.seat, grown, answer)

    def subject(self, g: Table, p: Player) -> Args:
        return {"card": CATTLE[self.young()]}


class RaiseStep(Do):
    """Calves and heifers grow only in the mode with Simmental cattle (RULES 11.3)."""

    def __init__(self, name: str, stage: i64) -> None:
        self.name = name
        self.stage = stage

    def act(self, g: Table, seat: i64) -> None:
        if g.simmental == 1:
            RAISE.enter_with(g, seat, self.stage)


RAISE: Final = Asks("raise_simmental", RaiseSimmental, 2)
