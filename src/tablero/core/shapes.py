"""What leaves the engine as plain data, declared: printed actions, for every title's shapes.

Modules of this name are not compiled: the client's types are read off them at run time.
"""

from __future__ import annotations

from typing import TypedDict


class Deed(TypedDict):
    """One thing an action asks for or brings; `what` is "" and `n` 0 where the verb says it all."""

    verb: str
    what: str
    n: int


class Side(TypedDict):
    """One side of an action: what it costs and brings, and the answer that picks it."""

    word: str
    target: str
    prices: list[Deed]
    rewards: list[Deed]


Action = list[Side]  # the sides of a choice; empty where nothing is printed
