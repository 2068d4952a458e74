"""What Sam's cards make him do. Every tie is settled, so that nothing is left to decide."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt2.building import BUILDINGS
from tablero.games.gwt2.cards import CALF, N_MASTERS, OBJECTIVE_VP
from tablero.games.gwt2.catalogue import (
    BANDIT_NODES,
    BUILDER,
    BUILDERS_NEEDED,
    BUILDING_NODES,
    BUILDING_VP,
    COWBOY,
    EMPTY,
    END_OF_LINE,
    ENGINEER,
    FEE_BLACK,
    FEE_GREEN,
    HAZARD_NODES,
    HAZARD_SPACES,
    HAZARD_VP,
    JOB_COST,
    KANSAS_CITY,
    MASTER_SPACES,
    N_BANDIT,
    N_BUILDING,
    N_BUILDINGS,
    N_HAZARD,
    N_WORKERS,
    NODE_RISK,
    RAILROAD,
    START,
    TRAIL,
)
from tablero.games.gwt2.engine import TRACK
from tablero.games.gwt2.market import MARKET
from tablero.games.gwt2.objectives import OBJECTIVE_CARDS
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.sam_state import SAM_SEAT, Sam
from tablero.games.gwt2.state import DISPLAY, Table
from tablero.games.gwt2.stations import LINE
from tablero.games.gwt2.tellings import HIRED, OBJECTIVE_TAKEN, SAM_SPECIALISED
from tablero.games.gwt2.tiles import take_bandit, take_hazard

HUMAN: Final[i64] = 0
NO_MASTER: Final[i64] = N_MASTERS + N_WORKERS  # a station whose master left the game
MOST_DOLLARS: Final[i64] = 8  # what Sam would spend on cattle at most
ANY_WORKER: Final[i64] = -1
NOTHING: Final[i64] = -1
B_SIDE: Final[i64] = N_BUILDINGS


# -- hiring ---------------------------------------------------------------------------------------
def hire_cheapest(g: Table, sam: Sam, wanted: i64) -> bool:
    """The cheapest worker of a type (or of any: then the specialisation first) joins for free."""
    p = g.players[SAM_SEAT]
    best_row = NOTHING
    best_worker = NOTHING
    best: i64 = 1000
    for row in range(g.jobs.row):
        for worker in range(N_WORKERS):
            if wanted not in (ANY_WORKER, worker) or not p.has_room_for(worker):
                continue
            rank = 2 * JOB_COST[row] + (0 if worker == sam.specialisation else 1)
            if rank < best and g.jobs.holds(row, worker):
                best, best_row, best_worker = rank, row, worker
    if best_row == NOTHING:
        return False
    if best % 2 == 1:
        best_worker = leftmost(g, p, best_row, wanted)
    g.jobs.take(best_row, best_worker)
    p.add_worker(best_worker, 1)
    g.tell(HIRED, SAM_SEAT, best_worker, 0, p.workers(best_worker))
    specialise(g, sam)
    return True


def leftmost(g: Table, p: Player, row: i64, wanted: i64) -> i64:
    """The leftmost worker of a row that Sam could take."""
    for column in range(g.jobs.columns):
        worker = g.jobs.cells[row * g.jobs.columns + column]
        if worker >= 0 and p.has_room_for(worker) and wanted in (ANY_WORKER, worker):
            return worker
    return NOTHING


def hire_specialist(g: Table, sam: Sam) -> None:
    if hire_cheapest(g, sam, sam.specialisation):
        return
    waiting = vec[i64]([0, 0, 0])
    for cell in range(g.jobs.row * g.jobs.columns):
        worker = g.jobs.cells[cell]
        if worker >= 0 and g.players[SAM_SEAT].has_room_for(worker):
            waiting[worker] += 1
    most: i64 = 0
    for worker in range(1, N_WORKERS):
        if waiting[worker] > waiting[most]:
            most = worker
    if waiting[most] > 0:
        hire_cheapest(g, sam, most)


def specialise(g: Table, sam: Sam) -> None:
    """Another type takes over when it is strictly more numerous."""
    p = g.players[SAM_SEAT]
    most = sam.specialisation
    for worker in range(N_WORKERS):
        if p.workers(worker) > p.workers(most):
            most = worker
    if most != sam.specialisation:
        sam.specialisation = most
        g.tell(SAM_SPECIALISED, SAM_SEAT, most)


# -- the engine -----------------------------------------------------------------------------------
def spend_disc(p: Player) -> bool:
    """Take a disc from the supply; which one makes no difference to Sam."""
    if p.discs == 0:
        return False
    p.discs &= p.discs - 1
    return True


def upgrade(g: Table, station: i64) -> None:
    p = g.players[SAM_SEAT]
    if p.stations >> station & 1 or not spend_disc(p):
        return
    LINE.mark(g, SAM_SEAT, station, 0)
    if station < MASTER_SPACES and g.masters[station] < N_MASTERS:
        g.masters[station] = NO_MASTER


def drive_engine(g: Table) -> None:
    """To the nearest open station in reach, else as far as the engineers can."""
    p = g.players[SAM_SEAT]
    taken = g.engines_of_others(SAM_SEAT)
    reach = RAILROAD.ahead(taken, p.engine, p.workers(ENGINEER))
    target = NOTHING
    for place in range(p.engine + 1, END_OF_LINE + 1):
        if reach >> place & 1:
            station = RAILROAD.station[place]
            if station >= 0 and not p.stations >> station & 1:
                target = place
                break
            if RAILROAD.is_turnout[place] == 0:
                target = place
    if target == NOTHING:
        return
    TRACK.move(g, SAM_SEAT, target)
    if RAILROAD.station[target] >= 0:
        upgrade(g, RAILROAD.station[target])
    if target == END_OF_LINE:
        return_engine(g, taken)


def return_engine(g: Table, taken: i64) -> None:
    """Back to the lowest free turnout that is still open, else to the space before the last."""
    p = g.players[SAM_SEAT]
    for place in range(END_OF_LINE):
        station = RAILROAD.station[place]
        if station >= 0 and not (taken >> place | p.stations >> station) & 1:
            TRACK.move(g, SAM_SEAT, place)
            upgrade(g, station)
            return
    place = END_OF_LINE - 1
    while place > 0 and (taken >> place & 1 or RAILROAD.is_turnout[place] == 1):
        place -= 1
    TRACK.move(g, SAM_SEAT, place)


# -- tiles and cards ------------------------------------------------------------------------------
def best_objective(g: Table) -> None:
    """The displayed card with most points, from the left."""
    best = NOTHING
    for k in range(DISPLAY):
        card = g.display[k]
        if card >= 0 and (best == NOTHING or OBJECTIVE_VP[card] > OBJECTIVE_VP[best]):
            best = card
    if best != NOTHING:
        g.tell(OBJECTIVE_TAKEN, SAM_SEAT, best)
        OBJECTIVE_CARDS.take_displayed(g, best)
        g.players[SAM_SEAT].area[best] += 1


def last_bandit(g: Table) -> None:
    space = N_BANDIT - 1
    while space >= 0:
        if g.tiles[BANDIT_NODES[space]] != EMPTY:
            take_bandit(g, SAM_SEAT, space)
            return
        space -= 1


def worst_hazard(g: Table) -> None:
    """The best tile of the hazard type with most tiles on the trail."""
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


def buy_cattle(g: Table, cowboys: i64) -> None:
    """The purchase with most points; then fewer cowboys, fewer dollars, the earlier breed."""
    best = NOTHING
    best_rank: i64 = -1000000
    for purchase in range(MARKET.size):
        if MARKET.workers[purchase] > cowboys or MARKET.price[purchase] > MOST_DOLLARS:
            continue
        if not MARKET.is_on_offer(g, purchase):
            continue
        first = MARKET.first[purchase]
        shelf = i64(0) if first == CALF else first
        rank = MARKET.points[purchase] * 100000 - MARKET.workers[purchase] * 10000
        rank -= MARKET.price[purchase] * 100 + shelf
        if rank > best_rank:
            best_rank = rank
            best = purchase
    if best != NOTHING:
        MARKET.take(g, SAM_SEAT, best, 0)


def buy_with_all(g: Table) -> None:
    buy_cattle(g, g.players[SAM_SEAT].workers(COWBOY))


# -- building -------------------------------------------------------------------------------------
def first_site(g: Table) -> i64:
    """The first empty building space without risk action ahead of the human's herder."""
    for origin in (g.players[HUMAN].herder, START):
        queue: list[i64] = [origin]
        for node in queue:
            if is_site(g, node):
                return node
            for ahead in (TRAIL.first[node], TRAIL.second[node]):
                if ahead >= 0 and ahead != KANSAS_CITY and ahead not in queue:
                    queue.append(ahead)
    return NOTHING


def is_site(g: Table, node: i64) -> bool:
    if g.tiles[node] != EMPTY or NODE_RISK[node] >= 0:
        return False
    for site in range(N_BUILDING):
        if BUILDING_NODES[site] == node:
            return True
    return False


def hand_fee(g: Table, number: i64) -> i64:
    hands = g.hands_on(g.building_tile(SAM_SEAT, number))
    fee: i64 = 0
    if hands & 1:
        fee += FEE_GREEN[g.seats - 2]
    if hands & 2:
        fee += FEE_BLACK[g.seats - 2]
    return fee


def build(g: Table) -> None:
    """Use most builders; then replace the tile with more points, more hands, lower number."""
    p = g.players[SAM_SEAT]
    builders = p.workers(BUILDER)
    free = first_site(g)
    best_rank: i64 = -1
    best_number = NOTHING
    best_node = NOTHING
    for site in range(N_BUILDING):
        node = BUILDING_NODES[site]
        own = p.on_trail >> node & 1 == 1
        if not own and node != free:
            continue
        old_builders: i64 = 0
        old_points: i64 = 0
        if own:
            old = g.face_on(g.tiles[node])
            old_builders = BUILDERS_NEEDED[old]
            old_points = BUILDING_VP[old]
        for number in range(N_BUILDINGS):
            used = BUILDERS_NEEDED[number + B_SIDE] - old_builders
            if not p.supply >> number & 1 or used <= 0 or used > builders:
                continue
            rank = ((used * 32 + old_points) * 32 + hand_fee(g, number)) * 16
            rank += N_BUILDINGS - number
            if rank > best_rank:
                best_rank, best_number, best_node = rank, number, node
    if best_number != NOTHING:
        BUILDINGS.put(g, SAM_SEAT, best_number, best_node, 0)
