"""Who thinks next: households take turns, in each its creators of tables, and their tables."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

from tablero.server.minds.process import Process
from tablero.server.tables.table import Table


class Asked:
    """A bot's question that waits for its answer; None once nobody wants it any more."""

    def __init__(self, table: Table, household: str) -> None:
        self.table = table
        self.household = household  # the address of who waits for it
        self.answer: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.process: Process | None = None  # the one that thinks about it


class FairQueue:
    """First come, first served, but one question of each household at a time, and there one of each
    creator: cookies are free, addresses are not."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Asked]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(line) for owners in self._waiting.values() for line in owners.values())

    def add(self, asked: Asked) -> None:
        owner = asked.table.creator().principal or asked.table.id
        owners = self._waiting.setdefault(asked.household, OrderedDict())
        owners.setdefault(owner, deque()).append(asked)

    def take(self) -> Asked | None:
        """The next question somebody still waits for."""
        while self._waiting:
            household, owners = self._waiting.popitem(last=False)
            owner, line = owners.popitem(last=False)
            asked = line.popleft()
            if line:
                owners[owner] = line  # at the end: the others come first
            if owners:
                self._waiting[household] = owners
            if not asked.answer.done():
                return asked
        return None


class Pool:
    def __init__(self, workers: int, seconds: float, megabytes: int) -> None:
        self._processes = [Process(seconds, megabytes) for _ in range(max(1, workers))]
        self._free = list(self._processes)
        self._queue = FairQueue()
        self._last: OrderedDict[str, Process] = OrderedDict()  # who remembers a table
        self._serving: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        return len(self._queue)

    def ask(self, table: Table, household: str) -> Asked:
        asked = Asked(table, household)
        self._queue.add(asked)
        self._serve()
        return asked

    def withdraw(self, asked: Asked) -> None:
        """The table has moved on."""
        if not asked.answer.done():
            asked.answer.set_result(None)
            if asked.process is not None:
                asked.process.interrupt()

    def _serve(self) -> None:
        while self._free and (asked := self._queue.take()) is not None:
            process = self._last.pop(asked.table.id, self._free[0])
            if process not in self._free:
                process = self._free[0]
            self._free.remove(process)
            self._last[asked.table.id] = process
            while len(self._last) > 1000:
                self._last.popitem(last=False)
            asked.process = process
            task = asyncio.get_running_loop().create_task(self._think(asked, process))
            self._serving.add(task)
            task.add_done_callback(self._serving.discard)

    async def _think(self, asked: Asked, process: Process) -> None:
        try:
            answer = await process.think(asked.table)
        except Exception as error:  # noqa: BLE001 - told to whoever asked
            if not asked.answer.done():
                asked.answer.set_exception(error)
        else:
            if not asked.answer.done():
                asked.answer.set_result(answer)
        asked.process = None
        self._free.append(process)
        self._serve()

    async def close(self) -> None:
        for task in self._serving:
            task.cancel()
        for process in self._processes:
            await asyncio.to_thread(process.close)
