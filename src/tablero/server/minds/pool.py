"""Who thinks next: people take turns, and so do the tables of each."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

from tablero.server.minds.process import Make, Process
from tablero.server.minds.thinking import Reply


class Asked:
    """A question that waits for its answer; None once nobody wants it any more."""

    def __init__(self, table_id: str, make: Make) -> None:
        self.table_id = table_id
        self.make = make
        self.answer: asyncio.Future[Reply | None] = asyncio.get_running_loop().create_future()
        self.process: Process | None = None  # the one that thinks about it

    def is_withdrawn(self) -> bool:
        return not self.answer.exception() and self.answer.result() is None


class FairQueue:
    """First come, first served, but one question of each owner at a time."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Asked]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(asked) for asked in self._waiting.values())

    def add(self, owner: str, asked: Asked) -> None:
        self._waiting.setdefault(owner, deque()).append(asked)

    def ahead_of(self, asked: Asked) -> int:
        """How many questions come before it, as the queue stands; 0 if it does not wait here."""
        lines = list(self._waiting.values())
        for first, line in enumerate(lines):
            if asked in line:
                place = line.index(asked)
                return sum(min(len(n), place + (k < first)) for k, n in enumerate(lines))
        return 0

    def take(self) -> Asked | None:
        """The next question somebody still waits for."""
        while self._waiting:
            owner, line = self._waiting.popitem(last=False)
            asked = line.popleft()
            if line:
                self._waiting[owner] = line  # at the end: the others come first
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

    def ask(self, owner: str, table_id: str, make: Make) -> Asked:
        """`owner` is whose turn at the workers it takes up."""
        asked = Asked(table_id, make)
        self._queue.add(owner, asked)
        self._serve()
        return asked

    def ahead_of(self, asked: Asked) -> int:
        """How many questions are thought about before this one."""
        if asked.process is not None:
            return 0
        return len(self._processes) - len(self._free) + self._queue.ahead_of(asked)

    def withdraw(self, asked: Asked) -> None:
        """The table has moved on."""
        if not asked.answer.done():
            asked.answer.set_result(None)
            if asked.process is not None:
                asked.process.interrupt()

    def _serve(self) -> None:
        while self._free and (asked := self._queue.take()) is not None:
            process = self._last.pop(asked.table_id, self._free[0])
            if process not in self._free:
                process = self._free[0]
            self._free.remove(process)
            self._last[asked.table_id] = process
            while len(self._last) > 1000:
                self._last.popitem(last=False)
            asked.process = process
            task = asyncio.get_running_loop().create_task(self._think(asked, process))
            self._serving.add(task)
            task.add_done_callback(self._serving.discard)

    async def _think(self, asked: Asked, process: Process) -> None:
        try:
            answer = await process.think(asked.make)
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
