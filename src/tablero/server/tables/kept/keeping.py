"""What the ledger asks of whoever keeps the log. Nothing here knows a database."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from tablero.server.tables.kept import facts
from tablero.server.tables.table import Table
from tablero.server.tables.who.people import ChatText, Sitting, Unseen
from tablero.server.tables.who.seals import Seals


class NotStored(Exception):
    """The keeper could not write: disk full, locked for too long, or gone."""


class SyncFailed(Exception):
    """What was written may never reach the disk, and asking again proves nothing: start anew."""


class CommandKey(NamedTuple):
    """What makes a command one and the same, however often it is sent."""

    table_id: str
    seat: int
    command_id: str


class Change:
    """What one transaction writes of one table: its rows, and what stands beside the log."""

    def __init__(self, table: Table) -> None:
        self.table = table  # as it stands after the last row
        self.rows: list[facts.LogRow] = []
        self.is_new = False
        self.has_ended = False
        self.needs_snapshot = False
        self.sittings: list[Sitting] = []
        self.texts: list[ChatText] = []
        self.unseen: list[Unseen] = []
        self.was_seen = False  # one of those was, and so nothing is written


Batch = dict[str, Change]  # by table
Version = tuple[int, int]


class Keeper(Protocol):
    """A database on the server; in a page, whatever remembers there."""

    seals: Seals

    def load(self, table_id: str) -> Table | None:
        """The table from its log, BrokenLog if that does not hold."""

    def version(self) -> Version:
        """Another one after anybody else has written."""

    def catch_up(self, table: Table) -> Table:
        """`table` with what others have added or erased since."""

    def first_answers(self, keys: list[CommandKey]) -> dict[CommandKey, bytes]:
        """What those commands were answered that are not new."""

    def commit(self, batch: Batch) -> set[str]:
        """All changes, durably, but those of the tables named: others wrote to them first, or
        somebody was seen who must not have been."""
