"""Foresight A, B, C: arriving herders send tiles of the bags to the board (RULES 9.5, 9.6)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.kinds import Kind
from tablero.games.gwt_argentina.cards import N_CARDS
from tablero.games.gwt_argentina.catalogue import (
    FARMER_AREA,
    FARMER_NODES,
    FIRST_WORKER,
    JOB_ARROW,
    N_BAG_TILES,
    N_FARMER_SPACES,
    NO_ARROW,
    SPACE_AREA,
)
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.tellings import (
    FORESIGHT_FILLED,
    JOB_SEEKER,
    JOB_TOKEN_TAKEN,
    TILE_LOST,
    TILE_PLACED,
)
from tablero.games.gwt_argentina.words import BAG_STREAMS, FORESIGHT
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.rail import foresight
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.tiles import EMPTY
from tablero.games.gwt_family.trail import NO_SPACE


class Bags(foresight.ForesightSheet):
    """Farmers come to their areas, workers to the job market; who fills its last row ends the game
    (RULES 9.5, 9.6, 10.1)."""

    def space_for(self, g: RailTable, tile: i64) -> i64:
        """The lowest empty space of a farmer's area (RULES 1.4, 9.5)."""
        for k in range(N_FARMER_SPACES):
            if SPACE_AREA[k] == FARMER_AREA[tile] and g.tiles[FARMER_NODES[k]] == EMPTY:
                return FARMER_NODES[k]
        return NO_SPACE

    def leave_row(self, g: RailTable, row: i64) -> None:
        """The arrow that the token crosses waits for the end of the foresight (RULES 9.6)."""
        if JOB_ARROW[row] != NO_ARROW:
            cast(Table, g).arrow = JOB_ARROW[row]


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
    """One of the two tiles of foresight column `n` (RULES 9.5)."""

    def kind(self) -> Kind:
        return FORESIGHT

    def sheet(self) -> foresight.ForesightSheet:
        return BAGS


FORESEE: Final = Asks("foresee", Foresee, foresight.COLUMNS)
