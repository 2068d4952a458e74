"""Foresight A, B, C: arriving herders send tiles of the bags to the board (RULES 9.5, 9.6)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.kinds import Kind
from tablero.games.gwt_argentina.catalogue import FIRST_WORKER, N_BAG_TILES
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.tellings import FORESIGHT_FILLED
from tablero.games.gwt_argentina.trail.tiles import place_tile
from tablero.games.gwt_argentina.words import BAG_STREAMS, FORESIGHT
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.rail import foresight
from tablero.games.gwt_family.rail.table import RailTable

BAGS: Final = foresight.ForesightSheet(N_BAG_TILES, FIRST_WORKER, BAG_STREAMS, FORESIGHT_FILLED)


class Foresee(foresight.Foresee):
    """One of the two tiles of foresight column `n` (RULES 9.5)."""

    def kind(self) -> Kind:
        return FORESIGHT

    def sheet(self) -> foresight.ForesightSheet:
        return BAGS

    def place(self, g: RailTable, tile: i64) -> None:
        place_tile(cast(Table, g), tile, self.seat)


FORESEE: Final = Asks("foresee", Foresee, foresight.COLUMNS)
