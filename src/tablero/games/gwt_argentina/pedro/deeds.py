"""What Pedro's cards make him do. Every tie is settled (RULES 11.3, 11.4, 11.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.games.gwt_argentina.cards import CATTLE_VP, GOODS, OBJECTIVE_VP, SOLD_AS
from tablero.games.gwt_argentina.catalogue import (
    BUILDING_NODES,
    BUILDING_VP,
    DEPOT,
    END_OF_LINE,
    GAUCHO,
    GRANJERO,
    MAQUINISTA,
    N_FARMER_SPACES,
    NODE_SPECIAL,
    RAILROAD,
    SPACE_PESOS,
    START,
)
from tablero.games.gwt_argentina.harbours import QUAYS
from tablero.games.gwt_argentina.location.building import BUILDINGS
from tablero.games.gwt_argentina.location.effects import gain_grain
from tablero.games.gwt_argentina.location.hiring import JOBS
from tablero.games.gwt_argentina.location.market import MARKET, take_card
from tablero.games.gwt_argentina.location.objectives import OBJECTIVE_CARDS
from tablero.games.gwt_argentina.pedro.cards import CATTLE_TAKEN
from tablero.games.gwt_argentina.pedro.state import PEDRO_SEAT, Pedro
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.railroad.engine import TRACK, place_before
from tablero.games.gwt_argentina.railroad.stations import LINE, NO_MASTER, STATION_MASTERS
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.tellings import (
    DISC_ON_QUAY,
    INVESTED,
    PEDRO_SPECIALISED,
)
from tablero.games.gwt_argentina.trail.farmers import TOO_STRONG, help_farmer, strength_at
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.rail import deeds
from tablero.games.gwt_family.rail.automa import ANY_WORKER
from tablero.games.gwt_family.rail.deeds import NOTHING, engine_goal, spend_disc

POWER: Final[i64] = 3  # with which Pedro helps farmers, before gauchos and strength
POWER_PER_GAUCHO: Final[i64] = 2
MOST_GRANJEROS: Final[i64] = 4  # from then on farmers stay beside the board
ROTTERDAM: Final[i64] = QUAYS.index("rotterdam_1")


def _quiet_sites() -> int:
    return sum(1 << int(node) for node in BUILDING_NODES if NODE_SPECIAL[int(node)] < 0)


HIRING: Final = deeds.Hiring(JOBS, PEDRO_SPECIALISED)  # (RULES 11.4)
# The first free space without special action ahead, or an own building (RULES 11.5).
BUILDING: Final = deeds.Building(BUILDINGS, BUILDING_VP, _quiet_sites(), START)


def do_deed(g: Table, pedro: Pedro, deed: str) -> None:
    """The deed of a card (RULES 11.3)."""
    gauchos = g.players[PEDRO_SEAT].workers(GAUCHO)
    if deed == "hire_cheapest":
        HIRING.cheapest(g, pedro, ANY_WORKER)
    elif deed == "hire_specialist":
        HIRING.specialist(g, pedro)
    elif deed == "engine":
        drive(g, g.players[PEDRO_SEAT].drivers)
    elif deed == "hire_maquinista_then_engine":
        HIRING.cheapest(g, pedro, MAQUINISTA)
        drive(g, g.players[PEDRO_SEAT].drivers)
    elif deed == "take_objective":
        take_objective(g)
    elif deed == "help_strongest_farmer":
        help_one(g, 1, 100)
    elif deed == "help_richest_farmer":
        help_one(g, 100, 1)
    elif deed == "take_cattle":
        take_cattle(g, gauchos)
    elif deed == "build":
        BUILDING.build(g)
    else:
        MARKET.turn_up(g, 2)
        take_cattle(g, gauchos - 1)


# -- the engine (RULES 11.5) ----------------------------------------------------------------------
def drive(g: Table, spaces: i64) -> None:
    """To the nearest open station in reach, else as far as the maquinistas can."""
    p = g.players[PEDRO_SEAT]
    reach = RAILROAD.ahead(g.engines_of_others(PEDRO_SEAT), place_before(p), spaces)
    target = engine_goal(LINE, p, reach, p.discs != 0)
    if target == NOTHING:
        return
    TRACK.move(g, PEDRO_SEAT, target)
    station = RAILROAD.station[target]
    if station >= 0 and LINE.is_open(p, station) and spend_disc(p):
        LINE.mark(g, PEDRO_SEAT, station, 0)
        if STATION_MASTERS.is_at(g, station):
            g.masters[station] = NO_MASTER
    if target == END_OF_LINE:
        TRACK.move(g, PEDRO_SEAT, DEPOT)


# -- cards (RULES 11.5) ---------------------------------------------------------------------------
def take_objective(g: Table) -> None:
    """The displayed card with most points."""
    deeds.best_objective(g, OBJECTIVE_CARDS, OBJECTIVE_VP)


def take_cattle(g: Table, gauchos: i64) -> None:
    """What so many gauchos take; what is missing is replaced by the next lower sort."""
    if gauchos <= 0:
        return
    wanted = CATTLE_TAKEN[gauchos - 1]
    for k in range(len(wanted)):
        goods = wanted[k]
        while goods >= 0 and not take_best(g, goods):
            goods -= 1


def take_best(g: Table, goods: i64) -> bool:
    """The card of a sort with most points, if there is one."""
    best = NOTHING
    for card in SOLD_AS[GOODS[goods]]:
        if g.market[card] > 0 and (best == NOTHING or CATTLE_VP[card] > CATTLE_VP[best]):
            best = card
    if best == NOTHING:
        return False
    take_card(g, PEDRO_SEAT, best, False)
    return True


# -- farmers (RULES 11.5) -------------------------------------------------------------------------
def power(p: Player) -> i64:
    return POWER + bits(p.strong) + POWER_PER_GAUCHO * p.workers(GAUCHO)


def help_one(g: Table, by_pesos: i64, by_strength: i64) -> None:
    """The strongest or the richest farmer within his power, for nothing but the tile."""
    p = g.players[PEDRO_SEAT]
    best = NOTHING
    best_rank: i64 = -1
    for space in range(N_FARMER_SPACES):
        strength = strength_at(g, space)
        if strength == TOO_STRONG or strength > power(p):
            continue
        pesos = g.coins[space]
        if by_pesos > by_strength:
            pesos += SPACE_PESOS[space]
        rank = by_strength * strength + by_pesos * pesos
        if rank > best_rank:
            best_rank, best = rank, space
    if best == NOTHING:
        return
    area_bit = help_farmer(g, PEDRO_SEAT, best)
    p.money = 0  # coins and printed pesos leave the game
    if p.granjeros < MOST_GRANJEROS:
        place_granjero(g, p, area_bit)


def place_granjero(g: Table, p: Player, area_bit: i64) -> None:
    """To the granjero row for nothing; slots bring grain, the fourth a disc to Rotterdam."""
    area: i64 = 0
    while area_bit >> (2 * area) != 1:
        area += 1
    p.add_helped(area, -1)
    p.add_worker(GRANJERO, 1)
    slot = p.granjeros
    g.tell(INVESTED, PEDRO_SEAT, area, 0, slot)
    if slot < MOST_GRANJEROS:
        gain_grain(g, PEDRO_SEAT, 1)
    elif spend_disc(p):
        p.add_to_quay(ROTTERDAM, 1)
        g.tell(DISC_ON_QUAY, PEDRO_SEAT, ROTTERDAM)
