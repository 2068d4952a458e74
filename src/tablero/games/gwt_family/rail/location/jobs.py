"""The job market: rows filled from the left, with a token that walks down as rows fill."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class JobMarket:
    """`cells[row * columns + column]` holds a worker type or -1; the token stands in `row`."""

    def __init__(self) -> None:
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.row: i64 = 0  # equal to `rows` once the token has left the market
        self.filled: i64 = 0  # cells of the token's row filled so far
        self.cells = vec[i64]()

    def lay_out(self, rows: i64, columns: i64) -> None:
        self.rows = rows
        self.columns = columns
        self.cells = vec[i64]([-1] * int(rows * columns))

    def assign(self, other: JobMarket) -> None:
        self.rows = other.rows
        self.columns = other.columns
        self.row = other.row
        self.filled = other.filled
        self.cells = other.cells[:]

    def is_closed(self) -> bool:
        return self.row == self.rows

    def add(self, worker: i64) -> bool:
        """Put a worker into the token's row. True: the row is full and the token went down."""
        self.cells[self.row * self.columns + self.filled] = worker
        self.filled += 1
        if self.filled < self.columns:
            return False
        self.row += 1
        self.filled = 0
        return True

    def holds(self, row: i64, worker: i64) -> bool:
        for column in range(self.columns):
            if self.cells[row * self.columns + column] == worker:
                return True
        return False

    def take(self, row: i64, worker: i64) -> None:
        """Take the leftmost worker of that type; the gap stays."""
        for column in range(self.columns):
            if self.cells[row * self.columns + column] == worker:
                self.cells[row * self.columns + column] = -1
                return
