"""The cattle market: cowboys buy cards, or turn up new ones (RULES 6)."""

from __future__ import annotations

from typing import Final

from tablero.core.kinds import Kind
from tablero.core.scripts import AskingAbout
from tablero.games.gwt2.cards import PURCHASES
from tablero.games.gwt2.catalogue import MARKET_SIZE, MARKET_SIZE_SIMMENTAL
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import BOUGHT, BOUGHT_PAIR, MARKET_GREW
from tablero.games.gwt2.words import BUY, MARKET_STREAM
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.rail.location import market
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS

MARKET: Final = market.MarketSheet(
    PURCHASES, "cowboy", MARKET_STREAM, MARKET_GREW, BOUGHT, BOUGHT_PAIR
)


def fill_market(g: Table) -> None:
    """Up to its size for so many players, larger with Simmental cattle (RULES 1.1, 9.2, 11.1)."""
    size = MARKET_SIZE[g.seats - 2]
    if g.simmental == 1:
        size = MARKET_SIZE_SIMMENTAL[g.seats - 2]
    MARKET.fill(g, size)


class Buy(market.Buy):
    """One purchase, or two new cards, with `n` cowboys still free (RULES 6.1, 6.2, 6.3)."""

    def kind(self) -> Kind:
        return BUY

    def sheet(self) -> market.MarketSheet:
        return MARKET

    def again(self) -> AskingAbout:
        return BUY_CATTLE


BUY_CATTLE: Final = Asks("buy_cattle_with", Buy, WORKER_SLOTS + 1)


class BuyCattle(market.BuyCattle):
    """The icon of the cattle market (RULES 6.1)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, MARKET, BUY_CATTLE)
