"""Where to go and what to do there, read off the printed actions."""

from __future__ import annotations

from typing import Final, cast

from tablero.bots.gwt_argentina.farmers import help_at
from tablero.bots.gwt_argentina.mind import Mind
from tablero.bots.gwt_argentina.spending import RAIL
from tablero.bots.gwt_argentina.weights import WEIGHTS
from tablero.bots.gwt_family.location import LocationSense
from tablero.bots.gwt_family.mind import TrailMind
from tablero.core.printed import Deed
from tablero.games.gwt_argentina.actions import LOCAL_EFFECTS
from tablero.games.gwt_argentina.catalogue import (
    BUENOS_AIRES,
    FIRST_NEUTRAL,
    GRANJERO,
    MOST_GRAIN,
    N_AUXILIARY,
    NEUTRAL_NODES,
)
from tablero.games.gwt_argentina.location.visit import Act
from tablero.games.gwt_argentina.printed import LOCAL, N_LOCAL
from tablero.games.gwt_argentina.words import ACT_DONE, MOVE_PLAY, MOVE_RAMP
from tablero.games.gwt_family.printed import MAX_SLOTS
from tablero.games.gwt_family.rail.rancher import BUILDS, BUYS_CATTLE, DRIVES
from tablero.games.gwt_family.tiles import EMPTY

ACT_PLAY = int(N_LOCAL + N_AUXILIARY)


class ArgentinaLocations(LocationSense):
    def reward(self, mind: TrailMind, deed: Deed) -> float:
        me = cast(Mind, mind).me
        verb = deed.verb
        if verb == "money":
            return WEIGHTS["peso"] * deed.n
        if verb == "money_per":
            return WEIGHTS["peso"] * 2.0 * deed.n
        if verb == "certificate":
            return WEIGHTS["certificate"] * deed.n
        if verb == "grain":
            room = int(MOST_GRAIN - me.grain)
            return WEIGHTS["grain"] * min(grain_of(cast(Mind, mind), deed), room)
        if verb == "engine":
            spaces = int(me.workers(DRIVES)) if deed.what else deed.n
            return WEIGHTS["engine"] * spaces
        if verb == "hire":
            return WEIGHTS["hire"] - deed.n if mind.money >= 6 else WEIGHTS["hire_poor"]
        if verb == "buy_cattle":
            return cattle(mind.money, int(me.workers(BUYS_CATTLE)))
        if verb == "build":
            return WEIGHTS["build" if int(me.workers(BUILDS)) > 1 else "build_weak"]
        return WEIGHTS.get(verb, 1.0)

    def price(self, deed: Deed) -> float:
        if deed.verb == "pay":
            return WEIGHTS["peso"] * deed.n
        if deed.verb == "pay_grain":
            return WEIGHTS["grain"] * deed.n
        if deed.verb == "engine_back":
            return WEIGHTS["engine"] * deed.n
        return 0.0

    def at(self, mind: TrailMind, node: int) -> float:
        g = cast(Mind, mind).g
        tile = g.tiles[node]
        if EMPTY < tile < FIRST_NEUTRAL:
            return max(help_at(cast(Mind, mind), node), 1.0)
        if int(g.owner_of(tile)) not in (-1, mind.seat):
            return 1.0
        visit = Act(mind.seat, node, node, tile, 0)
        worth = 0.0
        for slot in range(int(MAX_SLOTS)):
            worth += self.best_of(mind, int(visit.slot_actions(g, node, tile, slot)))
        return max(worth, 1.0)


def grain_of(mind: Mind, deed: Deed) -> int:
    if deed.what == "granjeros":
        return int(mind.me.workers(GRANJERO))
    return int(mind.me.grain_buildings()) if deed.what else deed.n


def cattle(money: int, gauchos: int) -> float:
    if money >= 5 or (money >= 2 and gauchos > 1):
        return WEIGHTS["buy_cattle"] + WEIGHTS["buy_per_gaucho"] * gauchos
    return WEIGHTS["buy_poor"]


LOCATIONS: Final = ArgentinaLocations(WEIGHTS, LOCAL, LOCAL_EFFECTS, NEUTRAL_NODES)


def move(mind: Mind, answer: int) -> float:
    if answer >= MOVE_PLAY:
        return RAIL.play(mind, answer)
    figures = mind.figures(answer)
    fee = WEIGHTS["fee"] * int(figures.get("fee", 0))
    if answer == BUENOS_AIRES or answer >= MOVE_RAMP:
        value = int(mind.me.herd_value() + mind.me.permanent() + mind.me.temporary())
        wish = WEIGHTS["city_wish"] + WEIGHTS["city_later"] * mind.visits()
        return WEIGHTS["city"] + WEIGHTS["city_value"] * (value - wish) - fee
    steps = int(figures.get("steps", 0))
    return LOCATIONS.at(mind, answer) - fee + WEIGHTS["step"] * steps


def act(mind: Mind, answer: int) -> float:
    if answer < N_LOCAL:
        if LOCAL[answer].rewards[0].verb == "help_here":
            return help_at(mind, int(mind.me.herder))
        return LOCATIONS.local(mind, answer)
    if answer < ACT_PLAY:
        return LOCATIONS.auxiliary(mind, answer)
    if answer == ACT_DONE:
        return 0.1
    return RAIL.play(mind, answer)
