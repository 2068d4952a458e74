"""What Sam, the rancher the rules play, has beside a player's board."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SAM_SEAT: Final[i64] = 1
N_SAM_CARDS: Final[i64] = 15


class Sam:
    """Sam's deck as counts per card (a card is drawn or still to come) and his specialisation."""

    def __init__(self) -> None:
        self.difficulty: i64 = 0
        self.deck = vec[i64]()
        self.specialisation: i64 = 0
        self.deliveries: i64 = 0

    def copy(self) -> Sam:
        other = Sam()
        other.difficulty = self.difficulty
        other.deck = self.deck[:]
        other.specialisation = self.specialisation
        other.deliveries = self.deliveries
        return other
