"""The greedy bot plays sensible games of Great Western Trail."""

from __future__ import annotations

from typing import cast

from tablero import bots
from tablero.core.game import View
from tablero.core.registry import find
from tablero.games.gwt2.catalogue import N_WORKERS
from tablero.games.gwt2.state import Table


def play(seats: int, seed: int) -> Table:
    game = find("gwt2")
    bot = bots.find("greedy")
    state = game.seeded(seats, seed)
    while not state.is_over():
        seat = state.current_player()
        state.play(bot.think(View(game, state, seat), bots.Budget()).answer)
    return cast(Table, state)


def test_it_hires_builds_buys_and_delivers_farther_each_time() -> None:
    players = list(play(3, 0).players)
    hired = sum(
        int(player.workers(worker)) - 1 for player in players for worker in range(int(N_WORKERS))
    )
    assert hired >= 2 * len(players)
    assert sum(int(player.buildings()) for player in players) >= 1
    assert all(int(player.cities).bit_count() >= 3 for player in players)
    assert sum(sum(int(player.discard[card]) for card in range(4, 13)) for player in players) > 0


def test_it_finishes_against_sam_with_points() -> None:
    assert play(1, 5).scores()[0] > 0
