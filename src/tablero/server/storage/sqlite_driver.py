"""A small DB-API face for apsw, so that SQLAlchemy runs on the SQLite library we ship.

The one in the standard library may be inside the range with the WAL-reset corruption bug.
Transactions are begun by `database.py`; this module never begins or ends one by itself.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import apsw

from tablero.server.storage.migrations import HEAD, REVISIONS

apilevel = "2.0"
threadsafety = 1
paramstyle = "qmark"
sqlite_version = apsw.sqlite_lib_version()
sqlite_version_info = tuple(int(part) for part in sqlite_version.split("."))
FIXED_IN = (3, 51, 3)  # first version without the WAL-reset bug

Row = tuple[Any, ...]
Binary = bytes
PARSE_DECLTYPES = 0
PARSE_COLNAMES = 0


class Error(Exception):
    """SQLAlchemy maps driver errors by class name, so the standard names are all here."""


class InterfaceError(Error):
    pass


class DatabaseError(Error):
    pass


class DataError(DatabaseError):
    pass


class OperationalError(DatabaseError):
    pass


class SyncError(OperationalError):
    """The disk did not confirm a write. Ours alone: SQLAlchemy takes it for an OperationalError."""


class IntegrityError(DatabaseError):
    pass


class InternalError(DatabaseError):
    pass


class ProgrammingError(DatabaseError):
    pass


class NotSupportedError(DatabaseError):
    pass


OPERATIONAL = (
    apsw.BusyError,
    apsw.LockedError,
    apsw.IOError,
    apsw.FullError,
    apsw.CantOpenError,
    apsw.ReadOnlyError,
    apsw.InterruptError,
    apsw.CorruptError,
    apsw.NotADBError,
    apsw.ProtocolError,
)


SYNC = {apsw.SQLITE_IOERR_FSYNC, apsw.SQLITE_IOERR_DIR_FSYNC}


def translated(error: apsw.Error) -> Error:
    if getattr(error, "extendedresult", 0) in SYNC:
        return SyncError(str(error))
    if isinstance(error, apsw.ConstraintError):
        return IntegrityError(str(error))
    if isinstance(error, OPERATIONAL):
        return OperationalError(str(error))
    return DatabaseError(str(error))


class Cursor:
    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._cursor = connection.apsw.cursor()
        # apsw cannot describe a result without rows afterwards: note the columns beforehand.
        self._cursor.exec_trace = self._describe
        self._columns: tuple[tuple[str, ...], ...] = ()
        self._rows: list[Row] = []
        self._at = 0

    def _describe(self, cursor: apsw.Cursor, _sql: str, _bindings: object) -> bool:
        self._columns = cursor.get_description()
        return True

    def tell_no_columns(self) -> None:
        """Who knows what is asked need not be told what the columns are called."""
        self._cursor.exec_trace = None

    @property
    def description(self) -> list[Row] | None:
        return [(c[0], c[1], None, None, None, None, None) for c in self._columns] or None

    @property
    def rowcount(self) -> int:
        return self.connection.apsw.changes()

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Cursor:
        self._columns, self._at = (), 0
        try:
            self._rows = self._cursor.execute(sql, parameters).fetchall()
        except apsw.Error as error:
            raise translated(error) from error
        return self

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]]) -> Cursor:
        self._columns, self._at = (), 0
        try:
            self._rows = self._cursor.executemany(sql, parameters).fetchall()
        except apsw.Error as error:
            raise translated(error) from error
        return self

    @property
    def lastrowid(self) -> int:
        return self.connection.apsw.last_insert_rowid()

    def fetchone(self) -> Row | None:
        if self._at >= len(self._rows):
            return None
        self._at += 1
        return self._rows[self._at - 1]

    def fetchmany(self, size: int | None = None) -> list[Row]:
        start, self._at = self._at, min(len(self._rows), self._at + (size or self.arraysize))
        return self._rows[start : self._at]

    def fetchall(self) -> list[Row]:
        start, self._at = self._at, len(self._rows)
        return self._rows[start:]

    def close(self) -> None:
        self._cursor.close()

    def setinputsizes(self, sizes: object) -> None:
        """Part of the standard; SQLite needs no hints."""

    def setoutputsize(self, size: int, column: int = -1) -> None:
        """Part of the standard; SQLite needs no hints."""


class Connection:
    isolation_level: str | None = None

    def __init__(
        self, filename: str, timeout: float = 5.0, vfs: str | None = None, **_options: object
    ) -> None:
        try:
            self.apsw = apsw.Connection(filename, vfs=vfs)
        except apsw.Error as error:
            raise translated(error) from error
        self.apsw.set_busy_timeout(int(timeout * 1000))

    def cursor(self, *_args: object) -> Cursor:
        return Cursor(self)

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Cursor:
        return self.cursor().execute(sql, parameters)

    def commit(self) -> None:
        self._end("COMMIT")

    def rollback(self) -> None:
        self._end("ROLLBACK")

    def _end(self, sql: str) -> None:
        if not self.apsw.in_transaction:
            return
        try:
            self.apsw.execute(sql)
        except apsw.Error as error:
            raise translated(error) from error

    def close(self) -> None:
        self.apsw.close()

    def create_function(self, name: str, narg: int, func: object, **_options: object) -> None:
        self.apsw.create_scalar_function(name, func, narg)  # type: ignore[arg-type]


def connect(filename: str, **options: Any) -> Connection:
    return Connection(filename, **options)


def copy_file(source: str, to: str) -> None:
    """A consistent copy of a database that may be written to meanwhile; apsw.Error if it fails.

    In one step, under one read: a copy made in several begins again whenever somebody writes
    between two of them, and so never ends on a busy database. In WAL mode a reader holds no
    writer up. Only the owner may read the copy.
    """
    os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    reading = apsw.Connection(source, flags=apsw.SQLITE_OPEN_READONLY)
    reading.set_busy_timeout(5000)
    writing = apsw.Connection(to)
    try:
        reading.execute("PRAGMA schema_version")  # what is wrong with it is said by this, not below
        with writing.backup("main", reading, "main") as going:
            going.step(-1)
    finally:
        writing.close()
        reading.close()


class CannotOpen(ValueError):
    """One line that says why."""


def check_known(file: str) -> None:
    """CannotOpen for what is no database or cannot be read, or whose schema this program does not
    know, before anything is touched."""
    if not Path(file).exists():
        return
    if not Path(file).is_file():
        raise CannotOpen(f"{file!r} is no file")
    try:
        found = _revisions(file)
    except apsw.NotADBError:
        raise CannotOpen(f"{file!r} is no database") from None
    except (apsw.SQLError, apsw.BusyError):
        return  # none yet, or somebody else is at it: opening tells
    except apsw.Error as error:
        raise CannotOpen(f"{file!r} cannot be read: {error}") from None
    if not found:
        raise CannotOpen(f"{file!r} does not tell its revision")
    if found[0] not in REVISIONS:
        raise CannotOpen(
            f"the database stands at revision {found[0]}, newer than this program's {HEAD}:"
            " install the version that wrote it"
        )


def _revisions(file: str) -> list[object]:
    connection = apsw.Connection(file, flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        return [row[0] for row in connection.execute("SELECT version_num FROM alembic_version")]
    finally:
        connection.close()
