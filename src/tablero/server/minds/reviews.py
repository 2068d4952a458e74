"""Finished games looked back at, choice by choice, when no table waits for the workers.

Whoever asks is told how far it is. When nobody has asked for a while it rests, and goes on from
there when somebody does.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial

from tablero.server.minds.judged import Judged
from tablero.server.minds.pool import Pool
from tablero.server.minds.thinking import Reviewed, make_review_job
from tablero.server.tables.kept.replays import Replay
from tablero.server.tables.table import Table
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.told.wire_hints import Review
from tablero.server.tables.who.people import Asker

HOLD = 1.0  # seconds a request waits before it is told how far things are
PATIENCE = 15.0  # seconds after the last request for which work goes on
KEPT = 32  # games, done or not
MOST_AT_WORK = 8
MOST_AT_HOME = 2  # of them for one household: nobody takes all places alone

logger = logging.getLogger("tablero.server")


class Work:
    """A game with the choices that are judged so far."""

    def __init__(self, table: Table, replay: Replay, plies: list[int]) -> None:
        self.table = table
        self.replay = replay
        self.judged = Judged(replay.match, plies)
        self.wanted = 0.0  # when somebody last asked
        self.has_failed = False
        self.household = ""  # of who had it begun, or go on
        self.task: asyncio.Task[None] | None = None


class Reviews:
    def __init__(
        self,
        pool: Pool,
        choices: Callable[[Asker, Table], Awaitable[tuple[Replay, list[int]]]],
        seconds: float,
    ) -> None:
        self._pool = pool
        self._choices = choices
        self._seconds = seconds
        self._known: OrderedDict[str, Work] = OrderedDict()

    def __len__(self) -> int:
        """How many are at work."""
        return len(self._at_work())

    def _at_work(self) -> list[Work]:
        return [work for work in self._known.values() if work.task is not None]

    async def review(self, asker: Asker, table: Table) -> Review:
        """Of a table whose game is over."""
        work = await self._work(asker, table)
        work.wanted = time.monotonic()
        if work.task is None and not work.judged.is_done:
            others = self._at_work()
            at_home = sum(one.household == asker.address for one in others)
            if len(others) >= MOST_AT_WORK or at_home >= MOST_AT_HOME:
                raise Refused("too_many", seconds=30)
            work.household = asker.address
            work.task = asyncio.create_task(self._judge(work))
        if work.task is not None:
            await asyncio.wait([work.task], timeout=HOLD)
        if work.has_failed:
            work.has_failed = False  # the next who asks may have more luck, and goes on from there
            raise Refused("no_review")
        return work.judged.told()

    async def _work(self, asker: Asker, table: Table) -> Work:
        if table.id not in self._known:
            found = Work(table, *await self._choices(asker, table))
            self._known.setdefault(table.id, found)  # somebody else may have been quicker
        self._known.move_to_end(table.id)
        resting = [name for name, work in self._known.items() if work.task is None]
        for name in resting[: max(0, len(self._known) - KEPT)]:
            if name != table.id:
                del self._known[name]
        return self._known[table.id]

    async def _judge(self, work: Work) -> None:
        try:
            while not work.judged.is_done and time.monotonic() - work.wanted < PATIENCE:
                reply = await self._reply(work)
                if reply is not None:
                    work.judged.add(reply.choice)
                elif not work.judged.skip():
                    work.has_failed = True
                    return
        finally:
            work.task = None

    async def _reply(self, work: Work) -> Reviewed | None:
        """Of the next choice; None: it could not be judged."""
        make = partial(make_review_job, work.replay, work.judged.next, self._seconds)
        try:
            reply = await self._pool.ask_later(work.table, work.household, make).answer
        except Exception as error:  # noqa: BLE001 - a worker that ended: the next begins anew
            logger.warning("a choice of table %s was not judged: %r", work.table.id, error)
            return None
        return reply if isinstance(reply, Reviewed) else None

    def close(self) -> None:
        for work in self._known.values():
            if work.task is not None:
                work.task.cancel()
