"""What hints tell of the 2nd edition: how far a delivery would reach, and what it adds."""

from __future__ import annotations

from typing import Final, cast

from tablero.bots.gwt2.mind import Mind
from tablero.bots.gwt2.spending import RAIL
from tablero.bots.gwt_family.telling import REACH, RailTelling
from tablero.core.engine import State
from tablero.games.gwt2.cards import BREED, CATTLE_VALUE
from tablero.games.gwt2.catalogue import BUILDERS_NEEDED, CITIES, CITY_VALUE, RAILROAD, WORKERS
from tablero.games.gwt2.kansas_city.delivery import farthest
from tablero.games.gwt2.state import Table
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable


class Gwt2Telling(RailTelling):
    def mind(self, g: RailTable, seat: int) -> Mind:
        return Mind(cast(Table, g), seat)

    def engine_space(self, p: RailRancher) -> int:
        return int(RAILROAD.number[p.engine])

    def named(self, s: State, seat: int) -> dict[str, str]:
        """The last city that a delivery of this hand with all certificates would reach."""
        p = cast(Table, s).players[seat]
        return {REACH: CITIES[farthest(p, p.herd_value() + p.permanent() + p.temporary())]}


TELLING: Final = Gwt2Telling(
    "dollars",
    WORKERS,
    CATTLE_VALUE,
    BREED,
    BUILDERS_NEEDED,
    RAIL.objectives,
    {city: int(CITY_VALUE[k]) for k, city in enumerate(CITIES)},
    {"green_bandits": 1.0, "orange_bandits": 1.0},
    {"hazard_taken": 2.5, "bandit_taken": 2.5, "simmental_raised": 3.0},
)
