"""Bots at tables. They think in worker processes and are given their seat's view, nothing more.

A worker that hangs, dies or answers nonsense is replaced, and a random legal answer is played, so
that a bot can never block a table.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import msgspec

from tablero.core.game import View
from tablero.core.rng import FastRng
from tablero.server.minds.worker import Chosen, Job
from tablero.server.tables.errors import Refused
from tablero.server.tables.ledger import Done
from tablero.server.tables.orders import Move, Order, PlayOrder
from tablero.server.tables.table import Table

logger = logging.getLogger("tablero.server")


class Worker:
    """One process that answers one job at a time, and the thread that waits for it."""

    command = ("-m", "tablero.server.minds.worker")
    start_up = 20.0  # seconds a fresh process may need before its first answer

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._thread = ThreadPoolExecutor(1, "bot")
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    async def choose(self, job: Job) -> int:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, job)

    def _ask(self, job: Job) -> int:
        if self._closed:
            raise OSError("the server is closing")
        process, seconds = self._process, self._seconds
        if process is None:
            process = self._process = self._start()
            seconds += self.start_up
        assert process.stdin is not None
        assert process.stdout is not None
        timer = threading.Timer(seconds, process.kill)
        timer.start()
        try:
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            process.stdin.flush()
            return msgspec.json.decode(process.stdout.readline(), type=Chosen).answer
        except (OSError, ValueError):
            self.stop()  # never read a late answer as that to a later job
            raise
        finally:
            timer.cancel()

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # noqa: S603 - our own module
            [sys.executable, *self.command], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            with suppress(OSError):
                process.communicate()

    def close(self) -> None:
        self._closed = True
        if self._process is not None:
            self._process.kill()  # ends the wait of the thread, which then cleans up
        self._thread.submit(self.stop)
        self._thread.shutdown()


class Bots:
    def __init__(
        self,
        workers: int,
        seconds: float,
        pause: float,
        carry_out: Callable[[Order], Awaitable[Done]],
    ) -> None:
        self._workers = [Worker(seconds) for _ in range(max(1, workers))]
        self._pause = pause
        self._carry_out = carry_out
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._newer: dict[str, Table] = {}  # tables that changed while their bot was thinking
        self._next = 0
        self.fallbacks = 0

    def wake(self, table: Table) -> None:
        """See to it that the bot that is asked answers."""
        if table.id in self._playing:
            self._newer[table.id] = table
        elif table.bot_to_act():
            task = asyncio.get_running_loop().create_task(self._play(table))
            self._playing[table.id] = task

    async def _play(self, table: Table) -> None:
        now: Table | None = table
        try:
            while now is not None and now.bot_to_act():
                now = await self._move(now)
        finally:
            del self._playing[table.id]
            self._newer.pop(table.id, None)

    async def _move(self, table: Table) -> Table | None:
        """One answer of the bot; the table after it, or the one that overtook it."""
        answer = await self._choose(table)
        if self._pause:
            await asyncio.sleep(self._pause)
        seat, bot = table.acting(), table.bot_to_act()
        move = Move(table.id, seat, f"~bot/{table.seq + 1}", table.seq, bot=bot)
        try:
            done = await self._carry_out(PlayOrder(move, answer))
        except Refused as refused:
            logger.info("bot at table %s: %s", table.id, refused.code)
        else:
            if done.table is not None:
                return done.table
        # Somebody took back, or took the seat, while the bot was thinking.
        newer = self._newer.pop(table.id, None)
        return newer if newer is not None and newer.seq > table.seq else None

    async def _choose(self, table: Table) -> int:
        assert table.match is not None
        answers = table.match.state.answers()
        if len(answers) == 1:
            return answers[0]
        self._next = (self._next + 1) % len(self._workers)
        try:
            job = make_job(table, secrets.randbits(31))
            answer = await self._workers[self._next].choose(job)
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the table goes on
            logger.warning("bot at table %s failed: %r", table.id, error)
            answer = -1
        if answer in answers:
            return answer
        self.fallbacks += 1
        return secrets.choice(answers)

    async def close(self) -> None:
        for task in list(self._playing.values()):
            task.cancel()
        for worker in self._workers:
            await asyncio.to_thread(worker.close)


def make_job(table: Table, seed: int) -> Job:
    """All that the bot will know: a position that fits its seat's view.

    What the seat cannot know is dealt anew by a throw-away generator before it leaves the server,
    because only whole positions have a plain form.
    """
    match = table.match
    assert match is not None
    seat = table.acting()
    world = View(match.game, match.state, seat).determinise(FastRng.seeded(seed))
    return Job(
        game=match.game.id,
        rules=match.game.rules_version,
        seat=seat,
        bot=table.bot_to_act(),
        seed=seed,
        answers=match.state.answers(),
        position=match.game.dump(world),
    )
