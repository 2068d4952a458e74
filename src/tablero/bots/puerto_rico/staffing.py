"""Where colonists should work: the whole layout is planned, then answered slot by slot."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablero.bots.puerto_rico.worth import money_weight, power, workplaces
from tablero.games.puerto_rico.catalogue import (
    CIRCLES,
    CORN,
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
from tablero.games.puerto_rico.state import Player

NO_SLOT: Final[i64] = -1
DONE: Final = -1.0  # below anything a job is worth


class Jobs:
    """Everything colonists can do; a plantation and its plant go together."""

    def __init__(self, player: Player, rounds: float) -> None:
        self.player = player
        self.worth = vec[float]()  # for each colonist
        self.slot = vec[i64]()
        self.other = vec[i64]()  # the slot that is filled together with it, or NO_SLOT
        money = money_weight(rounds)
        pairs: i64 = 0
        kinds: i64 = 0
        for good in range(N_GOODS):
            served = workplaces(player, good)
            for number in range(served):
                fresh = 0.35 + money * float(PRICE[good]) if number == 0 else 0.0
                if good == CORN:
                    self.add((0.55 + fresh) * rounds / 2.0, good, NO_SLOT)
                else:
                    plant = plant_slot(player, good, number)
                    self.add((0.55 + fresh) * rounds / 2.0 / 2.0, good, plant)
            pairs += served
            if served > 0:
                kinds += 1
        for number in range(player.tiles[QUARRY]):
            self.add((money * 0.9 if number < 4 else 0.0) * rounds / 2.0, QUARRY, NO_SLOT)
        for building in range(N_PLANTS, N_BUILDINGS):
            if player.owns(building):
                worth = power(building, float(pairs), kinds, money) * rounds
                if SCORE_OF[building] != 0:
                    points = float(bonus(player, SCORE_OF[building]))
                    worth += points * (0.35 if rounds > 3.0 else 3.0)
                self.add(worth, N_TILES + building, NO_SLOT)
        self.add_leftovers()

    def add(self, worth: float, slot: i64, other: i64) -> None:
        self.worth = append(self.worth, worth)
        self.slot = append(self.slot, slot)
        self.other = append(self.other, other)

    def add_leftovers(self) -> None:
        """Circles without use; colonists that are over must still be put somewhere."""
        player = self.player
        for good in range(1, N_GOODS):
            for _tile in range(player.tiles[good] - workplaces(player, good)):
                self.add(0.0, good, NO_SLOT)
        for plant in range(N_PLANTS):
            if player.owns(plant):
                good = PRODUCES[plant]
                spare = CIRCLES[plant]
                for number in range(workplaces(player, good)):
                    if plant_slot(player, good, number) == N_TILES + plant:
                        spare -= 1
                for _circle in range(spare):
                    self.add(0.0, N_TILES + plant, NO_SLOT)

    def best(self) -> i64:
        """The one that is worth most; of equals the first."""
        found: i64 = 0
        for job in range(len(self.worth)):
            if self.worth[job] > self.worth[found]:
                found = job
        return found


def layout(player: Player, rounds: float) -> vec[i64]:
    """How many colonists the plan puts on each slot: what is worth most is done first."""
    slots = vec[i64]([0] * int(N_TILES + N_BUILDINGS))
    left = player.colonists()
    jobs = Jobs(player, rounds)
    for _job in range(len(jobs.worth)):
        if left == 0:
            break
        job = jobs.best()
        jobs.worth[job] = DONE
        other = jobs.other[job]
        if other == NO_SLOT:
            slots[jobs.slot[job]] += 1
            left -= 1
        elif left > 1:
            slots[jobs.slot[job]] += 1
            slots[other] += 1
            left -= 2
    return slots


def plant_slot(player: Player, good: i64, number: i64) -> i64:
    """The slot of the plant that serves tile `number` of a kind; small plants fill first."""
    for plant in range(N_PLANTS):
        if PRODUCES[plant] == good and player.owns(plant):
            if number < CIRCLES[plant]:
                return N_TILES + plant
            number -= CIRCLES[plant]
    raise ValueError("no plant has room for this tile")
