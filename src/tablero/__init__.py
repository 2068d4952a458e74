"""tablero: play, study and automate heavy board games.

    >>> import tablero
    >>> match = tablero.game("puerto_rico").match(seats=3, seed=1)
    >>> "settler" in match.legal
    True

docs/api.md tells the rest. Nothing is imported before it is used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

# First, because loading this package later would put it in the place of the function `games`.
import tablero.games as _titles  # noqa: F401

if TYPE_CHECKING:
    from tablero.bots.contract import Bot, Budget, Thought
    from tablero.bots.registry import UnknownBot
    from tablero.core.engine import State
    from tablero.core.game import Game, View
    from tablero.core.kinds import IllegalAnswer
    from tablero.core.match import Match, UndoRefused
    from tablero.core.registry import UnknownGame
    from tablero.core.text.plain import PositionError
    from tablero.core.text.record import RecordError

__version__ = "0.1.0"

__all__ = [
    "Bot",
    "Budget",
    "Game",
    "IllegalAnswer",
    "Match",
    "PositionError",
    "RecordError",
    "State",
    "Thought",
    "UndoRefused",
    "UnknownBot",
    "UnknownGame",
    "View",
    "__version__",
    "bot",
    "game",
    "games",
    "load",
]

_HOMES = {
    "Bot": "tablero.bots.contract",
    "Budget": "tablero.bots.contract",
    "Game": "tablero.core.game",
    "IllegalAnswer": "tablero.core.kinds",
    "Match": "tablero.core.match",
    "PositionError": "tablero.core.text.plain",
    "RecordError": "tablero.core.text.record",
    "State": "tablero.core.engine",
    "Thought": "tablero.bots.contract",
    "UndoRefused": "tablero.core.match",
    "UnknownBot": "tablero.bots.registry",
    "UnknownGame": "tablero.core.registry",
    "View": "tablero.core.game",
}


def games() -> list[Game]:
    """Every title there is, those of other packages too."""
    from tablero.core import registry

    return registry.games()


def game(name: str, rules: int | None = None) -> Game:
    """The title of this id, with this version of its rules (None: the newest)."""
    from tablero.core import registry

    return registry.find(name, rules)


def bot(name: str, seed: int = 0) -> Bot:
    """A bot; the same seed makes the same choices. `tablero.bots.names()` lists them."""
    from tablero.bots import registry

    return registry.find(name, seed)


def load(text: str, seed: int = 0) -> Match:
    """A match from the text of a record or of a position; `seed` is for what is drawn from here on.

    RecordError, PositionError or UnknownGame tell what is wrong with the text.
    """
    from tablero.core.rng import FastRng
    from tablero.core.text import positions, record

    if not text.startswith(record.FIRST_LINE):
        return positions.read(text, seed)
    match = record.read(text)
    if not match.is_over():
        match.state.rng = FastRng.seeded(seed)
    return match


def __getattr__(name: str) -> object:
    if name in _HOMES:
        return getattr(importlib.import_module(_HOMES[name]), name)
    if name == "bots":
        return importlib.import_module("tablero.bots")
    raise AttributeError(f"module 'tablero' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, "bots"])
