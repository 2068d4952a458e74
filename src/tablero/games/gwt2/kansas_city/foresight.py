"""Foresight: arriving herders send tiles of the bags to the board (RULES 9.1, 9.2, 9.7)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.kinds import Kind
from tablero.games.gwt2.cards import N_CARDS
from tablero.games.gwt2.catalogue import (
    BANDIT_NODES,
    FIRST_WORKER,
    HAZARD_NODES,
    HAZARD_SPACES,
    HAZARD_TYPE,
    JOB_ARROW,
    N_BAG_TILES,
    N_BANDIT,
    N_HAZARDS,
)
from tablero.games.gwt2.location.market import fill_market
from tablero.games.gwt2.location.objectives import OBJECTIVE_CARDS
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import (
    FORESIGHT_FILLED,
    JOB_SEEKER,
    JOB_TOKEN_TAKEN,
    TILE_LOST,
    TILE_PLACED,
)
from tablero.games.gwt2.words import BAG_STREAMS, FORESIGHT, FORESIGHT_PLAY
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.rail import foresight
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.tiles import EMPTY
from tablero.games.gwt_family.trail import NO_SPACE

YELLOW_ARROW: Final[i64] = 1


class Bags(foresight.ForesightSheet):
    """Hazards and bandits come to the trail, workers to the job market; who fills its last row
    ends the game (RULES 9.1, 9.2, 10.1)."""

    def space_for(self, g: RailTable, tile: i64) -> i64:
        """The lowest empty space for the type of a hazard, or for a bandit (RULES 1.4, 9.1)."""
        if tile < N_HAZARDS:
            first = HAZARD_TYPE[tile] * HAZARD_SPACES
            for k in range(first, first + HAZARD_SPACES):
                if g.tiles[HAZARD_NODES[k]] == EMPTY:
                    return HAZARD_NODES[k]
            return NO_SPACE
        for k in range(N_BANDIT):
            if g.tiles[BANDIT_NODES[k]] == EMPTY:
                return BANDIT_NODES[k]
        return NO_SPACE

    def leave_row(self, g: RailTable, row: i64) -> None:
        """A yellow arrow fills the cattle market (RULES 9.2)."""
        if JOB_ARROW[row] == YELLOW_ARROW:
            fill_market(cast(Table, g))


BAGS: Final = Bags(
    N_BAG_TILES,
    FIRST_WORKER,
    N_CARDS,
    BAG_STREAMS,
    FORESIGHT_FILLED,
    TILE_PLACED,
    TILE_LOST,
    JOB_SEEKER,
    JOB_TOKEN_TAKEN,
)


class Foresee(foresight.Foresee):
    """One of the two tiles of foresight column `n`, or an objective card (RULES 2.5, 9.1)."""

    def kind(self) -> Kind:
        return FORESIGHT

    def sheet(self) -> foresight.ForesightSheet:
        return BAGS

    def listing(self, g: RailTable, p: RailRancher) -> None:
        super().listing(g, p)
        if g.offered > 0:
            OBJECTIVE_CARDS.offer_hand(g, p, FORESIGHT_PLAY)

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        if answer >= FORESIGHT_PLAY:
            g.push(self)
            OBJECTIVE_CARDS.play(g, self.seat, answer - FORESIGHT_PLAY)
        else:
            super().chosen(g, p, answer)


FORESEE: Final = Asks("foresee", Foresee, foresight.COLUMNS)
