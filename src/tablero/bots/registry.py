"""Bots by name. A name means the same way of playing in every title that has it."""

from __future__ import annotations

from collections.abc import Callable

from tablero.bots.greedy import Greedy
from tablero.bots.protocol import Bot
from tablero.bots.random_bot import RandomBot

__all__ = ["Bot", "UnknownBot", "find", "names"]


class UnknownBot(ValueError):
    """No bot has this name."""


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": Greedy}


def names() -> list[str]:
    """Every bot, weakest first."""
    return list(BOTS)


def find(name: str, seed: int = 0) -> Bot:
    """A fresh bot. The same seed makes the same choices in the same positions."""
    make = BOTS.get(name)
    if make is None:
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(BOTS)}")
    return make(seed)
