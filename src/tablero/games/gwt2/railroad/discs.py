"""Discs: which may go to a station or a city, and what their space brings (RULES 8.1, 8.2, 8.3)."""

from __future__ import annotations

from typing import Final

from tablero.games.gwt2.catalogue import DISC_CORNERS, DISC_COST, DISC_GAIN, DISC_VP, STATION_VP
from tablero.games.gwt2.tellings import DISC_CLEARED, DISC_TAKEN_BACK, PURSE
from tablero.games.gwt_family.rail.discs import RailDiscs

BOARD_DISCS: Final = RailDiscs(
    DISC_CORNERS,
    DISC_COST,
    DISC_GAIN,
    DISC_VP,
    PURSE,
    DISC_CLEARED,
    STATION_VP,
    DISC_TAKEN_BACK,
)
