"""The greedy bot plays sensible games of Argentina."""

from __future__ import annotations

from typing import cast

from tablero import bots
from tablero.core.game import View
from tablero.core.registry import find
from tablero.games.gwt_argentina.cards import CATTLE_WHERE, MARKET_CATTLE, N_CATTLE
from tablero.games.gwt_argentina.catalogue import GRANJERO, N_ROWS
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.scoring import CATEGORIES, categories
from tablero.games.gwt_argentina.state import Table


def play(seats: int, seed: int) -> Table:
    game = find("gwt_argentina")
    bot = bots.find("greedy")
    state = game.seeded(seats, seed)
    while not state.is_over():
        view = View(game, state, state.current_player())
        state.play(bot.think(view, bots.Budget()).answer)
    return cast(Table, state)


def hired(player: Player) -> int:
    return sum(int(player.workers(row)) - 1 for row in range(int(N_ROWS)))


def bought(player: Player) -> int:
    market = [card for card in range(int(N_CATTLE)) if CATTLE_WHERE[card] == MARKET_CATTLE]
    return sum(int(player.herd(card)) for card in market)


def row(table: Table, name: str) -> list[int]:
    return [categories(table, seat)[CATEGORIES.index(name)] for seat in range(int(table.seats))]


def test_it_hires_helps_buys_and_ships_to_europe() -> None:
    table = play(3, 0)
    players = list(table.players)
    assert sum(hired(player) for player in players) >= 2 * len(players)
    assert all(int(player.helped_farmers()) > 0 for player in players)
    assert all(bought(player) > 0 for player in players)
    assert sum(int(player.buildings()) for player in players) > 0
    assert sum(row(table, "cities")) > 0  # discs that sailed, and extra deliveries for grain
    assert any(int(player.spots) for player in players)
    # Farmers at work in the own row: they bring the grain for those deliveries.
    assert any(int(player.workers(int(GRANJERO))) > 3 for player in players)


def test_it_gets_rid_of_exhaustion() -> None:
    table = play(2, 1)
    taken = sum(row(table, "farmers"))
    left = sum(int(player.herd(int(N_CATTLE))) for player in table.players)
    assert taken > 4
    assert left <= 4


def test_it_finishes_against_pedro_with_points() -> None:
    assert play(1, 5).scores()[0] > 20
