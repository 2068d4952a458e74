"""What Sam, the rancher the rules play, has beside a player's board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.games.gwt_family.automa import AUTOMA_SEAT
from tablero.games.gwt_family.rail.automa import RailAutoma

SAM_SEAT: Final = AUTOMA_SEAT


class Sam(RailAutoma):
    """Sam's cards, his specialisation and how often he delivered (RULES 12)."""

    def __init__(self) -> None:
        super().__init__()
        self.deliveries: i64 = 0

    def copy(self) -> Sam:
        other = Sam()
        other.assign_rail_automa(self)
        other.deliveries = self.deliveries
        return other
