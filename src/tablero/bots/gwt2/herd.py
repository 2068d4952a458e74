"""Cards: what to throw away, what to remove."""

from __future__ import annotations

from tablero.bots.gwt2.mind import Mind
from tablero.bots.gwt2.spending import RAIL
from tablero.games.gwt2.cards import CATTLE_VALUE, N_CATTLE
from tablero.games.gwt2.words import REMOVE_NO


def discard(mind: Mind, answer: int) -> float:
    return -RAIL.keep(mind, answer)


def remove(mind: Mind, answer: int) -> float:
    del mind
    if answer == REMOVE_NO:
        return -1.5
    if answer >= N_CATTLE:
        return -5.0
    return -float(CATTLE_VALUE[answer])  # only the weakest go
