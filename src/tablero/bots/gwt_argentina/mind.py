"""What the bot looks at: its board, the question, and a few figures worked out once."""

from __future__ import annotations

from tablero.bots.gwt_family.outlook import missing_for
from tablero.bots.gwt_family.rail import RailMind
from tablero.games.gwt_argentina.cards import DEMANDS, N_OBJECTIVES, OBJECTIVES
from tablero.games.gwt_argentina.catalogue import N_JOB_ROWS
from tablero.games.gwt_argentina.harbours import N_QUAYS
from tablero.games.gwt_argentina.scoring import units_of
from tablero.games.gwt_argentina.state import Table


class Mind(RailMind):
    def __init__(self, g: Table, seat: int) -> None:
        super().__init__(g, seat)
        self.g = g
        self.me = g.players[seat]

    def to_come(self) -> float:
        """The share of the game that is left, by the row of the job market's token."""
        return 1.0 - min(int(self.g.jobs.row), int(N_JOB_ROWS)) / int(N_JOB_ROWS)

    def visits(self) -> int:
        """Discs that left the board for Europe: about one for each time in Buenos Aires."""
        me = self.me
        on_quays = sum(int(me.quay_discs(quay)) for quay in range(int(N_QUAYS)))
        return on_quays + int(me.spots).bit_count() + int(me.ship_discs()) - 1

    def missing_for(self, objective: int) -> int:
        """Units still missing before this objective would be met beside those of the area."""
        area = self.me.area
        pledged = [DEMANDS[card] for card in range(int(N_OBJECTIVES)) if area[card] > 0]
        return missing_for(DEMANDS[objective], pledged, units_of(self.me))

    def objective_of(self, word: str) -> int:
        return OBJECTIVES.index(word)
