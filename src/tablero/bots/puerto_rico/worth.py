"""What a position is worth to a seat, in points: those it has and those it may expect.

Weights are rough common sense: a role is played in about half of the rounds, money buys points
while there is time left to build, a good is most of a point because some spoil. A search asks this
at every position it judges, so it is plain numbers throughout.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.puerto_rico.catalogue import (
    BUILDING_NAMES,
    CIRCLES,
    CITY_SPACES,
    CORN,
    FACTORY,
    N_BUILDINGS,
    N_GOODS,
    N_PLANTS,
    PRICE,
    PRODUCES,
    QUARRY,
    SCORE_OF,
    SETUPS,
)
from tablero.games.puerto_rico.roles.craftsman import capacity
from tablero.games.puerto_rico.scoring import bonus, building_points
from tablero.games.puerto_rico.state import Player, PuertoRico

LONGEST: Final = 15.0  # rounds of a usual game
PLAYED: Final = 0.5  # how often a role is played in a round
MONEY_AT_END: Final = 0.03
MONEY_A_ROUND: Final = 0.05
MONEY_ROUNDS: Final = 8.0
SHIPPED: Final = 0.55  # points of a good that is produced in a later round
HELD: Final = 0.5  # points of a good in hand
UNSTAFFED: Final = 0.6  # what a power is worth while nobody works there
IDLE: Final = 0.45  # what a workplace is worth while nobody works there
FULL_OUTPUT: Final = 7.0  # goods of one craftsman phase that can usually be shipped or sold
CITY_PACE: Final = 10.0  # spaces of the city that are built upon in a usual game

# Points a round that an occupied building is worth by itself.
POWER: Final = {
    "small_market": 0.20,
    "hacienda": 0.22,
    "construction_hut": 0.20,
    "small_warehouse": 0.10,
    "hospice": 0.18,
    "office": 0.14,
    "large_market": 0.38,
    "large_warehouse": 0.14,
    "university": 0.16,
}
POWER_OF_BUILDING: Final = vec[float]([POWER.get(name, 0.0) for name in BUILDING_NAMES])
FACTORY_NUMBER: Final[i64] = BUILDING_NAMES.index("factory")
HARBOR_NUMBER: Final[i64] = BUILDING_NAMES.index("harbor")
WHARF_NUMBER: Final[i64] = BUILDING_NAMES.index("wharf")
MOST_COLONISTS: Final = vec[float](
    [float(SETUPS[seats].colonists) if seats in SETUPS else 0.0 for seats in range(6)]
)


def rounds_left(g: PuertoRico) -> float:
    """About how many rounds are still to come after this one, from the nearest end condition."""
    if g.ended != 0:
        return 0.0
    city: i64 = 0
    for seat in range(g.seats):
        city = max(city, g.players[seat].city_used)
    left = float(g.colonists) / MOST_COLONISTS[g.seats]
    left = min(left, float(g.chips) / float(max(1, g.start_chips)))
    left = min(left, float(CITY_SPACES - city) / CITY_PACE)
    return LONGEST * max(0.0, left)


def money_weight(rounds: float) -> float:
    """Points a doubloon can still buy."""
    return MONEY_AT_END + MONEY_A_ROUND * min(rounds, MONEY_ROUNDS)


def worth(g: PuertoRico, seat: i64, rounds: float) -> float:
    player = g.players[seat]
    value = float(max(0, player.chips) + building_points(player))
    value += float(player.doubloons) * money_weight(rounds)
    value += goods(player, rounds) + engine(player, rounds) + large_bonuses(player, rounds)
    return value


def goods(player: Player, rounds: float) -> float:
    """Goods in hand: nearly a point each to ship, and something to sell once."""
    value = best_price = 0.0
    for good in range(N_GOODS):
        held = player.goods[good]
        if held > 0:
            value += 0.25 + HELD * float(held)
            best_price = max(best_price, float(PRICE[good]))
    if rounds < 0.5:
        return 0.6 * value
    return value + 0.6 * best_price * money_weight(rounds)


def workplaces(player: Player, good: i64) -> i64:
    """Tiles of a kind that a plant could serve."""
    tiles = player.tiles[good]
    if good == CORN or tiles == 0:
        return tiles
    circles: i64 = 0
    owned = player.owned
    for plant in range(N_PLANTS):
        if owned >> plant & 1 == 1 and PRODUCES[plant] == good:
            circles += CIRCLES[plant]
    return min(tiles, circles)


def output(player: Player) -> tuple[float, i64, float]:
    """Goods a craftsman phase brings, of how many kinds, and the price of the dearest."""
    amount, dearest = 0.0, 0.0
    kinds: i64 = 0
    for good in range(N_GOODS):
        tiles = player.tiles[good]
        if tiles == 0:
            continue
        working = capacity(player, good)
        served = workplaces(player, good)
        amount += float(working) + IDLE * float(served - working)
        amount += 0.12 * float(tiles - served)
        if served > 0:
            kinds += 1
            dearest = max(dearest, float(PRICE[good]) * (1.0 if working > 0 else IDLE))
    return amount, kinds, dearest


def engine(player: Player, rounds: float) -> float:
    """What production, quarries and powers bring over the rounds to come."""
    amount, kinds, dearest = output(player)
    money = money_weight(rounds)
    shipped = min(amount, FULL_OUTPUT) + 0.4 * max(0.0, amount - FULL_OUTPUT)
    a_round = PLAYED * (SHIPPED * shipped + 0.08 * float(kinds) + money * dearest)
    quarries = IDLE * float(player.tiles[QUARRY]) + (1.0 - IDLE) * float(player.manned[QUARRY])
    a_round += PLAYED * money * 0.9 * min(4.0, quarries)
    owned = player.owned
    for building in range(N_PLANTS, N_BUILDINGS):
        if owned >> building & 1 == 1:
            staffed = 1.0 if player.staff_of(building) > 0 else UNSTAFFED
            a_round += staffed * power(building, amount, kinds, money)
    # What is made in the last round can hardly be shipped any more.
    return a_round * max(0.0, rounds - 0.5) + 0.04 * float(player.san_juan) * rounds / LONGEST


def power(building: i64, amount: float, kinds: i64, money: float) -> float:
    """Points a round of an occupied building."""
    if building == FACTORY_NUMBER:
        return PLAYED * money * float(FACTORY[min(N_GOODS, kinds)]) + 0.05
    if building == HARBOR_NUMBER:
        return PLAYED * min(3.0, 0.5 + 0.6 * float(kinds))
    if building == WHARF_NUMBER:
        return PLAYED * min(2.5, 0.35 * amount)
    return POWER_OF_BUILDING[building]


def large_bonuses(player: Player, rounds: float) -> float:
    """The bonus as it stands, with some growth; an empty building counts only if there is time."""
    value = 0.0
    owned = player.owned
    for building in range(N_PLANTS, N_BUILDINGS):
        if owned >> building & 1 == 1 and SCORE_OF[building] != 0:
            points = float(bonus(player, SCORE_OF[building])) + 0.2 * rounds
            if player.staff_of(building) > 0:
                value += points
            elif rounds > 0.0:
                value += points * min(0.9, 0.4 + 0.2 * rounds)
    return value
