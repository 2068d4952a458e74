"""Opens the database, checks that it keeps its promises, and brings its schema up to date."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from tablero.server.storage import sqlite_driver

HEAD = "0001"  # the newest file under migrations/versions

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

sittings = sa.Table(  # which browser ever sat at which table: the way to "my tables"
    "sittings",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)


def open_database(url: str) -> Engine:
    """An engine ready for use, its schema up to date."""
    parsed = sa.make_url(url)
    is_sqlite = parsed.get_backend_name() == "sqlite"
    engine = open_sqlite(parsed) if is_sqlite else sa.create_engine(parsed)
    stands = revision(engine)
    if stands != HEAD:
        if stands and is_sqlite:
            keep_copy(str(parsed.database), stands)
        # Only now: Alembic takes longer to import than all the rest of a start.
        from tablero.server.storage.migrations.run import migrate

        migrate(engine)
    return engine


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
