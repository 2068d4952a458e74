"""Where to go and what to do there, read off the printed actions."""

from __future__ import annotations

from tablero.bots.gwt_elpaso.mind import Mind
from tablero.bots.gwt_elpaso.weights import WEIGHTS
from tablero.core.printed import Deed, Side
from tablero.games.gwt_elpaso.actions import LOCAL_EFFECTS
from tablero.games.gwt_elpaso.catalogue import ARRIVAL, NEUTRAL_NODES
from tablero.games.gwt_elpaso.location.visit import face_on
from tablero.games.gwt_elpaso.printed import LOCAL, N_LOCAL, SLOTS
from tablero.games.gwt_elpaso.words import ACT_DONE
from tablero.games.gwt_family.printed import MAX_SLOTS


def action(mind: Mind, side: Side) -> float:
    """What a printed action brings, less what it costs."""
    worth = 0.0  # compiled, the difference of two sum() is taken for a whole number
    for deed in side.rewards:
        worth += reward(mind, deed)
    for deed in side.prices:
        if deed.verb == "pay":
            worth -= WEIGHTS["pay"] * deed.n
    return worth


def reward(mind: Mind, deed: Deed) -> float:
    if deed.verb in ("money", "certificate", "exchange_token"):
        return WEIGHTS[deed.verb] * deed.n
    if deed.verb == "hire":
        return WEIGHTS["hire"] - WEIGHTS["worker_dollar"] * deed.n
    if deed.verb in ("build", "buy_cattle", "train"):
        return WEIGHTS[deed.verb] * (0.5 + 0.5 * mind.to_come())
    return WEIGHTS.get(deed.verb, 1.0)


def at(mind: Mind, node: int) -> float:
    """What could be done on a space, as far as it can be told before going there."""
    g = mind.g
    tile = g.tiles[node]
    if int(g.owner_of(tile)) not in (-1, mind.seat):
        return 1.0
    face = int(face_on(g, tile))
    worth = 0.0
    for slot in range(int(MAX_SLOTS)):
        sides = int(SLOTS[face * int(MAX_SLOTS) + slot])
        offers = [
            action(mind, LOCAL[k])
            for k in range(len(LOCAL))
            if sides >> k & 1 and LOCAL_EFFECTS[k].can(g, mind.me, mind.seat)
        ]
        worth += max([0.0, *offers])
    return max(worth, 1.0)


def move(mind: Mind, answer: int) -> float:
    cost = WEIGHTS["cowboy_step"] * mind.figure(answer, "cowboys")
    if answer == ARRIVAL:
        value = int(mind.me.delivery_value() + mind.me.certificates)
        wish = WEIGHTS["el_paso_wish"] + WEIGHTS["el_paso_later"] * mind.deliveries()
        return WEIGHTS["el_paso"] + WEIGHTS["el_paso_value"] * (value - wish) - cost
    return at(mind, answer) + WEIGHTS["step"] * (answer - int(mind.me.herder)) - cost


def first_place(mind: Mind, answer: int) -> float:
    node = int(NEUTRAL_NODES[answer])
    return at(mind, node) - 0.02 * node


def act(mind: Mind, answer: int) -> float:
    if answer < N_LOCAL:
        side = LOCAL[answer]
        if side.rewards[0].verb == "move_herder":
            return 0.4  # going on loses what is left here, so it comes last
        worth = action(mind, side)
        if side.prices and side.prices[0].verb == "discard":
            return worth + WEIGHTS["discard_first"]  # money first, then spending it
        return worth
    if answer == ACT_DONE:
        return 0.1
    return aux_worth(mind.word(answer).removeprefix("aux_"))


def aux_worth(name: str) -> float:
    worth = {"dollar": 0.9, "certificate": 1.1, "card": 0.6, "remove": 0.8, "done": 0.1}
    return worth[name]


def auxiliary(mind: Mind, answer: int) -> float:
    return aux_worth(mind.word(answer))
