"""Where to go and what to do there, read off the printed actions."""

from __future__ import annotations

from typing import Final, cast

from tablero.bots.gwt_elpaso.mind import Mind
from tablero.bots.gwt_elpaso.weights import WEIGHTS
from tablero.bots.gwt_family.location import LocationSense
from tablero.bots.gwt_family.mind import TrailMind
from tablero.core.printed import Deed
from tablero.games.gwt_elpaso.catalogue import ARRIVAL, NEUTRAL_NODES
from tablero.games.gwt_elpaso.location import visit
from tablero.games.gwt_elpaso.location.visit import Act
from tablero.games.gwt_elpaso.printed import LOCAL


class ElPasoLocations(LocationSense):
    def reward(self, mind: TrailMind, deed: Deed) -> float:
        if deed.verb in ("money", "certificate", "exchange_token"):
            return WEIGHTS[deed.verb] * deed.n
        if deed.verb == "hire":
            return WEIGHTS["hire"] - WEIGHTS["worker_dollar"] * deed.n
        if deed.verb in ("build", "buy_cattle", "train"):
            return WEIGHTS[deed.verb] * (0.5 + 0.5 * cast(Mind, mind).to_come())
        return WEIGHTS.get(deed.verb, 1.0)

    def price(self, deed: Deed) -> float:
        return WEIGHTS["pay"] * deed.n if deed.verb == "pay" else 0.0

    def visit(self, mind: TrailMind, node: int, tile: int) -> Act:
        return Act(mind.seat, node, node, tile, 0)


LOCATIONS: Final = ElPasoLocations(WEIGHTS, LOCAL, visit.LOCATIONS, NEUTRAL_NODES)


def move(mind: Mind, answer: int) -> float:
    cost = WEIGHTS["cowboy_step"] * mind.figure(answer, "cowboys")
    if answer == ARRIVAL:
        value = int(mind.me.delivery_value() + mind.me.certificates)
        return LOCATIONS.arrival(value, mind.deliveries()) - cost
    return LOCATIONS.at(mind, answer) + WEIGHTS["step"] * (answer - int(mind.me.herder)) - cost
