"""The trail: where to stop and what to do there."""

from __future__ import annotations

from tablero.bots.gwt2.mind import Mind
from tablero.bots.gwt2.weights import WEIGHTS
from tablero.core.printed import Deed, Side
from tablero.games.gwt2.actions import LOCAL_EFFECTS
from tablero.games.gwt2.catalogue import BUILDER, COWBOY, ENGINEER, KANSAS_CITY, NEUTRAL_NODES
from tablero.games.gwt2.location.visit import is_building, slot_actions
from tablero.games.gwt2.printed import LOCAL
from tablero.games.gwt2.words import ACT_AUX, ACT_DONE, ACT_PLAY, MOVE_PLAY
from tablero.games.gwt_family.printed import MAX_SLOTS


def action(mind: Mind, side: Side) -> float:
    """The worth of a printed action, prices and rewards together."""
    worth = price = 0.0  # compiled, the difference of two sum() is taken for a whole number
    for deed in side.rewards:
        worth += _reward(mind, deed)
    for deed in side.prices:
        price += _price(deed)
    return worth - price


def _reward(mind: Mind, deed: Deed) -> float:
    verb = deed.verb
    amount = 2 if deed.what else deed.n  # a word that counts is taken for two
    if verb == "money":
        return WEIGHTS["dollar"] * amount
    if verb == "certificate":
        return WEIGHTS["certificate"] * amount
    if verb == "engine":
        spaces = int(mind.me.workers(ENGINEER)) if deed.what == "engineers" else amount
        return WEIGHTS["engine"] * spaces
    if verb == "hazard":
        return WEIGHTS["hazard"] - WEIGHTS["hazard_dollar"] * amount
    if verb == "hire":
        return WEIGHTS["hire"] - amount if mind.money >= 6 else WEIGHTS["hire_poor"]
    if verb == "buy_cattle":
        return _cattle(mind)
    if verb == "build":
        return WEIGHTS["build" if int(mind.me.workers(BUILDER)) > 1 else "build_weak"]
    return WEIGHTS.get(verb, 1.0)


def _cattle(mind: Mind) -> float:
    cowboys = int(mind.me.workers(COWBOY))
    if mind.money >= 6 or (mind.money >= 3 and cowboys > 1):
        return WEIGHTS["buy_cattle"] + WEIGHTS["buy_per_cowboy"] * cowboys
    return WEIGHTS["buy_poor"]


def _price(deed: Deed) -> float:
    if deed.verb == "pay":
        return WEIGHTS["dollar"] * deed.n
    if deed.verb == "engine_back":
        return WEIGHTS["engine"] * deed.n
    return 0.0


def at(mind: Mind, node: int) -> float:
    """What could be done on a space, as far as it can be told before going there."""
    g = mind.g
    tile = g.tiles[node]
    owner = int(g.owner_of(tile))
    if not is_building(tile) or owner not in (-1, mind.seat):
        return 1.0
    worth = 0.0
    for slot in range(int(MAX_SLOTS)):
        sides = int(slot_actions(g, node, tile, slot))
        offers = [
            action(mind, LOCAL[k])
            for k in range(len(LOCAL))
            if sides >> k & 1 and LOCAL_EFFECTS[k].can(g, mind.me, mind.seat)
        ]
        worth += max([0.0, *offers])
    return max(worth, 1.0)


def move(mind: Mind, answer: int) -> float:
    if answer >= MOVE_PLAY:
        return play(mind, answer)
    if answer == KANSAS_CITY:
        value = int(mind.me.herd_value() + mind.me.permanent() + mind.me.temporary())
        wish = WEIGHTS["kansas_city_wish"] + WEIGHTS["kansas_city_later"] * mind.deliveries()
        return WEIGHTS["kansas_city"] + WEIGHTS["kansas_city_value"] * (value - wish)
    figures = mind.figures(answer)
    fee, steps = int(figures.get("fee", 0)), int(figures.get("steps", 0))
    return at(mind, answer) - WEIGHTS["fee"] * fee + WEIGHTS["step"] * steps


def first_place(mind: Mind, answer: int) -> float:
    node = int(NEUTRAL_NODES[answer])
    return at(mind, node) - 0.02 * node


def route(mind: Mind, answer: int) -> float:
    return -float(mind.figure(answer, "fee"))


def copied(mind: Mind, answer: int) -> float:
    return at(mind, answer)


def act(mind: Mind, answer: int) -> float:
    if answer < ACT_AUX:
        side = LOCAL[answer]
        worth = action(mind, side)
        if side.rewards[0].verb == "move_herder":
            return 0.4  # going on loses what is left here, so it comes last
        if side.prices and side.prices[0].verb == "discard":
            return worth + WEIGHTS["discard_first"]  # money first, then spending it
        return worth
    if answer < ACT_PLAY:
        return _aux(mind.word(answer).removeprefix("aux_"))
    if answer == ACT_DONE:
        return 0.1
    return play(mind, answer)


def _aux(name: str) -> float:
    worth = {"dollar": 0.9, "card": 0.6, "cert": 0.9, "engine": 0.7, "remove": 1.0}
    return worth[name]


def auxiliary(mind: Mind, answer: int) -> float:
    word = mind.word(answer)
    return _aux(word.removeprefix("double_")) * (1.9 if word.startswith("double") else 1.0)


def immediate(mind: Mind, answer: int) -> float:
    return 0.0 if mind.word(answer) == "no" else 1.0


def play(mind: Mind, answer: int) -> float:
    """An objective card is played once it is all but met; exchange tokens wait for the income."""
    word = mind.word(answer)
    if word == "exchange":
        return -50.0
    missing = mind.missing_for(mind.objective_of(word.removeprefix("play_")))
    return 20.0 if missing == 0 else -20.0
