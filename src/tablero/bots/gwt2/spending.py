"""Money and pieces: workers, buildings, cattle, the engine, discs."""

from __future__ import annotations

from tablero.bots.gwt2.mind import Mind
from tablero.bots.gwt2.weights import DISC_ORDER, WEIGHTS
from tablero.games.gwt2.cards import CATTLE_VALUE, MASTERS, PURCHASES
from tablero.games.gwt2.catalogue import (
    BUILDERS_NEEDED,
    BUILDING_NODES,
    BUILDING_VP,
    DISCS,
    FOREST,
    N_DISCS,
    RAILROAD,
    STATION_COST,
    STATION_VP,
    WORKERS,
)
from tablero.games.gwt2.words import BUY_DONE, BUY_DRAW, ENGINE_NO, MASTER_NO, UPGRADE_NO
from tablero.games.gwt_family.tiles import EMPTY


def hire(mind: Mind, answer: int) -> float:
    worker = WORKERS.index(mind.word(answer).split("_")[0])
    have = int(mind.me.workers(worker))
    worth = WEIGHTS[WORKERS[worker]]
    if have >= 4:
        worth += WEIGHTS["late_slot"]  # the next slots bring points
    cost = WEIGHTS["worker_dollar"] * mind.figure(answer, "dollars")
    return worth - WEIGHTS["balance"] * abs(have - 2) - cost


def building(mind: Mind, answer: int) -> float:
    face = int(mind.g.face_of(answer))
    return float(BUILDING_VP[face]) - WEIGHTS["building_builder"] * int(BUILDERS_NEEDED[face])


def site(mind: Mind, answer: int) -> float:
    """Empty spaces before own ones, forest before others."""
    node = int(BUILDING_NODES[answer])
    worth = WEIGHTS["forest"] if int(FOREST) >> node & 1 else 0.0
    if mind.g.tiles[node] != EMPTY:
        worth += WEIGHTS["replace"]
    return worth - 0.1 * mind.figure(answer, "dollars") - 0.01 * answer


def buy(mind: Mind, answer: int) -> float:
    del mind
    if answer == BUY_DRAW:
        return WEIGHTS["turn_up"]
    if answer == BUY_DONE:
        return 1.0
    purchase = PURCHASES[answer]
    value = int(CATTLE_VALUE[purchase.first])
    if purchase.second >= 0:
        value += int(CATTLE_VALUE[purchase.second])
    worth = WEIGHTS["cattle_value"] * value + WEIGHTS["cattle_points"] * int(purchase.points)
    return 2.0 + worth - WEIGHTS["cattle_dollar"] * int(purchase.price)


def engine(mind: Mind, answer: int) -> float:
    if answer == ENGINE_NO:
        return -0.5
    way = mind.about().get("way")
    ahead = WEIGHTS["ahead"] * float(RAILROAD.number[answer])
    if way == "return":
        ahead = -0.1 * abs(float(RAILROAD.number[answer]) - 18)
    if way == "delivery":
        ahead = -ahead if int(mind.me.engine) - answer <= 12 else -100.0
    return ahead + _station(mind, int(RAILROAD.station[answer]))


def _station(mind: Mind, station: int) -> float:
    if station < 0 or mind.me.stations >> station & 1:
        return 0.0
    if mind.money < int(STATION_COST[station]):
        return 0.0
    return WEIGHTS["station"] + WEIGHTS["station_points"] * float(STATION_VP[station])


def upgrade(mind: Mind, answer: int) -> float:
    if answer == UPGRADE_NO:
        return 0.0
    return disc(mind, answer)


def disc(mind: Mind, answer: int) -> float:
    del mind
    if answer >= N_DISCS:
        return -float(STATION_VP[answer - int(N_DISCS)])
    return float(len(DISC_ORDER) - DISC_ORDER.index(DISCS[answer]))


def behind(mind: Mind, answer: int) -> float:
    del mind
    return float(STATION_VP[answer]) - 0.3 * int(STATION_COST[answer])


def master(mind: Mind, answer: int) -> float:
    """Permanent certificates are worth a worker of a well-filled row."""
    if answer == MASTER_NO:
        return WEIGHTS["keep_worker"]
    tile = MASTERS.index(str(mind.about()["master"]))
    worth = [3.0, 4.0, 3.5, 3.5, 3.0, 4.0, 3.5, 5.0, 4.0][tile]
    have = int(mind.me.workers(answer))
    return worth - (1.0 if have == 2 else 0.0) - (4.0 if have >= 5 else 0.0)


def hazard(mind: Mind, answer: int) -> float:
    return float(mind.figure(answer, "points"))


def bandit(mind: Mind, answer: int) -> float:
    return mind.figure(answer, "dollars") + 2.0 * mind.figure(answer, "tokens")
