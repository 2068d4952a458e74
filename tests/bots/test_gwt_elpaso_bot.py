"""The greedy bot plays sensible games of El Paso."""

from __future__ import annotations

from typing import cast

from tablero import bots
from tablero.bots.contract import Budget
from tablero.bots.gwt_elpaso.telling import TELLING
from tablero.bots.gwt_family.telling import REACH
from tablero.core.game import View
from tablero.core.kinds import NOBODY
from tablero.core.registry import find
from tablero.core.rng import FastRng
from tablero.games.gwt_elpaso.cards import FIRST_WORKER, MARKET_CARD, N_WORKERS, SIMMENTAL
from tablero.games.gwt_elpaso.catalogue import ARRIVAL, POST_VP
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


def closing_choice(seed: int) -> Table:
    """The first move of a game of four that could close it or lead elsewhere."""
    game = find("gwt_elpaso")
    bot = bots.find("greedy")
    table = cast(Table, game.seeded(4, seed))
    while not (
        table.kind().name == "move"
        and table.piles[SIMMENTAL] == 0
        and table.closer == NOBODY
        and int(ARRIVAL) in table.answers()
        and len(table.answers()) > 1
    ):
        view = View(game, table, table.current_player())
        table.play(bot.think(view, Budget()).answer)
    return table


def closes(table: Table, dollars: list[int]) -> bool:
    """Whether the asked seat goes to El Paso when its rivals and it have so much money."""
    twin = cast(Table, table.copy())
    me = twin.current_player()
    for seat, player in enumerate(twin.players):
        player.money = dollars[1] if seat == me else dollars[0]
    answer = bots.find("greedy").think(View(find("gwt_elpaso"), twin, me), Budget()).answer
    return answer == int(ARRIVAL)


def test_it_closes_the_game_when_ahead_and_goes_elsewhere_when_behind() -> None:
    table = closing_choice(1)
    assert closes(table, [0, 300])
    assert not closes(table, [300, 0])


def test_hints_tell_the_post_that_certificates_spent_before_it_reach() -> None:
    """A builder brought one certificate in place of one spent (RULES 2.6, 5.3)."""
    rancher = {
        "herder": "el_paso",
        "certificates": 4,
        "dollars": 0,
        "area": {"builder": 1},
        "hand": {"hereford": 1},
    }
    position: dict[str, object] = {"phase": "use", "seats": 2, "players": [rancher]}
    state = find("gwt_elpaso").load(position, FastRng.seeded(1))
    state.settle()
    assert TELLING.named(state, 0) == {REACH: "post_9"}
    state.play(state.answer_of("bonus_builder"))
    assert TELLING.named(state, 0) == {REACH: "post_10"}
