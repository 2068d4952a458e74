"""Cards: what to throw away, what to remove."""

from __future__ import annotations

from tablero.bots.gwt_argentina.mind import Mind
from tablero.bots.gwt_argentina.spending import RAIL
from tablero.bots.gwt_argentina.weights import WEIGHTS
from tablero.games.gwt_argentina.cards import CATTLE_VALUE, CATTLE_VP, EXHAUSTION, N_CARDS

REMOVE_NO = int(N_CARDS)


def keep(mind: Mind, card: int) -> float:
    """How much a hand card helps the next income."""
    if card == EXHAUSTION:
        return WEIGHTS["keep_exhaustion"]  # in Buenos Aires it goes back to its stack
    return RAIL.keep(mind, card)


def discard(mind: Mind, answer: int) -> float:
    return -keep(mind, answer)


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
