"""PettingZoo's, Gymnasium's and OpenSpiel's own tests pass for every title and seat count."""

from __future__ import annotations

import multiprocessing
import pickle
import random
import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

from tablero.core.game import Game
from tablero.core.kinds import IllegalAnswer
from tablero.core.registry import games
from tablero.envs import (
    SoloEnv,
    ZooEnv,
    spiel,  # noqa: F401  registers the titles
)

TABLES = [(game, seats) for game in games() for seats in game.seat_counts]
NAMED = [f"{game.id}-{seats}" for game, seats in TABLES]
WHOLE_GAMES = 1000  # steps: random games of every title and seat count are shorter
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMED)


@pytest.fixture(autouse=True)
def _steady() -> None:
    """Their tests draw from the generators that everybody shares."""
    random.seed(1)
    np.random.seed(1)


@every_table
def test_pettingzoo_api(game: Game, seats: int) -> None:
    with warnings.catch_warnings():
        # A seat that is not asked has no legal action, and rewards come at the end alone.
        warnings.filterwarnings("ignore", message=".*mask.*|.*Observation.*")
        api_test(ZooEnv(game, seats), num_cycles=WHOLE_GAMES)


@every_table
def test_pettingzoo_seeds(game: Game, seats: int) -> None:
    seed_test(lambda: ZooEnv(game, seats), num_cycles=WHOLE_GAMES)


def test_a_whole_game_in_pettingzoo_pays_the_winner() -> None:
    env = ZooEnv("puerto_rico", 3)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, _truncated, info = env.last()
        total[agent] += reward
        assert ("scores" in info) == terminated
        mask = seen["action_mask"]
        env.step(None if terminated else env.action_space(agent).sample(mask))
    assert sum(total.values()) == 1
    with pytest.raises(ValueError, match="everybody has left"):
        env.step(None)
    with pytest.raises(ValueError, match="reward is"):
        ZooEnv("puerto_rico", 3, reward="money")


def test_what_is_illegal_in_pettingzoo_is_refused() -> None:
    env = ZooEnv("gwt2", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAnswer):
        env.step(wrong)
    assert env.agent_selection == agent


@every_table
def test_gymnasium_checker(game: Game, seats: int) -> None:
    env = gymnasium.make(f"tablero/{game.id}-v1", seats=seats, opponents="random")
    check_env(env.unwrapped)


def test_a_game_in_gymnasium_is_played_against_a_bot() -> None:
    env = SoloEnv("puerto_rico", 3, opponents="greedy")
    _seen, info = env.reset(seed=5)
    ended, reward = False, 0.0
    while not ended:
        assert env.position.current_player() == info["seat"]
        action = env.action_space.sample(info["action_mask"])
        _seen, reward, ended, _cut, info = env.step(action)
    assert reward == env.position.returns()[0]
    assert "scores" in info
    env.reset()
    assert env.seat == 1
    wrong = np.int64(np.flatnonzero(~env.action_masks())[0])
    _seen, reward, ended, _cut, info = env.step(wrong)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


@every_table
def test_openspiel_random_simulation(game: Game, seats: int) -> None:
    loaded = pyspiel.load_game(f"tablero_{game.id}", {"players": seats})
    state = dealt(loaded, 7)
    assert len(state.observation_tensor(0)) == loaded.observation_tensor_shape()[0]
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def dealt(game: pyspiel.Game, deal: int) -> pyspiel.State:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_openspiel_search(game: Game) -> None:
    loaded = pyspiel.load_game(f"tablero_{game.id}", {"players": 2})
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(loaded, 1.5, 3, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    state = dealt(loaded, 9)
    assert bot.step(state) in state.legal_actions()


def test_openspiel_resamples_what_a_player_cannot_know() -> None:
    loaded = pyspiel.load_game("tablero_gwt2", {"players": 2})
    state = dealt(loaded, 11)
    for _decision in range(30):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    dice = random.Random(2)
    others = [state.resample_from_infostate(player, dice.random) for _world in range(5)]
    assert len({repr(other.position) for other in others}) > 1
    for _world in range(3):
        other = state.resample_from_infostate(player, dice.random)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(3))
    bot = ismcts.ISMCTSBot(loaded, evaluator, 1.5, 3, random_state=np.random.RandomState(4))
    assert bot.step(state) in state.legal_actions()


def test_openspiel_names_and_copies() -> None:
    loaded = pyspiel.load_game("tablero_puerto_rico(players=3)")
    state = dealt(loaded, 1)
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert "pick_role settler" in words
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    with pytest.raises(ValueError, match="played by"):
        pyspiel.load_game("tablero_puerto_rico(players=9)")


def rewards(env: SoloEnv) -> float:
    reward, ended = 0.0, False
    while not ended:
        action = np.int64(np.flatnonzero(env.action_masks())[0])
        _seen, reward, ended, _cut, _info = env.step(action)
    return reward + sum(env.position.scores())


def steps(env: ZooEnv) -> list[int]:
    env.reset(seed=6)
    taken = []
    for agent in env.agent_iter(20):
        mask = env.observe(agent)["action_mask"]
        taken.append(int(np.flatnonzero(mask)[-1]))
        env.step(taken[-1])
    return taken


def test_environments_go_to_other_processes() -> None:
    env = ZooEnv("gwt_elpaso", 2)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(steps, (env,)) == steps(env)
    for opponents in ("random", "easy"):
        solo = SoloEnv("puerto_rico", 2, opponents=opponents)
        solo.reset(seed=4)
        assert rewards(pickle.loads(pickle.dumps(solo))) == rewards(solo)
