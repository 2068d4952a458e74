"""Totals that the printed components must add up to, and data that nothing reads."""

from __future__ import annotations

from tablero.games.gwt_argentina.cards import (
    CATTLE_COUNT,
    CATTLE_WHERE,
    MARKET_CATTLE,
    N_MASTERS,
    N_OBJECTIVES,
    PLAYER_CATTLE,
)
from tablero.games.gwt_argentina.catalogue import (
    BAG_COUNTS,
    DATA,
    FIRST_WORKER,
    N_BAG_TILES,
    N_BUILDING,
    N_BUILDINGS,
    N_DISCS,
    N_FARMER_SPACES,
    N_FARMERS,
    N_NEUTRAL,
    N_RAMPS,
    N_STATIONS,
)
from tablero.games.gwt_argentina.harbours import N_QUAYS, N_SHIPS, SUN_SHIPS
from tablero.games.gwt_argentina.printed import GRAMMAR
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.rail.totals import cattle_from, tiles_in
from tablero.games.gwt_family.totals import data_faults


def faults() -> list[str]:
    """What differs from the component list of the rulebook, and what nothing reads."""
    wanted = [
        ("workers", tiles_in(BAG_COUNTS, int(FIRST_WORKER), int(N_BAG_TILES)), 57),
        ("farmers", tiles_in(BAG_COUNTS, 0, int(N_FARMERS)), 51),
        ("market cattle", cattle_from(CATTLE_COUNT, CATTLE_WHERE, int(MARKET_CATTLE)), 36),
        ("player cattle", cattle_from(CATTLE_COUNT, CATTLE_WHERE, int(PLAYER_CATTLE)), 14),
        ("disc spaces", int(N_DISCS), 17),
        ("private buildings", int(N_BUILDINGS), 10),
        ("neutral buildings", int(N_NEUTRAL), 8),
        ("objective cards", int(N_OBJECTIVES), 24),
        ("station masters", int(N_MASTERS), 8),
        ("stations", int(N_STATIONS), 9),
        ("ships", int(N_SHIPS), 18),
        ("sun ships", int(bits(SUN_SHIPS)), 11),
        ("quays", int(N_QUAYS), 5),
        ("building spaces", int(N_BUILDING), 22),
        ("farmer spaces", int(N_FARMER_SPACES), 19),
        ("loading ramps", int(N_RAMPS), 6),
    ]
    return data_faults(DATA, GRAMMAR, wanted)
