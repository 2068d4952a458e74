"""A bot as the policy of seats that a learner does not have."""

from __future__ import annotations

from mypy_extensions import i64

from tablero.bots.contract import Budget
from tablero.bots.registry import find
from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.sim.batch import Policy


class BotPolicy(Policy):
    """Sits down anew for every question: many games are asked about in turn."""

    def __init__(self, game: Game, name: str, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.bot = find(name, seed)

    def __reduce__(self) -> tuple[object, ...]:
        return BotPolicy, (self.game, self.bot.name, self.seed)

    def choose(self, s: State) -> i64:
        seat = int(s.seat_to_act())
        return self.bot.sit(self.game, seat).think(View(self.game, s, seat), Budget()).answer
