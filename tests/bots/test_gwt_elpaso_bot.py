"""The greedy bot plays sensible games of El Paso."""

from __future__ import annotations

from typing import cast

from tablero import bots
from tablero.bots.contract import Budget
from tablero.core.game import View
from tablero.core.registry import find
from tablero.games.gwt_elpaso.cards import FIRST_WORKER, MARKET_CARD, N_WORKERS
from tablero.games.gwt_elpaso.catalogue import POST_VP
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.state import Table


def play(seats: int, seed: int) -> Table:
    game = find("gwt_elpaso")
    bot = bots.find("greedy")
    state = game.seeded(seats, seed)
    while not state.is_over():
        view = View(game, state, state.current_player())
        state.play(bot.think(view, Budget()).answer)
    return cast(Table, state)


def workers(player: Player) -> int:
    return sum(int(player.owned(FIRST_WORKER + worker)) for worker in range(int(N_WORKERS)))


def bought(player: Player) -> int:
    return sum(int(player.owned(card)) for card in MARKET_CARD)


def test_it_hires_buys_and_delivers_to_better_posts() -> None:
    players = list(play(3, 0).players)
    assert all(workers(player) > 4 for player in players)
    assert all(bought(player) > 0 for player in players)
    points = [
        sum(int(player.posts[post] * POST_VP[post]) for post in range(len(POST_VP)))
        for player in players
    ]
    assert sum(points) > 0


def test_it_builds() -> None:
    assert all(int(player.buildings()) > 0 for player in play(3, 1).players)


def test_it_finishes_against_sue_with_points() -> None:
    assert play(1, 5).scores()[0] > 20
