"""Foresight: arriving herders send tiles of the bags to the board (RULES 9.1, 9.2, 9.7)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.kinds import Kind
from tablero.games.gwt2.catalogue import FIRST_WORKER, N_BAG_TILES
from tablero.games.gwt2.location.objectives import OBJECTIVE_CARDS
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import FORESIGHT_FILLED
from tablero.games.gwt2.trail.tiles import place_tile
from tablero.games.gwt2.words import BAG_STREAMS, FORESIGHT, FORESIGHT_PLAY
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.rail import foresight
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable

BAGS: Final = foresight.ForesightSheet(N_BAG_TILES, FIRST_WORKER, BAG_STREAMS, FORESIGHT_FILLED)


class Foresee(foresight.Foresee):
    """One of the two tiles of foresight column `n`, or an objective card (RULES 2.5, 9.1)."""

    def kind(self) -> Kind:
        return FORESIGHT

    def sheet(self) -> foresight.ForesightSheet:
        return BAGS

    def place(self, g: RailTable, tile: i64) -> None:
        place_tile(cast(Table, g), tile, self.seat)

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
