"""The title of docs/add-a-game.md is a real one: it passes the suite and its vectors hold."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablero._build import is_compiled
from tablero.core import registry
from tablero.core.game import Game
from tablero.testkit.conformance import check_fair, check_game
from tablero.testkit.vectors import run_file

# A plain title cannot derive its states from a compiled core; titles are compiled along with it.
pytestmark = pytest.mark.skipif(is_compiled(), reason="the example is plain Python")

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture
def game() -> Iterator[Game]:
    spec = importlib.util.spec_from_file_location("lucky_bag", EXAMPLES / "lucky_bag.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["lucky_bag"] = module
    spec.loader.exec_module(module)
    title = module.GAME
    assert isinstance(title, Game)
    registry.register(title)
    yield title
    del registry._games[title.id]  # other tests go through all titles there are
    del registry._versions[title.id, title.rules_version]
    del sys.modules["lucky_bag"]


def test_the_example_conforms(game: Game) -> None:
    for seats in game.seat_counts:
        for seed in range(10):
            check_game(game, seats, seed, {"must_dig": seed % 2 == 0}, every=3)
        check_fair(game, seats, bytes(range(seats, seats + 32)))


def test_the_vectors_of_the_example_hold(game: Game) -> None:
    results = run_file(EXAMPLES / "lucky_bag.yaml")
    assert [line for result in results for line in result.failures] == []
