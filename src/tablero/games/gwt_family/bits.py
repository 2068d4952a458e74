"""Sets of up to 62 small numbers, one bit each.

Bits come from a table: the compiler writes `1 << n` as a shift of a 32-bit number, which goes wrong
from 31 on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = vec[i64]([2**place for place in range(62)])


def bit(place: i64) -> i64:
    return BITS[place]


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def members(mask: int) -> list[int]:
    """The numbers in a set, ascending."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def sum_of(mask: i64, values: vec[i64]) -> i64:
    """The values of all numbers in a set together."""
    found: i64 = 0
    number: i64 = 0
    while mask != 0:
        if mask & 1:
            found += values[number]
        mask >>= 1
        number += 1
    return found
