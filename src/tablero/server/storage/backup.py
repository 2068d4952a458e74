"""What a host does with a database: copy it while it is in use, check it, erase a person."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import apsw
import sqlalchemy as sa

from tablero.core.registry import UnknownGame
from tablero.server.settings import key_path
from tablero.server.storage import database, sqlite_driver
from tablero.server.storage.database import open_sqlite, revision
from tablero.server.storage.migrations import HEAD
from tablero.server.storage.register import Register
from tablero.server.storage.store import Store
from tablero.server.tables.kept.keeping import NotStored, SyncFailed
from tablero.server.tables.table import BrokenLog
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.who.browsers import BrokenKey, read_key
from tablero.server.tables.who.seals import Seals


class Checked(NamedTuple):
    """What a check found: numbers, and one line for each table that does not hold."""

    tables: int
    events: int
    faults: list[str]
    rules_missing: list[str]


class CannotCopy(ValueError):
    """One line that says why."""


def file_of(url: str) -> Path:
    """The file behind a database address, which must be there."""
    try:
        file = database.file_of(url)
    except sqlite_driver.CannotOpen as error:
        raise CannotCopy(str(error)) from None
    if not file.is_file():
        raise CannotCopy(f"there is no database {str(file)!r}")
    return file


def copy(url: str, to: Path) -> str:
    """A consistent copy, also while the server writes; `to` appears only when it is whole. Told is
    its address, in which signs of a name that mean something else are written otherwise."""
    source = file_of(url)
    if to.exists():
        raise CannotCopy(f"{str(to)!r} is there already")
    unfinished = to.with_name(to.name + ".part")
    unfinished.unlink(missing_ok=True)
    try:
        sqlite_driver.copy_file(str(source), str(unfinished))
    except (apsw.Error, OSError) as error:
        unfinished.unlink(missing_ok=True)
        raise CannotCopy(f"cannot copy to {str(to)!r}: {error}") from error
    unfinished.rename(to)
    return sa.URL.create("sqlite", database=str(to)).render_as_string()


def key_of(url: str, file: Path | None) -> Seals:
    """The seals of a database; without its key no seed opens, and so no game can be replayed."""
    place = key_path(url) if file is None else file
    if not place.is_file():
        raise CannotCopy(f"there is no key {str(place)!r}, which the seeds are sealed with (--key)")
    try:
        return Seals(read_key(place))
    except BrokenKey as error:
        raise CannotCopy(str(error)) from None


def forget(url: str, table_id: str, seat: int, key: Path | None = None) -> int:
    """Erase whoever sits there, with all their devices, everywhere; the number of tables."""
    file_of(url)
    seals = key_of(url, key)
    try:
        store = Store(url, seals)
    except (sqlite_driver.CannotOpen, sa.exc.DBAPIError) as error:
        raise CannotCopy(f"nothing was erased: {error}") from error
    try:
        register = Register(store)
        person = register.person_at(table_id, seat)
        if person is None:
            raise CannotCopy(f"nobody is known at seat {seat} of table {table_id!r}")
        return register.forget(person)
    except (NotStored, SyncFailed, Refused, BrokenLog) as error:
        raise CannotCopy(f"nothing was erased: {error}") from error
    finally:
        store.close()


def check(url: str, key: Path | None = None) -> Checked:
    """Read every page, follow every hash chain, replay every table from its first event."""
    faults = _check_pages(file_of(url))
    if faults:
        return Checked(0, 0, faults, [])
    # Looks, and brings nothing up to date.
    store = Store(open_sqlite(sa.make_url(url)), key_of(url, key))
    try:
        at = revision(store.engine)
        if at != HEAD:
            return Checked(0, 0, [f"the schema stands at {at or 'nothing'}, not at {HEAD}"], [])
        return _check_tables(store)
    finally:
        store.close()


def _check_pages(file: Path) -> list[str]:
    try:
        connection = apsw.Connection(str(file))
        lines = [str(line[0]) for line in connection.execute("PRAGMA integrity_check")]
        connection.close()
    except apsw.Error as error:
        return [f"the file cannot be read: {error}"]
    return [f"file: {line}" for line in lines if line != "ok"]


def _check_tables(store: Store) -> Checked:
    events = 0
    faults: list[str] = []
    missing: list[str] = []
    ids = store.table_ids()
    for table_id in ids:
        try:
            table = store.load(table_id, from_start=True)
            if table is None:
                faults.append(f"{table_id}: nothing is left of its log")
                continue
            events += table.seq
            unfit = store.unfit_texts(table_id)
            faults += [f"{table_id}: seq {seq}: the text of the chat was changed" for seq in unfit]
        except UnknownGame as error:
            missing.append(f"{table_id}: {error}")
        except BrokenLog as error:
            faults.append(f"{table_id}: {error}")
        except Refused:
            faults.append(f"{table_id}: the file cannot be read")
    return Checked(len(ids), events, faults, missing)
