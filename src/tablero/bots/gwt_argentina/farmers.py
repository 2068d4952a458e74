"""Farmers: which cards to show, whom to help, when to invest."""

from __future__ import annotations

from tablero.bots.gwt_argentina.herd import keep
from tablero.bots.gwt_argentina.mind import Mind
from tablero.bots.gwt_argentina.weights import WEIGHTS
from tablero.games.gwt_argentina.cards import CATTLE_STRENGTH, MOST_SHOWN
from tablero.games.gwt_argentina.catalogue import FARMER_SPACE, SPACE_PESOS
from tablero.games.gwt_argentina.trail.farmers import reach, strength_at
from tablero.games.gwt_argentina.words import FARMERS_ENOUGH, INVEST_NO, SHOW_ENOUGH


def can_help_at(mind: Mind, node: int) -> bool:
    """Whether the hand could help the farmer on a space of the trail."""
    most = int(mind.me.strength() + reach(mind.me, MOST_SHOWN, 0))
    return most >= int(strength_at(mind.g, FARMER_SPACE[node]))


def help_at(mind: Mind, node: int) -> float:
    """What the farmer on a space of the trail would bring."""
    if not can_help_at(mind, node):
        return 0.0
    space = int(FARMER_SPACE[node])
    pesos = int(mind.g.coins[space] + SPACE_PESOS[space])
    return WEIGHTS["farmer"] + WEIGHTS["money"] * pesos


def show_card(mind: Mind, answer: int) -> float:
    """Strong cards that the income can spare, and no more than it takes."""
    if answer == SHOW_ENOUGH:
        return WEIGHTS["shown_enough"]
    return WEIGHTS["shown_strength"] * float(CATTLE_STRENGTH[answer]) - keep(mind, answer)


def farmer(mind: Mind, answer: int) -> float:
    if answer == FARMERS_ENOUGH:
        return 0.0
    weak = 0.1 * mind.figure(answer, "strength")
    return WEIGHTS["farmer"] + WEIGHTS["money"] * mind.figure(answer, "pesos") - weak


def invest(mind: Mind, answer: int) -> float:
    """Early in the game, from a full purse; any colour will do."""
    if answer == INVEST_NO:
        return 0.0
    left = mind.money - int(mind.about()["pesos"])
    worth = WEIGHTS["granjero"] * mind.to_come() - WEIGHTS["granjero_poor"] * (left < 4)
    return worth - 0.01 * answer - 0.1 * int(mind.me.helped_of(answer) == 1)
