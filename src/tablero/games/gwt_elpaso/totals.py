"""Totals that the printed components must add up to, and data that nothing reads."""

from __future__ import annotations

from tablero.games.gwt_elpaso.cards import (
    BONUS_COUNT,
    CARD_COUNT,
    FIRST_WORKER,
    MARKET_CARD,
    N_CARDS,
    N_OBJECTIVES,
    OWN_CATTLE,
    SIMMENTAL,
)
from tablero.games.gwt_elpaso.catalogue import (
    DATA,
    FACES,
    N_COMMON,
    N_DISCS,
    N_NEUTRAL,
    N_POSTS,
    TRAINS,
)
from tablero.games.gwt_elpaso.printed import GRAMMAR
from tablero.games.gwt_elpaso.sue.cards import N_SUE_CARDS, SUPPLY
from tablero.games.gwt_family.totals import data_faults


def cards(numbers: list[int]) -> int:
    return sum(int(CARD_COUNT[card]) for card in numbers)


def faults() -> list[str]:
    """What differs from the component list of the rulebook, and what nothing reads."""
    wanted = [
        ("workers", cards(list(range(int(FIRST_WORKER), int(N_CARDS)))), 48),
        ("player cattle", cards([int(card) for card in OWN_CATTLE]), 10),
        ("market cattle", cards([int(card) for card in MARKET_CARD]), 32),
        ("Simmental cattle", cards([int(SIMMENTAL)]), 19),
        ("disc spaces", int(N_DISCS), 7),
        ("trading posts", int(N_POSTS), 10),
        ("faces of common buildings", len(FACES), 12),
        ("neutral buildings", int(N_NEUTRAL), 6),
        ("common spaces", int(N_COMMON), 9),
        ("faces of train cards", len(TRAINS), 8),
        ("objective tiles", int(N_OBJECTIVES), 20),
        ("bonus tiles", sum(int(count) for count in BONUS_COUNT), 20),
        ("Sue's cards", int(N_SUE_CARDS), 11),
        ("Sue's supply", sum(int(count) for count in SUPPLY), 18),
    ]
    return data_faults(DATA, GRAMMAR, wanted)
