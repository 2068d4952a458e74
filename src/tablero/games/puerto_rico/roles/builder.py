"""Builder (RULES 5): one building for everybody; quarries and the university."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import MAX_SEATS
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.scripts import Asking, AskingAbout, EachSeat, Script
from tablero.games.puerto_rico.asking import Ask
from tablero.games.puerto_rico.catalogue import (
    BUILDER_COLONIST,
    BUILDING_NAMES,
    CITY_SPACES,
    MOST_LARGE,
    N_BUILDINGS,
    QUARRY,
    QUARRY_LIMIT,
    SPACES,
)
from tablero.games.puerto_rico.state import END_CITY, Player, PuertoRico
from tablero.games.puerto_rico.words import (
    BUILD,
    BUILDING_STAFFED,
    BUILT,
    PASSED,
    STAFF_BUILDING,
)

PASS: Final[i64] = N_BUILDINGS
# Why a building cannot be built.
OPEN: Final[i64] = 0
ALREADY_OWNED: Final[i64] = 1
NONE_LEFT: Final[i64] = 2
NO_CITY_SPACE: Final[i64] = 3
TOO_MANY_LARGE: Final[i64] = 4
TOO_DEAR: Final[i64] = 5
OBSTACLES = [
    "",
    "already_owned",
    "none_left",
    "no_city_space",
    "too_many_large",
    "not_enough_money",
]


def fits(player: Player, building: i64) -> bool:
    """Room in the city; a large building needs two spaces of one column (RULES 5.3)."""
    if player.city_used + SPACES[building] > CITY_SPACES:
        return False
    return SPACES[building] == 1 or player.large < MOST_LARGE


def price_for(g: PuertoRico, seat: i64, building: i64, privilege: bool) -> i64:
    """Printed price, less occupied quarries up to the column, less 1 for the builder
    (RULES 5.1, 5.2)."""
    cost = g.prices[building] - min(g.players[seat].manned[QUARRY], QUARRY_LIMIT[building])
    if privilege:
        cost -= 1
    return max(0, cost)


class Build(Ask):
    """A building that is there and not yet owned, or pass; the 12th space ends the game
    (RULES 2.4, 5.1, 5.5, 5.6, 9.2)."""

    def kind(self) -> Kind:
        return BUILD

    def save(self) -> tuple[str, list[int]]:
        return "build", []

    def cost(self, g: PuertoRico, building: i64) -> i64:
        return price_for(g, self.seat, building, g.chooser == self.seat)

    def obstacle(self, g: PuertoRico, player: Player, b: i64) -> i64:
        """Why a building cannot be built, or OPEN."""
        if player.owns(b):
            return ALREADY_OWNED
        if g.copies[b] == 0:
            return NONE_LEFT
        if not fits(player, b):
            is_full = player.city_used + SPACES[b] > CITY_SPACES
            return NO_CITY_SPACE if is_full else TOO_MANY_LARGE
        return OPEN if self.cost(g, b) <= player.doubloons else TOO_DEAR

    def listing(self, g: PuertoRico) -> None:
        player = g.players[self.seat]
        for b in range(N_BUILDINGS):
            if self.obstacle(g, player, b) == OPEN:
                g.offer(b)
        g.may_pass(PASS)

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        if answer == PASS:
            g.tell(PASSED, self.seat)
            return
        player = g.players[self.seat]
        cost = self.cost(g, answer)
        university = player.amount(BUILDER_COLONIST) > 0
        player.doubloons -= cost
        g.copies[answer] -= 1
        player.add_building(answer)
        g.tell(BUILT, self.seat, answer, cost, g.prices[answer] - cost)
        if player.city_used == CITY_SPACES:
            g.trigger_end(END_CITY, self.seat)
        if university and g.colonist_available():
            STAFF_NEW_BUILDING.enter_with(g, self.seat, answer)

    def figures(self, g: PuertoRico, answer: i64) -> Args:
        if answer == PASS:
            return {}
        return {"cost": int(self.cost(g, answer)), "price": int(g.prices[answer])}

    def why_not(self, g: PuertoRico) -> list[Refusal]:
        player = g.players[self.seat]
        refused: list[Refusal] = []
        for b in range(int(N_BUILDINGS)):
            reason = self.obstacle(g, player, b)
            facts: Args = {}
            if reason == NO_CITY_SPACE:
                facts = {"need": int(SPACES[b])}
            elif reason == TOO_DEAR:
                facts = {"need": int(self.cost(g, b)), "have": int(player.doubloons)}
            if reason != OPEN:
                refused.append(Refusal(b, OBSTACLES[reason], facts))
        return refused


class StaffBuilding(Ask):
    """University: a colonist into the new building? (RULES 5.4)"""

    def __init__(self, seat: i64, building: i64) -> None:
        super().__init__(seat)
        self.building = building

    def kind(self) -> Kind:
        return STAFF_BUILDING

    def save(self) -> tuple[str, list[int]]:
        return "staff_building", [int(self.building)]

    def subject(self, g: PuertoRico) -> Args:
        return {"building": BUILDING_NAMES[self.building]}

    def listing(self, g: PuertoRico) -> None:
        g.offer(0)
        g.offer(1)

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        if answer == 1:
            g.take_one_colonist()
            g.players[self.seat].set_staff(self.building, 1)
            g.tell(BUILDING_STAFFED, self.seat, self.building)


STAFF_NEW_BUILDING: Final = AskingAbout(
    "staff_building",
    N_BUILDINGS,
    [StaffBuilding(s, b) for s in range(int(MAX_SEATS)) for b in range(int(N_BUILDINGS))],
)

BUILDER_SCRIPT: Final = Script(
    "builder", [EachSeat(Asking("build", [Build(s) for s in range(int(MAX_SEATS))]))]
)
