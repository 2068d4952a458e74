"""Discs: which may go to a ship, a station or a quay, and what their space brings (RULES 8.1)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.games.gwt_argentina.catalogue import (
    DISC_CORNERS,
    DISC_COST,
    DISC_GAIN,
    DISC_VP,
    LAST_STATION,
    STATION_VP,
)
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.tellings import DISC_CLEARED, DISC_TAKEN_BACK, PURSE
from tablero.games.gwt_family.rail.discs import RailDiscs
from tablero.games.gwt_family.rail.table import RailTable


class BoardDiscs(RailDiscs):
    """The last station may hold several discs of a player (RULES 7.4, 8.1)."""

    def move(self, g: RailTable, seat: i64, answer: i64) -> None:
        super().move(g, seat, answer)
        if answer == self.size + LAST_STATION:
            p = cast(Player, g.rancher(seat))
            p.last_discs -= 1
            if p.last_discs > 0:
                p.stations |= 1 << LAST_STATION


BOARD_DISCS: Final = BoardDiscs(
    DISC_CORNERS,
    DISC_COST,
    DISC_GAIN,
    DISC_VP,
    PURSE,
    DISC_CLEARED,
    STATION_VP,
    DISC_TAKEN_BACK,
)
