"""Captain (RULES 8): load round and round, then store what is left and let full ships sail."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import MAX_SEATS
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.scripts import Asking, EachSeat, GoRound, Script
from tablero.games.puerto_rico.asking import Ask, Do
from tablero.games.puerto_rico.catalogue import (
    GOODS,
    LOADING_BONUS,
    N_GOODS,
    OWN_SHIP,
    POWER_OF,
)
from tablero.games.puerto_rico.state import END_CHIPS, NO_GOOD, Player, PuertoRico
from tablero.games.puerto_rico.storing import STORE_GOODS, least_lost, places, storage, unstored
from tablero.games.puerto_rico.words import (
    LOAD,
    LOADED,
    N_SHIPS,
    PASSED,
    SHIP_CLEARED,
    STOP_LOADING,
    WHARF_FIRST,
    WHARF_LOADED,
)

SHIPS: Final[i64] = N_SHIPS
WHARF: Final[i64] = WHARF_FIRST
STOP: Final[i64] = STOP_LOADING


def ship_room(g: PuertoRico, ship: i64) -> i64:
    return g.ship_size[ship] - g.ship_load[ship]


def named(g: PuertoRico, ship: int) -> Args:
    """A ship by its number, as in the notation, and by its size, as players call it."""
    return {"ship": ship + 1, "size": int(g.ship_size[ship])}


def owns_wharf(player: Player) -> bool:
    """Whether or not somebody works there."""
    for building in range(len(POWER_OF)):
        if player.owns(building) and POWER_OF[building] >> (4 * OWN_SHIP) & 15 > 0:
            return True
    return False


def most_loadable(g: PuertoRico, amount: i64) -> i64:
    """The most of a kind that some empty ship can take (RULES 8.3)."""
    most: i64 = 0
    for ship in range(len(g.ship_size)):
        if g.ship_good[ship] == NO_GOOD:
            most = max(most, min(amount, g.ship_size[ship]))
    return most


def score_loading(g: PuertoRico, seat: i64, amount: i64) -> i64:
    """A point a good, the harbor's, and the captain's with the first loading (RULES 8.4)."""
    player = g.players[seat]
    points = amount + player.amount(LOADING_BONUS)
    if seat == g.chooser and g.captain_loaded == 0:
        g.captain_loaded = 1
        points += 1
    player.chips += points
    g.chips -= points
    if g.chips <= 0:
        g.trigger_end(END_CHIPS, seat)
    return points


class Load(Ask):
    """One kind on one ship, as much as fits; or the own wharf (RULES 8.1-8.6)."""

    def kind(self) -> Kind:
        return LOAD

    def save(self) -> tuple[str, list[int]]:
        return "load", []

    def subject(self, g: PuertoRico) -> Args:
        return storage(g, self.seat, 0)

    def has_wharf(self, g: PuertoRico) -> bool:
        return g.players[self.seat].amount(OWN_SHIP) > 0 and g.wharf_used >> self.seat & 1 == 0

    def listing(self, g: PuertoRico) -> None:
        goods = g.players[self.seat].goods
        for good in range(N_GOODS):
            if goods[good] > 0:
                self.list_ships(g, good, goods[good])
        if self.has_wharf(g):
            forced = g.offered > 0
            for good in range(N_GOODS):
                if goods[good] > 0:
                    g.offer(WHARF + good)
            if not forced:
                g.may_pass(STOP)

    def list_ships(self, g: PuertoRico, good: i64, amount: i64) -> None:
        carrier = g.ship_of(good)
        if carrier >= 0:
            if ship_room(g, carrier) > 0:
                g.offer(good * SHIPS + carrier)
            return
        most = most_loadable(g, amount)
        for ship in range(len(g.ship_size)):
            if g.ship_good[ship] == NO_GOOD and min(amount, g.ship_size[ship]) == most:
                g.offer(good * SHIPS + ship)

    def skipped(self, g: PuertoRico) -> None:
        # Ships only fill up: who cannot load now cannot load again in this phase.
        g.out |= 1 << self.seat

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        if answer == STOP:
            g.out |= 1 << self.seat
            g.tell(PASSED, self.seat)
        elif answer >= WHARF:
            self.use_wharf(g, answer - WHARF)
        else:
            self.use_ship(g, answer // SHIPS, answer % SHIPS)

    def use_ship(self, g: PuertoRico, good: i64, ship: i64) -> None:
        player = g.players[self.seat]
        amount = min(player.goods[good], ship_room(g, ship))
        player.goods[good] -= amount
        g.ship_good[ship] = good
        g.ship_load[ship] += amount
        points = score_loading(g, self.seat, amount)
        if g.events is not None:
            where = [int(ship) + 1, int(g.ship_size[ship])]
            g.tell_all(LOADED, self.seat, [int(good), int(amount), *where, int(points)])

    def use_wharf(self, g: PuertoRico, good: i64) -> None:
        player = g.players[self.seat]
        amount = player.goods[good]
        player.goods[good] = 0
        g.supply[good] += amount
        g.wharf_used |= 1 << self.seat
        g.tell(WHARF_LOADED, self.seat, good, amount, score_loading(g, self.seat, amount))

    def figures(self, g: PuertoRico, answer: i64) -> Args:
        if answer == STOP:
            return {}
        player = g.players[self.seat]
        told: Args = {}
        if answer >= WHARF:
            good = answer - WHARF
            amount = player.goods[good]
        else:
            good = answer // SHIPS
            amount = min(player.goods[good], ship_room(g, answer % SHIPS))
            told["size"] = int(g.ship_size[answer % SHIPS])
        bonus = player.amount(LOADING_BONUS)
        if self.seat == g.chooser and g.captain_loaded == 0:
            bonus += 1
        left = unstored(g, self.seat, 0)
        left[good] -= int(amount)
        told["amount"] = int(amount)
        told["points"] = int(amount + bonus)
        told["lost"] = least_lost(left, int(places(g, self.seat, 0)))
        return told

    def why_not(self, g: PuertoRico) -> list[Refusal]:
        player = g.players[self.seat]
        refused: list[Refusal] = []
        for good in range(int(N_GOODS)):
            if player.goods[good] == 0:
                continue
            for ship in range(len(g.ship_size)):
                refused += self.why_not_ship(g, good, int(ship))
            if owns_wharf(player) and not self.has_wharf(g):
                idle = player.amount(OWN_SHIP) == 0
                refused.append(Refusal(int(WHARF) + good, "no_wharf" if idle else "wharf_used"))
        if not g.is_offered(STOP):
            refused.append(Refusal(int(STOP), "must_load"))
        return refused

    def why_not_ship(self, g: PuertoRico, good: int, ship: int) -> list[Refusal]:
        answer = good * N_SHIPS + ship
        aboard = int(g.ship_good[ship])
        carrier = int(g.ship_of(good))
        amount = g.players[self.seat].goods[good]
        if carrier == ship:
            if ship_room(g, ship) == 0:
                return [Refusal(answer, "ship_full", named(g, ship))]
        elif carrier >= 0:
            facts: Args = {"good": GOODS[good], **named(g, carrier)}
            return [Refusal(answer, "other_ship_carries", facts)]
        elif aboard != NO_GOOD:
            facts = {"good": GOODS[aboard], **named(g, ship)}
            return [Refusal(answer, "ship_carries_other", facts)]
        elif min(amount, g.ship_size[ship]) < most_loadable(g, amount):
            most = int(most_loadable(g, amount))
            return [Refusal(answer, "must_load_most", {"amount": most, **named(g, ship)})]
        return []


class ClearShips(Do):
    """Full ships sail; the goods go back to the supply (RULES 8.10)."""

    def __init__(self) -> None:
        self.name = "clear_ships"

    def act(self, g: PuertoRico, seat: i64) -> None:
        for ship in range(len(g.ship_size)):
            if g.ship_load[ship] == g.ship_size[ship]:
                g.tell(SHIP_CLEARED, seat, ship + 1, g.ship_size[ship], g.ship_good[ship])
                g.supply[g.ship_good[ship]] += g.ship_load[ship]
                g.ship_load[ship] = 0
                g.ship_good[ship] = NO_GOOD
        g.wharf_used = 0
        g.captain_loaded = 0


CAPTAIN_SCRIPT: Final = Script(
    "captain",
    [
        GoRound(Asking("load", [Load(s) for s in range(int(MAX_SEATS))])),
        EachSeat(STORE_GOODS),
        ClearShips(),
    ],
)
