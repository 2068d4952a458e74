"""States, views and matches on their way to another process: what their pickles are read with."""

from __future__ import annotations

from tablero.core.engine import State
from tablero.core.game import View
from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import load_rng
from tablero.core.text import snapshots


def state(title: str, position: dict[str, object], rng: dict[str, object]) -> State:
    return find(title).load(position, load_rng(rng))


def view(title: str, plain: dict[str, object]) -> View:
    return View.load(find(title), plain)


def match(plain: dict[str, object], from_position: bool) -> Match:
    restored = snapshots.restore(plain)
    restored.from_position = from_position
    return restored
