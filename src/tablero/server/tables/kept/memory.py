"""The tables in memory, as many as fit. What was looked at longest ago goes first."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import AbstractContextManager, nullcontext

from tablero.server.tables.kept.keeping import Version
from tablero.server.tables.table import Table

MEGABYTE = 1 << 20
# What a table takes up, measured: the table with its position, and each answer with its events.
TABLE_BYTES = 40 << 10
ANSWER_BYTES = 600
LINE_BYTES = 300  # of the chat, without its letters
LETTER_BYTES = 8  # at most: as Python holds it, and as it is sent
SITTING_BYTES = 450  # who ever sat here, by name
MARK_BYTES = 12 << 10  # a position that may be gone back to


def weight(table: Table, said: int | None = None) -> int:
    """`said`: what its chat takes up, if that is known."""
    answers = 0 if table.match is None else len(table.match.entries)
    beside = SITTING_BYTES * len(table.people) + MARK_BYTES * len(table.marks)
    beside += len(table.used or b"") + (talk(table) if said is None else said)
    return TABLE_BYTES + ANSWER_BYTES * answers + beside


def talk(table: Table) -> int:
    return sum(LINE_BYTES + LETTER_BYTES * len(line.text) for line in table.chat)


class Held:
    """`before` is what stood in its place: a move changes nothing that was said."""

    table: Table
    said: int

    def __init__(self, table: Table, looked: float, before: Held | None) -> None:
        is_said = before is not None and before.table.chat is table.chat
        self.table = table
        self.said = before.said if before is not None and is_said else talk(table)
        self.weight = weight(table, self.said)
        self.looked = looked  # when, by the steady clock
        # Of the database, when nobody else had carried it on.
        self.version: Version | None = None if before is None else before.version


class Memory:
    """A table that is out of memory costs nothing and comes back from its snapshot."""

    def __init__(self, megabytes: int, lock: AbstractContextManager[object] | None = None) -> None:
        self._room = megabytes * MEGABYTE
        self._taken = 0
        self._tables: OrderedDict[str, Held] = OrderedDict()
        self._lock = nullcontext() if lock is None else lock

    def __len__(self) -> int:
        return len(self._tables)

    def look(self, table_id: str, now: float) -> Table | None:
        with self._lock:
            found = self._tables.get(table_id)
            if found is None:
                return None
            found.looked = now
            self._tables.move_to_end(table_id)
            return found.table

    def keep(self, table: Table, now: float) -> Table:
        """Keep the table unless a newer one is here; the one that is kept."""
        with self._lock:
            found = self._tables.get(table.id)
            if found is not None and _is_as_new(found.table, table):
                return found.table
            self._drop(table.id)
            held = Held(table, now, found)
            self._tables[table.id] = held
            self._taken += held.weight
            while self._taken > self._room and len(self._tables) > 1:
                self._drop(next(iter(self._tables)))
        return table

    def version(self, table_id: str) -> Version | None:
        found = self._tables.get(table_id)
        return None if found is None else found.version

    def mark(self, table_id: str, version: Version) -> None:
        """Nobody else has carried the table on up to then."""
        with self._lock:
            found = self._tables.get(table_id)
            if found is not None:
                found.version = version

    def forget(self, table_id: str) -> None:
        with self._lock:
            self._drop(table_id)

    def put_out(self, before: float) -> None:
        """Let go of all that nobody has looked at since."""
        with self._lock:
            while self._tables and next(iter(self._tables.values())).looked < before:
                self._drop(next(iter(self._tables)))

    def _drop(self, table_id: str) -> None:
        found = self._tables.pop(table_id, None)
        if found is not None:
            self._taken -= found.weight


def _is_as_new(known: Table, other: Table) -> bool:
    return known.seq > other.seq or (known.seq == other.seq and known.people == other.people)
