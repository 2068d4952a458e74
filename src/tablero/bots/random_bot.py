"""Any legal answer, all equally likely."""

from __future__ import annotations

from tablero.core.game import View
from tablero.core.sim.playout import chooser


class RandomBot:
    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.rng = chooser(seed)

    def choose(self, view: View, answers: list[int]) -> int:
        # The same draw as `playout.pick_offered`, so that both ways of playing give equal games.
        return answers[(int(self.rng.step()) * len(answers)) >> 32]
