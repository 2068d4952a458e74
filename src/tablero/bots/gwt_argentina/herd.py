"""Cards: what to throw away, what to remove, which objective to take."""

from __future__ import annotations

from tablero.bots.gwt_argentina.mind import Mind
from tablero.bots.gwt_argentina.weights import WEIGHTS
from tablero.games.gwt_argentina.cards import (
    BREED,
    CATTLE_VALUE,
    CATTLE_VP,
    EXHAUSTION,
    FIRST_OBJECTIVE,
    N_CARDS,
    N_OBJECTIVES,
    OBJECTIVE_VP,
)

REMOVE_NO = int(N_CARDS)


def keep(mind: Mind, card: int) -> float:
    """How much a hand card helps the next income; doubles of a breed do not."""
    if card == EXHAUSTION:
        return WEIGHTS["keep_exhaustion"]  # in Buenos Aires it goes back to its stack
    if card > EXHAUSTION:
        return 0.5 if mind.missing_for(card - int(FIRST_OBJECTIVE)) else 1.5
    same = int(mind.me.breed_in_hand(BREED[card]))
    return float(CATTLE_VALUE[card]) * (1.0 if same == 1 else 0.2)


def discard(mind: Mind, answer: int) -> float:
    return -keep(mind, answer)


def discard_pair(mind: Mind, answer: int) -> float:
    return float(mind.me.breed_in_hand(answer)) - answer * 0.01


def remove(mind: Mind, answer: int) -> float:
    """Exhaustion first, then the weakest cattle."""
    del mind
    if answer == REMOVE_NO:
        return -1.5
    if answer == EXHAUSTION:
        return 5.0
    if answer > EXHAUSTION:
        return -5.0
    return -float(CATTLE_VALUE[answer]) - float(CATTLE_VP[answer])


def draw(mind: Mind, answer: int) -> float:
    del mind
    return float(answer)


def objective(mind: Mind, answer: int) -> float:
    if answer >= N_OBJECTIVES:
        return 0.0 if answer == N_OBJECTIVES else -1.0
    return float(OBJECTIVE_VP[answer]) - WEIGHTS["missing"] * mind.missing_for(answer)
