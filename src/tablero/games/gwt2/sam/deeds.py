"""What Sam's cards make him do. Every tie is settled (RULES 12.3, 12.4, 12.5, 12.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt2.cards import CALF, N_MASTERS, OBJECTIVE_VP
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
    RAILROAD,
    START,
)
from tablero.games.gwt2.location.building import BUILDINGS
from tablero.games.gwt2.location.hiring import JOBS
from tablero.games.gwt2.location.market import MARKET
from tablero.games.gwt2.location.objectives import OBJECTIVE_CARDS
from tablero.games.gwt2.railroad.engine import TRACK
from tablero.games.gwt2.railroad.stations import LINE, STATION_MASTERS
from tablero.games.gwt2.sam.state import SAM_SEAT, Sam
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import SAM_SPECIALISED
from tablero.games.gwt2.trail.tiles import take_bandit, take_hazard
from tablero.games.gwt_family.rail import deeds
from tablero.games.gwt_family.rail.automa import ANY_WORKER
from tablero.games.gwt_family.rail.deeds import NOTHING, engine_goal, spend_disc
from tablero.games.gwt_family.tiles import EMPTY

NO_MASTER: Final[i64] = N_MASTERS + N_WORKERS  # a station whose master left the game
MOST_DOLLARS: Final[i64] = 8  # what Sam would spend on cattle at most


def _quiet_sites() -> int:
    return sum(1 << int(node) for node in BUILDING_NODES if NODE_RISK[int(node)] < 0)


# Free workers, the cheapest first; a more numerous type takes over (RULES 12.3, 12.4).
HIRING: Final = deeds.Hiring(JOBS, SAM_SPECIALISED)
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
        drive(g)
    elif deed == "hire_engineer_then_engine":
        HIRING.cheapest(g, sam, ENGINEER)
        drive(g)
    elif deed == "take_objective":
        take_objective(g)
    elif deed == "take_bandit":
        last_bandit(g)
    elif deed == "take_hazard":
        worst_hazard(g)
    elif deed == "buy_cattle":
        buy(g, cowboys)
    elif deed == "build":
        BUILDING.build(g)
    elif deed == "refill_two_then_buy_with_one_cowboy_less":
        MARKET.turn_up(g, 2)
        buy(g, cowboys - 1)


def take_objective(g: Table) -> None:
    """The displayed card with most points (RULES 12.3)."""
    deeds.best_objective(g, OBJECTIVE_CARDS, OBJECTIVE_VP)


# -- the engine (RULES 12.5) ----------------------------------------------------------------------
def drive(g: Table) -> None:
    """To the nearest open station in reach, else as far as the engineers can; from the last space
    back at once."""
    p = g.players[SAM_SEAT]
    taken = g.engines_of_others(SAM_SEAT)
    reach = RAILROAD.ahead(taken, p.engine, p.workers(ENGINEER))
    target = engine_goal(LINE, p, reach, True)
    if target == NOTHING:
        return
    TRACK.move(g, SAM_SEAT, target)
    upgrade(g, RAILROAD.station[target])
    if target == RAILROAD.last:
        go_back(g, taken)


def upgrade(g: Table, station: i64) -> None:
    """For free, once; the station master there leaves the game."""
    p = g.players[SAM_SEAT]
    if station < 0 or not LINE.is_open(p, station) or not spend_disc(p):
        return
    LINE.mark(g, SAM_SEAT, station, 0)
    if STATION_MASTERS.is_at(g, station):
        g.masters[station] = NO_MASTER


def go_back(g: Table, taken: i64) -> None:
    """To the lowest free turnout that is still open, else to the space before the last."""
    p = g.players[SAM_SEAT]
    for place in range(RAILROAD.last):
        station = RAILROAD.station[place]
        if station >= 0 and not taken >> place & 1 and LINE.is_open(p, station):
            TRACK.move(g, SAM_SEAT, place)
            upgrade(g, station)
            return
    place = RAILROAD.last - 1
    while place > 0 and (taken >> place & 1 or RAILROAD.is_turnout[place] == 1):
        place -= 1
    TRACK.move(g, SAM_SEAT, place)


# -- cattle (RULES 12.6) --------------------------------------------------------------------------
def buy(g: Table, cowboys: i64) -> None:
    """The purchase with most points; then fewer cowboys, less money, the earlier card, calves
    before all others."""
    best = NOTHING
    best_rank: i64 = -1000000
    for purchase in range(MARKET.size):
        if MARKET.workers[purchase] > cowboys or MARKET.price[purchase] > MOST_DOLLARS:
            continue
        if not MARKET.is_on_offer(g, purchase):
            continue
        first = MARKET.first[purchase]
        rank = MARKET.points[purchase] * 100000 - MARKET.workers[purchase] * 10000
        rank -= MARKET.price[purchase] * 100
        if first != CALF:
            rank -= first
        if rank > best_rank:
            best_rank = rank
            best = purchase
    if best != NOTHING:
        MARKET.take(g, SAM_SEAT, best, 0)


# -- tiles (RULES 12.3) ---------------------------------------------------------------------------
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
