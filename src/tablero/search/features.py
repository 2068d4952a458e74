"""An observation as rows of a table: one row for each value that a number can have.

A number that is 0 has no row, wide counts share rows between neighbours, and a set of bits is one
number for each bit. So a position is a short list of rows, and neighbours differ in few of them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.sim.encode import BITS, COUNT, Encoder, Rows

NO_ROW: Final[i64] = 0


def bucket(value: int) -> int:
    """Counts up to 12 apart, then by twos, fours and eights."""
    if value <= 12:
        return value
    if value <= 28:
        return 12 + (value - 11) // 2
    if value <= 60:
        return 20 + (value - 25) // 4
    return 28 + (value - 53) // 8


class Features:
    """Tells the rows of a position, one for each place; NO_ROW where a number is 0."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.seen = Rows(encoder, 1)
        first: list[int] = []  # where the rows of a number's values begin in `row_of`
        bounds: list[int] = []  # the highest value of a number; of a set, minus its width
        row_of: list[int] = []
        rows = places = 0
        for number in encoder.schema:
            first.append(len(row_of))
            if number.what == BITS:
                bounds.append(-number.bound)
                row_of += range(rows + 1, rows + 1 + number.bound)
                rows += number.bound
                places += number.bound
                continue
            highest = number.bound if number.what == COUNT else number.bound - 1
            buckets = [bucket(v) if number.what == COUNT else v for v in range(highest + 1)]
            bounds.append(highest)
            row_of += [rows + found if found else int(NO_ROW) for found in buckets]
            rows += buckets[-1]
            places += 1
        self.rows = rows + 1  # row 0 is that of nothing
        self.places = places
        self.first = vec[i64](first)
        self.bounds = vec[i64](bounds)
        self.row_of = vec[i64](row_of)

    def signature(self) -> str:
        return self.encoder.signature()

    def row(self, k: i64, value: i64) -> i64:
        """The row of a value that the number at `k` has; for numbers that are no sets."""
        return self.row_of[self.first[k] + max(0, min(value, self.bounds[k]))]

    def write(self, s: State, seat: i64, out: vec[i64]) -> None:
        """The rows of the position as `seat` sees it."""
        self.seen.write(s, seat, 0)
        numbers = self.seen.values
        at: i64 = 0
        for k in range(len(numbers)):
            value = i64(numbers[k])
            bound = self.bounds[k]
            if bound < 0:
                for bit in range(-bound):
                    out[at] = NO_ROW
                    if value >> bit & 1:
                        out[at] = self.row_of[self.first[k] + bit]
                    at += 1
                continue
            out[at] = self.row(k, value)
            at += 1
