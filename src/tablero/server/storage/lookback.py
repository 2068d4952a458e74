"""Looking back: records, results, earlier positions, the whole log. All of it is dear and none of
it urgent, so it has a thread of its own, and a browser has one such request under way at a time.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from tablero.core.text import record
from tablero.server.storage.register import Kept, Register
from tablero.server.storage.writer import leave
from tablero.server.tables import wire
from tablero.server.tables.errors import Refused
from tablero.server.tables.keeping import NotStored, SyncFailed
from tablero.server.tables.messages import log_items
from tablero.server.tables.people import Asker
from tablero.server.tables.replays import Replays
from tablero.server.tables.table import Table

IN_LINE = 8  # requests of one browser that may wait for its own one

P = ParamSpec("P")
T = TypeVar("T")


class Line:
    """The requests of one browser."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.waiting = 0


class LookingBack:
    def __init__(self, register: Register) -> None:
        self._register = register
        self._replays = Replays(threading.Lock())
        self._thread = ThreadPoolExecutor(1, "lookback")
        self._lines: dict[str, Line] = {}

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    # -- what can be asked ----------------------------------------------------------------------
    async def record(self, asker: Asker, table: Table) -> str:
        return (await self._in_turn(asker, self._finished, table)).record

    async def scores_over_time(self, asker: Asker, table: Table) -> list[list[int]]:
        return (await self._in_turn(asker, self._finished, table)).scores

    async def position(self, asker: Asker, table: Table, ply: int, seat: int) -> wire.Position:
        return await self._in_turn(asker, self._replays.position, table, ply, seat)

    async def history(self, asker: Asker, table: Table, seat: int) -> list[wire.LogItem]:
        return await self._in_turn(asker, log_items, table.match, 0, seat)

    # -- one at a time --------------------------------------------------------------------------
    async def _in_turn(
        self, asker: Asker, function: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T:
        line = self._lines.setdefault(asker.principal, Line())
        if line.waiting > IN_LINE:
            raise Refused("too_many")
        line.waiting += 1
        try:
            async with line.turn:
                call = partial(function, *args, **named)
                return await asyncio.get_running_loop().run_in_executor(self._thread, call)
        finally:
            line.waiting -= 1
            if not line.waiting:
                del self._lines[asker.principal]

    # -- in the thread --------------------------------------------------------------------------
    def _finished(self, table: Table) -> Kept:
        """Made once, when it is first asked for; a game that is over does not change."""
        kept = self._register.kept(table.id)
        if kept is None:
            kept = Kept(written(table), self._replays.scores_over_time(table))
            try:
                self._register.keep(table.id, kept, table.updated)
            except NotStored:
                return kept  # then it is made again next time
            except SyncFailed as error:
                leave(error)
        return kept


def written(table: Table) -> str:
    assert table.match is not None
    match = table.match.copy()
    names = [table.person(number).name for number in range(len(table.seats))]
    match.names = [name or letter for name, letter in zip(names, match.names, strict=True)]
    pledges = [seat.pledge for seat in table.seats]
    return record.write(match, "" if table.created.fair == 1 else table.id, pledges)
