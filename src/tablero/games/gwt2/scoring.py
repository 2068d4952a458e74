"""The eleven categories of the final scoring."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt2.cards import (
    CATTLE_VP,
    DEMANDS,
    HEREFORD,
    MASTER_COUNTS,
    MASTER_GROUP,
    MASTER_VP,
    N_ALL_OBJECTIVES,
    N_CATTLE,
    N_MASTERS,
    N_OBJECTIVES,
    OBJECTIVE_PENALTY,
    OBJECTIVE_VP,
    SHORTHORN,
    VALUE3,
)
from tablero.games.gwt2.catalogue import (
    BUILDING_NODES,
    BUILDING_VP,
    CITY_VP,
    DISC_VP,
    KANSAS_CITY_DISC,
    LINK_FROM,
    LINK_VP,
    N_BUILDING,
    N_CITIES,
    N_DISCS,
    N_STATIONS,
    N_WORKERS,
    NEW_YORK,
    STATION_VP,
)
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.pledges import Pledge, Reckoning

CATEGORIES: Final = [
    "money",
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "station_masters",
    "workers",
    "step_disc",
    "job_market_token",
]
DOLLARS_PER_POINT: Final[i64] = 5
WORKER_POINTS: Final[i64] = 4  # on slots 5 and 6
TOKEN_POINTS: Final[i64] = 2
REPEATABLE: Final[i64] = 1 << KANSAS_CITY_DISC | 1 << NEW_YORK  # discs counted apart
OBJECTIVE_CARDS: Final[i64] = 1  # what master 1 counts, see cards.COUNTED


def categories(g: Table, seat: i64) -> list[int]:
    """The points of one seat, category by category."""
    p = g.players[seat]
    sam = seat == g.automa_seat
    objectives, in_area = objective_points(p, sam)
    token = TOKEN_POINTS if g.job_token == seat else i64(0)
    points = [
        i64(0) if sam else p.money // DOLLARS_PER_POINT,
        building_points(g, p),
        city_points(p),
        station_points(p),
        p.hazard_points(),
        cattle_points(p),
        objectives,
        i64(0) if sam else master_points(p, in_area),
        worker_points(p),
        i64(0) if sam else disc_points(p),
        token,
    ]
    return [int(number) for number in points]


def building_points(g: Table, p: Player) -> i64:
    points: i64 = 0
    for site in range(N_BUILDING):
        node = BUILDING_NODES[site]
        if p.on_trail >> node & 1:
            points += BUILDING_VP[g.face_on(g.tiles[node])]
    return points


def city_points(p: Player) -> i64:
    points: i64 = 0
    for city in range(N_CITIES):
        if (p.cities & ~REPEATABLE) >> city & 1:
            points += CITY_VP[city]
    points += p.kansas_city_discs * CITY_VP[KANSAS_CITY_DISC]
    points += p.new_york_discs * CITY_VP[NEW_YORK]
    for link in range(len(LINK_FROM)):
        if p.cities >> LINK_FROM[link] & 3 == 3:
            points += LINK_VP[link]
    return points


def station_points(p: Player) -> i64:
    points: i64 = 0
    for station in range(N_STATIONS):
        if p.stations >> station & 1:
            points += STATION_VP[station]
    return points


def cattle_points(p: Player) -> i64:
    points: i64 = 0
    for card in range(N_CATTLE):
        points += p.herd(card) * CATTLE_VP[card]
    return points


def worker_points(p: Player) -> i64:
    points: i64 = 0
    for worker in range(N_WORKERS):
        points += max(p.workers(worker) - 4, 0) * WORKER_POINTS
    return points


def disc_points(p: Player) -> i64:
    points: i64 = 0
    for disc in range(N_DISCS):
        if p.cleared(disc):
            points += DISC_VP[disc]
    return points


def master_points(p: Player, in_area: i64) -> i64:
    counted = vec[i64](
        [
            0,
            in_area,
            p.temporary() + p.permanent(),
            p.bandit_pairs(),
            p.hazard_count(),
            p.all_workers(),
            bits(p.stations),
            p.buildings(),
        ]
    )
    points: i64 = 0
    for master in range(N_MASTERS):
        if p.masters >> master & 1:
            points += counted[MASTER_COUNTS[master]] // MASTER_GROUP[master] * MASTER_VP[master]
    return points


# -- objectives -----------------------------------------------------------------------------------
def units_of(p: Player) -> vec[i64]:
    """What a player has of each task, in the order of cards.TASKS."""
    value3: i64 = 0
    shorthorns: i64 = 0
    herefords: i64 = 0
    for card in range(N_CATTLE):
        copies = p.herd(card)
        if VALUE3 >> card & 1:
            value3 += copies
        elif SHORTHORN >> card & 1:
            shorthorns += copies
        elif HEREFORD >> card & 1:
            herefords += copies
    return vec[i64](
        [
            p.buildings(),
            p.green_bandits,
            p.orange_bandits,
            p.hazard_count(),
            bits(p.stations),
            value3,
            shorthorns,
            herefords,
            p.new_york_discs,
        ]
    )


def objective_points(p: Player, sam: bool) -> tuple[i64, i64]:
    """The best objective score, and how many cards then lie in the area."""
    pledges: list[Pledge] = []
    plain: i64 = 0
    for card in range(N_ALL_OBJECTIVES):
        plain += p.area[card] * OBJECTIVE_VP[card]
        for _copy in range(p.area[card]):
            pledges.append(_pledge(card, True))
        if card < N_OBJECTIVES:
            for _copy in range(p.herd(N_CATTLE + card)):
                pledges.append(_pledge(card, False))
    if sam:
        return plain, i64(len(pledges))
    pair_points: i64 = 0
    for master in range(N_MASTERS):
        if p.masters >> master & 1 and MASTER_COUNTS[master] == OBJECTIVE_CARDS:
            pair_points = MASTER_VP[master]
    best = Reckoning(pledges, units_of(p), pair_points)
    return best.objective_points(), best.cards


def _pledge(card: i64, is_bound: bool) -> Pledge:
    return Pledge(DEMANDS[card], OBJECTIVE_VP[card], OBJECTIVE_PENALTY[card], is_bound)
