"""Where to go and what to do there, read off the printed actions."""

from __future__ import annotations

from typing import Final, cast

from tablero.bots.gwt_argentina.farmers import help_at
from tablero.bots.gwt_argentina.mind import Mind
from tablero.bots.gwt_argentina.spending import RAIL
from tablero.bots.gwt_argentina.weights import WEIGHTS
from tablero.bots.gwt_family.mind import TrailMind
from tablero.bots.gwt_family.rail import RailLocationSense
from tablero.core.printed import Deed
from tablero.games.gwt_argentina.catalogue import (
    BUENOS_AIRES,
    FIRST_NEUTRAL,
    GRANJERO,
    MOST_GRAIN,
    NEUTRAL_NODES,
    WORKERS,
)
from tablero.games.gwt_argentina.location import visit
from tablero.games.gwt_argentina.location.visit import Act
from tablero.games.gwt_argentina.printed import LOCAL
from tablero.games.gwt_argentina.words import MOVE_PLAY, MOVE_RAMP
from tablero.games.gwt_family.tiles import EMPTY


class ArgentinaLocations(RailLocationSense):
    def reward(self, mind: TrailMind, deed: Deed) -> float:
        if deed.verb == "money_per":
            return WEIGHTS["money"] * 2.0 * deed.n
        if deed.verb == "grain":
            own = cast(Mind, mind)
            return WEIGHTS["grain"] * min(grain_of(own, deed), int(MOST_GRAIN - own.me.grain))
        return super().reward(mind, deed)

    def price(self, deed: Deed) -> float:
        if deed.verb == "pay_grain":
            return WEIGHTS["grain"] * deed.n
        return super().price(deed)

    def visit(self, mind: TrailMind, node: int, tile: int) -> Act:
        return Act(mind.seat, node, node, tile, 0)

    def at(self, mind: TrailMind, node: int) -> float:
        if EMPTY < mind.table.tiles[node] < FIRST_NEUTRAL:
            return max(help_at(cast(Mind, mind), node), 1.0)
        return super().at(mind, node)

    def local(self, mind: TrailMind, answer: int) -> float:
        if LOCAL[answer].rewards[0].verb == "help_here":
            return help_at(cast(Mind, mind), int(mind.rancher().herder))
        return super().local(mind, answer)


def grain_of(mind: Mind, deed: Deed) -> int:
    if deed.what == "granjeros":
        return int(mind.me.workers(GRANJERO))
    return int(mind.me.grain_buildings()) if deed.what else deed.n


LOCATIONS: Final = ArgentinaLocations(
    WEIGHTS, LOCAL, visit.LOCATIONS, NEUTRAL_NODES, WORKERS, cattle_money=5, rail=RAIL
)


def move(mind: Mind, answer: int) -> float:
    if answer >= MOVE_PLAY:
        return RAIL.play(mind, answer)
    if answer == BUENOS_AIRES or answer >= MOVE_RAMP:
        value = int(mind.me.herd_value() + mind.me.permanent() + mind.me.temporary())
        arrival = LOCATIONS.arrival(value, mind.visits())
        return arrival - WEIGHTS["fee"] * mind.figure(answer, "fee")
    return LOCATIONS.stop(mind, answer)
