"""Captain (RULES 8): load round and round, then store what is left and let full ships sail."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import MAX_SEATS
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.scripts import Asking, AskingAbout, EachSeat, GoRound, Script
from tablero.games.puerto_rico.asking import Ask, Do
from tablero.games.puerto_rico.catalogue import GOODS, LOADING_BONUS, N_GOODS, OWN_SHIP, POWER_OF
from tablero.games.puerto_rico.roles.storing import (
    STORE_GOODS,
    least_lost,
    places,
    storage,
    unstored,
)
from tablero.games.puerto_rico.state import (
    END_CHIPS,
    HIDDEN,
    LAST_POINTS_UNASKED,
    NO_GOOD,
    Player,
    PuertoRico,
)
from tablero.games.puerto_rico.words import (
    EXTRA_POINTS,
    LOAD,
    LOADED,
    N_SHIPS,
    PASSED,
    SHIP_CLEARED,
    STOP_LOADING,
    TAKE_POINTS,
    WHARF_FIRST,
    WHARF_LOADED,
)

SHIPS: Final[i64] = N_SHIPS
WHARF: Final[i64] = WHARF_FIRST
STOP: Final[i64] = STOP_LOADING
MOST_EXTRA: Final[i64] = 2  # points of one loading: the harbor's and the captain's


# Why a kind cannot go on a ship.
OPEN: Final[i64] = 0
SHIP_FULL: Final[i64] = 1
OTHER_SHIP_CARRIES: Final[i64] = 2
SHIP_CARRIES_OTHER: Final[i64] = 3
MUST_LOAD_MOST: Final[i64] = 4
OBSTACLES = ["", "ship_full", "other_ship_carries", "ship_carries_other", "must_load_most"]


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


def obstacle(g: PuertoRico, ship: i64, amount: i64, carrier: i64, most: i64) -> i64:
    """Why a kind cannot go on a ship, or OPEN: `carrier` has the kind aboard, or no ship has, and
    then `most` of it must be loaded (RULES 8.2, 8.3)."""
    if carrier >= 0:
        if carrier != ship:
            return OTHER_SHIP_CARRIES
        return OPEN if ship_room(g, ship) > 0 else SHIP_FULL
    if g.ship_good[ship] != NO_GOOD:
        return SHIP_CARRIES_OTHER
    return OPEN if min(amount, g.ship_size[ship]) == most else MUST_LOAD_MOST


def extra_points(g: PuertoRico, seat: i64) -> i64:
    """The harbor's point, and the captain's with the first loading (RULES 8.4)."""
    points = g.players[seat].amount(LOADING_BONUS)
    if seat == g.chooser and g.captain_loaded == 0:
        points += 1
    return points


def in_question(g: PuertoRico, seat: i64, amount: i64) -> i64:
    """Of the extra points of a loading, those that begin with the last chip of the supply.

    They may be declined while nothing else ends the game (RULES 8.12).
    """
    extra = extra_points(g, seat)
    left = g.chips - amount
    if left <= 0 or left > extra or g.ended != 0 or g.has_option(LAST_POINTS_UNASKED):
        return 0
    return extra - left + 1


def gain_points(g: PuertoRico, seat: i64, points: i64) -> None:
    """Credited in full, also when they are the last; then the game ends (RULES 9.3)."""
    player = g.players[seat]
    player.chips += points
    if player.seen != HIDDEN:
        player.seen += points
    g.chips -= points
    if g.chips <= 0:
        g.trigger_end(END_CHIPS, seat)


def points_for(g: PuertoRico, seat: i64, amount: i64) -> i64:
    """A point a good and the extra points, unless these are to be asked for (RULES 8.4)."""
    return amount + extra_points(g, seat) - in_question(g, seat, amount)


def score_loading(g: PuertoRico, seat: i64, amount: i64) -> None:
    """Told before: the loading comes first, then what it sets off."""
    asked = in_question(g, seat, amount)
    points = points_for(g, seat, amount)
    if seat == g.chooser:
        g.captain_loaded = 1
    gain_points(g, seat, points)
    if asked > 0:
        TAKE_LAST_POINTS.enter_with(g, seat, asked)


class Load(Ask):
    """One kind on one ship, as much as fits; or the own wharf
    (RULES 8.1, 8.2, 8.3, 8.4, 8.5, 8.6)."""

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
            if obstacle(g, carrier, amount, carrier, 0) == OPEN:
                g.offer(good * SHIPS + carrier)
            return
        most = most_loadable(g, amount)
        for ship in range(len(g.ship_size)):
            if obstacle(g, ship, amount, carrier, most) == OPEN:
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
        if g.events is not None:
            where = [int(ship) + 1, int(g.ship_size[ship])]
            points = int(points_for(g, self.seat, amount))
            g.tell_all(LOADED, self.seat, [int(good), int(amount), *where, points])
        score_loading(g, self.seat, amount)

    def use_wharf(self, g: PuertoRico, good: i64) -> None:
        player = g.players[self.seat]
        amount = player.goods[good]
        player.goods[good] = 0
        g.supply[good] += amount
        g.wharf_used |= 1 << self.seat
        g.tell(WHARF_LOADED, self.seat, good, amount, points_for(g, self.seat, amount))
        score_loading(g, self.seat, amount)

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
        left = unstored(g, self.seat, 0)
        left[good] -= int(amount)
        told["amount"] = int(amount)
        told["points"] = int(points_for(g, self.seat, amount))
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
        carrier = int(g.ship_of(good))
        amount = g.players[self.seat].goods[good]
        most = most_loadable(g, amount)
        reason = obstacle(g, ship, amount, carrier, most)
        facts = named(g, ship)
        if reason == OPEN:
            return []
        if reason == OTHER_SHIP_CARRIES:
            facts = {"good": GOODS[good], **named(g, carrier)}
        elif reason == SHIP_CARRIES_OTHER:
            facts = {"good": GOODS[g.ship_good[ship]], **facts}
        elif reason == MUST_LOAD_MOST:
            facts = {"amount": int(most), **facts}
        return [Refusal(answer, OBSTACLES[reason], facts)]


class TakePoints(Ask):
    """Take the extra points that would empty the supply and end the game? (RULES 8.12)"""

    def __init__(self, seat: i64, points: i64) -> None:
        super().__init__(seat)
        self.points = points

    def kind(self) -> Kind:
        return TAKE_POINTS

    def save(self) -> tuple[str, list[int]]:
        return "take_points", [int(self.points)]

    def subject(self, g: PuertoRico) -> Args:
        return {"points": int(self.points)}

    def listing(self, g: PuertoRico) -> None:
        g.offer(0)
        g.offer(1)

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        points = self.points * answer
        g.tell(EXTRA_POINTS, self.seat, points)
        if answer == 1:
            gain_points(g, self.seat, points)


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


TAKE_LAST_POINTS: Final = AskingAbout(
    "take_points",
    MOST_EXTRA + 1,
    [TakePoints(s, n) for s in range(int(MAX_SEATS)) for n in range(int(MOST_EXTRA) + 1)],
)
CAPTAIN_SCRIPT: Final = Script(
    "captain",
    [
        GoRound(Asking("load", [Load(s) for s in range(int(MAX_SEATS))])),
        EachSeat(STORE_GOODS),
        ClearShips(),
    ],
)
