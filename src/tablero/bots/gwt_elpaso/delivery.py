"""El Paso: which post, which disc."""

from __future__ import annotations

from tablero.bots.gwt_elpaso.mind import Mind
from tablero.bots.gwt_elpaso.weights import DISC_ORDER, WEIGHTS
from tablero.games.gwt_elpaso.catalogue import DISCS, POST_VALUE, POST_VP
from tablero.games.gwt_elpaso.words import POST_NO


def post(mind: Mind, answer: int) -> float:
    """Points, and the more valuable posts for what they bring; certificates are worth keeping."""
    if answer == POST_NO:
        return 0.0
    worth = float(POST_VP[answer]) + WEIGHTS["post_value"] * float(POST_VALUE[answer])
    return worth - WEIGHTS["spend_certificate"] * mind.figure(answer, "certificates")


def disc(mind: Mind, answer: int) -> float:
    del mind
    return float(len(DISC_ORDER) - DISC_ORDER.index(DISCS[answer]))
