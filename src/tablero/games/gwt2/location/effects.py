"""Printed actions that need no question: money, certificates, tokens, prices (RULES 4.4, 4.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args
from tablero.games.gwt2.asking import OwnEffect
from tablero.games.gwt2.catalogue import BUILDER, CERTIFICATE_TRACK, ENGINEER
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import PURSE
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.location import effects

MAX_CERTIFICATES: Final[i64] = len(CERTIFICATE_TRACK)  # more spaces than the marker can move
# Numbers of `printed.THINGS`; the last are the upgraded stations.
FOREST_BUILDINGS: Final[i64] = 0
BUILDERS: Final[i64] = 1
ENGINEERS: Final[i64] = 2


class Dollars(effects.GainMoney):
    """So many dollars, always taken (RULES 4.4)."""

    def __init__(self, name: str, dollars: i64) -> None:
        super().__init__(name, dollars, PURSE)


class PayCost(effects.PayCost):
    """A price in dollars (RULES 4.4)."""

    def __init__(self, name: str, dollars: i64) -> None:
        super().__init__(name, dollars, PURSE)


class Certificates(effects.Certificates):
    """Certificates as far as the limit allows (RULES 4.4, 8.2)."""

    def __init__(self, name: str, spaces: i64) -> None:
        super().__init__(name, spaces, PURSE)


class ExchangeTokens(effects.ExchangeTokens):
    """Exchange tokens from the supply (RULES 4.9, 9.5)."""

    def __init__(self, name: str, count: i64) -> None:
        super().__init__(name, count, PURSE)


class DollarsPer(OwnEffect):
    """So many dollars for each thing of a sort the player has (RULES 4.9)."""

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

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return self.count(p) > 0

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "nothing_counted", {}

    def act(self, g: Table, seat: i64) -> None:
        PURSE.gain(g, seat, self.count(g.players[seat]) * self.each)


class BanditPairs(OwnEffect):
    """For each pair of a green and an orange bandit certificates and dollars (RULES 4.9)."""

    def __init__(self, name: str, each: i64) -> None:
        self.name = name
        self.each = each

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return p.bandit_pairs() > 0

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_bandit_pair", {}

    def act(self, g: Table, seat: i64) -> None:
        amount = g.players[seat].bandit_pairs() * self.each
        PURSE.certify(g, seat, amount)
        PURSE.gain(g, seat, amount)
