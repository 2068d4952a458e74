"""What Sue, the rancher the rules play, has beside discs, cards and tiles."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_family.automa import AUTOMA_SEAT, Automa

SUE_SEAT: Final = AUTOMA_SEAT
COLUMNS: Final[i64] = 3


class Sue(Automa):
    """Her cards, her face-down supply, and her workers in three columns (RULES 8.1).

    `row` is the worker type of each column from the left, `columns` how many cards lie in it:
    jokers count as the type whose column they joined.
    """

    def __init__(self) -> None:
        super().__init__()
        self.supply = vec[i64]()
        self.row = vec[i64]()
        self.columns = vec[i64]()
        self.deliveries: i64 = 0

    def copy(self) -> Sue:
        other = Sue()
        other.assign_automa(self)
        other.supply = self.supply[:]
        other.row = self.row[:]
        other.columns = self.columns[:]
        other.deliveries = self.deliveries
        return other

    def strength(self, worker: i64) -> i64:
        """Cards in the column of a worker type."""
        for column in range(COLUMNS):
            if self.row[column] == worker:
                return self.columns[column]
        return 0
