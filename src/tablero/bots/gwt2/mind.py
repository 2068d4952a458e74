"""What the bot looks at: its board, the question, and a few figures worked out once."""

from __future__ import annotations

from tablero.bots.gwt_family.outlook import missing_for
from tablero.bots.gwt_family.rail import RailMind
from tablero.games.gwt2.cards import DEMANDS, N_ALL_OBJECTIVES, OBJECTIVES
from tablero.games.gwt2.scoring import units_of
from tablero.games.gwt2.state import Table


class Mind(RailMind):
    def __init__(self, g: Table, seat: int) -> None:
        super().__init__(g, seat)
        self.g = g
        self.me = g.players[seat]

    def deliveries(self) -> int:
        me = self.me
        return int(me.cities).bit_count() + max(0, int(me.new_york_discs) - 1)

    def missing_for(self, objective: int) -> int:
        """Units still missing before this objective would be met beside those of the area."""
        area = self.me.area
        pledged = [
            DEMANDS[card] for card in range(int(N_ALL_OBJECTIVES)) for _copy in range(area[card])
        ]
        return missing_for(DEMANDS[objective], pledged, units_of(self.me))

    def objective_of(self, word: str) -> int:
        return OBJECTIVES.index(word)
