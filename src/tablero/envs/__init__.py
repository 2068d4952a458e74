"""Environments for learners: many games at once, and the shapes that other libraries expect.

    from tablero.envs import VectorEnv

Needs the extra `rl` (numpy, Gymnasium, PettingZoo). Each class is imported when it is first asked
for, so that numpy alone is enough for `VectorEnv`.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablero.envs.observer import Observer
    from tablero.envs.solo import SoloEnv
    from tablero.envs.vector import VectorEnv
    from tablero.envs.zoo import ZooEnv

__all__ = ["Observer", "SoloEnv", "VectorEnv", "ZooEnv"]

_HOMES = {
    "Observer": "tablero.envs.observer",
    "SoloEnv": "tablero.envs.solo",
    "VectorEnv": "tablero.envs.vector",
    "ZooEnv": "tablero.envs.zoo",
}


def __getattr__(name: str) -> object:
    if name in _HOMES:
        return getattr(importlib.import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'tablero.envs' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
