"""What hints tell of Argentina: grain, strength, and the ship that the herd could load."""

from __future__ import annotations

from typing import Final, cast

from tablero.bots.gwt_argentina.mind import Mind
from tablero.bots.gwt_argentina.spending import RAIL
from tablero.bots.gwt_family.telling import REACH, RailTelling
from tablero.core.engine import State
from tablero.games.gwt_argentina.buenos_aires.loading import farthest
from tablero.games.gwt_argentina.cards import BREED, CATTLE_VALUE, EXHAUSTION
from tablero.games.gwt_argentina.catalogue import (
    BUILDERS_NEEDED,
    N_RAMPS,
    RAMP_FOOT,
    REACHED,
    WORKERS,
)
from tablero.games.gwt_argentina.harbours import SHIP_VALUE, SHIPS
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.trail.herder import ramp_is_open
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable


class ArgentinaTelling(RailTelling):
    def outlook(self, s: State, seat: int) -> dict[str, int]:
        found = super().outlook(s, seat)
        found["exhaustion_cards"] = int(cast(Table, s).players[seat].herd(EXHAUSTION))
        return found

    def mind(self, g: RailTable, seat: int) -> Mind:
        return Mind(cast(Table, g), seat)

    def engine_space(self, p: RailRancher) -> int:
        return int(REACHED[p.engine])

    def way_left(self, g: TrailTable, p: Rancher) -> int:
        """Over a ramp where one is open and shorter (RULES 3.3)."""
        best = super().way_left(g, p)
        steps = g.trail.steps_from(g.tiles, p.herder, best)
        for ramp in range(int(N_RAMPS)):
            if ramp_is_open(cast(RailRancher, p), ramp):
                best = min(best, int(steps[RAMP_FOOT[ramp]]) + 1)
        return best

    def named(self, s: State, seat: int) -> dict[str, str]:
        """The ship of the highest value that this hand with all certificates could load."""
        g = cast(Table, s)
        p = g.players[seat]
        return {REACH: SHIPS[farthest(g, p, p.herd_value() + p.permanent() + p.temporary())]}


TELLING: Final = ArgentinaTelling(
    "pesos",
    WORKERS,
    CATTLE_VALUE,
    BREED,
    BUILDERS_NEEDED,
    RAIL.objectives,
    {ship: int(SHIP_VALUE[k]) for k, ship in enumerate(SHIPS)},
    {"grain": 0.6, "loading_grain": 2.0, "strength": 1.0, "exhaustion_cards": -1.0},
    {
        "farmer_helped": 3.0,
        "loaded": 5.0,
        "invested": 3.0,
        "market_taken": 3.0,
        "disc_on_quay": 2.0,
        "ships_departed": 2.0,
    },
)
