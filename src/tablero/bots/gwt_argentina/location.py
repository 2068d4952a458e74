"""Where to go and what to do there, read off the printed actions."""

from __future__ import annotations

from tablero.bots.gwt_argentina.farmers import help_at
from tablero.bots.gwt_argentina.mind import Mind
from tablero.bots.gwt_argentina.weights import WEIGHTS
from tablero.core.printed import Deed, Side
from tablero.games.gwt_argentina.actions import LOCAL_EFFECTS
from tablero.games.gwt_argentina.catalogue import (
    BUENOS_AIRES,
    FIRST_NEUTRAL,
    GRANJERO,
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


def action(mind: Mind, side: Side) -> float:
    """The worth of a printed action, prices and rewards together."""
    worth = 0.0  # compiled, the difference of two sum() is taken for a whole number
    for deed in side.rewards:
        worth += reward(mind, deed)
    for deed in side.prices:
        worth -= price(deed)
    return worth


def reward(mind: Mind, deed: Deed) -> float:
    verb = deed.verb
    if verb == "money":
        return WEIGHTS["peso"] * deed.n
    if verb == "money_per":
        return WEIGHTS["peso"] * 2.0 * deed.n
    if verb == "certificate":
        return WEIGHTS["certificate"] * deed.n
    if verb == "grain":
        return WEIGHTS["grain"] * min(grain_of(mind, deed), 8 - int(mind.me.grain))
    if verb == "engine":
        spaces = int(mind.me.workers(DRIVES)) if deed.what else deed.n
        return WEIGHTS["engine"] * spaces
    if verb == "hire":
        return WEIGHTS["hire"] - deed.n if mind.money >= 6 else WEIGHTS["hire_poor"]
    if verb == "buy_cattle":
        return cattle(mind)
    if verb == "build":
        return WEIGHTS["build" if int(mind.me.workers(BUILDS)) > 1 else "build_weak"]
    return WEIGHTS.get(verb, 1.0)


def grain_of(mind: Mind, deed: Deed) -> int:
    if deed.what == "granjeros":
        return int(mind.me.workers(GRANJERO))
    return int(mind.me.grain_buildings()) if deed.what else deed.n


def cattle(mind: Mind) -> float:
    gauchos = int(mind.me.workers(BUYS_CATTLE))
    if mind.money >= 5 or (mind.money >= 2 and gauchos > 1):
        return WEIGHTS["buy_cattle"] + WEIGHTS["buy_per_gaucho"] * gauchos
    return WEIGHTS["buy_poor"]


def price(deed: Deed) -> float:
    if deed.verb == "pay":
        return WEIGHTS["peso"] * deed.n
    if deed.verb == "pay_grain":
        return WEIGHTS["grain"] * deed.n
    if deed.verb == "engine_back":
        return WEIGHTS["engine"] * deed.n
    return 0.0


def at(mind: Mind, node: int) -> float:
    """What could be done on a space, as far as it can be told before going there."""
    g = mind.g
    tile = g.tiles[node]
    if EMPTY < tile < FIRST_NEUTRAL:
        return max(help_at(mind, node), 1.0)
    if int(g.owner_of(tile)) not in (-1, mind.seat):
        return 1.0
    visit = Act(mind.seat, node, node, tile, 0)
    worth = 0.0
    for slot in range(int(MAX_SLOTS)):
        sides = int(visit.slot_actions(g, node, tile, slot))
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
    figures = mind.figures(answer)
    fee = WEIGHTS["fee"] * int(figures.get("fee", 0))
    if answer == BUENOS_AIRES or answer >= MOVE_RAMP:
        value = int(mind.me.herd_value() + mind.me.permanent() + mind.me.temporary())
        wish = WEIGHTS["city_wish"] + WEIGHTS["city_later"] * mind.visits()
        return WEIGHTS["city"] + WEIGHTS["city_value"] * (value - wish) - fee
    return at(mind, answer) - fee + WEIGHTS["step"] * int(figures.get("steps", 0))


def first_place(mind: Mind, answer: int) -> float:
    node = int(NEUTRAL_NODES[answer])
    return at(mind, node) - 0.02 * node


def route(mind: Mind, answer: int) -> float:
    return -float(mind.figure(answer, "fee"))


def act(mind: Mind, answer: int) -> float:
    if answer < N_LOCAL:
        side = LOCAL[answer]
        verb = side.rewards[0].verb
        if verb == "move_herder":
            return 0.4  # going on loses what is left here, so it comes last
        if verb == "help_here":
            return help_at(mind, int(mind.me.herder))
        worth = action(mind, side)
        if side.prices and side.prices[0].verb == "discard":
            return worth + WEIGHTS["discard_first"]  # money first, then spending it
        return worth
    if answer < ACT_PLAY:
        return aux_worth(mind.word(answer).removeprefix("aux_"))
    if answer == ACT_DONE:
        return 0.1
    return play(mind, answer)


def aux_worth(name: str) -> float:
    return WEIGHTS[f"aux_{name}"]


def auxiliary(mind: Mind, answer: int) -> float:
    word = mind.word(answer)
    return aux_worth(word.removeprefix("double_")) * (1.9 if word.startswith("double") else 1.0)


def immediate(mind: Mind, answer: int) -> float:
    return 0.0 if mind.word(answer) == "no" else 1.0


def play(mind: Mind, answer: int) -> float:
    """An objective card is played once it is all but met; exchange tokens wait for the income."""
    word = mind.word(answer)
    if word == "exchange":
        return -50.0
    missing = mind.missing_for(mind.objective_of(word.removeprefix("play_")))
    return 20.0 if missing == 0 else -20.0
