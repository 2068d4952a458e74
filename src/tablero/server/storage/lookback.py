"""Looking back: records, results, earlier positions, the whole log. All of it is dear and none of
it urgent, so it has a thread of its own that rests twice as long as it works, and an address has
one such request under way at a time.
"""

from __future__ import annotations

import threading

from tablero.bots.review import choices
from tablero.server.storage.reader import Reader, Turns
from tablero.server.storage.register import Kept, Register
from tablero.server.storage.store import Store
from tablero.server.storage.writer import leave
from tablero.server.tables.kept.keeping import NotStored, SyncFailed
from tablero.server.tables.kept.replays import Replay, Replays, scores_over_time, written
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire
from tablero.server.tables.told.messages import log_of
from tablero.server.tables.who.people import Asker

IN_LINE = 8  # requests of one browser that may wait behind one that is under way


class LookingBack:
    def __init__(self, store: Store) -> None:
        self._register = Register(store)
        self._replays = Replays(store.whole, threading.Lock())
        self._turns = Turns(Reader("lookback", rests=True), IN_LINE)

    def close(self) -> None:
        self._turns.close()

    # -- what can be asked ----------------------------------------------------------------------
    async def record(self, asker: Asker, table: Table) -> str:
        return (await self._turns.read(asker, self._finished, table)).record

    async def scores_over_time(self, asker: Asker, table: Table) -> list[list[int]]:
        return (await self._turns.read(asker, self._finished, table)).scores

    async def position(self, asker: Asker, table: Table, ply: int, seat: int) -> wire.Position:
        return await self._turns.read(asker, self._replays.position, table, ply, seat)

    async def history(self, asker: Asker, table: Table, seat: int) -> list[wire.LogItem]:
        return await self._turns.read(asker, self._history, table, seat)

    async def choices(self, asker: Asker, table: Table) -> tuple[Replay, list[int]]:
        """A whole game, and how many answers stand before each real choice in it."""
        return await self._turns.read(asker, self._choices, table)

    # -- in the thread --------------------------------------------------------------------------
    def _history(self, table: Table, seat: int) -> list[wire.LogItem]:
        return [] if table.match is None else log_of(self._replays.of(table).table, 0, seat)

    def _choices(self, table: Table) -> tuple[Replay, list[int]]:
        replay = self._replays.of(table)
        return replay, choices(replay.match)

    def _finished(self, table: Table) -> Kept:
        """Made once, when it is first asked for; a game that is over does not change."""
        kept = self._register.kept(table.id)
        if kept is None:
            replay = self._replays.of(table)
            kept = Kept(written(replay.table), scores_over_time(replay.match))
            try:
                self._register.keep(table.id, kept, table.updated)
            except NotStored:
                return kept  # then it is made again next time
            except SyncFailed as error:
                leave(error)
        return kept
