"""The trail: where to stop and what to do there."""

from __future__ import annotations

from typing import Final

from tablero.bots.gwt2.mind import Mind
from tablero.bots.gwt2.spending import RAIL
from tablero.bots.gwt2.weights import WEIGHTS
from tablero.bots.gwt_family.mind import TrailMind
from tablero.bots.gwt_family.rail import RailLocationSense
from tablero.core.printed import Deed
from tablero.games.gwt2.catalogue import KANSAS_CITY, NEUTRAL_NODES, WORKERS
from tablero.games.gwt2.location import visit
from tablero.games.gwt2.location.visit import Act
from tablero.games.gwt2.printed import LOCAL
from tablero.games.gwt2.words import MOVE_PLAY


class Gwt2Locations(RailLocationSense):
    def reward(self, mind: TrailMind, deed: Deed) -> float:
        if deed.verb == "hazard":
            return WEIGHTS["hazard"] - WEIGHTS["hazard_dollar"] * deed.n
        return super().reward(mind, deed)

    def visit(self, mind: TrailMind, node: int, tile: int) -> Act:
        return Act(mind.seat, node, node, tile, 0, 0)

    def at(self, mind: TrailMind, node: int) -> float:
        """Hazards and empty spaces have no local actions."""
        return super().at(mind, node) if visit.is_building(mind.table.tiles[node]) else 1.0


LOCATIONS: Final = Gwt2Locations(
    WEIGHTS, LOCAL, visit.LOCATIONS, NEUTRAL_NODES, WORKERS, cattle_money=6, rail=RAIL
)


def move(mind: Mind, answer: int) -> float:
    if answer >= MOVE_PLAY:
        return RAIL.play(mind, answer)
    if answer == KANSAS_CITY:
        value = int(mind.me.herd_value() + mind.me.permanent() + mind.me.temporary())
        return LOCATIONS.arrival(value, mind.deliveries())
    return LOCATIONS.stop(mind, answer)
