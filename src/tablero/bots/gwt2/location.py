"""The trail: where to stop and what to do there."""

from __future__ import annotations

from tablero.bots.gwt2.mind import Mind
from tablero.games.gwt2.actions import LOCAL_EFFECTS
from tablero.games.gwt2.catalogue import BUILDER, COWBOY, ENGINEER, KANSAS_CITY, NEUTRAL_NODES
from tablero.games.gwt2.printed import LOCAL, MAX_SLOTS
from tablero.games.gwt2.visit import is_building, slot_actions
from tablero.games.gwt2.words import ACT_AUX, ACT_DONE, ACT_PLAY, MOVE_PLAY

# What one verb of a printed action is worth, the money it costs included.
VERBS = {
    "hire": 7.0,
    "build": 6.5,
    "buy_cattle": 6.0,
    "bandit": 4.5,
    "objective": 1.5,
    "aux": 1.5,
    "move_herder": 2.5,
    "exchange_token": 2.0,
    "draw": 1.0,
    "upgrade_behind": 4.0,
    "extraordinary_delivery": 3.0,
    "copy_adjacent": 3.5,
    "bandit_pairs": 4.0,
    "free_steps": 0.6,
    "remove_cards": 1.0,
}


def action(mind: Mind, text: str) -> float:
    """The worth of a printed action, price and reward together."""
    price, arrow, reward = text.partition(" -> ")
    if arrow:
        return sum(action(mind, part) for part in reward.split(" + ")) - _price(price)
    verb, _, rest = text.partition(" ")
    amount = int(rest) if rest.lstrip("+-").isdigit() else 2
    if verb == "dollars":
        return 0.8 * amount
    if verb == "dollars_per":
        return 3.0
    if verb == "certificate":
        return 1.5 * amount
    if verb == "engine":
        spaces = int(mind.me.workers(ENGINEER)) if rest == "engineers" else amount
        return 0.8 * spaces
    if verb == "hazard":
        return 4.0 - 0.3 * amount
    if verb == "hire":
        return VERBS[verb] - amount if mind.dollars >= 6 else 2.0
    if verb == "buy_cattle":
        return _cattle(mind)
    if verb == "build":
        return VERBS[verb] if int(mind.me.workers(BUILDER)) > 1 else 4.0
    return VERBS.get(verb, 1.0)


def _cattle(mind: Mind) -> float:
    affordable = mind.dollars >= 6 or (mind.dollars >= 3 and int(mind.me.workers(COWBOY)) > 1)
    return VERBS["buy_cattle"] + int(mind.me.workers(COWBOY)) if affordable else 0.5


def _price(text: str) -> float:
    total = 0.0
    for part in text.split(" & "):
        verb, _, rest = part.partition(" ")
        if verb == "pay":
            total += 0.8 * int(rest)
        elif verb == "engine_back":
            total += 0.7 * int(rest)
    return total


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
    fee = mind.figure(answer, "fee")
    if answer == KANSAS_CITY:
        value = int(mind.me.herd_value() + mind.me.permanent() + mind.me.temporary())
        return 2.0 + 0.9 * (value - 4 - 1.2 * mind.deliveries())
    return at(mind, answer) - 0.8 * fee + 0.35 * mind.figure(answer, "steps")


def first_place(mind: Mind, answer: int) -> float:
    if answer >= len(NEUTRAL_NODES):
        return -1.0
    node = int(NEUTRAL_NODES[answer])
    return at(mind, node) - 0.02 * node


def route(mind: Mind, answer: int) -> float:
    return -float(mind.figure(answer, "fee"))


def copied(mind: Mind, answer: int) -> float:
    return at(mind, answer)


def act(mind: Mind, answer: int) -> float:
    if answer < ACT_AUX:
        worth = action(mind, LOCAL[answer])
        # Going on loses what is left here, so it comes last.
        return 0.4 if LOCAL[answer].startswith("move_herder") else worth
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
    if word == "exchange":
        return -1.0
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
