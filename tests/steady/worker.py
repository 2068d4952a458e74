"""The server's worker with bots that can do the same again: their seed is that of their seat, and
their simulations are counted, not timed. Advice keeps to its time."""

from __future__ import annotations

import zlib
from functools import partial
from math import inf

import msgspec

from tablero.bots import Budget, register
from tablero.bots.guides import LEVELS
from tablero.bots.searcher import Searcher
from tablero.server.minds import worker
from tablero.server.minds.thinking import AnyJob, Job, Reply


class SteadyWorker(worker.Worker):
    def reply(self, job: AnyJob, budget: Budget) -> Reply:
        if isinstance(job, Job):
            seed = zlib.crc32(f"{job.table}/{job.seat}".encode())
            job = msgspec.structs.replace(job, seed=seed)
            budget.seconds = None
        return super().reply(job, budget)


if __name__ == "__main__":
    for name in LEVELS:
        register(name, partial(Searcher, name, seconds=inf), stands_in=name != "master")
    vars(worker)["Worker"] = SteadyWorker
    worker.main()
