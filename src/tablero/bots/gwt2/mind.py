"""What the bot looks at: its board, the question, and a few figures worked out once."""

from __future__ import annotations

from tablero.games.gwt2.cards import DEMANDS, N_ALL_OBJECTIVES, N_CATTLE, N_TASKS, OBJECTIVES, TASKS
from tablero.games.gwt2.scoring import units_of
from tablero.games.gwt2.state import Table


class Mind:
    def __init__(self, g: Table, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.me = g.players[seat]
        self.dollars = int(self.me.money)
        self.words = g.kind().words

    def word(self, answer: int) -> str:
        return self.words[answer]

    def about(self) -> dict[str, int | str]:
        return self.g.question().about(self.g)

    def figure(self, answer: int, key: str) -> int:
        """A number the engine tells about an answer; 0 where it tells none."""
        return int(self.g.question().facts(self.g, answer).get(key, 0))

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
