"""Sets of up to 62 small numbers, one bit each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PAIRS: Final[i64] = 0x1555555555555555
FOURS: Final[i64] = 0x3333333333333333
EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def bit(place: i64) -> i64:
    return 1 << place


def bits(mask: i64) -> i64:
    """How many bits are set: sums of two, four, eight, and then all of them."""
    mask -= mask >> 1 & PAIRS
    mask = (mask & FOURS) + (mask >> 2 & FOURS)
    mask = mask + (mask >> 4) & EIGHTS
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def few(mask: i64) -> i64:
    """How many bits are set, where hardly any is: one after the other."""
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
