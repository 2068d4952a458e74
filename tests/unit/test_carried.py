"""States, views and matches go to other processes and come back as they were."""

from __future__ import annotations

import copy
import multiprocessing
import pickle

import pytest

from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.registry import games
from tablero.core.rng import FastRng
from tablero.core.sim.playout import EMPTY_HASH, chooser, hashed_random_game, pick_offered


def midway(game: Game, seats: int, seed: int) -> State:
    state, rng = game.seeded(seats, seed), chooser(seed)
    for _decision in range(90):
        if not state.is_over():
            state.play(int(pick_offered(state, rng)))
    return state


def future(state: State) -> int:
    """What random play from here leads to, draws and all."""
    return int(hashed_random_game(state.copy(), chooser(5), EMPTY_HASH))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_state_comes_back_with_its_chance(game: Game) -> None:
    for seats in game.seat_counts:
        state = midway(game, seats, seats)
        for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
            assert again is not state
            assert game.digest(again) == game.digest(state)
            assert again.legal_actions() == state.legal_actions()
            assert future(again) == future(state)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_view_carries_no_secret(game: Game) -> None:
    state = midway(game, game.seat_counts[-1], 3)
    for seat in (state.current_player(), (state.current_player() + 1) % int(state.seats), -1):
        view = View(game, state, seat)
        again = pickle.loads(pickle.dumps(view))
        assert again.plain_state() == view.plain_state()
        assert again.state.answers() == view.state.answers()
        assert isinstance(again.state.rng, FastRng)
        assert again.state.rng.state == 1


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_match_and_its_title_come_back(game: Game) -> None:
    match = game.match(seats=2, seed=4)
    for _answer in range(5):
        match.play(match.legal.words[0])
    for again in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        assert again.game is game
        assert again.record() == match.record()
        assert again.undo_floor() == match.undo_floor()
    assert pickle.loads(pickle.dumps(game)) is game


def test_processes_play_on_with_what_they_are_sent() -> None:
    states = [midway(game, 2, 6) for game in games()]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(future, states) == [future(state) for state in states]


def test_a_state_without_a_title_is_refused() -> None:
    with pytest.raises(TypeError, match="title"):
        pickle.dumps(State(2, FastRng(1)))
