"""What a first game of the 2nd edition is told, and when."""

from __future__ import annotations

from typing import Final, cast

from tablero.core.engine import State
from tablero.core.kinds import Args
from tablero.games.gwt2.cards import (
    ALL_OBJECTIVES,
    N_BREEDS,
    N_CATTLE,
    N_OBJECTIVES,
    OBJECTIVE_VP,
    START_OBJECTIVES,
)
from tablero.games.gwt2.catalogue import CITIES, NEUTRALS
from tablero.games.gwt2.kansas_city.delivery import farthest
from tablero.games.gwt2.location.visit import LOCATIONS
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.printed import FACE_ACTIONS, LOCAL
from tablero.games.gwt2.state import Table
from tablero.games.gwt_family.bits import bits
from tablero.lessons.wheels import Wheels, row
from tablero.lessons.wheels.gwt_family import RailWheels, hires, number, told


def player(s: State, seat: int) -> Player:
    return cast(Table, s).players[seat]


class Gwt2Wheels(RailWheels):
    goal = "kansas_city"
    hires = hires(LOCATIONS, LOCAL, FACE_ACTIONS[NEUTRALS.index(RailWheels.hiring)])
    visits = LOCATIONS
    breeds = int(N_BREEDS)
    buyers = "cowboys"
    money = "dollars"

    def place(self, s: State, seat: int, value: int) -> str:
        return CITIES[farthest(player(s, seat), value)]

    def deliveries(self, s: State, seat: int) -> int:
        """Discs in cities; the two that may be served again count each."""
        p = player(s, seat)
        again = max(0, int(p.kansas_city_discs) - 1) + max(0, int(p.new_york_discs) - 1)
        return int(bits(p.cities)) + again

    def unplayed(self, s: State, seat: int) -> int:
        p = player(s, seat)
        return sum(int(p.herd(N_CATTLE + card)) for card in range(int(N_OBJECTIVES)))

    def first_objective(self, s: State, seat: int) -> Args | None:
        """The card that lies there from the start, which nobody has to take: easily overlooked."""
        area = player(s, seat).area
        for card, name in enumerate(ALL_OBJECTIVES):
            if name in START_OBJECTIVES and area[card] > 0 and self.deliveries(s, seat) == 0:
                return {"card": name, "points": int(OBJECTIVE_VP[card])}
        return None

    def home(self, s: State, _seat: int) -> Args | None:
        """The goal itself takes every herd: what that costs, where another city is in reach."""
        cities = told(s)
        n = -number(cities.get(self.goal, {}), "points")
        return {"city": self.goal, "n": n} if n > 0 and len(cities) > 1 else None

    def transport(self, s: State, seat: int) -> Args | None:
        """The dearest of the cities in reach: how many crosses lie before it."""
        n, city = max((number(facts, "transport"), city) for city, facts in told(s).items())
        return {"n": n, "city": city} if n > 0 else None


GWT2: Final = Gwt2Wheels()
WHEELS: Final = Wheels(
    [
        *GWT2.rows(),
        row("first_objective", "move", GWT2.first_objective),
        row("home", "city", GWT2.home),
        row("transport", "city", GWT2.transport),
    ],
    GWT2.is_past,
)
