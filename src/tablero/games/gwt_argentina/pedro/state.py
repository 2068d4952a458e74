"""What Pedro, the rancher the rules play, has beside a player's board."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_family.automa import AUTOMA_SEAT
from tablero.games.gwt_family.rail.automa import RailAutoma

PEDRO_SEAT: Final = AUTOMA_SEAT


class Pedro(RailAutoma):
    """Pedro's cards, his specialisation and the loading cards still to come (RULES 11)."""

    def __init__(self) -> None:
        super().__init__()
        self.loading = vec[i64]()  # loading cards not yet drawn, of all stages
        self.loaded: i64 = 0  # loading cards drawn

    def copy(self) -> Pedro:
        other = Pedro()
        other.assign_rail_automa(self)
        other.loading = self.loading[:]
        other.loaded = self.loaded
        return other
