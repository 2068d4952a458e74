"""Opens the database, checks that it keeps its promises, and brings its schema up to date."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from tablero.server.settings import key_path
from tablero.server.storage import sqlite_driver
from tablero.server.storage.migrations import HEAD
from tablero.server.tables.who.browsers import keep_private, read_key
from tablero.server.tables.who.seals import Seals

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}

metadata = sa.MetaData(naming_convention=NAMING)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("ended_at", sa.Float, nullable=True),
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("command_id", sa.String(80), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("answer", sa.LargeBinary, nullable=False),
    sa.Column("chain", sa.LargeBinary(32), nullable=False),
    sa.UniqueConstraint("table_id", "seat", "command_id"),
)

snapshots = sa.Table(  # a cache: may be emptied at any time
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("chain", sa.LargeBinary(32), nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

# -- what can be erased: the log never names a person (tables/people.py) -----------
sittings = sa.Table(  # who is meant by a sitting, and the way to "my tables"
    "sittings",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("principal", sa.String(64), nullable=False, index=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("sitting", sa.String(32), nullable=False, index=True),
    sa.Column("salt", sa.LargeBinary(16), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

devices = sa.Table(  # browsers bound to somebody who first came with another one
    "devices",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("principal", sa.String(64), nullable=False, index=True),
    sa.Column("link", sa.String(64), nullable=False, unique=True),  # each serves once
    sa.Column("at", sa.Float, nullable=False),
)

finished = sa.Table(  # made once from the log of a game that is over; a cache, with names in it
    "finished",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("record", sa.LargeBinary, nullable=False),
    sa.Column("scores", sa.LargeBinary, nullable=False),
)

presence = sa.Table(  # until when each process knew somebody to be at their seat; not for long
    "presence",
    metadata,
    sa.Column("sitting", sa.String(32), primary_key=True),
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
)


def seals_beside(url: sa.URL) -> Seals:
    """Seals made with the key that lies beside the database, or is put there now."""
    return Seals(read_key(key_path(url.render_as_string(hide_password=False))))


def file_of(url: str) -> Path:
    """The file behind a database address; CannotOpen for what names none. What SQLite would keep in
    memory alone is none."""
    try:
        place = sa.make_url(url)
        name = place.database or ""
        name.encode()
    except (sa.exc.ArgumentError, ValueError):
        raise sqlite_driver.CannotOpen(f"{url!r} is no database address (sqlite:///FILE)") from None
    is_file = name not in {"", ":memory:"} and "\0" not in name
    if place.drivername != "sqlite" or place.host or place.query or not is_file:
        shown = place.render_as_string()
        raise sqlite_driver.CannotOpen(f"{shown!r} names no file (sqlite:///FILE)")
    return Path(name)


def open_database(url: str, seals: Seals | None = None) -> Engine:
    """An engine ready for use, its schema up to date."""
    parsed = sa.make_url(url)
    is_sqlite = parsed.get_backend_name() == "sqlite"
    if is_sqlite:
        sqlite_driver.check_known(str(parsed.database))
        keep_database_private(Path(str(parsed.database)))
    engine = open_sqlite(parsed) if is_sqlite else sa.create_engine(parsed)
    stands = revision(engine)
    if stands == HEAD:
        return engine
    if stands and is_sqlite:
        keep_copy(str(parsed.database), stands)
    # Only now: Alembic takes longer to import than all the rest of a start.
    from tablero.server.storage.migrations.run import migrate

    migrate(engine, seals=seals_beside(parsed) if seals is None else seals)
    if stands and is_sqlite:
        write_anew(engine)
    return engine


def write_anew(engine: Engine) -> None:
    """Leave no byte of what was changed or deleted in the file."""
    with engine.connect() as connection:
        connection.exec_driver_sql("END")
        connection.exec_driver_sql("VACUUM")
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def keep_database_private(file: Path) -> None:
    """Nobody else on the machine reads the file, nor what SQLite lays beside it."""
    with suppress(OSError):  # not ours to change, or read-only: opening says what is wrong
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for one in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        keep_private(one)


def keep_copy(file: str, stands: str) -> None:
    """Before the schema changes, a copy of how it was: FILE.at-REVISION."""
    copy = Path(f"{file}.at-{stands}")
    if not copy.exists():
        sqlite_driver.copy_file(file, str(copy))


def open_sqlite(url: sa.URL, timeout: float = 5.0, vfs: str | None = None) -> Engine:
    if sqlite_driver.sqlite_version_info < sqlite_driver.FIXED_IN:
        raise RuntimeError(f"SQLite {sqlite_driver.sqlite_version} may corrupt files; need 3.51.3")
    options = {"timeout": timeout, "vfs": vfs}
    engine = sa.create_engine(url, module=sqlite_driver, connect_args=options)
    sa.event.listen(engine, "connect", _set_pragmas)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _set_pragmas(connection: sqlite_driver.Connection, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    if connection.execute("PRAGMA synchronous").fetchone() != (2,):
        raise RuntimeError("SQLite does not run with synchronous=FULL")


def _begin(connection: sa.Connection) -> None:
    # A writer takes the lock at once: a read lock upgraded later could fail half-way.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def revision(engine: Engine) -> str:
    """The revision the schema stands at; "" for a new database."""
    if not sa.inspect(engine).has_table("alembic_version"):
        return ""
    with engine.connect() as connection:
        return str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar())
