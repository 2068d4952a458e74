"""Trader (RULES 7): one good each for the trading house."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import MAX_SEATS
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.scripts import Asking, EachSeat, Script
from tablero.games.puerto_rico.asking import Ask, Do
from tablero.games.puerto_rico.catalogue import (
    HOUSE_SPACES,
    N_GOODS,
    PRICE,
    SALE_BONUS,
    SELL_DUPLICATE,
)
from tablero.games.puerto_rico.state import PuertoRico
from tablero.games.puerto_rico.words import HOUSE_CLEARED, PASSED, SELL, SOLD

PASS: Final[i64] = N_GOODS


class Sell(Ask):
    """A good, or pass (RULES 7.1, 7.2, 7.3)."""

    def kind(self) -> Kind:
        return SELL

    def save(self) -> tuple[str, list[int]]:
        return "sell", []

    def price(self, g: PuertoRico, good: i64) -> i64:
        price = PRICE[good] + g.players[self.seat].amount(SALE_BONUS)
        if g.chooser == self.seat:
            price += 1
        return price

    def listing(self, g: PuertoRico) -> None:
        if g.in_house == HOUSE_SPACES:
            return
        player = g.players[self.seat]
        for good in range(N_GOODS):
            wanted = g.house[good] == 0 or player.amount(SELL_DUPLICATE) > 0
            if wanted and player.goods[good] > 0:
                g.offer(good)
        g.may_pass(PASS)

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        if answer == PASS:
            g.tell(PASSED, self.seat)
            return
        player = g.players[self.seat]
        price = self.price(g, answer)
        player.goods[answer] -= 1
        player.doubloons += price
        g.house[answer] += 1
        g.in_house += 1
        g.tell(SOLD, self.seat, answer, price)

    def figures(self, g: PuertoRico, answer: i64) -> Args:
        if answer == PASS:
            return {}
        return {"price": int(self.price(g, answer))}

    def why_not(self, g: PuertoRico) -> list[Refusal]:
        player = g.players[self.seat]
        refused: list[Refusal] = []
        for good in range(int(N_GOODS)):
            if player.goods[good] == 0:
                refused.append(Refusal(good, "no_such_good"))
            elif g.house[good] > 0 and player.amount(SELL_DUPLICATE) == 0:
                refused.append(Refusal(good, "already_in_house"))
        return refused


class ClearHouse(Do):
    """A full trading house is emptied into the supply (RULES 7.4)."""

    def __init__(self) -> None:
        self.name = "clear_house"

    def act(self, g: PuertoRico, seat: i64) -> None:
        if g.in_house < HOUSE_SPACES:
            return
        for good in range(N_GOODS):
            g.supply[good] += g.house[good]
            g.house[good] = 0
        g.in_house = 0
        g.tell(HOUSE_CLEARED, seat)


TRADER_SCRIPT: Final = Script(
    "trader",
    [EachSeat(Asking("sell", [Sell(s) for s in range(int(MAX_SEATS))])), ClearHouse()],
)
