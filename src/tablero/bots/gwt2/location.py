"""The trail: where to stop and what to do there."""

from __future__ import annotations

from typing import Final, cast

from tablero.bots.gwt2.mind import Mind
from tablero.bots.gwt2.spending import RAIL
from tablero.bots.gwt2.weights import WEIGHTS
from tablero.bots.gwt_family.location import LocationSense
from tablero.bots.gwt_family.mind import TrailMind
from tablero.core.printed import Deed
from tablero.games.gwt2.actions import LOCAL_EFFECTS
from tablero.games.gwt2.catalogue import BUILDER, COWBOY, ENGINEER, KANSAS_CITY, NEUTRAL_NODES
from tablero.games.gwt2.location.visit import is_building, slot_actions
from tablero.games.gwt2.printed import LOCAL
from tablero.games.gwt2.words import ACT_AUX, ACT_DONE, ACT_PLAY, MOVE_PLAY
from tablero.games.gwt_family.printed import MAX_SLOTS


class Gwt2Locations(LocationSense):
    def reward(self, mind: TrailMind, deed: Deed) -> float:
        me = cast(Mind, mind).me
        verb = deed.verb
        amount = 2 if deed.what else deed.n  # a word that counts is taken for two
        if verb == "money":
            return WEIGHTS["dollar"] * amount
        if verb == "certificate":
            return WEIGHTS["certificate"] * amount
        if verb == "engine":
            spaces = int(me.workers(ENGINEER)) if deed.what == "engineers" else amount
            return WEIGHTS["engine"] * spaces
        if verb == "hazard":
            return WEIGHTS["hazard"] - WEIGHTS["hazard_dollar"] * amount
        if verb == "hire":
            return WEIGHTS["hire"] - amount if mind.money >= 6 else WEIGHTS["hire_poor"]
        if verb == "buy_cattle":
            return cattle(mind.money, int(me.workers(COWBOY)))
        if verb == "build":
            return WEIGHTS["build" if int(me.workers(BUILDER)) > 1 else "build_weak"]
        return WEIGHTS.get(verb, 1.0)

    def price(self, deed: Deed) -> float:
        if deed.verb == "pay":
            return WEIGHTS["dollar"] * deed.n
        if deed.verb == "engine_back":
            return WEIGHTS["engine"] * deed.n
        return 0.0

    def at(self, mind: TrailMind, node: int) -> float:
        g = cast(Mind, mind).g
        tile = g.tiles[node]
        owner = int(g.owner_of(tile))
        if not is_building(tile) or owner not in (-1, mind.seat):
            return 1.0
        worth = 0.0
        for slot in range(int(MAX_SLOTS)):
            worth += self.best_of(mind, int(slot_actions(g, node, tile, slot)))
        return max(worth, 1.0)


def cattle(money: int, cowboys: int) -> float:
    if money >= 6 or (money >= 3 and cowboys > 1):
        return WEIGHTS["buy_cattle"] + WEIGHTS["buy_per_cowboy"] * cowboys
    return WEIGHTS["buy_poor"]


LOCATIONS: Final = Gwt2Locations(WEIGHTS, LOCAL, LOCAL_EFFECTS, NEUTRAL_NODES)


def move(mind: Mind, answer: int) -> float:
    if answer >= MOVE_PLAY:
        return RAIL.play(mind, answer)
    if answer == KANSAS_CITY:
        value = int(mind.me.herd_value() + mind.me.permanent() + mind.me.temporary())
        wish = WEIGHTS["kansas_city_wish"] + WEIGHTS["kansas_city_later"] * mind.deliveries()
        return WEIGHTS["kansas_city"] + WEIGHTS["kansas_city_value"] * (value - wish)
    figures = mind.figures(answer)
    fee, steps = int(figures.get("fee", 0)), int(figures.get("steps", 0))
    return LOCATIONS.at(mind, answer) - WEIGHTS["fee"] * fee + WEIGHTS["step"] * steps


def copied(mind: Mind, answer: int) -> float:
    return LOCATIONS.at(mind, answer)


def act(mind: Mind, answer: int) -> float:
    if answer < ACT_AUX:
        return LOCATIONS.local(mind, answer)
    if answer < ACT_PLAY:
        return LOCATIONS.auxiliary(mind, answer)
    if answer == ACT_DONE:
        return 0.1
    return RAIL.play(mind, answer)
