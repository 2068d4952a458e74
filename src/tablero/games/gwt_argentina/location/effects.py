"""Printed actions that need no question: what is counted, grain, exhaustion (RULES 4.4, 4.9, 8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args
from tablero.games.gwt_argentina.asking import OwnEffect
from tablero.games.gwt_argentina.cards import EXHAUSTION
from tablero.games.gwt_argentina.catalogue import MOST_GRAIN
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.tellings import EXHAUSTED, GRAIN_GAINED, GRAIN_PAID, PURSE

# Numbers of `printed.THINGS`; the last are sets of the four workers.
GRAIN_BUILDINGS: Final[i64] = 0
GRANJEROS: Final[i64] = 1
# Numbers for `printed.GRAIN_BY`.
BY_GRANJEROS: Final[i64] = -1


class PesosPer(OwnEffect):
    """So many pesos for each thing of a sort the player has (RULES 4.9)."""

    def __init__(self, name: str, thing: i64, each: i64) -> None:
        self.name = name
        self.thing = thing
        self.each = each

    def count(self, p: Player) -> i64:
        if self.thing == GRAIN_BUILDINGS:
            return p.grain_buildings()
        if self.thing == GRANJEROS:
            return p.granjeros
        return p.worker_sets()

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return self.count(p) > 0

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "nothing_counted", {}

    def act(self, g: Table, seat: i64) -> None:
        PURSE.gain(g, seat, self.count(g.players[seat]) * self.each)


class CertificatesPer(OwnEffect):
    """A certificate for every so many helped farmers, up to the limit (RULES 4.9, 8.2)."""

    def __init__(self, name: str, group: i64) -> None:
        self.name = name
        self.group = group

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return p.helped_farmers() >= self.group and p.certificates < p.certificate_limit()

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        few = p.helped_farmers() < self.group
        return ("nothing_counted", {}) if few else ("certificates_full", {})

    def act(self, g: Table, seat: i64) -> None:
        PURSE.certify(g, seat, g.players[seat].helped_farmers() // self.group)


# -- grain ----------------------------------------------------------------------------------------
def gain_grain(g: Table, seat: i64, amount: i64) -> None:
    """Move the grain marker forward as far as its track goes (RULES 8.3)."""
    p = g.players[seat]
    gained = min(amount, MOST_GRAIN - p.grain)
    if gained > 0:
        p.grain += gained
        g.tell(GRAIN_GAINED, seat, gained, p.grain)


def pay_grain(g: Table, seat: i64, amount: i64) -> None:
    if amount > 0:
        p = g.players[seat]
        p.grain -= amount
        g.tell(GRAIN_PAID, seat, amount, p.grain)


class Grain(OwnEffect):
    """So much grain, or as much as granjeros or own buildings on grain spaces (RULES 4.9, 8.3)."""

    def __init__(self, name: str, amount: i64) -> None:
        self.name = name
        self.amount = amount

    def count(self, p: Player) -> i64:
        if self.amount >= 0:
            return self.amount
        if self.amount == BY_GRANJEROS:
            return p.granjeros
        return p.grain_buildings()

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return p.has_room_for_grain() and self.count(p) > 0

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return ("nothing_counted", {}) if p.has_room_for_grain() else ("grain_full", {})

    def act(self, g: Table, seat: i64) -> None:
        gain_grain(g, seat, self.count(g.players[seat]))


class GrainCost(OwnEffect):
    """A price in grain, met in full (RULES 4.4)."""

    def __init__(self, name: str, amount: i64) -> None:
        self.name = name
        self.amount = amount

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return p.grain >= self.amount

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "not_enough_grain", {"need": int(self.amount), "have": int(p.grain)}

    def act(self, g: Table, seat: i64) -> None:
        pay_grain(g, seat, self.amount)


# -- exhaustion -----------------------------------------------------------------------------------
def exhaust(g: Table, seat: i64, cards: i64) -> None:
    """Exhaustion cards, as far as the stack holds them, onto the discard pile (RULES 8.8)."""
    taken = min(cards, g.exhaustion)
    if taken > 0:
        g.exhaustion -= taken
        g.players[seat].discard[EXHAUSTION] += taken
        g.tell(EXHAUSTED, seat, taken)


class ExhaustRivals(OwnEffect):
    """Every opponent takes exhaustion cards, in turn order; Pedro never does (RULES 8.8)."""

    def __init__(self, name: str, cards: i64) -> None:
        self.name = name
        self.cards = cards

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return g.exhaustion > 0 and g.automa_seat < 0

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_rival_to_exhaust", {}

    def act(self, g: Table, seat: i64) -> None:
        for step in range(1, g.seats):
            exhaust(g, (seat + step) % g.seats, self.cards)
