"""Common sense in a hurry: not always the best answer, but seldom a bad one."""

from __future__ import annotations

from tablero.bots.contract import Bot, Budget, Thought
from tablero.bots.greedy import Greedy
from tablero.core.game import View
from tablero.core.rng import LOW, FastRng


class Hasty(Bot):
    """Goes down the better half of the ranking of `greedy` and passes over each answer with the
    chance `haste`: like somebody new to a game, who overlooks much but does nothing absurd.
    """

    def __init__(self, name: str, seed: int, haste: float) -> None:
        self.name = name
        self.seed = seed
        self.haste = haste
        self.greedy = Greedy(seed)

    def think(self, view: View, budget: Budget) -> Thought:
        thought = self.greedy.think(view, budget)
        dice = FastRng.seeded(self.seed * 1_000_003 + int(view.state.ply))
        place = 0
        while place < (len(thought.ranking) - 1) // 2:
            if int(dice.step()) >= self.haste * int(LOW):
                break
            place += 1
        answer, _value = thought.ranking[place]
        return Thought(answer, thought.ranking, f"number {place + 1} at a glance")
