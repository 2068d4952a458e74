"""What the bot looks at: its board, the question, and a few figures worked out once."""

from __future__ import annotations

from tablero.bots.gwt_family.mind import TrailMind
from tablero.games.gwt2.cards import DEMANDS, N_ALL_OBJECTIVES, N_CATTLE, N_TASKS, OBJECTIVES, TASKS
from tablero.games.gwt2.scoring import units_of
from tablero.games.gwt2.state import Table


class Mind(TrailMind):
    def __init__(self, g: Table, seat: int) -> None:
        super().__init__(g, seat)
        self.g = g
        self.me = g.players[seat]

    def deliveries(self) -> int:
        me = self.me
        return int(me.cities).bit_count() + max(0, int(me.new_york_discs) - 1)

    def spare_units(self) -> list[int]:
        """Units that no card in the objective area asks for."""
        units = units_of(self.me)
        left = [int(units[task]) for task in range(int(N_TASKS))]
        for card in range(int(N_ALL_OBJECTIVES)):
            for task in range(int(N_TASKS)):
                left[task] -= int(self.me.area[card] * DEMANDS[card][task])
        return left

    def missing_for(self, objective: int) -> int:
        """Units still missing before this objective would be met beside the others."""
        left = self.spare_units()
        demands = DEMANDS[objective]
        return sum(max(0, int(demands[task]) - max(0, left[task])) for task in range(len(TASKS)))

    def objective_of(self, word: str) -> int:
        return OBJECTIVES.index(word)

    def copies(self, card: int) -> int:
        return int(self.me.hand[card]) if card < N_CATTLE else 0
