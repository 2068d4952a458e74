"""Thousands of games of self-play in processes of their own, seen through shared memory.

The tables are in two halves: while one waits for its answers the processes play the other. A
process needs no torch.
"""

from __future__ import annotations

import ctypes
import itertools
import math
import multiprocessing
from dataclasses import dataclass
from multiprocessing.context import SpawnContext
from multiprocessing.synchronize import Semaphore
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablero.core.engine import MAX_SEATS
from tablero.core.registry import find
from tablero.envs.vector import VectorEnv

HALVES = 2
PLACES = int(MAX_SEATS)
Array = NDArray[Any]
# What a process tells of each table, and the type of its numbers.
FIELDS: dict[str, type[ctypes._SimpleCData[Any]]] = {
    "observations": ctypes.c_int16,
    "masks": ctypes.c_uint8,
    "asked": ctypes.c_uint8,  # the seat
    "ended": ctypes.c_uint8,  # whether the last answer ended a game
    "points": ctypes.c_int16,  # of every seat in the game that ended last
    "shares": ctypes.c_float,
    "actions": ctypes.c_int64,  # what is to be answered
}


@dataclass(frozen=True)
class Sitting:
    """What all processes play: `seats` of one row of tables after another, `rows` tables of each
    half for each process; each begins anew somewhere within the first `spread` answers."""

    game: str
    seats: tuple[int, ...]
    rows: int
    processes: int
    spread: int
    seed: int

    def width(self, field: str) -> int:
        game = find(self.game)
        assert game.encoder is not None
        widths = {"observations": game.encoder.size, "masks": game.actions}
        return widths.get(field, PLACES if field in ("points", "shares") else 1)

    def slices(self) -> list[tuple[int, int, int]]:
        """Seats, and from where to where its tables lie, within the rows of a process."""
        each = self.rows // len(self.seats)
        return [(seats, k * each, (k + 1) * each) for k, seats in enumerate(self.seats)]

    def seats_of_rows(self) -> Array:
        """How many sit at each table of a half, an automa counted in."""
        game, found = find(self.game), np.zeros(self.rows, np.int64)
        for seats, start, stop in self.slices():
            found[start:stop] = int(game.seeded(seats, 0).seats)
        return np.tile(found, self.processes)


class Shared:
    """The memory of all processes, by field: half, table, numbers."""

    def __init__(self, sitting: Sitting, context: SpawnContext) -> None:
        tables = HALVES * sitting.rows * sitting.processes
        self.raw: dict[str, Any] = {
            field: context.RawArray(kind, tables * sitting.width(field))
            for field, kind in FIELDS.items()
        }

    def array(self, field: str, sitting: Sitting) -> Array:
        shape = (HALVES, sitting.rows * sitting.processes, sitting.width(field))
        found: Array = np.frombuffer(self.raw[field], np.dtype(FIELDS[field]))
        return found.reshape(shape)


def play(
    sitting: Sitting, number: int, shared: Shared, go: list[Semaphore], done: list[Semaphore]
) -> None:
    """The life of one process: answers come, games go on."""
    arrays = {field: shared.array(field, sitting) for field in FIELDS}
    first = number * sitting.rows
    rng = np.random.default_rng([sitting.seed, number])
    halves: list[list[tuple[VectorEnv, slice]]] = []
    anew = rng.integers(sitting.spread, size=(HALVES, len(sitting.seats)))
    for half in range(HALVES):
        envs = []
        for seats, start, stop in sitting.slices():
            here = slice(first + start, first + stop)
            env = VectorEnv(
                sitting.game,
                stop - start,
                seats,
                seed=int(rng.integers(1 << 40)),
                choices_only=True,
                observations=arrays["observations"][half, here],
                masks=arrays["masks"][half, here].view(np.bool_),
            )
            arrays["asked"][half, here, 0] = env.seats
            envs.append((env, here))
        halves.append(envs)
        done[half].release()
    for answer in itertools.count():
        for half, envs in enumerate(halves):
            go[half].acquire()
            for k, (env, here) in enumerate(envs):
                env.step(arrays["actions"][half, here, 0])
                if answer == anew[half, k]:
                    env.reset(int(rng.integers(1 << 40)))
                arrays["asked"][half, here, 0] = env.seats
                arrays["ended"][half, here, 0] = env.ended
                if env.ended.any():
                    arrays["points"][half, here] = env.points
                    arrays["shares"][half, here] = env.shares
            done[half].release()


class Tables:
    """The caller's side: `wait` for a half, look at its arrays, write `actions`, let it `go`."""

    def __init__(self, sitting: Sitting) -> None:
        context = multiprocessing.get_context("spawn")
        self.sitting = sitting
        self.shared = Shared(sitting, context)
        self.arrays = {field: self.shared.array(field, sitting) for field in FIELDS}
        self.done = [context.Semaphore(0) for _half in range(HALVES)]
        self.may_go = [
            [context.Semaphore(0) for _ in range(HALVES)] for _ in range(sitting.processes)
        ]
        self.processes = [
            context.Process(
                target=play, args=(sitting, number, self.shared, go, self.done), daemon=True
            )
            for number, go in enumerate(self.may_go)
        ]
        for process in self.processes:
            process.start()

    def wait(self, half: int) -> dict[str, Array]:
        for _process in self.processes:
            while not self.done[half].acquire(timeout=60):
                if not all(process.is_alive() for process in self.processes):
                    raise RuntimeError("a process that plays has died")
        return {field: array[half] for field, array in self.arrays.items()}

    def go(self, half: int) -> None:
        for semaphores in self.may_go:
            semaphores[half].release()

    def close(self) -> None:
        for process in self.processes:
            process.terminate()
            process.join()


def rows_for(tables: int, processes: int, groups: int) -> int:
    """Tables of a half for one process, the same number for each group of seats."""
    return groups * max(1, math.ceil(tables / (HALVES * processes * groups)))
