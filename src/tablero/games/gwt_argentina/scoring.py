"""The twelve categories of the final scoring (RULES 10.3, 10.4, 10.5, 10.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_argentina.cards import (
    ABERDEEN_ANGUS,
    CARACU,
    CATTLE_VALUE,
    CATTLE_VP,
    COUNTED,
    DEMANDS,
    EXHAUSTION,
    EXHAUSTION_VP,
    FIRST_OBJECTIVE,
    FRANQUEIRO,
    MASTER_COUNTS,
    MASTER_GROUP,
    MASTER_VP,
    N_CATTLE,
    N_OBJECTIVES,
    OBJECTIVE_PENALTY,
    OBJECTIVE_VP,
    VALUE_3,
)
from tablero.games.gwt_argentina.cards import OBJECTIVES as OBJECTIVE_NAMES
from tablero.games.gwt_argentina.catalogue import (
    ALL_DISCS,
    BUILDING_NODES,
    BUILDING_VP,
    DISC_VP,
    LAST_STATION,
    N_ROWS,
    STATION_VP,
)
from tablero.games.gwt_argentina.harbours import (
    N_QUAYS,
    N_SHIPS,
    N_SPOTS,
    QUAY_VP,
    SHIP_VP,
    SPOT_QUARTER,
    SPOT_VP,
)
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_family.bits import bits, sum_of
from tablero.games.gwt_family.pledges import Reckoning
from tablero.games.gwt_family.rail import scoring

CATEGORIES: Final = [
    "money",
    "buildings",
    "ships",
    "cities",
    "stations",
    "farmers",
    "cattle",
    "objectives",
    "station_masters",
    "workers",
    "step_disc",
    "job_market_token",
]
WORKER_POINTS: Final[i64] = 4  # on slots 5 and 6
FARMER_POINTS: Final[i64] = 2
TOKEN_POINTS: Final[i64] = 2
DEAR_CATTLE: Final[i64] = 3  # breeding value from which on a station master counts
OBJECTIVE_CARDS: Final[i64] = COUNTED.index("objective_cards_in_area")
MASTERS: Final = scoring.MasterScores(MASTER_COUNTS, MASTER_GROUP, MASTER_VP)
OBJECTIVES: Final = scoring.ObjectiveScores(
    OBJECTIVE_NAMES, DEMANDS, OBJECTIVE_VP, OBJECTIVE_PENALTY, FIRST_OBJECTIVE, N_OBJECTIVES
)


def categories(g: Table, seat: i64) -> list[int]:
    """The points of one seat, category by category (RULES 10.3, 11.7)."""
    p = g.players[seat]
    pedro = seat == g.automa_seat
    objectives, in_area = OBJECTIVES.score(p, best_of(g, seat))
    points = [
        i64(0) if pedro else scoring.money_points(p),
        scoring.building_points(g, p, BUILDING_NODES, BUILDING_VP),
        ship_points(p),
        city_points(g, p),
        station_points(p),
        p.helped_farmers() * FARMER_POINTS,
        scoring.cattle_points(p, CATTLE_VP) + p.herd(EXHAUSTION) * EXHAUSTION_VP,
        objectives,
        i64(0) if pedro else master_points(p, in_area),
        scoring.worker_points(p, N_ROWS, WORKER_POINTS),
        i64(0) if pedro else sum_of(ALL_DISCS & ~p.discs, DISC_VP),
        TOKEN_POINTS if g.job_token == seat else i64(0),
    ]
    return [int(number) for number in points]


def ship_points(p: Player) -> i64:
    """Discs on ships that are still in the loading zone (RULES 10.4)."""
    points: i64 = 0
    for ship in range(N_SHIPS):
        points += p.discs_on_ship(ship) * SHIP_VP[ship]
    return points


def city_points(g: Table, p: Player) -> i64:
    """Discs on bonus spots and on quays (RULES 10.4)."""
    points: i64 = 0
    for spot in range(N_SPOTS):
        if p.spots >> spot & 1:
            points += SPOT_VP[g.spot_face(spot)]
    for quay in range(N_QUAYS):
        points += p.quay_discs(quay) * QUAY_VP[quay]
    return points


def station_points(p: Player) -> i64:
    """Every disc, also several on the last station (RULES 10.4)."""
    once = sum_of(p.stations & ~(1 << LAST_STATION), STATION_VP)
    return once + p.last_discs * STATION_VP[LAST_STATION]


def cattle_in(p: Player, mask: i64) -> i64:
    count: i64 = 0
    for card in range(N_CATTLE):
        if mask >> card & 1:
            count += p.herd(card)
    return count


def dear_cattle(p: Player) -> i64:
    count: i64 = 0
    for card in range(N_CATTLE):
        if CATTLE_VALUE[card] >= DEAR_CATTLE:
            count += p.herd(card)
    return count


def master_points(p: Player, in_area: i64) -> i64:
    """Station masters count units independently of objectives, in the order of cards.COUNTED
    (RULES 10.6)."""
    counted = vec[i64](
        [
            dear_cattle(p),
            p.worker_sets(),
            bits(p.stations),
            in_area,
            p.ship_discs(),
            bits(p.strong),
            p.buildings(),
            p.helped_farmers(),
        ]
    )
    return MASTERS.of(p, counted)


# -- objectives -----------------------------------------------------------------------------------
def in_quarter(p: Player, quarter: i64) -> i64:
    """Own discs in that quarter of any city."""
    count: i64 = 0
    for spot in range(N_SPOTS):
        if p.spots >> spot & 1 and SPOT_QUARTER[spot] == quarter:
            count += 1
    return count


def units_of(p: Player) -> vec[i64]:
    """What a player has of each task, in the order of cards.TASKS."""
    return vec[i64](
        [
            in_quarter(p, 0),
            in_quarter(p, 1),
            in_quarter(p, 2),
            in_quarter(p, 3),
            p.station_discs(),
            p.buildings(),
            cattle_in(p, CARACU),
            cattle_in(p, VALUE_3),
            cattle_in(p, FRANQUEIRO),
            cattle_in(p, ABERDEEN_ANGUS),
            p.helped_of(0),
            p.helped_of(1),
            p.helped_of(2),
            p.helped_of(3),
            p.ship_18_discs,
        ]
    )


def best_of(g: Table, seat: i64) -> Reckoning | None:
    """The best that objective cards can bring; an automa has them as printed (RULES 10.5, 11.7)."""
    if seat == g.automa_seat:
        return None
    p = g.players[seat]
    return OBJECTIVES.best(p, units_of(p), MASTERS.each(p, OBJECTIVE_CARDS))


def parts(g: Table, seat: i64, row: str) -> list[tuple[str, int]]:
    """What each objective card brings or costs."""
    if row != "objectives":
        return []
    return OBJECTIVES.brought(g.players[seat], best_of(g, seat))


def met(g: Table, seat: i64) -> dict[str, int]:
    return OBJECTIVES.met(g.players[seat], best_of(g, seat))
