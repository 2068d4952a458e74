"""What a position is worth to a seat, in points: those it has and those it may expect.

Weights are rough common sense: a role is played in about half of the rounds, money buys points
while there is time left to build, a good is most of a point because some spoil.
"""

from __future__ import annotations

from tablero.games.puerto_rico.catalogue import (
    BUILDING_NAMES,
    CIRCLES,
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

LONGEST = 15.0  # rounds of a usual game
PLAYED = 0.5  # how often a role is played in a round
MONEY_AT_END = 0.03
MONEY_A_ROUND = 0.05
MONEY_ROUNDS = 8.0
SHIPPED = 0.55  # points of a good that is produced in a later round
HELD = 0.5  # points of a good in hand
UNSTAFFED = 0.6  # what a power is worth while nobody works there
IDLE = 0.45  # what a workplace is worth while nobody works there
FULL_OUTPUT = 7.0  # goods of one craftsman phase that can usually be shipped or sold

# Points a round that an occupied building is worth by itself.
POWER = {
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
POWER_OF_BUILDING = [POWER.get(name, 0.0) for name in BUILDING_NAMES]
FACTORY_NUMBER = BUILDING_NAMES.index("factory")
HARBOR_NUMBER = BUILDING_NAMES.index("harbor")
WHARF_NUMBER = BUILDING_NAMES.index("wharf")


def rounds_left(g: PuertoRico) -> float:
    """About how many rounds are still to come after this one, from the nearest end condition."""
    if g.ended:
        return 0.0
    colonists = int(g.colonists) / SETUPS[int(g.seats)].colonists
    chips = int(g.chips) / max(1, int(g.start_chips))
    city = max(int(g.players[seat].city_used) for seat in range(int(g.seats)))
    return LONGEST * max(0.0, min(colonists, chips, (12 - city) / 10))


def money_weight(rounds: float) -> float:
    """Points a doubloon can still buy."""
    return MONEY_AT_END + MONEY_A_ROUND * min(rounds, MONEY_ROUNDS)


def worth(g: PuertoRico, seat: int, rounds: float) -> float:
    player = g.players[seat]
    value = float(max(0, int(player.chips)) + int(building_points(player)))
    value += int(player.doubloons) * money_weight(rounds)
    value += goods(player, rounds) + engine(player, rounds) + large_bonuses(player, rounds)
    return value


def goods(player: Player, rounds: float) -> float:
    """Goods in hand: nearly a point each to ship, and something to sell once."""
    value = best_price = 0.0
    for good in range(int(N_GOODS)):
        held = int(player.goods[good])
        if held:
            value += 0.25 + HELD * held
            best_price = max(best_price, float(PRICE[good]))
    if rounds < 0.5:
        return 0.6 * value
    return value + 0.6 * best_price * money_weight(rounds)


def workplaces(player: Player, good: int) -> int:
    """Tiles of a kind that a plant could serve."""
    tiles = int(player.tiles[good])
    if good == 0:
        return tiles
    circles = sum(
        int(CIRCLES[plant])
        for plant in range(int(N_PLANTS))
        if int(PRODUCES[plant]) == good and player.owns(plant)
    )
    return min(tiles, circles)


def output(player: Player) -> tuple[float, int, float]:
    """Goods a craftsman phase brings, of how many kinds, and the price of the dearest."""
    amount, kinds, dearest = 0.0, 0, 0.0
    for good in range(int(N_GOODS)):
        working = int(capacity(player, good))
        served = workplaces(player, good)
        amount += working + IDLE * (served - working)
        amount += 0.12 * (int(player.tiles[good]) - served)
        if working or served:
            kinds += 1
            dearest = max(dearest, float(PRICE[good]) * (1.0 if working else IDLE))
    return amount, kinds, dearest


def engine(player: Player, rounds: float) -> float:
    """What production, quarries and powers bring over the rounds to come."""
    amount, kinds, dearest = output(player)
    money = money_weight(rounds)
    shipped = min(amount, FULL_OUTPUT) + 0.4 * max(0.0, amount - FULL_OUTPUT)
    a_round = PLAYED * (SHIPPED * shipped + 0.08 * kinds + money * dearest)
    quarries = min(4.0, IDLE * int(player.tiles[QUARRY]) + (1 - IDLE) * int(player.manned[QUARRY]))
    a_round += PLAYED * money * 0.9 * quarries
    for building in range(int(N_BUILDINGS)):
        if player.owns(building):
            staffed = 1.0 if player.staff_of(building) else UNSTAFFED
            a_round += staffed * power(building, amount, kinds, money)
    # What is made in the last round can hardly be shipped any more.
    return a_round * max(0.0, rounds - 0.5) + 0.04 * int(player.san_juan) * rounds / LONGEST


def power(building: int, amount: float, kinds: int, money: float) -> float:
    """Points a round of an occupied building."""
    if building == FACTORY_NUMBER:
        return PLAYED * money * int(FACTORY[min(5, kinds)]) + 0.05
    if building == HARBOR_NUMBER:
        return PLAYED * min(3.0, 0.5 + 0.6 * kinds)
    if building == WHARF_NUMBER:
        return PLAYED * min(2.5, 0.35 * amount)
    return POWER_OF_BUILDING[building]


def large_bonuses(player: Player, rounds: float) -> float:
    """The bonus as it stands, with some growth; an empty building counts only if there is time."""
    value = 0.0
    for building in range(int(N_BUILDINGS)):
        if SCORE_OF[building] and player.owns(building):
            points = int(bonus(player, SCORE_OF[building])) + 0.2 * rounds
            if player.staff_of(building):
                value += points
            elif rounds > 0:
                value += points * min(0.9, 0.4 + 0.2 * rounds)
    return value
