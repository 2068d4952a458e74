"""Random games of every registered title pass the conformance suite, over its seat counts."""

from __future__ import annotations

import pytest

from tablero._build import is_compiled
from tablero.core.game import Game
from tablero.core.registry import games
from tablero.testkit.conformance import check_game

SEATED = [(game, seats) for game in games() for seats in game.seat_counts]
GAMES = 3 if is_compiled() else 1  # compiled, they take a fraction of the time
IDS = [f"{game.id}-{seats}" for game, seats in SEATED]


@pytest.mark.parametrize(("game", "seats"), SEATED, ids=IDS)
def test_random_games_conform(game: Game, seats: int) -> None:
    for seed in range(GAMES):
        check_game(game, seats, seed)
