"""Bots by name. A name means the same way of playing in every title that has it."""

from __future__ import annotations

from collections.abc import Callable

from tablero.bots.characters import CHARACTERS, Character
from tablero.bots.contract import Bot
from tablero.bots.greedy import Greedy
from tablero.bots.hasty import Hasty
from tablero.bots.random_bot import RandomBot
from tablero.bots.searcher import Searcher

# Bots multiply their seed for the chance of each answer: below this it stays a machine integer.
SEEDS = 1 << 43


class UnknownBot(ValueError):
    """No bot has this name."""


_bots: dict[str, Callable[[int], Bot]] = {}
_stand_ins: list[str] = []
_titles: dict[str, tuple[str, ...]] = {}


def register(
    name: str,
    make: Callable[[int], Bot],
    stands_in: bool = True,
    titles: tuple[str, ...] = (),
) -> None:
    """Weaker bots first; `make` is called with a seed. `stands_in`: fit to play for a person.

    `titles`: those it is made for, by id; none named: for all.
    """
    _bots[name] = make
    _titles[name] = titles
    if stands_in and name not in _stand_ins:
        _stand_ins.append(name)


def names(game_id: str = "") -> list[str]:
    """Every bot, or every bot made for a title; weakest first."""
    return [name for name in _bots if not (game_id and _titles[name]) or game_id in _titles[name]]


def stand_ins() -> list[str]:
    """The bots that may take over a person's seat, weakest first."""
    return list(_stand_ins)


def find(name: str, seed: int = 0) -> Bot:
    """A fresh bot. The same seed makes the same choices in the same positions."""
    make = _bots.get(name)
    if make is None:
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(_bots)}")
    return make(seed % SEEDS)


def _hasty(name: str, haste: float) -> Callable[[int], Bot]:
    return lambda seed: Hasty(name, seed, haste)


def _character(name: str) -> Callable[[int], Bot]:
    return lambda seed: Character(name, seed)


def _searcher(name: str, seconds: float) -> Callable[[int], Bot]:
    return lambda seed: Searcher(name, seed, seconds)


register("random", RandomBot, stands_in=False)
register("beginner", _hasty("beginner", 0.3), stands_in=False)
register("easy", _hasty("easy", 0.12), stands_in=False)
for _name in dict.fromkeys(name for known in CHARACTERS.values() for name in known):
    _known = tuple(title for title, known in CHARACTERS.items() if _name in known)
    register(_name, _character(_name), stands_in=False, titles=_known)
register("greedy", Greedy)
register("medium", _searcher("medium", 0.5))
register("hard", _searcher("hard", 0.95))
register("master", _searcher("master", 4.5), stands_in=False)
