"""Money and pieces: workers, buildings, cattle, the engine, discs."""

from __future__ import annotations

from typing import Final

from tablero.bots.gwt_argentina.mind import Mind
from tablero.bots.gwt_argentina.weights import DISC_ORDER, WEIGHTS
from tablero.bots.gwt_family.rail import RailSense
from tablero.games.gwt_argentina.cards import BREED, CATTLE_VALUE, CATTLE_VP
from tablero.games.gwt_argentina.catalogue import (
    BUILDING_VP,
    DISCS,
    END_OF_LINE,
    GRAIN_SPACES,
    N_ROWS,
    RAILROAD,
    WORKERS,
)
from tablero.games.gwt_argentina.location.building import BUILDINGS
from tablero.games.gwt_argentina.location.market import MARKET
from tablero.games.gwt_argentina.railroad.stations import LINE
from tablero.games.gwt_argentina.scoring import OBJECTIVES

RAIL: Final = RailSense(
    WEIGHTS,
    DISC_ORDER,
    DISCS,
    LINE,
    BUILDINGS,
    BUILDING_VP,
    int(GRAIN_SPACES),
    MARKET,
    CATTLE_VALUE,
    BREED,
    OBJECTIVES,
)


def hire(mind: Mind, answer: int) -> float:
    word = mind.word(answer)
    name = word.removeprefix("strong_").split("_")[0]
    strong = WEIGHTS["strong"] if word.startswith("strong_") else 0.0
    return strong + RAIL.hire(mind, WORKERS.index(name), name, answer)


def market_card(mind: Mind, answer: int) -> float:
    del mind
    return float(CATTLE_VALUE[answer]) + float(CATTLE_VP[answer])


def engine(mind: Mind, answer: int) -> float:
    if answer > END_OF_LINE:
        return -0.5
    ahead = WEIGHTS["ahead"] * float(RAILROAD.number[answer])
    return ahead + RAIL.station(mind, answer)


def master(mind: Mind, answer: int) -> float:
    """What lasts is worth a worker of a well-filled row."""
    if answer == N_ROWS:
        return WEIGHTS["keep_worker"]
    worth = WEIGHTS[str(mind.about()["master"])]
    return worth + RAIL.send(mind, answer)
