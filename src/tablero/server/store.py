"""Reads and writes the log. The only module that knows SQL; the schema is in database.py."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from tablero.server import log
from tablero.server.database import events, open_database, sittings, snapshots, tables
from tablero.server.table import Table, from_snapshot, replay


class Contended(Exception):
    """Another process wrote to the same tables first; whoever lost must look again."""


class NotStored(Exception):
    """The database could not write: disk full, locked for too long, or gone."""


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
        self.rows: list[log.LogRow] = []
        self.sittings: list[Sitting] = []
        self.snapshots: list[Table] = []


class Store:
    def __init__(self, url: str) -> None:
        self.engine: Engine = open_database(url)
        self.writing: Engine = self.engine.execution_options(writes=True)

    def close(self) -> None:
        self.engine.dispose()

    # -- reading --------------------------------------------------------------------------------
    def load(self, table_id: str) -> Table | None:
        """The table from its snapshot and the log after it; BrokenLog if they do not hold."""
        with self.engine.connect() as connection:
            table = self._snapshot(connection, table_id)
            rows = self._rows(connection, table_id, 0 if table is None else table.seq)
        return None if table is None and not rows else replay(table, rows)

    def catch_up(self, table: Table) -> Table:
        """`table` with what other processes have added since."""
        with self.engine.connect() as connection:
            rows = self._rows(connection, table.id, table.seq)
        return replay(table, rows) if rows else table

    def rows(self, table_id: str) -> list[log.LogRow]:
        """The whole log of a table, as it lies on disk."""
        with self.engine.connect() as connection:
            return self._rows(connection, table_id, 0)

    def _rows(self, connection: sa.Connection, table_id: str, after: int) -> list[log.LogRow]:
        wanted = sa.select(events).where(events.c.table_id == table_id, events.c.seq > after)
        return [log.LogRow(*row) for row in connection.execute(wanted.order_by(events.c.seq))]

    def _snapshot(self, connection: sa.Connection, table_id: str) -> Table | None:
        """The snapshot, if it stands on the very log it was made from."""
        row = connection.execute(
            sa.select(snapshots.c.seq, snapshots.c.chain, snapshots.c.body)
            .join(
                events,
                sa.and_(
                    events.c.table_id == snapshots.c.table_id,
                    events.c.seq == snapshots.c.seq,
                    events.c.chain == snapshots.c.chain,
                ),
            )
            .where(snapshots.c.table_id == table_id)
        ).first()
        return None if row is None else from_snapshot(table_id, row.seq, row.chain, row.body)

    def first_answer(self, table_id: str, seat: int, command_id: str) -> bytes | None:
        """What a command was answered when it was new."""
        wanted = sa.select(events.c.answer).where(
            events.c.table_id == table_id,
            events.c.seat == seat,
            events.c.command_id == command_id,
        )
        with self.engine.connect() as connection:
            row = connection.execute(wanted).first()
        return None if row is None else bytes(row.answer)

    def tables_of(self, browser: str, limit: int) -> list[str]:
        wanted = (
            sa.select(sittings.c.table_id)
            .where(sittings.c.browser == browser)
            .order_by(sittings.c.at.desc())
            .limit(limit)
        )
        with self.engine.connect() as connection:
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
            row = (table.id, table.seq, table.chain, table.save())
            connection.execute(sa.insert(snapshots), _named(snapshots, row))


def _named(table: sa.Table, row: Iterable[object]) -> dict[str, object]:
    return {column.name: value for column, value in zip(table.columns, row, strict=True)}
