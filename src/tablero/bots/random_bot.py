"""Any legal answer, all equally likely."""

from __future__ import annotations

from tablero.bots.contract import Bot, Budget, Thought
from tablero.core.game import View
from tablero.core.sim.playout import chooser


class RandomBot(Bot):
    def __init__(self, seed: int = 0) -> None:
        self.name = "random"
        self.rng = chooser(seed)

    def think(self, view: View, budget: Budget) -> Thought:
        # The same draw as `playout.pick_offered`, so that both ways of playing give equal games.
        answers = view.state.answers()
        return Thought(answers[(int(self.rng.step()) * len(answers)) >> 32])
