"""One thread that changes tables: it takes every order that waits, commits them together, and
hands the outcomes back to the event loop. No order waits for company: an idle writer takes one.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple, NoReturn, TypeVar

from tablero.server.tables.kept.keeping import SyncFailed
from tablero.server.tables.ledger import Done, Tables
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.orders import CreateOrder, Order

BATCH = 64
SYNC_FAILED = 74  # EX_IOERR of sysexits.h

T = TypeVar("T")

logger = logging.getLogger("tablero.server")


# Told the outcome; what it gives back is called after everybody has been told of it.
Then = Callable[[Done], Callable[[], None] | None]


class Waiting(NamedTuple):
    order: Order
    then: Then
    is_awaited: bool = False  # by a task, which goes on when the event loop comes to it


class Writer:
    """`warm` sees to it that an order's table is in memory: reading it would hold up all others."""

    def __init__(
        self,
        tables: Tables,
        on_change: Callable[[Done], None],
        warm: Callable[[Order], Awaitable[None]],
    ) -> None:
        self._tables = tables
        self._on_change = on_change
        self._warm = warm
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def hand_in(self, order: Order, then: Then) -> None:
        """`then` is told the outcome, on the event loop, once it is on disk. The order's table must
        be in memory, or all others wait while it is read."""
        self._queue.put(Waiting(order, then))

    async def submit(self, order: Order) -> Done:
        """The order's outcome once it is on disk; raises its refusal."""
        if not isinstance(order, CreateOrder):
            await self._warm(order)
        future: asyncio.Future[Done] = self._loop.create_future()
        self._queue.put(Waiting(order, partial(_settle, future), is_awaited=True))
        # A browser that hangs up does not take its order back: only the future is given up.
        done = await future
        if done.refused is not None:
            raise done.refused
        return done

    @property
    def waiting(self) -> int:
        """Orders nobody has begun with."""
        return self._queue.qsize()

    def close(self) -> None:
        """Finish what was ordered, then stop."""
        self._queue.put(None)
        self._thread.join(timeout=10)

    # -- in the writer's thread -----------------------------------------------------------------
    def _run(self) -> None:
        going_on = True
        while going_on:
            batch = [self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get())
            waiting = [one for one in batch if one is not None]
            going_on = len(waiting) == len(batch)
            if waiting:
                self._handle(waiting)

    def _handle(self, waiting: list[Waiting]) -> None:
        try:
            outcomes = self._tables.carry_out([one.order for one in waiting])
        except SyncFailed as error:
            leave(error)
        except Exception:
            logger.exception("the writer failed on %d orders", len(waiting))
            outcomes = [_failed(one.order) for one in waiting]
        self._loop.call_soon_threadsafe(self._deliver, waiting, outcomes)

    # -- back on the event loop -----------------------------------------------------------------
    def _deliver(self, waiting: list[Waiting], outcomes: list[Done]) -> None:
        """Acknowledge first, broadcast after: tasks of askers are woken before the hub runs."""
        last = [self._try(one.then, done) for one, done in zip(waiting, outcomes, strict=True)]
        after_tasks = any(one.is_awaited for one in waiting)
        for done in outcomes:
            if done.table is None:
                continue
            if after_tasks:
                self._loop.call_soon(self._try, self._on_change, done)
            else:
                self._try(self._on_change, done)
        for end in last:
            if end is not None:
                end()

    def _try(self, tell: Callable[[Done], T], done: Done) -> T | None:
        """Nobody is left untold because somebody else could not be told."""
        try:
            return tell(done)
        except Exception:
            logger.exception("telling of table %s", done.order.table_id)
            return None


def _settle(future: asyncio.Future[Done], done: Done) -> None:
    if not future.done():
        future.set_result(done)


def leave(error: SyncFailed) -> NoReturn:
    """After a failed sync the system may call lost pages clean: only the log on disk, read by a
    new process, says what was stored. The browsers send their commands again.
    """
    logger.critical("the disk did not confirm a write: leaving", exc_info=error)
    os._exit(SYNC_FAILED)


def _failed(order: Order) -> Done:
    done = Done(order)
    done.refuse(Refused("internal"))
    return done
