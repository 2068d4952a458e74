"""The seven categories of the final scoring (RULES 7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_elpaso.cards import (
    BONUS_VP,
    BUILDER,
    CARD_VP,
    CARDS,
    COWBOY,
    DEMANDS,
    ENGINEER,
    FIRST_WORKER,
    LARGE,
    MARKET_CARD,
    N_BONUSES,
    N_CARDS,
    N_OBJECTIVES,
    OBJECTIVE_VP,
    OBJECTIVES,
    SIMMENTAL,
    TASKS,
)
from tablero.games.gwt_elpaso.catalogue import (
    BUILDERS_NEEDED,
    BUILDING_VP,
    COMMON_NODES,
    N_COMMON,
    N_POSTS,
    POST_CORNERS,
    POST_VP,
)
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.state import MONEY_FOR_A_POINT, Table
from tablero.games.gwt_family.pledges import Pledge, Reckoning
from tablero.games.gwt_family.rancher import total

CATEGORIES: Final = [
    "money",
    "buildings",
    "posts",
    "workers",
    "cattle",
    "objectives",
    "bonus_tiles",
]
CLOSING_POINTS: Final[i64] = 2


def categories(g: Table, seat: i64) -> list[int]:
    """The points of one seat, category by category (RULES 6.1, 7.1, 8.7)."""
    p = g.players[seat]
    sue = seat == g.automa_seat
    cattle = card_points(p, 0, FIRST_WORKER)
    if g.closer == seat:
        cattle += CLOSING_POINTS
    points = [
        p.money // MONEY_FOR_A_POINT,
        building_points(g, p),
        post_points(p),
        card_points(p, FIRST_WORKER, N_CARDS),
        cattle,
        printed_points(p) if sue else objective_points(g, p),
        bonus_points(p),
    ]
    return [int(number) for number in points]


def parts(g: Table, seat: i64, row: str) -> list[tuple[str, int]]:
    """Which objective tiles count, and what of the points for cattle is for closing the game."""
    if row == "objectives":
        return [(OBJECTIVES[tile], int(OBJECTIVE_VP[tile])) for tile in met(g, seat)]
    if row == "cattle" and g.closer >= 0:
        closing = int(CLOSING_POINTS) if seat == g.closer else 0
        cards = int(card_points(g.players[seat], 0, FIRST_WORKER))
        return [("cattle_card", cards), ("simmental_space", closing)]
    return []


def building_points(g: Table, p: Player) -> i64:
    points: i64 = 0
    for site in range(N_COMMON):
        node = COMMON_NODES[site]
        if p.on_trail >> node & 1:
            points += BUILDING_VP[g.face_of(g.number_on(g.tiles[node]))]
    return points


def post_points(p: Player) -> i64:
    points: i64 = 0
    for post in range(N_POSTS):
        points += p.posts[post] * POST_VP[post]
    return points


def card_points(p: Player, first: i64, last: i64) -> i64:
    """Cards count wherever they are: hand, piles, worker area (RULES 7.1)."""
    points: i64 = 0
    for card in range(first, last):
        points += p.owned(card) * CARD_VP[card]
    return points


def bonus_points(p: Player) -> i64:
    points: i64 = 0
    for kind in range(N_BONUSES):
        points += p.bonuses[kind] * BONUS_VP[kind]
    return points


# -- objectives -----------------------------------------------------------------------------------
def printed_points(p: Player) -> i64:
    """All tiles, as if met: Sue's (RULES 8.7)."""
    points: i64 = 0
    for tile in range(N_OBJECTIVES):
        if p.objectives >> tile & 1:
            points += OBJECTIVE_VP[tile]
    return points


def met(g: Table, seat: i64) -> list[int]:
    """The tiles that count as things stand (RULES 7.2, 8.7)."""
    p = g.players[seat]
    if seat == g.automa_seat:
        return [tile for tile in range(int(N_OBJECTIVES)) if p.objectives >> tile & 1]
    return sorted(best_of(g, p).fulfilled())


def units_of(g: Table, p: Player) -> vec[i64]:
    """What a player has of each task, in the order of cards.TASKS; wider tasks count all that the
    narrower ones do."""
    found = [0] * len(TASKS)
    for k in range(len(MARKET_CARD)):
        copies = int(p.owned(MARKET_CARD[k]))
        found[TASKS.index(CARDS[MARKET_CARD[k]])] = copies
        found[TASKS.index("market_cattle")] += copies
    found[TASKS.index("simmental")] = int(p.owned(SIMMENTAL))
    found[TASKS.index("cowboy")] = int(p.owned(FIRST_WORKER + COWBOY))
    found[TASKS.index("builder")] = int(p.owned(FIRST_WORKER + BUILDER))
    found[TASKS.index("engineer")] = int(p.owned(FIRST_WORKER + ENGINEER))
    for site in range(N_COMMON):
        node = COMMON_NODES[site]
        if p.on_trail >> node & 1:
            found[TASKS.index("building")] += 1
            if BUILDERS_NEEDED[g.number_on(g.tiles[node])] >= LARGE:
                found[TASKS.index("large_building")] += 1
    for post in range(N_POSTS):
        found[TASKS.index("disc")] += int(p.posts[post])
        if POST_CORNERS[post] == 1:
            found[TASKS.index("black_disc")] += int(p.posts[post])
    found[TASKS.index("bonus_tile")] = int(total(p.bonuses))
    return vec[i64](found)


def objective_points(g: Table, p: Player) -> i64:
    return best_of(g, p).objective_points()


def best_of(g: Table, p: Player) -> Reckoning:
    """The best set of tiles met when every item serves one of them only (RULES 7.2)."""
    pledges: list[Pledge] = []
    for tile in range(N_OBJECTIVES):
        if p.objectives >> tile & 1:
            pledges.append(Pledge(tile, DEMANDS[tile], OBJECTIVE_VP[tile], 0, False))
    return Reckoning(pledges, units_of(g, p), 0)
