"""Fewer tests for the same claims: where three lists would be multiplied, the last takes turns."""

from __future__ import annotations

from typing import TypeVar

First = TypeVar("First")
Second = TypeVar("Second")
Third = TypeVar("Third")


def spread(
    firsts: list[First], seconds: list[Second], thirds: list[Third]
) -> list[tuple[First, Second, Third]]:
    """Every first with every second; the thirds take turns, so that each meets each of both.

    That needs at least as many of both as there are thirds.
    """
    assert min(len(firsts), len(seconds)) >= len(thirds)
    return [
        (first, second, thirds[(row + column) % len(thirds)])
        for row, first in enumerate(firsts)
        for column, second in enumerate(seconds)
    ]
