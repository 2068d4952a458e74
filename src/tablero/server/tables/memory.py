"""The tables in memory, as many as fit. What was looked at longest ago goes first."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import AbstractContextManager, nullcontext

from tablero.server.tables.table import Table

MEGABYTE = 1 << 20
# What a table takes up, measured: the table with its position, and each answer with its events.
TABLE_BYTES = 40 << 10
ANSWER_BYTES = 1100
LINE_BYTES = 500


def weight(table: Table) -> int:
    return TABLE_BYTES + ANSWER_BYTES * table.ply + LINE_BYTES * len(table.chat)


class Memory:
    """A table that is out of memory costs nothing and comes back from its snapshot."""

    def __init__(self, megabytes: int, lock: AbstractContextManager[object] | None = None) -> None:
        self._room = megabytes * MEGABYTE
        self._taken = 0
        self._tables: OrderedDict[str, tuple[Table, int]] = OrderedDict()
        self._lock = nullcontext() if lock is None else lock

    def look(self, table_id: str) -> Table | None:
        with self._lock:
            found = self._tables.get(table_id)
            if found is None:
                return None
            self._tables.move_to_end(table_id)
            return found[0]

    def keep(self, table: Table) -> Table:
        """Keep the table unless a newer one is here; the one that is kept."""
        with self._lock:
            found = self._tables.get(table.id)
            if found is not None:
                known = found[0]
                if known.seq > table.seq or (
                    known.seq == table.seq and known.people == table.people
                ):
                    return known
            self._drop(table.id)
            taken = weight(table)
            self._tables[table.id] = (table, taken)
            self._taken += taken
            while self._taken > self._room and len(self._tables) > 1:
                self._drop(next(iter(self._tables)))
        return table

    def forget(self, table_id: str) -> None:
        with self._lock:
            self._drop(table_id)

    def _drop(self, table_id: str) -> None:
        found = self._tables.pop(table_id, None)
        if found is not None:
            self._taken -= found[1]
