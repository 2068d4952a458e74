"""What every move asks of the database: was this answered before, and keep these rows.

Said to the driver itself, over one connection that stays open: by way of SQLAlchemy the same took
ten times as long. Everything else is asked seldom and goes that way (store.py, register.py).
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.pool import PoolProxiedConnection

from tablero.server.storage import sqlite_driver
from tablero.server.storage.database import (
    chat,
    events,
    presence,
    sittings,
    snapshots,
    tables,
)
from tablero.server.tables.kept.keeping import (
    Batch,
    Change,
    CommandKey,
    NotStored,
    SyncFailed,
    Version,
)
from tablero.server.tables.kept.reading import save as snapshot_of
from tablero.server.tables.told.errors import Refused

Rows = Sequence[tuple[object, ...]]
T = TypeVar("T")

PATIENCE = 0.1  # seconds

logger = logging.getLogger("tablero.server")


class SeenHere(Exception):
    """Somebody was known to be here after the time a change stands on."""


class Journal:
    """For whoever carries out orders: one at a time, whatever thread it comes from."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._lock = threading.Lock()
        self._connection: PoolProxiedConnection | None = None
        self._cursor: DBAPICursor | None = None  # stays open as long as it
        self._version = -1  # of the database, as this connection last saw others change it
        self._times = 0  # connections that were let go, or questions that nobody could answer
        self._errors: Any = engine.dialect.loaded_dbapi  # the driver's module has them by name
        dialect: Any = engine.dialect
        if not dialect.positional:  # statements are given tuples
            dialect = type(dialect)(paramstyle="format")
        self._counts = dialect.name == "sqlite"
        # A writer takes the lock at once: a read lock upgraded later could fail half-way.
        self._begin = "BEGIN IMMEDIATE" if self._counts else "BEGIN"
        self._insert = {
            table: str(sa.insert(table).compile(dialect=dialect))
            for table in (tables, events, sittings, chat, snapshots, presence)
        }
        key = (events.c.table_id, events.c.seat, events.c.command_id)  # as CommandKey has them
        answer = sa.select(events.c.answer).where(*(part == sa.bindparam(None) for part in key))
        self._first_answer = str(answer.compile(dialect=dialect))
        by_id: sa.BindParameter[str] = sa.bindparam("wanted")
        ended = sa.update(tables).where(tables.c.id == by_id).values(ended_at=sa.bindparam("at"))
        outdated = sa.delete(snapshots).where(snapshots.c.table_id == by_id)
        self._ended = str(ended.compile(dialect=dialect))
        self._outdated = str(outdated.compile(dialect=dialect))
        old = sa.delete(presence).where(presence.c.until < sa.bindparam("before"))
        noted = sa.delete(presence).where(
            presence.c.sitting == sa.bindparam("sitting"),
            presence.c.process == sa.bindparam("process"),
        )
        self._old_presence = str(old.compile(dialect=dialect))
        self._noted_presence = str(noted.compile(dialect=dialect))
        seen = sa.select(sa.func.max(presence.c.until))
        seen = seen.where(presence.c.sitting == sa.bindparam("sitting"))
        self._last_seen = str(seen.compile(dialect=dialect))

    def close(self) -> None:
        with self._lock:
            self._let_go()

    # -- asking ---------------------------------------------------------------------------------
    def first_answers(self, keys: list[CommandKey]) -> dict[CommandKey, bytes]:
        """What those commands were answered that are not new."""
        found: dict[CommandKey, bytes] = {}
        with self._lock:
            for key in keys:
                answer = self._ask(self._first_answer, key)
                if answer is not None:
                    found[key] = bytes(answer)
        return found

    def others_wrote(self) -> bool:
        """Whether anybody has written by another connection since this was last asked."""
        if not self._counts:
            return True
        if not self._lock.acquire(timeout=PATIENCE):
            return True  # look, rather than wait for the writer
        try:
            before, self._version = self._version, self._ask("PRAGMA data_version", ())
            return before != self._version
        finally:
            self._lock.release()

    def version(self) -> Version:
        """Another one after anybody has written by another connection."""
        with self._lock:
            if not self._counts:
                self._times += 1
                return self._times, 0
            return self._times, self._ask("PRAGMA data_version", ())

    def _ask(self, wanted: str, values: tuple[object, ...]) -> Any:
        """The one value that answers it; None if there is none."""
        try:
            return self._speak(partial(_value, wanted, values))
        except NotStored as error:
            logger.error("the database cannot be read: %s", error)  # noqa: TRY400
            raise Refused("not_read") from error

    # -- writing --------------------------------------------------------------------------------
    def commit(self, batch: Batch) -> set[str]:
        """All changes, durably, but those of the tables named: others wrote to them first, or
        somebody was seen who must not have been."""
        # One order everywhere, so that no two processes wait for each other in a ring.
        changes = [batch[table_id] for table_id in sorted(batch)]
        with self._lock:
            try:
                self._transact(partial(self._write, changes))
            except (self._errors.IntegrityError, SeenHere):
                return self._transact(partial(self._write_each, changes))
        return set()

    def _write_each(self, changes: list[Change], cursor: DBAPICursor) -> set[str]:
        """The same with a savepoint a table, once it is known that some table clashes."""
        clashed: set[str] = set()
        for change in changes:
            cursor.execute("SAVEPOINT change")
            try:
                self._write([change], cursor)
            except (self._errors.IntegrityError, SeenHere) as error:
                cursor.execute("ROLLBACK TO change")
                clashed.add(change.rows[0].table_id)
                change.was_seen = isinstance(error, SeenHere)
            cursor.execute("RELEASE change")
        return clashed

    def note_presence(self, process: str, until: dict[str, float], before: float) -> None:
        """Until when these sittings are known to be here; what ended `before` is of no use.

        By this connection, so that nobody here takes it for news of another process.
        """
        rows = [(sitting, process, at) for sitting, at in until.items()]

        def write(cursor: DBAPICursor) -> None:
            cursor.execute(self._old_presence, (before,))
            cursor.executemany(self._noted_presence, [row[:2] for row in rows])
            self._add(cursor, presence, rows)

        with self._lock:
            self._transact(write)

    def _write(self, changes: list[Change], cursor: DBAPICursor) -> None:
        for who in (who for one in changes for who in one.unseen):
            if (_value(self._last_seen, (who.sitting,), cursor) or 0.0) > who.since:
                raise SeenHere
        # Plain inserts: a unique key that is already there raises. Row counts prove nothing.
        for change in changes:
            if change.is_new:
                self._add(cursor, tables, [_table_row(change)])
        self._add(cursor, events, [row for one in changes for row in one.rows])
        for change in changes:
            table = change.table
            self._add(cursor, sittings, _sitting_rows(change))
            self._add(cursor, chat, change.texts)
            if change.has_ended:
                cursor.execute(self._ended, (table.updated, table.id))
            if change.needs_snapshot:
                cursor.execute(self._outdated, (table.id,))
                snapshot = (table.id, table.seq, table.chain, snapshot_of(table))
                self._add(cursor, snapshots, [snapshot])

    def _add(self, cursor: DBAPICursor, table: sa.Table, rows: Rows) -> None:
        if rows:
            cursor.executemany(self._insert[table], rows)

    # -- the connection -------------------------------------------------------------------------
    def _transact(self, say: Callable[[DBAPICursor], T]) -> T:
        def whole(cursor: DBAPICursor) -> T:
            cursor.execute(self._begin)
            done = say(cursor)
            cursor.execute("COMMIT")
            return done

        return self._speak(whole)

    def _speak(self, say: Callable[[DBAPICursor], T]) -> T:
        """NotStored or SyncFailed if the database fails; what was begun is undone."""
        try:
            cursor = self._cursor
            if cursor is None:
                self._connection = self._engine.raw_connection()
                cursor = self._cursor = self._connection.cursor()
                if isinstance(cursor, sqlite_driver.Cursor):
                    cursor.tell_no_columns()
            return say(cursor)
        except (self._errors.IntegrityError, SeenHere):
            assert self._connection is not None
            self._connection.rollback()
            raise  # not the disk's fault: a key is taken, somebody has come
        except (self._errors.Error, sa.exc.DBAPIError) as error:
            self._let_go()
            cause = error.orig if isinstance(error, sa.exc.DBAPIError) else error
            if isinstance(cause, sqlite_driver.SyncError):
                raise SyncFailed(str(cause)) from error
            raise NotStored(str(cause)) from error
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        """Give the connection back, which undoes what it had begun; the next call takes another."""
        connection, self._connection, self._cursor = self._connection, None, None
        self._version = -1
        self._times += 1  # versions of two connections say nothing about each other
        if connection is not None:
            connection.close()


def _value(wanted: str, values: tuple[object, ...], cursor: DBAPICursor) -> Any:
    cursor.execute(wanted, values)
    row = cursor.fetchone()
    return None if row is None else row[0]


def _table_row(change: Change) -> tuple[object, ...]:
    created = change.table.created
    return change.table.id, created.game, created.rules, change.rows[0].at, None


def _sitting_rows(change: Change) -> list[tuple[object, ...]]:
    return [(one.id, one.table_id, *one.person, change.table.updated) for one in change.sittings]
