"""Bots by name. A name means the same way of playing in every title that has it."""

from __future__ import annotations

from collections.abc import Callable

from tablero.bots.contract import Bot
from tablero.bots.greedy import Greedy
from tablero.bots.random_bot import RandomBot


class UnknownBot(ValueError):
    """No bot has this name."""


_bots: dict[str, Callable[[int], Bot]] = {}
_stand_ins: list[str] = []


def register(name: str, make: Callable[[int], Bot], stands_in: bool = True) -> None:
    """Weaker bots first; `make` is called with a seed. `stands_in`: fit to play for a person."""
    _bots[name] = make
    if stands_in and name not in _stand_ins:
        _stand_ins.append(name)


def names() -> list[str]:
    """Every bot, weakest first."""
    return list(_bots)


def stand_ins() -> list[str]:
    """The bots that may take over a person's seat, weakest first."""
    return list(_stand_ins)


def find(name: str, seed: int = 0) -> Bot:
    """A fresh bot. The same seed makes the same choices in the same positions."""
    make = _bots.get(name)
    if make is None:
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(_bots)}")
    return make(seed)


register("random", RandomBot, stands_in=False)
register("greedy", Greedy)
