"""Many games at once are the games that the engine plays one by one."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from tablero.core.game import Game
from tablero.core.kinds import IllegalAnswer
from tablero.core.registry import games
from tablero.core.sim.batch import Policy
from tablero.core.sim.playout import game_seed
from tablero.envs import Observer, VectorEnv

N = 3


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_row_is_a_game_of_its_own(game: Game) -> None:
    for seats in game.seat_counts:
        env, observer = VectorEnv(game, N, seats, seed=2), Observer(game)
        states = [game.seeded(seats, game_seed(2, k)) for k in range(N)]
        begun = [1] * N
        for _step in range(150):
            for k, state in enumerate(states):
                assert env.seats[k] == state.current_player()
                assert list(np.flatnonzero(env.masks[k])) == state.legal_actions()
            k = _step % N
            seen = observer.row(states[k], states[k].current_player())
            assert np.array_equal(env.observations[k], seen)
            actions = env.sample().copy()
            env.step(actions)
            for k, state in enumerate(states):
                state.apply_action(int(actions[k]))
                assert env.ended[k] == state.is_over()
                assert list(env.rewards[k]) == state.returns()[:seats]
                if state.is_over():
                    states[k] = game.seeded(seats, game_seed(2, k + N * begun[k]))
                    begun[k] += 1


def test_games_follow_each_other_for_ever() -> None:
    env, ended = VectorEnv("puerto_rico", 2, 2, seed=1), 0
    while ended < 5:
        env.step(env.sample())
        ended += int(env.ended.sum())
        assert (env.rewards.sum(axis=1) == env.ended).all()


@pytest.mark.parametrize("seats", [1, 2])
def test_gains_add_up_to_the_lead(seats: int) -> None:
    gains = VectorEnv("gwt_elpaso", 2, seats, reward="gain", seed=3)
    leads = VectorEnv("gwt_elpaso", 2, seats, reward="lead", seed=3)
    first = [game_lead(gains, k) for k in range(2)]
    total = np.array(first, dtype=float)
    over = np.zeros(2, bool)
    while not over.all():
        actions = gains.sample().copy()
        gains.step(actions)
        leads.step(actions)
        total += gains.rewards * ~over[:, None]
        for k in np.flatnonzero(leads.ended & ~over):
            assert list(total[k]) == list(leads.rewards[k])
        over |= leads.ended


def game_lead(env: VectorEnv, k: int) -> list[int]:
    scores = env.batch.states[k].scores()
    rivals = [max([*scores[:seat], *scores[seat + 1 :]]) for seat in range(len(scores))]
    return [scores[seat] - rivals[seat] for seat in range(int(env.batch.seats))]


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_others_are_played_by_a_bot(opponents: str) -> None:
    env = VectorEnv("puerto_rico", 3, 3, learner="turn", opponents=opponents, seed=4)
    assert list(env.own) == [0, 1, 2]
    ended = 0
    while ended < 2:
        env.step(env.sample())
        assert (env.seats == env.own).all()
        assert env.rewards.shape == (3,)
        ended += int(env.ended.sum())
    fixed = VectorEnv("puerto_rico", 2, 3, learner=1, opponents=opponents)
    for _step in range(20):
        fixed.step(fixed.sample())
        assert (fixed.seats == 1).all()


class First(Policy):
    def choose(self, s: object) -> int:
        return int(s.buffer[0])  # type: ignore[attr-defined]


def test_a_policy_of_ones_own_may_play() -> None:
    env = VectorEnv("gwt2", 1, 2, learner=0, opponents=First())
    for _step in range(10):
        env.step(env.sample())
    assert env.seats[0] == 0


def test_the_same_seed_is_the_same_games() -> None:
    one, two = (VectorEnv("gwt_argentina", 2, 2, seed=5) for _twin in range(2))
    for _step in range(50):
        one.step(one.sample())
        two.step(two.sample())
    assert np.array_equal(one.observations, two.observations)
    before = one.observations.copy()
    one.reset(6)
    assert not np.array_equal(before, one.observations)
    one.reset(5)
    assert np.array_equal(one.observations, VectorEnv("gwt_argentina", 2, 2, seed=5).observations)


def test_what_is_illegal_is_refused_and_nothing_is_played() -> None:
    env = VectorEnv("puerto_rico", 2, 3)
    before = env.observations.copy()
    good = env.sample().copy()
    for bad in (-1, 10_000, int(np.flatnonzero(~env.masks[1])[0])):
        with pytest.raises(IllegalAnswer, match="game 1"):
            env.step([int(good[0]), bad])
    with pytest.raises(ValueError, match="2 actions"):
        env.step(good[:1])
    assert np.array_equal(env.observations, before)
    env.step(good)
    assert not np.array_equal(env.observations, before)


def test_what_is_not_written_again_cannot_be_spoilt() -> None:
    env = VectorEnv("gwt2", 1)
    for array in (env.observations, env.masks):
        with pytest.raises(ValueError, match="read-only"):
            array[0, 0] = 1


def test_arrays_of_the_caller_are_written_into() -> None:
    rows, masks = np.zeros((2, 340), np.int16), np.zeros((2, 105), np.bool_)
    env = VectorEnv("puerto_rico", 2, 3, observations=rows, masks=masks)
    assert env.observations is rows
    env.step(env.sample())
    assert np.array_equal(rows, VectorEnv.reset(env)[0])
    assert list(np.flatnonzero(masks[0])) == env.batch.states[0].legal_actions()
    with pytest.raises(ValueError, match="observations"):
        VectorEnv("puerto_rico", 3, 3, observations=rows)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"n": 0}, "at least one"),
        ({"seats": 9}, "played by"),
        ({"reward": "money"}, "reward is one of"),
        ({"learner": 3}, "no seat 3"),
        ({"learner": "me"}, "learner is"),
        ({"learner": 0, "opponents": "nobody"}, "no bot"),
        ({"options": {"luck": True}}, "no option"),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, object], reason: str) -> None:
    given: dict[str, object] = {"game": "puerto_rico", "n": 1, "seats": 3, **wrong}
    with pytest.raises(ValueError, match=reason):
        VectorEnv(**given)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_an_observer_writes_all_seats_at_once(game: Game) -> None:
    observer, seats = Observer(game), game.seat_counts[-1]
    state = game.seeded(seats, 8)
    out = np.zeros((seats, observer.size), np.int16)
    assert observer.rows(state, out) is out
    for seat in range(seats):
        assert np.array_equal(out[seat], observer.row(state, seat))
    assert list(np.flatnonzero(observer.mask(state))) == state.legal_actions()
    assert observer.version == VectorEnv(game, 1).schema_version
    with pytest.raises(ValueError, match="no seat"):
        observer.row(state, seats)


def test_a_vector_stays_where_it_was_made() -> None:
    env = VectorEnv("puerto_rico", 2)
    for carry in (pickle.dumps, copy.deepcopy):
        with pytest.raises(TypeError, match="make another one there"):
            carry(env)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_where_choices_alone_are_asked_for_the_rest_is_answered(game: Game) -> None:
    seats = game.seat_counts[0]
    env, ended = VectorEnv(game, N, seats, seed=4, choices_only=True), 0
    states = [game.seeded(seats, game_seed(4, k)) for k in range(N)]
    begun = [1] * N
    while ended < 2:
        for k, state in enumerate(states):
            while len(state.answers()) == 1:
                state.play(state.answers()[0])
            assert list(np.flatnonzero(env.masks[k])) == state.legal_actions()
        actions = env.sample().copy()
        env.step(actions)
        for k, state in enumerate(states):
            state.apply_action(int(actions[k]))
            while not state.is_over() and len(state.answers()) == 1:
                state.play(state.answers()[0])
            assert env.ended[k] == state.is_over()
            if state.is_over():
                ended += 1
                assert list(env.points[k][: state.seats]) == state.scores()
                assert list(env.shares[k][: state.seats]) == state.returns()
                states[k] = game.seeded(seats, game_seed(4, k + N * begun[k]))
                begun[k] += 1
