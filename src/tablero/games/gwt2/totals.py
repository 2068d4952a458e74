"""Totals that the printed components must add up to, and data that nothing reads."""

from __future__ import annotations

from tablero.games.gwt2.cards import (
    CATTLE_COUNT,
    CATTLE_WHERE,
    MARKET_CATTLE,
    N_MASTERS,
    OBJECTIVE_COUNT,
    OBJECTIVES,
    PLAYER_CATTLE,
    START_OBJECTIVES,
)
from tablero.games.gwt2.catalogue import (
    BAG_COUNTS,
    DATA,
    FIRST_WORKER,
    FOREST,
    GREEN,
    N_BAG_TILES,
    N_BANDIT,
    N_BUILDING,
    N_BUILDINGS,
    N_CITIES,
    N_DISCS,
    N_HAZARD,
    N_HAZARDS,
    N_NEUTRAL,
    N_STATIONS,
)
from tablero.games.gwt2.printed import GRAMMAR
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.rail.totals import cattle_from, tiles_in
from tablero.games.gwt_family.totals import data_faults


def faults() -> list[str]:
    """What differs from the component list of the rulebook, and what nothing reads."""
    wanted = [
        ("workers", tiles_in(BAG_COUNTS, int(FIRST_WORKER), int(N_BAG_TILES)), 54),
        ("hazards", tiles_in(BAG_COUNTS, 0, int(N_HAZARDS)), 18),
        ("bandits", tiles_in(BAG_COUNTS, int(GREEN), int(FIRST_WORKER)), 22),
        ("market cattle", cattle_from(CATTLE_COUNT, CATTLE_WHERE, int(MARKET_CATTLE)), 36),
        ("player cattle", cattle_from(CATTLE_COUNT, CATTLE_WHERE, int(PLAYER_CATTLE)), 14),
        ("disc spaces", int(N_DISCS), 14),
        ("private buildings", int(N_BUILDINGS), 12),
        ("neutral buildings", int(N_NEUTRAL), 7),
        ("objective cards", sum(int(OBJECTIVE_COUNT[k]) for k in range(len(OBJECTIVES))), 24),
        ("starting objectives", len(START_OBJECTIVES), 4),
        ("station masters", int(N_MASTERS), 9),
        ("stations", int(N_STATIONS), 10),
        ("cities", int(N_CITIES), 10),
        ("building spaces", int(N_BUILDING), 22),
        ("forest spaces", int(bits(FOREST)), 8),
        ("hazard spaces", int(N_HAZARD), 12),
        ("bandit spaces", int(N_BANDIT), 9),
    ]
    return data_faults(DATA, GRAMMAR, wanted)
