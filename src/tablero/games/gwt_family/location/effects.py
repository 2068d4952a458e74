"""Printed actions that need no question: money, certificates, tokens, prices, and sequences."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import Args
from tablero.core.scripts import Script, Step
from tablero.games.gwt_family.asking import Effect, short_of
from tablero.games.gwt_family.purse import Purse
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable

TO_THE_LIMIT: Final[i64] = 100  # more spaces than any certificate track has


class GainMoney(Effect):
    def __init__(self, name: str, amount: i64, purse: Purse) -> None:
        self.name = name
        self.amount = amount
        self.purse = purse

    def enter(self, s: State, seat: i64) -> None:
        self.purse.gain(cast(TrailTable, s), seat, self.amount)


class PayCost(Effect):
    """A price, met in full."""

    def __init__(self, name: str, price: i64, purse: Purse) -> None:
        self.name = name
        self.price = price
        self.purse = purse

    def can(self, g: TrailTable, p: Rancher, seat: i64) -> bool:
        return p.money >= self.price

    def lacks(self, g: TrailTable, p: Rancher, seat: i64) -> tuple[str, Args]:
        return short_of(p, self.price)

    def enter(self, s: State, seat: i64) -> None:
        self.purse.pay(cast(TrailTable, s), seat, self.price)


class Certificates(Effect):
    """Certificates as far as the limit allows."""

    def __init__(self, name: str, spaces: i64, purse: Purse) -> None:
        self.name = name
        self.spaces = spaces
        self.purse = purse

    def can(self, g: TrailTable, p: Rancher, seat: i64) -> bool:
        return p.certificates < p.certificate_limit()

    def lacks(self, g: TrailTable, p: Rancher, seat: i64) -> tuple[str, Args]:
        return "certificates_full", {}

    def enter(self, s: State, seat: i64) -> None:
        self.purse.certify(cast(TrailTable, s), seat, self.spaces)


class ExchangeTokens(Effect):
    def __init__(self, name: str, count: i64, purse: Purse) -> None:
        self.name = name
        self.count = count
        self.purse = purse

    def enter(self, s: State, seat: i64) -> None:
        self.purse.give_tokens(cast(TrailTable, s), seat, self.count)


class Sequence(Effect):
    """Prices first, then rewards. It may be begun when every price can be met."""

    def __init__(self, name: str, prices: list[Effect], rewards: list[Effect]) -> None:
        self.name = name
        self.prices = vec[Effect](prices)
        steps: list[Step] = [*prices, *rewards]
        self.script = Script(f"{name} steps", steps)

    def can(self, g: TrailTable, p: Rancher, seat: i64) -> bool:
        prices = self.prices
        for k in range(len(prices)):
            if not prices[k].can(g, p, seat):
                return False
        return True

    def asks_for_cards(self) -> bool:
        return any(price.asks_for_cards() for price in self.prices)

    def lacks(self, g: TrailTable, p: Rancher, seat: i64) -> tuple[str, Args]:
        for price in self.prices:
            if not price.can(g, p, seat):
                return price.lacks(g, p, seat)
        return super().lacks(g, p, seat)

    def enter(self, s: State, seat: i64) -> None:
        self.script.enter(s, seat)
