"""A quick player of common sense: a title's own heuristics, or one step of looking ahead."""

from __future__ import annotations

import importlib
from functools import cache
from importlib.util import find_spec
from typing import Protocol, cast

from tablero.bots import one_ply
from tablero.core.game import View


class Heuristics(Protocol):
    """What `tablero.bots.<game id>` offers when a title has heuristics of its own."""

    def choose(self, view: View, answers: list[int], seed: int) -> int: ...


@cache
def heuristics(game_id: str) -> Heuristics:
    name = f"tablero.bots.{game_id}"
    if find_spec(name) is None:
        return cast(Heuristics, one_ply)
    return cast(Heuristics, importlib.import_module(name))


class Greedy:
    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, answers: list[int]) -> int:
        if len(answers) == 1:
            return answers[0]
        return heuristics(view.game.id).choose(view, answers, self.seed)
