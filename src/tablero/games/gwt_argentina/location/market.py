"""The cattle market: gauchos buy cards, or turn up new ones (RULES 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind
from tablero.core.scripts import AskingAbout
from tablero.games.gwt_argentina.asking import OwnAsk, OwnEffect
from tablero.games.gwt_argentina.cards import FILTER, FILTERS, N_CATTLE, PURCHASES
from tablero.games.gwt_argentina.catalogue import MARKET_SIZE
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.printed import TO_HAND
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.tellings import (
    BOUGHT,
    BOUGHT_PAIR,
    MARKET_GREW,
    MARKET_TAKEN,
)
from tablero.games.gwt_argentina.words import BUY, MARKET_CARD, MARKET_STREAM
from tablero.games.gwt_family.asking import Asks, AsksPair
from tablero.games.gwt_family.rail.location import market
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS

MARKET: Final = market.MarketSheet(
    PURCHASES, "gaucho", MARKET_STREAM, MARKET_GREW, BOUGHT, BOUGHT_PAIR
)


def fill_market(g: Table) -> None:
    """Up to its size for so many players, never below what lies there (RULES 1.1, 9.7)."""
    MARKET.fill(g, MARKET_SIZE[g.seats - 2])


class Buy(market.Buy):
    """One purchase, or two new cards, with `n` gauchos still free (RULES 6.1, 6.2, 6.3)."""

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


# -- cards taken for nothing ----------------------------------------------------------------------
_any_cattle: Final[i64] = FILTERS.index("any_cattle")


class TakeCard(OwnAsk):
    """A card of the market, of sort `n`, onto the discard pile or into the hand (RULES 6.4)."""

    def __init__(self, seat: i64, name: str, n: i64, to_hand: i64) -> None:
        super().__init__(seat, name, n)
        self.to_hand = to_hand == 1

    def save(self) -> tuple[str, list[int]]:
        return self.name, [int(self.n), int(self.to_hand)]

    def kind(self) -> Kind:
        return MARKET_CARD

    def listing(self, g: Table, p: Player) -> None:
        wanted = FILTER[self.n]
        for card in range(N_CATTLE):
            if wanted >> card & 1 and g.market[card] > 0:
                g.offer(card)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        take_card(g, self.seat, answer, self.to_hand)

    def subject(self, g: Table, p: Player) -> Args:
        return {"to": "hand" if self.to_hand else "discard"}


def take_card(g: Table, seat: i64, card: i64, to_hand: bool) -> None:
    """A card leaves the market; new cards lie on the discard pile unless told otherwise."""
    g.market[card] -= 1
    p = g.players[seat]
    if to_hand:
        p.hand[card] += 1
    else:
        p.discard[card] += 1
    g.tell(MARKET_TAKEN, seat, card)


TAKE_CARD: Final = AsksPair("take_card", TakeCard, len(FILTERS), 2)


class TakeMarket(OwnEffect):
    """The icon to take a card of the market (RULES 6.4)."""

    def __init__(self, name: str, what: str) -> None:
        self.name = name
        self.wanted: i64 = _any_cattle if what == TO_HAND else FILTERS.index(what)
        self.to_hand: i64 = 1 if what == TO_HAND else 0

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        wanted = FILTER[self.wanted]
        for card in range(N_CATTLE):
            if wanted >> card & 1 and g.market[card] > 0:
                return True
        return False

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_market_card", {}

    def act(self, g: Table, seat: i64) -> None:
        TAKE_CARD.enter_pair(g, seat, self.wanted, self.to_hand)
