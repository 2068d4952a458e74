"""Where colonists should work: the whole layout is planned, then answered slot by slot."""

from __future__ import annotations

from tablero.bots.puerto_rico.worth import money_weight, power, rounds_left, workplaces
from tablero.games.puerto_rico.catalogue import (
    CIRCLES,
    N_BUILDINGS,
    N_GOODS,
    N_PLANTS,
    N_TILES,
    PRICE,
    PRODUCES,
    QUARRY,
    SCORE_OF,
)
from tablero.games.puerto_rico.scoring import bonus
from tablero.games.puerto_rico.state import Player, PuertoRico

Job = tuple[float, list[int]]  # worth for each colonist, the slots that are filled together


def planned(g: PuertoRico, seat: int, slot: int) -> int:
    """How many colonists the plan puts on one slot."""
    return layout(g.players[seat], rounds_left(g))[slot]


def layout(player: Player, rounds: float) -> list[int]:
    slots = [0] * int(N_TILES + N_BUILDINGS)
    left = int(player.colonists())
    for _worth, places in sorted(jobs(player, rounds), key=lambda job: -job[0]):
        if len(places) <= left:
            left -= len(places)
            for slot in places:
                slots[slot] += 1
    return slots


def jobs(player: Player, rounds: float) -> list[Job]:
    """Everything colonists can do; a plantation and its plant go together."""
    money = money_weight(rounds)
    found: list[Job] = []
    pairs = 0
    for good in range(int(N_GOODS)):
        for number in range(workplaces(player, good)):
            fresh = 0.35 + money * int(PRICE[good]) if number == 0 else 0.0
            places = [good] if good == 0 else [good, plant_slot(player, good, number)]
            found.append(((0.55 + fresh) * rounds / 2 / len(places), places))
            pairs += 1
    for number in range(int(player.tiles[QUARRY])):
        worth = money * 0.9 if number < 4 else 0.0
        found.append((worth * rounds / 2, [int(QUARRY)]))
    kinds = sum(1 for good in range(int(N_GOODS)) if workplaces(player, good))
    for building in range(int(N_PLANTS), int(N_BUILDINGS)):
        if player.owns(building):
            worth = power(building, float(pairs), kinds, money) * rounds
            if SCORE_OF[building]:
                worth += int(bonus(player, SCORE_OF[building])) * (0.35 if rounds > 3 else 3.0)
            found.append((worth, [int(N_TILES) + building]))
    return found + leftovers(player)


def plant_slot(player: Player, good: int, number: int) -> int:
    """The slot of the plant that serves tile `number` of a kind; small plants fill first."""
    for plant in range(int(N_PLANTS)):
        if int(PRODUCES[plant]) == good and player.owns(plant):
            if number < int(CIRCLES[plant]):
                return int(N_TILES) + plant
            number -= int(CIRCLES[plant])
    raise ValueError("no plant has room for this tile")


def leftovers(player: Player) -> list[Job]:
    """Circles without use; colonists that are over must still be put somewhere."""
    idle: list[Job] = []
    for good in range(1, int(N_GOODS)):
        spare = int(player.tiles[good]) - workplaces(player, good)
        idle += [(0.0, [good])] * spare
    for plant in range(int(N_PLANTS)):
        if player.owns(plant):
            used = sum(
                plant_slot(player, int(PRODUCES[plant]), number) == int(N_TILES) + plant
                for number in range(workplaces(player, int(PRODUCES[plant])))
            )
            idle += [(0.0, [int(N_TILES) + plant])] * (int(CIRCLES[plant]) - used)
    return idle
