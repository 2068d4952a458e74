"""What Sam's cards make him do. Every tie is settled (RULES 12.3, 12.4, 12.5, 12.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt2.cards import CALF, N_CATTLE, N_MASTERS, OBJECTIVE_VP
from tablero.games.gwt2.catalogue import (
    BANDIT_NODES,
    BUILDING_NODES,
    BUILDING_VP,
    COWBOY,
    ENGINEER,
    HAZARD_NODES,
    HAZARD_SPACES,
    HAZARD_VP,
    N_BANDIT,
    N_HAZARD,
    N_WORKERS,
    NODE_RISK,
    START,
)
from tablero.games.gwt2.location.building import BUILDINGS
from tablero.games.gwt2.location.hiring import JOBS
from tablero.games.gwt2.location.market import MARKET
from tablero.games.gwt2.location.objectives import OBJECTIVE_CARDS
from tablero.games.gwt2.railroad.engine import TRACK
from tablero.games.gwt2.railroad.stations import STATION_MASTERS
from tablero.games.gwt2.sam.state import SAM_SEAT, Sam
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import SAM_SPECIALISED
from tablero.games.gwt2.trail.tiles import take_bandit, take_hazard
from tablero.games.gwt_family.rail import deeds
from tablero.games.gwt_family.rail.automa import ANY_WORKER
from tablero.games.gwt_family.rail.deeds import NOTHING
from tablero.games.gwt_family.tiles import EMPTY

NO_MASTER: Final[i64] = N_MASTERS + N_WORKERS  # a station whose master left the game
MOST_DOLLARS: Final[i64] = 8  # what Sam would spend on cattle at most


def _quiet_sites() -> int:
    return sum(1 << int(node) for node in BUILDING_NODES if NODE_RISK[int(node)] < 0)


def _shelf() -> vec[i64]:
    """The order of the cattle; calves come before all others."""
    return vec[i64]([0 if card == CALF else card for card in range(int(N_CATTLE))])


HIRING: Final = deeds.Hiring(JOBS, SAM_SPECIALISED)
DRIVING: Final = deeds.Driving(TRACK, STATION_MASTERS, NO_MASTER)
BUYING: Final = deeds.Buying(MARKET, MOST_DOLLARS, _shelf())
# The first free space without risk action ahead, or an own building (RULES 12.6).
BUILDING: Final = deeds.Building(BUILDINGS, BUILDING_VP, _quiet_sites(), START)


def do_deed(g: Table, sam: Sam, deed: str) -> None:
    """The deed of a card; "" is none (RULES 12.3)."""
    cowboys = g.players[SAM_SEAT].workers(COWBOY)
    if deed == "hire_cheapest":
        HIRING.cheapest(g, sam, ANY_WORKER)
    elif deed == "hire_specialist":
        HIRING.specialist(g, sam)
    elif deed == "engine":
        DRIVING.drive(g)
    elif deed == "hire_engineer_then_engine":
        HIRING.cheapest(g, sam, ENGINEER)
        DRIVING.drive(g)
    elif deed == "take_objective":
        take_objective(g)
    elif deed == "take_bandit":
        last_bandit(g)
    elif deed == "take_hazard":
        worst_hazard(g)
    elif deed == "buy_cattle":
        BUYING.buy(g, cowboys)
    elif deed == "build":
        BUILDING.build(g)
    elif deed == "refill_two_then_buy_with_one_cowboy_less":
        MARKET.turn_up(g, 2)
        BUYING.buy(g, cowboys - 1)


def take_objective(g: Table) -> None:
    """The displayed card with most points (RULES 12.3)."""
    deeds.best_objective(g, OBJECTIVE_CARDS, OBJECTIVE_VP)


def last_bandit(g: Table) -> None:
    """The bandit on the highest space (RULES 12.3)."""
    space = N_BANDIT - 1
    while space >= 0:
        if g.tiles[BANDIT_NODES[space]] != EMPTY:
            take_bandit(g, SAM_SEAT, space)
            return
        space -= 1


def worst_hazard(g: Table) -> None:
    """The best tile of the hazard type with most tiles on the trail (RULES 12.3)."""
    counts = vec[i64]([0, 0, 0])
    for space in range(N_HAZARD):
        if g.tiles[HAZARD_NODES[space]] != EMPTY:
            counts[space // HAZARD_SPACES] += 1
    most: i64 = 0
    for kind in range(1, 3):
        if counts[kind] > counts[most]:
            most = kind
    best = NOTHING
    points: i64 = 0
    for space in range(most * HAZARD_SPACES, (most + 1) * HAZARD_SPACES):
        tile = g.tiles[HAZARD_NODES[space]]
        if tile != EMPTY and HAZARD_VP[tile - 1] > points:
            best = space
            points = HAZARD_VP[tile - 1]
    if best != NOTHING:
        take_hazard(g, SAM_SEAT, best, 0)
