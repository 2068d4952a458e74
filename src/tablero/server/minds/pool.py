"""Who thinks next: households take turns, in each its creators of tables, and their tables."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from functools import partial
from itertools import islice

from tablero.server.minds.process import Make, Process
from tablero.server.minds.thinking import Reply, make_job
from tablero.server.tables.table import Table

# A worker that thinks for five seconds holds up every other bot as long: while another household
# has asked within RECENT seconds, no thought takes longer than SHARED.
RECENT, SHARED = 10.0, 1.0
HOUSEHOLDS_KEPT = 1000


class Asked:
    """A question that waits for its answer; None once nobody wants it any more.

    The bot's whose turn it is, unless `make` makes another job of the table.
    """

    def __init__(self, table: Table, household: str, make: Make | None = None) -> None:
        self.table = table
        self.household = household  # the address of who waits for it
        self.make = make or partial(make_job, table)
        self.answer: asyncio.Future[Reply | None] = asyncio.get_running_loop().create_future()
        self.process: Process | None = None  # the one that thinks about it

    def is_withdrawn(self) -> bool:
        return not self.answer.exception() and self.answer.result() is None


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

    def ahead_of(self, asked: Asked) -> int:
        """How many households come before the one it waits in, and questions before it there."""
        for place, (household, owners) in enumerate(self._waiting.items()):
            if household == asked.household:
                waiting = [one for line in owners.values() for one in line]
                return place + waiting.index(asked) if asked in waiting else 0
        return 0

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
        self._seconds = seconds
        self._queue = FairQueue()
        self._asked_at: OrderedDict[str, float] = OrderedDict()  # by household, the latest last
        self._later = FairQueue()  # what nobody at a table waits for
        self._last: OrderedDict[str, Process] = OrderedDict()  # who remembers a table
        self._serving: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        return len(self._queue) + len(self._later)

    def ask(self, table: Table, household: str, make: Make | None = None) -> Asked:
        self.note(household)
        return self._add(self._queue, Asked(table, household, make))

    def ask_later(self, table: Table, household: str, make: Make) -> Asked:
        """Thought about when nothing else waits."""
        return self._add(self._later, Asked(table, household, make))

    def _add(self, queue: FairQueue, asked: Asked) -> Asked:
        queue.add(asked)
        self._serve()
        return asked

    def note(self, household: str) -> None:
        self._asked_at[household] = asyncio.get_running_loop().time()
        self._asked_at.move_to_end(household)
        while len(self._asked_at) > HOUSEHOLDS_KEPT:
            self._asked_at.popitem(last=False)

    def seconds_for(self, household: str) -> float:
        """How long a thought may take; whoever has the workers alone has all the time there is."""
        since = asyncio.get_running_loop().time() - RECENT
        latest = islice(reversed(self._asked_at.items()), 2)
        is_shared = any(one != household and then > since for one, then in latest)
        return min(SHARED, self._seconds) if is_shared else self._seconds

    def ahead_of(self, asked: Asked) -> int:
        """About how many questions are thought about before this one."""
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
        while self._free and (asked := self._queue.take() or self._later.take()) is not None:
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
            answer = await process.think(asked.make, self.seconds_for(asked.household))
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
