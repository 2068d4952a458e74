"""What each number of an observation is, in the order in which `observe` writes them."""

from __future__ import annotations

from tablero.core.sim.encode import BITS, CATEGORY, COUNT, Number
from tablero.games.gwt2.cards import (
    ALL_OBJECTIVES,
    CARDS,
    CATTLE,
    MASTERS,
    N_CATTLE,
    N_OBJECTIVES,
    OBJECTIVES,
)
from tablero.games.gwt2.catalogue import (
    BAG_TILES,
    BUILDING_NODES,
    CITIES,
    CITY_TILE,
    DISCS,
    FIRST_BUILDING,
    KANSAS_CITY,
    MASTER_SPACES,
    N_BUILDINGS,
    N_JOB_ROWS,
    NODES,
    RAILROAD,
    STATIONS,
    WORKERS,
)
from tablero.games.gwt2.words import KINDS
from tablero.games.gwt_family.position.schema import asked, counts, places
from tablero.games.gwt_family.rail.location.objectives import DISPLAY
from tablero.games.gwt_family.rail.position import schema as rail
from tablero.games.gwt_family.tiles import MAX_PLAYERS

COPIES = 7  # of a cattle card, in any pile
OBJECTIVE_COPIES = 4


def schema() -> list[Number]:
    seats = int(MAX_PLAYERS)
    simmental = Number("table", "simmental", COUNT, 1)
    table = rail.table(simmental, seats, int(N_BUILDINGS), len(NODES), int(N_JOB_ROWS))
    table += asked(KINDS)
    table += [Number("trail", node, CATEGORY, tiles_on(k)) for k, node in enumerate(NODES)]
    table += rail.jobs(int(N_JOB_ROWS), WORKERS)
    table += rail.foresight(BAG_TILES)
    table += counts("market", CATTLE, COPIES)
    table += counts("market stack", CATTLE, COPIES)
    table += counts("objective stack", OBJECTIVES, OBJECTIVE_COPIES)
    table += places("display", int(DISPLAY), int(N_OBJECTIVES))
    table += places("masters", int(MASTER_SPACES), len(MASTERS) + len(WORKERS) + 1)
    return table + [number for place in range(seats) for number in player(place)]


def tiles_on(node: int) -> int:
    """How many different things may lie on a space, nothing counted in."""
    if node == int(KANSAS_CITY):
        return int(CITY_TILE) + 1
    return int(CITY_TILE if node in list(BUILDING_NODES) else FIRST_BUILDING)


def player(place: int) -> list[Number]:
    numbers = rail.player(place, len(RAILROAD.names), len(NODES))
    numbers += [
        Number("player", "discs", BITS, len(DISCS), place),
        Number("player", "cities", BITS, len(CITIES), place),
        Number("player", "kansas_city_discs", COUNT, 15, place),
        Number("player", "new_york_discs", COUNT, 15, place),
        Number("player", "stations", BITS, len(STATIONS), place),
        Number("player", "masters", BITS, len(MASTERS), place),
        Number("player", "supply", BITS, int(N_BUILDINGS), place),
        Number("player", "buildings", COUNT, int(N_BUILDINGS), place),
        Number("player", "forest_buildings", COUNT, int(N_BUILDINGS), place),
        Number("player", "hazards", COUNT, 30, place),
        Number("player", "hazard_points", COUNT, 90, place),
        Number("player", "green_bandits", COUNT, 20, place),
        Number("player", "orange_bandits", COUNT, 20, place),
        Number("player", "hand_size", COUNT, 30, place),
        Number("player", "discs_left", COUNT, len(DISCS), place),
    ]
    for pile in ("hand", "draw pile", "discard pile") if place == 0 else ("herd",):
        for k, card in enumerate(CARDS):
            most = COPIES if k < int(N_CATTLE) else OBJECTIVE_COPIES
            numbers.append(Number(pile, card, COUNT, most, place))
    return numbers + counts("objective area", ALL_OBJECTIVES, OBJECTIVE_COPIES, place)
