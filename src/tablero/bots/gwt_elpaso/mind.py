"""What the bot looks at: its board, the question, and how much of the game is left."""

from __future__ import annotations

from tablero.bots.gwt_family.mind import TrailMind
from tablero.bots.gwt_family.outlook import missing_for
from tablero.games.gwt_elpaso.cards import (
    DEMANDS,
    N_OBJECTIVES,
    SIMMENTAL,
)
from tablero.games.gwt_elpaso.catalogue import SIMMENTAL_STACK
from tablero.games.gwt_elpaso.scoring import units_of
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_family.rancher import total


class Mind(TrailMind):
    def __init__(self, g: Table, seat: int) -> None:
        super().__init__(g, seat)
        self.g = g
        self.me = g.players[seat]

    def to_come(self) -> float:
        """The share of the game that is left, by the Simmental cards."""
        left = int(self.g.piles[SIMMENTAL])
        return left / int(SIMMENTAL_STACK[self.g.seats - 2])

    def lead(self) -> float:
        """Points ahead of the best rival as they stand; less than 0: behind."""
        rivals = [seat for seat in range(int(self.g.seats)) if seat != self.seat]
        return self.points() - max([self.points_of(seat) for seat in rivals])

    def deliveries(self) -> int:
        return int(total(self.me.posts))

    def missing_for(self, objective: int) -> int:
        """Items still missing before this objective would be met beside the others."""
        held = self.me.objectives
        pledged = [
            DEMANDS[tile]
            for tile in range(int(N_OBJECTIVES))
            if held >> tile & 1 and tile != objective
        ]
        return missing_for(DEMANDS[objective], pledged, units_of(self.g, self.me))
