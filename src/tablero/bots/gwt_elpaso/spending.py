"""Workers and money: whom to hire, what to buy, use, build and take."""

from __future__ import annotations

from tablero.bots.gwt_elpaso.mind import Mind
from tablero.bots.gwt_elpaso.weights import WEIGHTS
from tablero.games.gwt_elpaso.cards import (
    BONUS_VP,
    CARD_VP,
    MARKET_CARD,
    N_OBJECTIVES,
    OBJECTIVE_VP,
    VALUE,
    WORKERS,
)
from tablero.games.gwt_elpaso.catalogue import BUILDING_VP, COMMON_NODES, TRAIN_ENGINEERS
from tablero.games.gwt_elpaso.words import FIRST_BONUS, HIRE_NO, OBJECTIVE_STACK
from tablero.games.gwt_family.tiles import EMPTY


def hire(mind: Mind, answer: int) -> float:
    """Types of which there are few first."""
    if answer == HIRE_NO:
        return 0.0
    have = int(mind.me.area[answer])
    cost = WEIGHTS["worker_dollar"] * mind.figure(answer, "dollars")
    return WEIGHTS[WORKERS[answer]] - WEIGHTS["many"] * have - cost


def spent(mind: Mind, answer: int, workers: str) -> float:
    return WEIGHTS["spent_worker"] * mind.figure(answer, workers) + WEIGHTS[
        "spent_dollar"
    ] * mind.figure(answer, "dollars")


def buy(mind: Mind, answer: int) -> float:
    card = int(MARKET_CARD[answer])
    worth = WEIGHTS["cattle_value"] * float(VALUE[card]) * mind.to_come()
    worth += WEIGHTS["cattle_points"] * float(CARD_VP[card])
    if mind.me.owned(card) == 0:
        worth += WEIGHTS["new_breed"] * mind.to_come()
    return worth - spent(mind, answer, "cowboys")


def train(mind: Mind, answer: int) -> float:
    del mind
    tiles = 3.0 if answer < 2 else 5.0
    return tiles - WEIGHTS["spent_worker"] * float(TRAIN_ENGINEERS[answer])


def building(mind: Mind, answer: int) -> float:
    return float(BUILDING_VP[mind.g.face_of(answer)])


def site(mind: Mind, answer: int) -> float:
    """What is gained in points, cheap spaces first."""
    old = mind.g.tiles[COMMON_NODES[answer]]
    lost = 0.0 if old == EMPTY else float(BUILDING_VP[mind.g.face_of(mind.g.number_on(old))])
    return -lost - spent(mind, answer, "builders")


def jokers(mind: Mind, answer: int) -> float:
    """Jokers are kept for later."""
    del mind
    return -float(answer)


def tile(mind: Mind, answer: int) -> float:
    if answer < N_OBJECTIVES:
        return float(OBJECTIVE_VP[answer]) - WEIGHTS["missing"] * mind.missing_for(answer)
    if answer >= OBJECTIVE_STACK:
        return WEIGHTS["stack"] if answer > OBJECTIVE_STACK else 0.0
    kind = answer - int(FIRST_BONUS)
    lasting = 2.5 if kind < 2 else 1.0
    return float(BONUS_VP[kind]) + lasting * (mind.to_come() if kind < 2 else 1.0)
