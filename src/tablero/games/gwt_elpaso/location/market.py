"""The cattle market: one card for cowboys and dollars (RULES 4.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind, Refusal
from tablero.games.gwt_elpaso.asking import OwnAsk, OwnEffect
from tablero.games.gwt_elpaso.cards import COWBOY, MARKET_CARD, MARKET_COWBOYS, N_MARKET
from tablero.games.gwt_elpaso.location.paying import DOLLARS_EACH, can_pay, lacking, pay_workers
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.tellings import BOUGHT
from tablero.games.gwt_elpaso.words import BUY
from tablero.games.gwt_family.asking import Asks


def can_buy(g: Table, p: Player, breed: i64) -> bool:
    cowboys = MARKET_COWBOYS[breed]
    return g.piles[MARKET_CARD[breed]] > 0 and can_pay(p, COWBOY, cowboys, cowboys * DOLLARS_EACH)


class Buy(OwnAsk):
    """One card of a breed, to the discard pile (RULES 4.6)."""

    def kind(self) -> Kind:
        return BUY

    def listing(self, g: Table, p: Player) -> None:
        for breed in range(N_MARKET):
            if can_buy(g, p, breed):
                g.offer(breed)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        card = MARKET_CARD[answer]
        cowboys = MARKET_COWBOYS[answer]
        p.money -= cowboys * DOLLARS_EACH
        g.piles[card] -= 1
        p.discard[card] += 1
        g.tell(BOUGHT, self.seat, card, cowboys * DOLLARS_EACH)
        pay_workers(g, self.seat, COWBOY, cowboys)

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        cowboys = int(MARKET_COWBOYS[answer])
        return {"cowboys": cowboys, "dollars": cowboys * int(DOLLARS_EACH)}

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons: list[Refusal] = []
        for breed in range(N_MARKET):
            if can_buy(g, p, breed):
                continue
            code, facts = "pile_empty", Args()
            if g.piles[MARKET_CARD[breed]] > 0:
                cowboys = MARKET_COWBOYS[breed]
                code, facts = lacking(p, COWBOY, cowboys, cowboys * DOLLARS_EACH)
            reasons.append(Refusal(int(breed), code, facts))
        return reasons


BUY_CARD: Final = Asks("buy_card", Buy)


class BuyCattle(OwnEffect):
    """The icon of the cattle market (RULES 4.6)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        for breed in range(N_MARKET):
            if can_buy(g, p, breed):
                return True
        return False

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "nothing_to_buy", {}

    def act(self, g: Table, seat: i64) -> None:
        BUY_CARD.enter(g, seat)
