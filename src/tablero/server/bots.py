"""Bots at tables. They think in worker processes and are given their seat's view, nothing more.

A worker that hangs, dies or answers nonsense is replaced, and a random legal answer is played, so
that a bot can never block a table.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections.abc import Awaitable, Callable

import msgspec

from tablero.core.game import View
from tablero.core.rng import FastRng
from tablero.server.bot_worker import Chosen, Job
from tablero.server.errors import Refused
from tablero.server.orders import Move, Order, PlayOrder
from tablero.server.table import Table
from tablero.server.tables import Done

LINE_LIMIT = 4 * 1024 * 1024

logger = logging.getLogger("tablero.server")


class Worker:
    """One process that answers one job at a time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._process: asyncio.subprocess.Process | None = None
        self._busy = asyncio.Lock()

    async def choose(self, job: Job) -> int:
        async with self._busy:
            try:
                return await asyncio.wait_for(self._ask(job), self._seconds)
            except BaseException:
                await self.stop()  # never read the late answer to an earlier job
                raise

    async def _ask(self, job: Job) -> int:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tablero.server.bot_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
            )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=Chosen).answer

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Bots:
    def __init__(
        self,
        workers: int,
        seconds: float,
        pause: float,
        carry_out: Callable[[Order], Awaitable[Done]],
    ) -> None:
        # The first answer of a fresh worker includes its start-up.
        self._workers = [Worker(seconds + 10) for _ in range(max(1, workers))]
        self._pause = pause
        self._carry_out = carry_out
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._next = 0
        self.fallbacks = 0

    def wake(self, table: Table) -> None:
        """See to it that the bot that is asked answers."""
        if table.bot_to_act() and table.id not in self._playing:
            task = asyncio.get_running_loop().create_task(self._play(table))
            self._playing[table.id] = task

    async def _play(self, table: Table) -> None:
        try:
            while table.bot_to_act():
                answer = await self._choose(table)
                if self._pause:
                    await asyncio.sleep(self._pause)
                seat, bot = table.acting(), table.bot_to_act()
                move = Move(table.id, seat, f"bot-{table.seq + 1}", table.seq, bot=bot)
                done = await self._carry_out(PlayOrder(move, answer))
                if done.table is None:
                    return  # another process was first; its move wakes us again when seen
                table = done.table
        except Refused as refused:
            logger.warning("bot at table %s: %s", table.id, refused.code)
        finally:
            del self._playing[table.id]

    async def _choose(self, table: Table) -> int:
        assert table.match is not None
        answers = table.match.state.answers()
        if len(answers) == 1:
            return answers[0]
        job = make_job(table)
        self._next = (self._next + 1) % len(self._workers)
        try:
            answer = await self._workers[self._next].choose(job)
        except (OSError, TimeoutError, msgspec.MsgspecError) as error:
            logger.warning("bot %s at table %s failed: %r", job.bot, table.id, error)
            answer = -1
        if answer in answers:
            return answer
        self.fallbacks += 1
        return secrets.choice(answers)

    async def close(self) -> None:
        for task in list(self._playing.values()):
            task.cancel()
        for worker in self._workers:
            await worker.stop()


def make_job(table: Table) -> Job:
    """All that the bot will know: a position that fits its seat's view.

    What the seat cannot know is dealt anew by a throw-away generator before it leaves the server,
    because only whole positions have a plain form.
    """
    match = table.match
    assert match is not None
    seat = table.acting()
    seed = secrets.randbits(31)
    world = View(match.game, match.state, seat).determinise(FastRng.seeded(seed))
    return Job(
        game=match.game.id,
        seat=seat,
        bot=table.bot_to_act(),
        seed=seed,
        answers=match.state.answers(),
        position=match.game.dump(world),
    )
