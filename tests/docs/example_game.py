"""Tries the title of docs/add-a-game.md, on plain sources: a process of its own runs this."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tablero._build import is_compiled
from tablero.core import registry
from tablero.core.game import Game
from tablero.testkit.conformance import check_fair, check_game
from tablero.testkit.vectors import run_file

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def conform(game: Game) -> None:
    for seats in game.seat_counts:
        for seed in range(10):
            check_game(game, seats, seed, {"must_dig": seed % 2 == 0}, every=3)
        check_fair(game, seats, bytes(range(seats, seats + 32)))


def hold_vectors() -> None:
    results = run_file(EXAMPLES / "lucky_bag.yaml")
    assert results
    failures = [line for result in results for line in result.failures]
    assert not failures, failures


if __name__ == "__main__":
    assert not is_compiled()
    title = import_module("lucky_bag").GAME
    registry.register(title)
    conform(title)
    hold_vectors()
    print(title.id)
