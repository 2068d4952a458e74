"""The page on vectors names every key of a position."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablero.core.game import Game
from tablero.core.registry import games

PAGE = Path(__file__).parents[2] / "docs/vectors.md"


def keys(plain: object) -> set[str]:
    assert isinstance(plain, dict)
    return set(plain)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_key_of_a_position_is_told(game: Game) -> None:
    prose = re.sub(r"```.*?```", "", PAGE.read_text("utf-8"), flags=re.DOTALL)
    told = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", prose))))
    dumped = game.dump(game.seeded(game.seat_counts[0], 1))
    players = dumped["players"]
    assert isinstance(players, list)
    # `seats` and options stand in the vector itself.
    wanted = keys(dumped) | keys(players[0])
    assert wanted - told - {"seats", *(option.name for option in game.options)} == set()
