"""The single measurements of `tablero bench`: CPU time of one core, best of several runs.

What two processes reach together is told by the wall clock, too: sharing a core would not show in
CPU time.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from multiprocessing.synchronize import Barrier
from typing import NamedTuple

from tablero.bots.guides import searched
from tablero.cli.playing import Setup
from tablero.core.engine import State
from tablero.core.game import View
from tablero.core.registry import find
from tablero.core.sim.encode import Masks, Rows, observed_random_game
from tablero.core.sim.playout import chooser, copy_often, game_seed, pick_offered, random_game
from tablero.search.tree import Tree

LEAST_S = 0.4  # how long one run should last at least
COPIES = 2000
AT_ONCE = 256  # games of a vector environment
TOGETHER_S = 0.25  # how long two processes are watched: few moments of a machine are quiet on both
LOOKS = 4  # at them, in a run
EMPTY_TURNS = 10_000  # of a loop that does nothing
START_S = 60.0  # until both must have begun
SIMULATIONS = 100  # of one tree


def best_rate(runs: int, work: Callable[[int], int]) -> float:
    """Most units of `work` in a CPU second; `work` is called with ever new game numbers."""
    best = 0.0
    game_number = 0
    for _run in range(runs):
        done = 0
        start = time.process_time()
        spent = 0.0
        while spent < LEAST_S:
            for _game in range(8):
                done += work(game_seed(1, game_number))
                game_number += 1
            spent = time.process_time() - start
        best = max(best, done / spent)
    return best


def unit(setup: Setup, runs: int) -> tuple[float, float]:
    """Full games and decisions in a second, played by the compiled loop."""
    decisions = best_rate(runs, lambda seed: int(random_game(setup.state(seed), chooser(seed))))
    games = best_rate(runs, lambda seed: min(1, int(random_game(setup.state(seed), chooser(seed)))))
    return games, decisions


def python_api(setup: Setup, runs: int) -> float:
    """Decisions in a second when every call comes from Python."""

    def play(seed: int) -> int:
        state = setup.state(seed)
        draw = seed
        while not state.is_over():
            answers = state.answers()
            draw = (draw * 1103515245 + 12345) & 0x7FFFFFFF
            state.play(answers[draw % len(answers)])
        return int(state.ply)

    return best_rate(runs, play)


def observed(setup: Setup, runs: int) -> float | None:
    """Decisions in a second with observation and mask; None where the title has no encoder."""
    encoder = setup.game.encoder
    if encoder is None:
        return None
    rows, masks = Rows(encoder, 1), Masks(setup.game.actions, 1)

    def play(seed: int) -> int:
        state = setup.state(seed)
        return int(observed_random_game(state, chooser(seed), rows, masks))

    return best_rate(runs, play)


def vector(setup: Setup, runs: int) -> float | None:
    """Steps in a second of many games at once; None where the extra `rl` is missing."""
    if find_spec("numpy") is None:
        return None
    from tablero.envs.vector import VectorEnv

    env = VectorEnv(setup.game, AT_ONCE, setup.seats)

    def step(_seed: int) -> int:
        env.step(env.sample())
        return AT_ONCE

    return best_rate(runs, step)


_both: Barrier | None = None  # in a worker: where the two wait for each other


def meet_at(both: Barrier) -> None:
    global _both  # noqa: PLW0603  a process is told once, when it begins
    _both = both


def repeated(game_id: str, seats: int) -> Callable[[], int]:
    """What a process does again and again: a step of many games or, without a title, nothing."""
    if not game_id:
        return lambda: sum(1 for _turn in range(EMPTY_TURNS))
    from tablero.envs.vector import VectorEnv

    env = VectorEnv(find(game_id), AT_ONCE, seats)

    def step() -> int:
        env.step(env.sample())
        return AT_ONCE

    return step


class Rate(NamedTuple):
    """How much is done in a second: by the wall clock, and of CPU time."""

    wall: float
    cpu: float

    def better(self, other: Rate) -> Rate:
        return Rate(max(self.wall, other.wall), max(self.cpu, other.cpu))

    def times(self, other: Rate) -> Rate:
        return Rate(self.wall / other.wall, self.cpu / other.cpu)


def rates_in_worker(game_id: str, seats: int, together: bool) -> Rate:
    """Counted from when both have begun."""
    work, done = repeated(game_id, seats), 0
    work()
    if together and _both is not None:
        _both.wait(START_S)
    start, start_cpu = time.perf_counter(), time.process_time()
    spent = 0.0
    while spent < TOGETHER_S:
        done += work()
        spent = time.perf_counter() - start
    return Rate(done / spent, done / (time.process_time() - start_cpu))


def scaling(setup: Setup, runs: int) -> tuple[Rate, Rate] | None:
    """How many times the steps of one process two of them make in the same time, and the same of
    an empty loop in the same minute: by the wall clock more than that the machine does not give. By
    CPU time what is missing to 2 is what they cost each other, whoever else wants the cores."""
    if find_spec("numpy") is None:
        return None
    spawned = multiprocessing.get_context("spawn")
    asked = [(setup.game.id, setup.seats), ("", 0)]
    alone, together = [Rate(0.0, 0.0)] * 2, [Rate(0.0, 0.0)] * 2
    with ProcessPoolExecutor(2, spawned, meet_at, (spawned.Barrier(2),)) as pool:
        for _look in range(runs * LOOKS):
            for k, what in enumerate(asked):
                one = pool.submit(rates_in_worker, *what, together=False).result()
                pair = [pool.submit(rates_in_worker, *what, together=True) for _process in range(2)]
                first, second = (rate.result() for rate in pair)
                alone[k] = alone[k].better(one)
                both = Rate(first.wall + second.wall, first.cpu + second.cpu)
                together[k] = together[k].better(both)
    return together[0].times(alone[0]), together[1].times(alone[1])


def zoo(setup: Setup, runs: int) -> float | None:
    """Steps in a second of one game after another, as PettingZoo has it."""
    if find_spec("pettingzoo") is None:
        return None
    from tablero.envs.zoo import ZooEnv

    env = ZooEnv(setup.game, setup.seats)

    def play(seed: int) -> int:
        env.reset(seed=seed & 0xFFFFFFFF)
        steps, draw = 0, seed
        for _agent in env.agent_iter():
            seen, _reward, terminated, _truncated, _info = env.last()
            action = None
            if not terminated:
                legal = seen["action_mask"].nonzero()[0]
                draw = (draw * 1103515245 + 12345) & 0x7FFFFFFF
                action = legal[draw % len(legal)]
                steps += 1
            env.step(action)
        return steps

    return best_rate(runs, play)


def middle(setup: Setup) -> State:
    """A question with a choice, in the middle of a random game."""
    seed = game_seed(1, 0)
    state = setup.state(seed)
    half = int(random_game(state.copy(), chooser(seed))) // 2
    rng = chooser(seed)
    while state.ply < half or state.offered == 1:
        state.play_trusted(pick_offered(state, rng))
    return state


def copy_us(setup: Setup, runs: int) -> float:
    """Microseconds for a copy of a position in the middle of a game."""
    state = middle(setup)
    return 1e6 / best_rate(runs, lambda _seed: int(copy_often(state, COPIES)))


def simulations(setup: Setup, runs: int) -> float | None:
    """Simulations in a second as the bots think; None where the title is not searched."""
    known = searched(setup.game.id)
    if known is None:
        return None
    state = middle(setup)
    view = View(setup.game, state, state.current_player())

    def think(seed: int) -> int:
        tree = Tree(known.guide, view, seed, SIMULATIONS)
        for _simulation in range(SIMULATIONS):
            tree.simulate()
        return SIMULATIONS

    return best_rate(runs, think)
