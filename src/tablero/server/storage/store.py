"""Reads and writes the log. The only module that knows SQL; the schema is in database.py."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from tablero.server.storage import sqlite_driver
from tablero.server.storage.database import events, open_database, sittings, snapshots, tables
from tablero.server.tables import facts
from tablero.server.tables.errors import Refused
from tablero.server.tables.keeping import Batch, Contended, NotStored, SyncFailed
from tablero.server.tables.reading import check_links, from_snapshot, replay, save
from tablero.server.tables.table import Table

ASKED_AT_ONCE = 500  # tables in one question

logger = logging.getLogger("tablero.server")


class Snapshot(NamedTuple):
    seq: int
    chain: bytes
    body: bytes


class Store:
    def __init__(self, database: str | Engine) -> None:
        self.engine = open_database(database) if isinstance(database, str) else database
        self.writing: Engine = self.engine.execution_options(writes=True)

    def close(self) -> None:
        self.engine.dispose()

    # -- reading --------------------------------------------------------------------------------
    def load(self, table_id: str, from_start: bool = False) -> Table | None:
        """The table from its log, BrokenLog if that does not hold.

        All links are checked; a snapshot spares replaying what lies before it.
        """
        with self._reading() as connection:
            rows = self._rows(connection, table_id, 0)
            saved = None if from_start else self._snapshot(connection, table_id)
        if not rows:
            return None
        check_links(rows)
        table = None if saved is None else self._opened(saved, rows)
        return replay(table, rows[table.seq if table is not None else 0 :])

    def catch_up(self, table: Table) -> Table:
        """`table` with what other processes have added since."""
        rows = self.rows(table.id, table.seq)
        check_links(rows, table.seq, table.chain)
        return replay(table, rows) if rows else table

    def rows(self, table_id: str, after: int = 0) -> list[facts.LogRow]:
        """The log of a table, as it lies on disk."""
        with self._reading() as connection:
            return self._rows(connection, table_id, after)

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        try:
            with self.engine.connect() as connection:
                yield connection
        except sa.exc.DBAPIError as error:
            logger.error("the database cannot be read: %s", error.orig)  # noqa: TRY400
            raise Refused("not_read") from error

    def _rows(self, connection: sa.Connection, table_id: str, after: int) -> list[facts.LogRow]:
        wanted = sa.select(events).where(events.c.table_id == table_id, events.c.seq > after)
        return [facts.LogRow(*row) for row in connection.execute(wanted.order_by(events.c.seq))]

    def _snapshot(self, connection: sa.Connection, table_id: str) -> Snapshot | None:
        wanted = sa.select(snapshots.c.seq, snapshots.c.chain, snapshots.c.body)
        row = connection.execute(wanted.where(snapshots.c.table_id == table_id)).first()
        return None if row is None else Snapshot(*row)

    def _opened(self, saved: Snapshot, rows: list[facts.LogRow]) -> Table | None:
        """The snapshot, if it stands on this very log and still opens; it is only a cache."""
        try:
            row = rows[saved.seq - 1]
            return from_snapshot(row, saved.body) if row.chain == saved.chain else None
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the log is there
            logger.warning("snapshot of table %s left aside: %r", rows[0].table_id, error)
            return None

    def newest(self, table_ids: list[str]) -> dict[str, int]:
        """The last sequence number of each table."""
        last = sa.select(sa.func.max(events.c.seq)).where(events.c.table_id == tables.c.id)
        wanted = sa.select(tables.c.id, last.scalar_subquery().label("seq"))
        found: dict[str, int] = {}
        with self._reading() as connection:
            for start in range(0, len(table_ids), ASKED_AT_ONCE):
                some = table_ids[start : start + ASKED_AT_ONCE]
                rows = connection.execute(wanted.where(tables.c.id.in_(some)))
                found.update({row.id: row.seq for row in rows})
        return found

    def table_ids(self) -> list[str]:
        with self._reading() as connection:
            return list(connection.execute(sa.select(tables.c.id)).scalars())

    def rules_in_use(self) -> list[tuple[str, int]]:
        """Every game and version of its rules that some table began under."""
        wanted = sa.select(tables.c.game, tables.c.rules_version).distinct()
        with self._reading() as connection:
            return [(game, rules) for game, rules in connection.execute(wanted)]

    def tables_under(self, game: str, rules: int) -> list[str]:
        wanted = sa.select(tables.c.id).where(
            tables.c.game == game, tables.c.rules_version == rules
        )
        with self._reading() as connection:
            return list(connection.execute(wanted).scalars())

    def first_answer(self, table_id: str, seat: int, command_id: str) -> bytes | None:
        """What a command was answered when it was new."""
        wanted = sa.select(events.c.answer).where(
            events.c.table_id == table_id,
            events.c.seat == seat,
            events.c.command_id == command_id,
        )
        with self._reading() as connection:
            row = connection.execute(wanted).first()
        return None if row is None else bytes(row.answer)

    def tables_of(self, browser: str, limit: int) -> list[str]:
        wanted = (
            sa.select(sittings.c.table_id)
            .where(sittings.c.browser == browser)
            .order_by(sittings.c.at.desc())
            .limit(limit)
        )
        with self._reading() as connection:
            return [row.table_id for row in connection.execute(wanted)]

    # -- writing --------------------------------------------------------------------------------
    def commit(self, batch: Batch) -> None:
        """All of the batch, durably, or none of it."""
        try:
            with self.writing.begin() as connection:
                self._write(connection, batch)
        except sa.exc.IntegrityError as error:
            raise Contended from error
        except sa.exc.DBAPIError as error:
            if isinstance(error.orig, sqlite_driver.SyncError):
                raise SyncFailed(str(error.orig)) from error
            raise NotStored(str(error.orig)) from error

    def _write(self, connection: sa.Connection, batch: Batch) -> None:
        # Plain inserts: a unique key that is already there raises. Row counts prove nothing.
        if batch.tables:
            connection.execute(sa.insert(tables), [_named(tables, row) for row in batch.tables])
        connection.execute(sa.insert(events), [_named(events, row) for row in batch.rows])
        for sitting in batch.sittings:
            key = sa.and_(
                sittings.c.browser == sitting.browser, sittings.c.table_id == sitting.table_id
            )
            connection.execute(sa.delete(sittings).where(key))
            connection.execute(sa.insert(sittings), _named(sittings, sitting))
        for table in batch.snapshots:
            connection.execute(sa.delete(snapshots).where(snapshots.c.table_id == table.id))
            row = (table.id, table.seq, table.chain, save(table))
            connection.execute(sa.insert(snapshots), _named(snapshots, row))


def _named(table: sa.Table, row: Iterable[object]) -> dict[str, object]:
    return {column.name: value for column, value in zip(table.columns, row, strict=True)}
