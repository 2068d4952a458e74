"""Printed actions that need no question: money, certificates, tokens, prices, and sequences."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args
from tablero.core.scripts import Script, Step
from tablero.games.gwt2.asking import Effect, short_of
from tablero.games.gwt2.catalogue import BUILDER, ENGINEER
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import CERTIFIED, GAINED, PAID, TOKEN_GAINED
from tablero.games.gwt_family.bits import bits

MAX_CERTIFICATES: Final[i64] = 5
THINGS: Final = ["own_forest_building", "builder", "engineer", "own_upgraded_station"]
FOREST_BUILDINGS: Final[i64] = 0
BUILDERS: Final[i64] = 1
ENGINEERS: Final[i64] = 2


def gain(g: Table, seat: i64, dollars: i64) -> None:
    if dollars > 0:
        g.players[seat].dollars += dollars
        g.tell(GAINED, seat, dollars)


def pay(g: Table, seat: i64, dollars: i64) -> None:
    """Pay for a deed whose own event tells the price."""
    g.players[seat].dollars -= dollars


def pay_and_tell(g: Table, seat: i64, dollars: i64) -> None:
    if dollars > 0:
        pay(g, seat, dollars)
        g.tell(PAID, seat, dollars)


def certify(g: Table, seat: i64, spaces: i64) -> None:
    moved = g.players[seat].add_certificates(spaces)
    if moved > 0:
        g.tell(CERTIFIED, seat, g.players[seat].temporary())


def give_tokens(g: Table, seat: i64, count: i64) -> None:
    g.players[seat].exchange_tokens += count
    g.tell(TOKEN_GAINED, seat, count)


class Dollars(Effect):
    def __init__(self, name: str, dollars: i64) -> None:
        self.name = name
        self.dollars = dollars

    def act(self, g: Table, seat: i64) -> None:
        gain(g, seat, self.dollars)


class DollarsPer(Effect):
    """So many dollars for each thing of a sort the player has."""

    def __init__(self, name: str, thing: i64, each: i64) -> None:
        self.name = name
        self.thing = thing
        self.each = each

    def count(self, p: Player) -> i64:
        if self.thing == FOREST_BUILDINGS:
            return p.forest_buildings()
        if self.thing == BUILDERS:
            return p.workers(BUILDER)
        if self.thing == ENGINEERS:
            return p.workers(ENGINEER)
        return bits(p.stations)

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        return self.count(p) > 0

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "nothing_counted", {}

    def act(self, g: Table, seat: i64) -> None:
        gain(g, seat, self.count(g.players[seat]) * self.each)


class Certificates(Effect):
    def __init__(self, name: str, spaces: i64) -> None:
        self.name = name
        self.spaces = spaces

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        return p.certificates < p.certificate_limit()

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "certificates_full", {}

    def act(self, g: Table, seat: i64) -> None:
        certify(g, seat, self.spaces)


class BanditPairs(Effect):
    """For each pair of a green and an orange bandit: certificates and as many dollars."""

    def __init__(self, name: str, each: i64) -> None:
        self.name = name
        self.each = each

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        return p.bandit_pairs() > 0

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_bandit_pair", {}

    def act(self, g: Table, seat: i64) -> None:
        amount = g.players[seat].bandit_pairs() * self.each
        certify(g, seat, amount)
        gain(g, seat, amount)


class ExchangeTokens(Effect):
    def __init__(self, name: str, count: i64) -> None:
        self.name = name
        self.count = count

    def act(self, g: Table, seat: i64) -> None:
        give_tokens(g, seat, self.count)


class PayCost(Effect):
    def __init__(self, name: str, dollars: i64) -> None:
        self.name = name
        self.dollars = dollars

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        return p.dollars >= self.dollars

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return short_of(p, self.dollars)

    def act(self, g: Table, seat: i64) -> None:
        pay_and_tell(g, seat, self.dollars)


class Sequence(Effect):
    """Prices first, then rewards. It may be begun when every price can be met."""

    def __init__(self, name: str, prices: list[Effect], rewards: list[Effect]) -> None:
        self.name = name
        self.prices = prices
        steps: list[Step] = [*prices, *rewards]
        self.script = Script(f"{name} steps", steps)

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        for k in range(len(self.prices)):
            if not self.prices[k].can(g, p, seat):
                return False
        return True

    def asks_for_cards(self) -> bool:
        return any(price.asks_for_cards() for price in self.prices)

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        for price in self.prices:
            if not price.can(g, p, seat):
                return price.lacks(g, p, seat)
        return super().lacks(g, p, seat)

    def act(self, g: Table, seat: i64) -> None:
        self.script.enter(g, seat)
