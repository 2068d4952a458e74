"""Cards: what to throw away, what to remove."""

from __future__ import annotations

from tablero.bots.gwt_elpaso.mind import Mind
from tablero.games.gwt_elpaso.cards import CARD_VP, N_CATTLE, VALUE
from tablero.games.gwt_elpaso.location.hand import YES


def keep(mind: Mind, card: int) -> float:
    """How much a hand card helps the next delivery; doubles of a breed do not."""
    return float(VALUE[card]) * (1.0 if int(mind.me.hand[card]) == 1 else 0.2)


def discard(mind: Mind, answer: int) -> float:
    return mind.figure(answer, "dollars") - keep(mind, answer)


def remove(mind: Mind, answer: int) -> float:
    """Only the weakest go, never points."""
    return -float(VALUE[answer]) - 3.0 * float(CARD_VP[answer]) - 0.1 * keep(mind, answer)


def again(mind: Mind, answer: int) -> float:
    """Once more while doubles lie in the hand."""
    doubles = any(int(mind.me.hand[card]) > 1 for card in range(int(N_CATTLE)))
    return 1.0 if (answer == int(YES)) == doubles else 0.0
