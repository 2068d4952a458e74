"""Who is at the tables of this process, told to the others on the same database.

A row for each sitting says until when it is known to be here: a while ahead as long as somebody
listens, then when they left. So a process that dies says so by saying nothing more.
"""

from __future__ import annotations

import secrets
from itertools import chain

from tablero.server.clock import Clock
from tablero.server.storage.reader import Reader
from tablero.server.storage.store import Store
from tablero.server.storage.writer import leave
from tablero.server.tables.kept.keeping import NotStored, SyncFailed

AHEAD_SECONDS = 30.0
AGAIN_SECONDS = 10.0
KEPT_SECONDS = 3600.0  # nobody waits as long before a bot takes over

Here = dict[str, frozenset[str]]  # sittings by table


class Presence:
    def __init__(self, store: Store, clock: Clock, reader: Reader) -> None:
        self._store = store
        self._clock = clock
        self._read = reader.read
        self._process = secrets.token_urlsafe(12)
        self._noted: Here = {}
        self._changed: Here = {}
        self._again_at = 0.0

    async def note(self, changed: Here) -> None:
        """`changed`: who is now at the tables that somebody came to or left."""
        self._changed.update(changed)
        now = self._clock.steady()
        is_due = bool(self._noted) and now >= self._again_at
        if not self._changed and not is_due:
            return
        here = {table: some for table, some in {**self._noted, **self._changed}.items() if some}
        before = frozenset(chain.from_iterable(self._noted.values()))
        after = frozenset(chain.from_iterable(here.values()))
        came = after if is_due else after - before
        if await self._write(came, before - after):
            self._noted, self._changed = here, {}
            if is_due or not before:
                self._again_at = now + AGAIN_SECONDS

    async def close(self) -> None:
        """Nobody is here any more."""
        await self.note(dict.fromkeys(self._noted, frozenset()))

    async def _write(self, here: frozenset[str], gone: frozenset[str]) -> bool:
        now = self._clock.now()
        until = {**dict.fromkeys(gone, now), **dict.fromkeys(here, now + AHEAD_SECONDS)}
        if not until:
            return True
        try:
            await self._read(self._store.note_presence, self._process, until, now - KEPT_SECONDS)
        except NotStored:  # orders are refused for it, and their log says why; later, then
            return False
        except SyncFailed as error:
            leave(error)
        return True
