"""Threads that read the disk for the event loop: one for what is quick, one for whole tables.

Reading a long table is work for the processor, and Python does one thing at a time: so after each
the thread rests twice as long as it worked, and two thirds of the time belong to those who play.
Somebody who opens one table does not notice; a crowd of cold tables waits in line.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from tablero.server.tables.told.errors import Refused
from tablero.server.tables.who.people import Asker

RESTS = 2.0  # times as long as it worked
BROWSERS = 4  # as much as so many may wait of an address: cookies are free

P = ParamSpec("P")
T = TypeVar("T")


class Reader:
    def __init__(self, name: str, rests: bool) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._rests = rests
        self._rests_until = 0.0

    async def read(self, function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        call = partial(function, *args, **named)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, call)

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    def _do(self, call: Callable[[], T]) -> T:
        began = time.monotonic()
        if began < self._rests_until:
            time.sleep(self._rests_until - began)
            began = time.monotonic()
        try:
            return call()
        finally:
            ended = time.monotonic()
            if self._rests:
                self._rests_until = ended + RESTS * (ended - began)


class Line:
    """The requests of one address, first come, first served."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.waiting: Counter[str] = Counter()  # by browser; those without a cookie are one

    def enter(self, browser: str, most: int) -> None:
        is_long = self.waiting[browser] > most or self.waiting.total() > BROWSERS * most
        if most and is_long:
            raise Refused("too_many")
        self.waiting[browser] += 1

    def leave(self, browser: str) -> None:
        self.waiting -= Counter([browser])  # subtracting drops what is at 0


class Turns:
    """Each address has one request in the thread's queue, so addresses take turns.

    `most` requests of a browser may wait behind one that is under way; 0: as many as come.
    """

    def __init__(self, reader: Reader, most: int = 0) -> None:
        self._reader = reader
        self._most = most
        self._lines: dict[str, Line] = {}

    def close(self) -> None:
        self._reader.close()

    async def read(
        self, asker: Asker, function: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T:
        where = asker.address or asker.principal
        line = self._lines.setdefault(where, Line())
        line.enter(asker.principal, self._most)
        try:
            async with line.turn:
                return await self._reader.read(function, *args, **named)
        finally:
            line.leave(asker.principal)
            if not line.waiting:
                self._lines.pop(where, None)
