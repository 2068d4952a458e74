"""What each number of an observation is, in the order in which `observe` writes them."""

from __future__ import annotations

from tablero.core.sim.encode import BITS, CATEGORY, COUNT, Number
from tablero.games.gwt_argentina.cards import (
    CARDS,
    CATTLE,
    EXHAUSTION_COUNT,
    MASTERS,
    MOST_SHOWN,
    N_CATTLE,
    N_OBJECTIVES,
    OBJECTIVES,
)
from tablero.games.gwt_argentina.catalogue import (
    AREAS,
    ARROWS,
    BAG_TILES,
    BUENOS_AIRES,
    BUILDING_NODES,
    CITY_TILE,
    DISCS,
    FARMER_NODES,
    FIRST_BUILDING,
    MASTER_SPACES,
    MOST_GRAIN,
    N_BUILDINGS,
    N_JOB_ROWS,
    N_RAMPS,
    NODES,
    STATIONS,
    TRACK,
    WORKER_TILES,
    WORKERS,
)
from tablero.games.gwt_argentina.harbours import CITIES, QUAYS, SHIPS, SPOT_CITY
from tablero.games.gwt_argentina.pedro.cards import CARDS as PEDRO_CARDS
from tablero.games.gwt_argentina.pedro.cards import DIFFICULTIES
from tablero.games.gwt_argentina.railroad.stations import NO_MASTER
from tablero.games.gwt_argentina.words import KINDS
from tablero.games.gwt_family.position.schema import asked, counts, places, wide_set
from tablero.games.gwt_family.rail.location.objectives import DISPLAY
from tablero.games.gwt_family.rail.position import schema as rail
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS
from tablero.games.gwt_family.tiles import MAX_PLAYERS

COPIES = 5  # of a cattle card, in any pile
OBJECTIVE_COPIES = 2
MOST_COINS = 60  # on a farmer
MOST_STRENGTH = 60
MOST_HELPED = 30  # farmers of an area
MOST_DISCS = 31  # on a quay or a ship


def schema() -> list[Number]:
    seats = int(MAX_PLAYERS)
    city_sides = Number("table", "city_sides", BITS, len(CITIES))
    table = rail.table(city_sides, seats, int(N_BUILDINGS), len(NODES), int(N_JOB_ROWS))
    table += wide_set("table", "ships", len(SHIPS))
    table += wide_set("table", "ships_to_come", len(SHIPS))
    table += [
        Number("table", "exhaustion", COUNT, int(EXHAUSTION_COUNT)),
        Number("table", "arrow", CATEGORY, len(ARROWS)),
        Number("table", "ramp", CATEGORY, int(N_RAMPS) + 1),
        Number("table", "display_only", COUNT, 1),
        Number("subject", "first", COUNT, max(len(CATTLE), len(FARMER_NODES))),
        Number("subject", "count", COUNT, int(MOST_SHOWN)),
        Number("subject", "strength", COUNT, MOST_STRENGTH),
        Number("subject", "farmer", CATEGORY, len(FARMER_NODES) + 1),
        Number("subject", "areas", BITS, 2 * len(AREAS)),
        Number("pedro", "difficulty", CATEGORY, len(DIFFICULTIES) + 1),
        Number("pedro", "specialisation", CATEGORY, len(WORKERS)),
        Number("pedro", "loaded", COUNT, MOST_HELPED),
        Number("pedro", "cards_to_come", BITS, int(PEDRO_CARDS.size)),
    ]
    table += asked(KINDS)
    table += [Number("trail", node, CATEGORY, tiles_on(k)) for k, node in enumerate(NODES)]
    table += counts("coins", [NODES[node] for node in FARMER_NODES], MOST_COINS)
    table += rail.jobs(int(N_JOB_ROWS), WORKER_TILES)
    table += rail.foresight(BAG_TILES)
    table += counts("market", CATTLE, COPIES)
    table += counts("market stack", CATTLE, COPIES)
    table += counts("objective stack", OBJECTIVES, OBJECTIVE_COPIES)
    table += places("display", int(DISPLAY), int(N_OBJECTIVES))
    table += places("masters", int(MASTER_SPACES), int(NO_MASTER) + 1)
    return table + [number for place in range(seats) for number in player(place)]


def tiles_on(node: int) -> int:
    """How many different things may lie on a space, nothing counted in."""
    if node == int(BUENOS_AIRES):
        return int(CITY_TILE) + 1
    return int(CITY_TILE if node in list(BUILDING_NODES) else FIRST_BUILDING)


def player(place: int) -> list[Number]:
    numbers = rail.player(place, len(TRACK), len(NODES))
    numbers.append(Number("player", "granjeros", COUNT, int(WORKER_SLOTS), place))
    numbers += [Number("strong", row, BITS, int(WORKER_SLOTS), place) for row in WORKERS]
    numbers += wide_set("player", "discs", len(DISCS), place)
    numbers += [
        Number("player", "discs_left", COUNT, len(DISCS), place),
        Number("player", "stations", BITS, len(STATIONS), place),
        Number("player", "last_station_discs", COUNT, MOST_DISCS, place),
        Number("player", "masters", BITS, len(MASTERS), place),
        Number("player", "supply", BITS, int(N_BUILDINGS), place),
        Number("player", "buildings", COUNT, int(N_BUILDINGS), place),
        Number("player", "grain_buildings", COUNT, int(N_BUILDINGS), place),
        Number("player", "grain", COUNT, int(MOST_GRAIN), place),
        Number("player", "ship_0_discs", COUNT, MOST_DISCS, place),
        Number("player", "ship_18_discs", COUNT, MOST_DISCS, place),
        Number("player", "hand_size", COUNT, 40, place),
    ]
    numbers += wide_set("player", "ships", len(SHIPS), place)
    for city, name in enumerate(CITIES):
        numbers.append(Number("spots", name, BITS, list(SPOT_CITY).count(city), place))
    numbers += counts("helped farmers", AREAS, MOST_HELPED, place)
    numbers += counts("quay", QUAYS, MOST_DISCS, place)
    for pile in ("hand", "draw pile", "discard pile") if place == 0 else ("herd",):
        numbers += [Number(pile, card, COUNT, copies(k), place) for k, card in enumerate(CARDS)]
    return numbers + counts("objective area", OBJECTIVES, OBJECTIVE_COPIES, place)


def copies(card: int) -> int:
    """The most of a card that a pile can hold."""
    if card < int(N_CATTLE):
        return COPIES
    return int(EXHAUSTION_COUNT) if card == int(N_CATTLE) else OBJECTIVE_COPIES
