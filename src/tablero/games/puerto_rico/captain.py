"""Captain (RULES 8): load round and round, then store what is left."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import MAX_SEATS, Frame
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.scripts import Asking, EachSeat, GoRound, Script, Step
from tablero.games.puerto_rico.asking import Ask, Do
from tablero.games.puerto_rico.catalogue import (
    GOODS,
    LOADING_BONUS,
    N_GOODS,
    OWN_SHIP,
    STORE_KINDS,
)
from tablero.games.puerto_rico.state import END_CHIPS, NO_GOOD, PuertoRico
from tablero.games.puerto_rico.words import (
    LOAD,
    LOADED,
    N_SHIPS,
    PASSED,
    SHIP_CLEARED,
    SPOILED,
    STOP_LOADING,
    STORE_KIND,
    STORE_UNIT,
    STORED,
    WHARF_FIRST,
    WHARF_LOADED,
)

SHIPS: Final[i64] = N_SHIPS
WHARF: Final[i64] = WHARF_FIRST
STOP: Final[i64] = STOP_LOADING
ALL_GOODS: Final[i64] = 32  # masks of kinds of goods


def ship_room(g: PuertoRico, ship: i64) -> i64:
    return g.ship_size[ship] - g.ship_load[ship]


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
            g.tell_all(LOADED, self.seat, [int(good), int(amount), int(ship) + 1, int(points)])

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
        goods = g.players[self.seat].goods
        if answer >= WHARF:
            amount = goods[answer - WHARF]
        else:
            amount = min(goods[answer // SHIPS], ship_room(g, answer % SHIPS))
        bonus = g.players[self.seat].amount(LOADING_BONUS)
        if self.seat == g.chooser and g.captain_loaded == 0:
            bonus += 1
        return {"amount": int(amount), "points": int(amount + bonus)}

    def why_not(self, g: PuertoRico) -> list[Refusal]:
        goods = g.players[self.seat].goods
        refused: list[Refusal] = []
        for good in range(int(N_GOODS)):
            for ship in range(len(g.ship_size)):
                if goods[good] > 0:
                    refused += self.why_not_ship(g, good, int(ship))
            if goods[good] > 0 and g.players[self.seat].amount(OWN_SHIP) == 0:
                refused.append(Refusal(int(WHARF) + good, "no_wharf"))
            elif goods[good] > 0 and not self.has_wharf(g):
                refused.append(Refusal(int(WHARF) + good, "wharf_used"))
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
                return [Refusal(answer, "ship_full", {"ship": ship + 1})]
        elif carrier >= 0:
            return [
                Refusal(answer, "other_ship_carries", {"good": GOODS[good], "ship": carrier + 1})
            ]
        elif aboard != NO_GOOD:
            return [
                Refusal(answer, "ship_carries_other", {"good": GOODS[aboard], "ship": ship + 1})
            ]
        elif min(amount, g.ship_size[ship]) < most_loadable(g, amount):
            most = int(most_loadable(g, amount))
            return [Refusal(answer, "must_load_most", {"amount": most})]
        return []


def kinds_held(g: PuertoRico, seat: i64, kept: i64) -> i64:
    """How many kinds the player still has besides those already stored."""
    held: i64 = 0
    for good in range(N_GOODS):
        if g.players[seat].goods[good] > 0 and kept >> good & 1 == 0:
            held += 1
    return held


def store(g: PuertoRico, seat: i64, kept: i64) -> None:
    """Fill the warehouses kind by kind, then keep one single good (RULES 8.7-8.9).

    `kept` holds the kinds already in a warehouse; they are asked in ascending order, so that
    each choice of kinds has one sequence of answers.
    """
    held = kinds_held(g, seat, kept)
    places = g.players[seat].amount(STORE_KINDS)
    for good in range(N_GOODS):
        if kept >> good & 1:
            places -= 1
    if places > 0 and held > places:
        g.push(STORE_KIND_FRAMES[seat * ALL_GOODS + kept])
    elif places >= held:
        keep_all(g, seat)
    elif held > 1:
        g.push(STORE_UNIT_FRAMES[seat * ALL_GOODS + kept])
    else:
        for good in range(N_GOODS):
            if g.players[seat].goods[good] > 0 and kept >> good & 1 == 0:
                keep_unit(g, seat, kept, good)


def keep_all(g: PuertoRico, seat: i64) -> None:
    if g.events is None:
        return
    for good in range(N_GOODS):
        if g.players[seat].goods[good] > 0:
            g.tell(STORED, seat, good, g.players[seat].goods[good], 0)


def keep_unit(g: PuertoRico, seat: i64, kept: i64, unit: i64) -> None:
    """One good of kind `unit` stays outside the warehouses; the rest spoils."""
    player = g.players[seat]
    for good in range(N_GOODS):
        amount = player.goods[good]
        if amount == 0:
            continue
        if kept >> good & 1:
            g.tell(STORED, seat, good, amount, 0)
            continue
        if good == unit:
            g.tell(STORED, seat, good, 1, 1)
            amount -= 1
        if amount > 0:
            player.goods[good] -= amount
            g.supply[good] += amount
            g.tell(SPOILED, seat, good, amount)


class StoreGoods(Do):
    def __init__(self) -> None:
        self.name = "store_goods"

    def act(self, g: PuertoRico, seat: i64) -> None:
        store(g, seat, 0)


class StoreKind(Ask):
    """Which kind goes into the next warehouse place?"""

    def __init__(self, seat: i64, kept: i64) -> None:
        super().__init__(seat)
        self.kept = kept

    def kind(self) -> Kind:
        return STORE_KIND

    def save(self) -> tuple[str, list[int]]:
        return "store_kind", [int(self.kept)]

    def listing(self, g: PuertoRico) -> None:
        goods = g.players[self.seat].goods
        places = g.players[self.seat].amount(STORE_KINDS)
        for good in range(N_GOODS):
            if self.kept >> good & 1:
                places -= 1
        left = kinds_held(g, self.seat, self.kept)
        for good in range(N_GOODS):
            if goods[good] > 0 and self.kept >> good & 1 == 0:
                if self.kept < 1 << good and left >= places:
                    g.offer(good)
                left -= 1

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        store(g, self.seat, self.kept | 1 << answer)

    def why_not(self, g: PuertoRico) -> list[Refusal]:
        goods = g.players[self.seat].goods
        return [
            Refusal(good, "already_stored" if goods[good] > 0 else "no_such_good")
            for good in range(int(N_GOODS))
            if not g.is_offered(good)
        ]


class StoreUnit(Ask):
    """Which kind is the single good kept of?"""

    def __init__(self, seat: i64, kept: i64) -> None:
        super().__init__(seat)
        self.kept = kept

    def kind(self) -> Kind:
        return STORE_UNIT

    def save(self) -> tuple[str, list[int]]:
        return "store_unit", [int(self.kept)]

    def listing(self, g: PuertoRico) -> None:
        goods = g.players[self.seat].goods
        for good in range(N_GOODS):
            if goods[good] > 0 and self.kept >> good & 1 == 0:
                g.offer(good)

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        keep_unit(g, self.seat, self.kept, answer)

    def why_not(self, g: PuertoRico) -> list[Refusal]:
        return [
            Refusal(good, "already_stored" if self.kept >> good & 1 else "no_such_good")
            for good in range(int(N_GOODS))
            if not g.is_offered(good)
        ]


class StoreStep(Step):
    """Only to restore a saved question about storing."""

    def __init__(self, name: str) -> None:
        self.name = name

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        frames = STORE_KIND_FRAMES if self.name == "store_kind" else STORE_UNIT_FRAMES
        return frames[seat * int(ALL_GOODS) + numbers[0]]


class ClearShips(Do):
    """Full ships sail; the goods go back to the supply (RULES 8.10)."""

    def __init__(self) -> None:
        self.name = "clear_ships"

    def act(self, g: PuertoRico, seat: i64) -> None:
        for ship in range(len(g.ship_size)):
            if g.ship_load[ship] == g.ship_size[ship]:
                g.tell(SHIP_CLEARED, seat, ship + 1, g.ship_good[ship])
                g.supply[g.ship_good[ship]] += g.ship_load[ship]
                g.ship_load[ship] = 0
                g.ship_good[ship] = NO_GOOD
        g.wharf_used = 0
        g.captain_loaded = 0


STORE_KIND_FRAMES: Final = vec[Frame](
    [StoreKind(s, kept) for s in range(int(MAX_SEATS)) for kept in range(int(ALL_GOODS))]
)
STORE_UNIT_FRAMES: Final = vec[Frame](
    [StoreUnit(s, kept) for s in range(int(MAX_SEATS)) for kept in range(int(ALL_GOODS))]
)
STORE_STEPS: Final = [StoreStep("store_kind"), StoreStep("store_unit")]

CAPTAIN_SCRIPT: Final = Script(
    "captain",
    [
        GoRound(Asking("load", [Load(s) for s in range(int(MAX_SEATS))])),
        EachSeat(StoreGoods()),
        ClearShips(),
    ],
)
