"""Where to go and what to do there, read off the printed actions."""

from __future__ import annotations

from typing import Final, cast

from tablero.bots.gwt_elpaso.mind import Mind
from tablero.bots.gwt_elpaso.weights import WEIGHTS
from tablero.bots.gwt_family.location import LocationSense
from tablero.bots.gwt_family.mind import TrailMind
from tablero.core.printed import Deed
from tablero.games.gwt_elpaso.actions import LOCAL_EFFECTS
from tablero.games.gwt_elpaso.catalogue import ARRIVAL, NEUTRAL_NODES
from tablero.games.gwt_elpaso.location.visit import face_on
from tablero.games.gwt_elpaso.printed import LOCAL, N_LOCAL, SLOTS
from tablero.games.gwt_elpaso.words import ACT_DONE
from tablero.games.gwt_family.printed import MAX_SLOTS


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

    def at(self, mind: TrailMind, node: int) -> float:
        g = cast(Mind, mind).g
        tile = g.tiles[node]
        if int(g.owner_of(tile)) not in (-1, mind.seat):
            return 1.0
        face = int(face_on(g, tile))
        worth = 0.0
        for slot in range(int(MAX_SLOTS)):
            worth += self.best_of(mind, int(SLOTS[face * int(MAX_SLOTS) + slot]))
        return max(worth, 1.0)


LOCATIONS: Final = ElPasoLocations(WEIGHTS, LOCAL, LOCAL_EFFECTS, NEUTRAL_NODES)


def move(mind: Mind, answer: int) -> float:
    cost = WEIGHTS["cowboy_step"] * mind.figure(answer, "cowboys")
    if answer == ARRIVAL:
        value = int(mind.me.delivery_value() + mind.me.certificates)
        wish = WEIGHTS["el_paso_wish"] + WEIGHTS["el_paso_later"] * mind.deliveries()
        return WEIGHTS["el_paso"] + WEIGHTS["el_paso_value"] * (value - wish) - cost
    return LOCATIONS.at(mind, answer) + WEIGHTS["step"] * (answer - int(mind.me.herder)) - cost


def act(mind: Mind, answer: int) -> float:
    if answer < N_LOCAL:
        return LOCATIONS.local(mind, answer)
    if answer == ACT_DONE:
        return 0.1
    return LOCATIONS.auxiliary(mind, answer)
