"""Printed actions that count what a player has (RULES 4.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args
from tablero.games.gwt2.asking import OwnEffect
from tablero.games.gwt2.catalogue import BUILDER, ENGINEER
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import PURSE
from tablero.games.gwt_family.bits import bits

# Numbers of `printed.THINGS`; the last are the upgraded stations.
FOREST_BUILDINGS: Final[i64] = 0
BUILDERS: Final[i64] = 1
ENGINEERS: Final[i64] = 2


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
