"""The cattle market: cowboys buy cards, or turn up new ones."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import Args, Kind, Refusal
from tablero.games.gwt2.asking import Ask, Asks, Effect
from tablero.games.gwt2.cards import N_PURCHASES, PURCHASES
from tablero.games.gwt2.catalogue import COWBOY, WORKER_SLOTS
from tablero.games.gwt2.effects import pay
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import BOUGHT, BOUGHT_PAIR
from tablero.games.gwt2.words import BUY, BUY_DONE, BUY_DRAW
from tablero.games.gwt_family.rancher import total

CARDS_PER_COWBOY: Final[i64] = 2  # turned up by a cowboy who buys nothing
FIRST: Final = vec[i64]([purchase.first for purchase in PURCHASES])
SECOND: Final = vec[i64]([purchase.second for purchase in PURCHASES])
COWBOYS: Final = vec[i64]([purchase.cowboys for purchase in PURCHASES])
DOLLARS: Final = vec[i64]([purchase.dollars for purchase in PURCHASES])


def on_offer(g: Table, purchase: i64) -> bool:
    """Whether the market holds the cards of a purchase."""
    first = FIRST[purchase]
    second = SECOND[purchase]
    if first == second:
        return g.market[first] >= 2
    return g.market[first] > 0 and (second < 0 or g.market[second] > 0)


def take_cattle(g: Table, seat: i64, purchase: i64, dollars: i64) -> None:
    """Move the cards from the market to the discard pile."""
    p = g.players[seat]
    first = FIRST[purchase]
    second = SECOND[purchase]
    cowboys = COWBOYS[purchase]
    g.market[first] -= 1
    p.discard[first] += 1
    if second < 0:
        g.tell(BOUGHT, seat, first, cowboys, dollars)
        return
    g.market[second] -= 1
    p.discard[second] += 1
    if g.events is not None:
        g.tell_all(BOUGHT_PAIR, seat, [int(first), int(second), int(cowboys), int(dollars)])


class Buy(Ask):
    """One purchase, or two new cards, with `n` cowboys still free."""

    def kind(self) -> Kind:
        return BUY

    def listing(self, g: Table, p: Player) -> None:
        for purchase in range(N_PURCHASES):
            if (
                COWBOYS[purchase] <= self.n
                and DOLLARS[purchase] <= p.dollars
                and on_offer(g, purchase)
            ):
                g.offer(purchase)
        if self.n > 0 and total(g.market_stack) > 0:
            g.offer(BUY_DRAW)
        if self.n < p.workers(COWBOY):
            g.may_pass(BUY_DONE)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer == BUY_DONE:
            return
        if answer == BUY_DRAW:
            BUY_CATTLE.enter_with(g, self.seat, self.n - 1)
            g.add_to_market(CARDS_PER_COWBOY)
            return
        BUY_CATTLE.enter_with(g, self.seat, self.n - COWBOYS[answer])
        pay(g, self.seat, DOLLARS[answer])
        take_cattle(g, self.seat, answer, DOLLARS[answer])

    def subject(self, g: Table, p: Player) -> Args:
        return {"cowboys": int(self.n)}

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons: list[Refusal] = []
        for purchase in range(N_PURCHASES):
            if not on_offer(g, purchase):
                continue
            cowboys, dollars = int(COWBOYS[purchase]), int(DOLLARS[purchase])
            if cowboys > self.n:
                have: Args = {"need": cowboys, "have": int(self.n)}
                reasons.append(Refusal(int(purchase), "not_enough_cowboys", have))
            elif dollars > p.dollars:
                have = {"need": dollars, "have": int(p.dollars)}
                reasons.append(Refusal(int(purchase), "not_enough_money", have))
        return reasons


BUY_CATTLE: Final = Asks("buy_cattle_with", Buy, WORKER_SLOTS + 1)


class BuyCattle(Effect):
    def __init__(self, name: str) -> None:
        self.name = name

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        if total(g.market_stack) > 0:
            return True
        cowboys = p.workers(COWBOY)
        for purchase in range(N_PURCHASES):
            if (
                COWBOYS[purchase] <= cowboys
                and DOLLARS[purchase] <= p.dollars
                and on_offer(g, purchase)
            ):
                return True
        return False

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "nothing_to_buy", {}

    def act(self, g: Table, seat: i64) -> None:
        BUY_CATTLE.enter_with(g, seat, g.players[seat].workers(COWBOY))
