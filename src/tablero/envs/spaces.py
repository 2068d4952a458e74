"""What Gymnasium calls spaces: which observations and actions there can be."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from tablero.core.sim.encode import BITS, COUNT, Number
from tablero.envs.observer import Observer


def highest(number: Number) -> int:
    if number.what == BITS:
        return (1 << number.bound) - 1
    return number.bound if number.what == COUNT else number.bound - 1


def rows(observer: Observer) -> spaces.Space[Any]:
    """As the schema has it: every number from 0 to its highest value."""
    high = np.array([highest(number) for number in observer.schema], np.int16)
    return spaces.Box(np.zeros_like(high), high, dtype=np.int16)


def masks(observer: Observer) -> spaces.Space[Any]:
    return spaces.Box(0, 1, (observer.actions,), np.int8)


def actions(observer: Observer) -> spaces.Discrete:
    return spaces.Discrete(observer.actions)
