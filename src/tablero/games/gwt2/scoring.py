"""The eleven categories of the final scoring (RULES 10.3, 10.4, 10.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt2.cards import (
    ALL_OBJECTIVES,
    CATTLE_VP,
    DEMANDS,
    HEREFORD,
    MASTER_COUNTS,
    MASTER_GROUP,
    MASTER_VP,
    N_CATTLE,
    N_OBJECTIVES,
    OBJECTIVE_PENALTY,
    OBJECTIVE_VP,
    SHORTHORN,
    VALUE3,
)
from tablero.games.gwt2.catalogue import (
    ALL_DISCS,
    BUILDING_NODES,
    BUILDING_VP,
    CITY_VP,
    DISC_VP,
    KANSAS_CITY_DISC,
    LINK_FROM,
    LINK_VP,
    N_CITIES,
    N_WORKERS,
    NEW_YORK,
    STATION_VP,
)
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt_family.bits import bits, sum_of
from tablero.games.gwt_family.pledges import Reckoning
from tablero.games.gwt_family.rail import scoring

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
WORKER_POINTS: Final[i64] = 4  # on slots 5 and 6
TOKEN_POINTS: Final[i64] = 2
REPEATABLE: Final[i64] = 1 << KANSAS_CITY_DISC | 1 << NEW_YORK  # discs counted apart
OBJECTIVE_CARDS: Final[i64] = 1  # what master 1 counts, see cards.COUNTED
MASTERS: Final = scoring.MasterScores(MASTER_COUNTS, MASTER_GROUP, MASTER_VP)
OBJECTIVES: Final = scoring.ObjectiveScores(
    ALL_OBJECTIVES, DEMANDS, OBJECTIVE_VP, OBJECTIVE_PENALTY, N_CATTLE, N_OBJECTIVES
)


def categories(g: Table, seat: i64) -> list[int]:
    """The points of one seat, category by category (RULES 10.3, 12.8)."""
    p = g.players[seat]
    sam = seat == g.automa_seat
    objectives, in_area = OBJECTIVES.score(p, best_of(g, seat))
    points = [
        i64(0) if sam else scoring.money_points(p),
        scoring.building_points(g, p, BUILDING_NODES, BUILDING_VP),
        city_points(p),
        sum_of(p.stations, STATION_VP),
        p.hazard_points(),
        scoring.cattle_points(p, CATTLE_VP),
        objectives,
        i64(0) if sam else master_points(p, in_area),
        scoring.worker_points(p, N_WORKERS, WORKER_POINTS),
        i64(0) if sam else sum_of(ALL_DISCS & ~p.discs, DISC_VP),
        TOKEN_POINTS if g.job_token == seat else i64(0),
    ]
    return [int(number) for number in points]


def city_points(p: Player) -> i64:
    """Discs in cities, and links between two of them (RULES 10.3)."""
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


def master_points(p: Player, in_area: i64) -> i64:
    """Station masters count units independently of objectives (RULES 10.5)."""
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
    return MASTERS.of(p, counted)


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


def best_of(g: Table, seat: i64) -> Reckoning | None:
    """The best that objective cards can bring; an automa has them as printed (RULES 10.4, 12.8)."""
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
