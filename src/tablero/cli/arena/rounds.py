"""Playing rounds: here, in processes, or on a cluster. The games are the same wherever they run."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice
from multiprocessing import resource_tracker
from multiprocessing.util import Finalize
from types import FrameType
from typing import NamedTuple

from tablero.cli import interrupt, outside
from tablero.cli.arena.plan import Round
from tablero.cli.extras import needed
from tablero.cli.outside import OutsideBot
from tablero.cli.playing import Setup, line_up, play_bots, play_unrecorded
from tablero.cli.problem import Problem, one_line
from tablero.core.registry import find
from tablero.core.sim.playout import EMPTY_HASH

AHEAD = 4  # rounds that are handed out for each worker of a cluster


class Played(NamedTuple):
    """One game: who sat where, how it ended, and how often each seat's program failed."""

    line_up: list[str]
    scores: list[int]
    winners: list[int]
    faults: list[int]
    hash: int  # of every offer and answer: equal games have equal ones


def play_round(one: Round) -> list[Played]:
    setup = Setup(find(one.game), one.seats, one.options, one.seconds, one.simulations)
    return [play(setup, names, one.seed) for names in one.line_ups]


def play(setup: Setup, names: list[str], seed: int) -> Played:
    if any(name.startswith(outside.PREFIX) for name in names):
        match = setup.match(seed, names)
        players = line_up(setup.game, names, seed)
        h = play_bots(match, players, EMPTY_HASH, setup.seconds, setup.simulations)
        faults = [len(one.faults) if isinstance(one, OutsideBot) else 0 for one in players]
        return Played(names, match.scores(), match.winners(), faults, h)
    state, h = play_unrecorded(setup, names, seed, EMPTY_HASH)
    return Played(names, state.scores(), state.winners(), [0] * setup.seats, h)


def here(rounds: Iterable[Round]) -> Iterator[list[Played]]:
    try:
        yield from map(play_round, rounds)
    finally:
        outside.end_all()


def leave_nothing_behind() -> None:
    """A worker that is told to end ends the programs that it started. Ctrl-C, which a terminal
    sends to all processes, is the command's to hear: who ended by it would be waited for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, end_at_once)
    Finalize(None, outside.end_all, exitpriority=1)


def end_at_once(_number: int, _frame: FrameType | None) -> None:
    # An exception could be swallowed where it happens to arrive, and whoever waits would wait on.
    outside.end_all()
    os._exit(1)


def in_processes(rounds: Iterable[Round], processes: int) -> Iterator[list[Played]]:
    resource_tracker.ensure_running()  # its start, which is the pool's else, would let Ctrl-C in
    with interrupt.held():
        pool = multiprocessing.get_context("spawn").Pool(processes, leave_nothing_behind)
    with pool:
        waiting = (pool.apply_async(play_round, (one,)) for one in rounds)
        handed_out = deque(islice(waiting, processes * AHEAD))
        while handed_out:
            yield handed_out.popleft().get()
            handed_out.extend(islice(waiting, 1))
        pool.close()
        pool.join()


def on_ray(rounds: Iterable[Round], address: str) -> Iterator[list[Played]]:
    """On every node of a Ray cluster that has the package ("local": one made for the occasion)."""
    with needed("ray"):
        import ray
    try:
        ray.init(address=None if address == "local" else address, log_to_driver=False)
    except (ConnectionError, RuntimeError, TimeoutError, ValueError) as error:
        raise Problem(f"--ray {address}: {one_line(error)}") from None
    try:
        remote = ray.remote(play_round)
        most = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        waiting = (remote.remote(one) for one in rounds)
        handed_out = deque(islice(waiting, most))
        while handed_out:
            yield ray.get(handed_out.popleft())
            handed_out.extend(islice(waiting, 1))
    finally:
        ray.shutdown()
