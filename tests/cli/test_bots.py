"""Bots answer legally, repeatably, and by what their seat may know."""

from __future__ import annotations

import pytest

from tablero import bots
from tablero.bots import one_ply
from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.registry import find, games
from tablero.core.rng import FastRng
from tablero.core.sim.playout import chooser, pick_offered


def positions(game: Game, seats: int, seed: int, every: int) -> list[State]:
    """Some positions of a random game, each at a question with a choice."""
    state, rng = game.seeded(seats, seed), chooser(seed)
    found = []
    while not state.is_over():
        if state.ply % every == 0 and len(state.answers()) > 1:
            found.append(state.copy())
        state.play(int(pick_offered(state, rng)))
    return found


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("name", bots.names())
def test_choices_are_legal_and_repeatable(game: Game, name: str) -> None:
    for state in positions(game, game.seat_counts[-1], 4, 23):
        seat = state.current_player()
        answers = state.answers()
        chosen = bots.find(name, 8).choose(View(game, state, seat), answers)
        assert chosen in answers
        assert chosen == bots.find(name, 8).choose(View(game, state, seat), answers)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_choice_is_the_same_in_every_world_that_looks_the_same(game: Game) -> None:
    for number, state in enumerate(positions(game, game.seat_counts[-1], 5, 31)):
        seat = state.current_player()
        twin = View(game, state, seat).determinise(FastRng.seeded(number))
        greedy = bots.find("greedy", 2)
        chosen = greedy.choose(View(game, state, seat), state.answers())
        assert chosen == greedy.choose(View(game, twin, seat), twin.answers())


def test_thinking_does_not_move_the_game() -> None:
    game = find("puerto_rico")
    for state in positions(game, 3, 6, 29):
        before, seat = game.digest(state), state.current_player()
        for name in bots.names():
            bots.find(name, 1).choose(View(game, state, seat), state.answers())
        one_ply.choose(View(game, state, seat), state.answers(), 1)
        assert game.digest(state) == before


def test_one_step_of_looking_ahead_is_legal() -> None:
    game = find("puerto_rico")
    for state in positions(game, 4, 7, 37):
        view = View(game, state, state.current_player())
        assert one_ply.choose(view, state.answers(), 3) in state.answers()


def test_unknown_bot_names_those_there_are() -> None:
    with pytest.raises(bots.UnknownBot, match="random"):
        bots.find("clever")
