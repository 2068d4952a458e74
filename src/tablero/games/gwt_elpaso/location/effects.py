"""Printed actions that need no question: bargains, cattle gained (RULES 3.3, 4.12)."""

from __future__ import annotations

from mypy_extensions import i64

from tablero.core.kinds import Args
from tablero.games.gwt_elpaso.asking import OwnEffect
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.tellings import CATTLE_GAINED
from tablero.games.gwt_family.asking import Effect
from tablero.games.gwt_family.location import effects
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable


class Bargain(effects.Sequence):
    """Nothing is paid where the reward cannot be had (RULES 3.3, 9.2)."""

    def __init__(self, name: str, prices: list[Effect], reward: Effect) -> None:
        super().__init__(name, prices, [reward])
        self.reward = reward

    def can(self, g: TrailTable, p: Rancher, seat: i64) -> bool:
        return self.reward.can(g, p, seat) and super().can(g, p, seat)

    def lacks(self, g: TrailTable, p: Rancher, seat: i64) -> tuple[str, Args]:
        if not self.reward.can(g, p, seat):
            return self.reward.lacks(g, p, seat)
        return super().lacks(g, p, seat)


class GainCattle(OwnEffect):
    """A card of the market for no cowboys, to the discard pile (RULES 4.12)."""

    def __init__(self, name: str, card: i64) -> None:
        self.name = name
        self.card = card

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return g.piles[self.card] > 0

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "pile_empty", {}

    def act(self, g: Table, seat: i64) -> None:
        if g.piles[self.card] > 0:
            g.piles[self.card] -= 1
            g.players[seat].discard[self.card] += 1
            g.tell(CATTLE_GAINED, seat, self.card)
