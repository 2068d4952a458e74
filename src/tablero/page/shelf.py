"""The logs of the tables that are in use here, and what of them is still to be kept outside.

A page has no disk that can be written at once: what is committed is handed out, and whoever holds
the page keeps it before anybody is told.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tablero.server.tables.kept import facts
from tablero.server.tables.kept.closed import ClosedLog
from tablero.server.tables.kept.keeping import Batch, CommandKey, Version
from tablero.server.tables.kept.reading import Beside, check_links, replay
from tablero.server.tables.table import BrokenLog, Table
from tablero.server.tables.who.people import People, Sitting
from tablero.server.tables.who.seals import Seals

UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
ALONE: Version = (0, 0)  # nobody else writes here


class Leaf(Struct, frozen=True):
    """What one commit adds to a log; kept as text that means nothing to who keeps it."""

    rows: list[facts.LogRow]
    sittings: list[Sitting]
    has_ended: bool

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


class Log:
    def __init__(self) -> None:
        self.rows: list[facts.LogRow] = []
        self.people: People = {}
        self.answers: dict[CommandKey, bytes] = {}
        self.has_ended = False
        self.flaw = ""  # why it cannot be read at all

    def add(self, leaf: Leaf) -> None:
        self.rows += leaf.rows
        self.has_ended = self.has_ended or leaf.has_ended
        self.people |= {sitting.id: sitting.person for sitting in leaf.sittings}
        for row in leaf.rows:
            self.answers[CommandKey(row.table_id, row.seat, row.command_id)] = row.answer


class Shelf:
    """What `tables/keeping.py` asks of a keeper."""

    def __init__(self, seals: Seals) -> None:
        self.seals = seals
        self._logs: dict[str, Log] = {}
        self._unkept: list[tuple[Table, Leaf]] = []

    # -- for who keeps --------------------------------------------------------------------------
    def put(self, table_id: str, leaves: str) -> None:
        """A log as it was kept: a list of its leaves in the order they were written, as JSON."""
        log = self._logs[table_id] = Log()
        try:
            for text in msgspec.json.decode(leaves, type=list[str]):
                log.add(msgspec.json.decode(text, type=Leaf))
        except UNREADABLE as error:
            log.flaw = str(error)

    def names(self) -> list[str]:
        return list(self._logs)

    def put_away(self, table_id: str) -> None:
        self._logs.pop(table_id, None)

    def take_unkept(self) -> list[tuple[Table, Leaf]]:
        unkept, self._unkept = self._unkept, []
        return unkept

    def closed_log(self, table_id: str) -> ClosedLog:
        """All that can be told of a table without its rules."""
        log = self._logs[table_id]
        return ClosedLog(log.rows, log.people, log.has_ended)

    # -- for the ledger -------------------------------------------------------------------------
    def load(self, table_id: str) -> Table | None:
        log = self._logs.get(table_id)
        if log is not None and log.flaw:
            raise BrokenLog(log.flaw)
        if log is None or not log.rows:
            return None
        if any(row.table_id != table_id for row in log.rows):
            raise BrokenLog("rows of another table")
        check_links(log.rows)
        return replay(None, log.rows, self._beside(log))

    def whole(self, table_id: str) -> Table | None:
        """With every answer, for looking back."""
        log = self._logs.get(table_id)
        return None if log is None else replay(None, log.rows, self._beside(log), is_whole=True)

    def _beside(self, log: Log) -> Beside:
        return Beside(self.seals, log.people, {})

    def version(self) -> Version:
        return ALONE

    def catch_up(self, table: Table) -> Table:
        return table

    def first_answers(self, keys: list[CommandKey]) -> dict[CommandKey, bytes]:
        known = {key: self._logs.get(key.table_id) for key in keys}
        return {
            key: log.answers[key]
            for key, log in known.items()
            if log is not None and key in log.answers
        }

    def commit(self, batch: Batch) -> set[str]:
        for table_id, change in batch.items():
            leaf = Leaf(change.rows, change.sittings, change.has_ended)
            self._logs.setdefault(table_id, Log()).add(leaf)
            self._unkept.append((change.table, leaf))
        return set()
