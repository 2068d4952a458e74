"""What the ledger asks of whoever keeps the log. Nothing here knows a database."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from tablero.server.tables import facts
from tablero.server.tables.table import Table


class Contended(Exception):
    """Another process wrote to the same tables first; whoever lost must look again."""


class NotStored(Exception):
    """The keeper could not write: disk full, locked for too long, or gone."""


class SyncFailed(Exception):
    """What was written may never reach the disk, and asking again proves nothing: start anew."""


class NewTable(NamedTuple):
    table_id: str
    game: str
    rules_version: int
    at: float


class Sitting(NamedTuple):
    browser: str
    table_id: str
    at: float


class Batch:
    """What one transaction writes."""

    def __init__(self) -> None:
        self.tables: list[NewTable] = []
        self.rows: list[facts.LogRow] = []
        self.sittings: list[Sitting] = []
        self.snapshots: list[Table] = []


class Keeper(Protocol):
    """A database on the server; in a page, whatever remembers there."""

    def load(self, table_id: str) -> Table | None:
        """The table from its log, BrokenLog if that does not hold."""

    def catch_up(self, table: Table) -> Table:
        """`table` with what others have added since."""

    def first_answer(self, table_id: str, seat: int, command_id: str) -> bytes | None:
        """What a command was answered when it was new."""

    def commit(self, batch: Batch) -> None:
        """All of the batch, durably, or none of it."""
