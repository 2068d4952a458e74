"""Money and pieces: workers, buildings, cattle, the engine, discs."""

from __future__ import annotations

from typing import Final

from tablero.bots.gwt2.mind import Mind
from tablero.bots.gwt2.weights import DISC_ORDER, WEIGHTS
from tablero.bots.gwt_family.rail import RailSense
from tablero.games.gwt2.cards import BREED, CATTLE_VALUE, MASTERS
from tablero.games.gwt2.catalogue import (
    BUILDING_VP,
    DISCS,
    FOREST,
    RAILROAD,
    WORKERS,
)
from tablero.games.gwt2.location.building import BUILDINGS
from tablero.games.gwt2.location.market import MARKET
from tablero.games.gwt2.railroad.stations import LINE
from tablero.games.gwt2.scoring import OBJECTIVES
from tablero.games.gwt2.words import ENGINE_NO, MASTER_NO

RAIL: Final = RailSense(
    WEIGHTS,
    DISC_ORDER,
    DISCS,
    LINE,
    BUILDINGS,
    BUILDING_VP,
    int(FOREST),
    MARKET,
    CATTLE_VALUE,
    BREED,
    OBJECTIVES,
)


def hire(mind: Mind, answer: int) -> float:
    name = mind.word(answer).split("_")[0]
    return RAIL.hire(mind, WORKERS.index(name), name, answer)


def engine(mind: Mind, answer: int) -> float:
    if answer == ENGINE_NO:
        return -0.5
    way = mind.about().get("way")
    ahead = WEIGHTS["ahead"] * float(RAILROAD.number[answer])
    if way == "return":
        ahead = -0.1 * abs(float(RAILROAD.number[answer]) - 18)
    if way == "delivery":
        ahead = -ahead if int(mind.me.engine) - answer <= 12 else -100.0
    return ahead + RAIL.station(mind, answer)


def master(mind: Mind, answer: int) -> float:
    """Permanent certificates are worth a worker of a well-filled row."""
    if answer == MASTER_NO:
        return WEIGHTS["keep_worker"]
    tile = MASTERS.index(str(mind.about()["master"]))
    worth = [3.0, 4.0, 3.5, 3.5, 3.0, 4.0, 3.5, 5.0, 4.0][tile]
    return worth + RAIL.send(mind, answer)


def hazard(mind: Mind, answer: int) -> float:
    return float(mind.figure(answer, "points"))


def bandit(mind: Mind, answer: int) -> float:
    return mind.figure(answer, "dollars") + 2.0 * mind.figure(answer, "tokens")
