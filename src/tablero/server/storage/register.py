"""What is kept beside the logs and is not play: devices, erasing a person, finished games."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from tablero.server.clock import Clock
from tablero.server.storage.database import chat, devices, finished, presence, sittings, tables
from tablero.server.storage.store import Store
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.who.people import Asker

NAMES_TOLD = 3
ERASED = "erased"  # stands for a process in the list of who is where, which goes by itself
GONE = "-"  # begins what stands in the place of a browser that was let go


class Kept(NamedTuple):
    """What is looked at after the end, made once."""

    record: str
    scores: list[list[int]]


class Bound(NamedTuple):
    """A device by the link that bound it."""

    browser: str
    link: str
    at: float


class Register:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- devices --------------------------------------------------------------------------------
    def bound(self) -> dict[str, str]:
        """Which browsers belong to somebody who first came with another one."""
        wanted = sa.select(devices.c.browser, devices.c.principal).where(devices.c.principal != "")
        with self._store.reading() as connection:
            return {row.browser: row.principal for row in connection.execute(wanted)}

    def mark_of_devices(self) -> tuple[int, float]:
        """Another one after every change."""
        wanted = sa.select(sa.func.count(), sa.func.max(devices.c.at)).select_from(devices)
        with self._store.reading() as connection:
            count, latest = connection.execute(wanted).one()
        return count, latest or 0.0

    def devices_of(self, principal: str) -> list[Bound]:
        wanted = sa.select(devices.c.browser, devices.c.link, devices.c.at)
        mine = wanted.where(devices.c.principal == principal).order_by(devices.c.at)
        with self._store.reading() as connection:
            return [Bound(*row) for row in connection.execute(mine)]

    def known_as(self, principal: str) -> tuple[list[str], int]:
        """The names they sat down by last, and how many of their tables go on."""
        whose = sittings.c.principal == principal
        named = sa.select(sittings.c.name).where(whose, sittings.c.name != "")
        latest = named.group_by(sittings.c.name).order_by(sa.func.max(sittings.c.at).desc())
        at = sa.select(sa.func.count(sittings.c.table_id.distinct()))
        going_on = at.join(tables, tables.c.id == sittings.c.table_id).where(
            whose, tables.c.ended_at.is_(None)
        )
        with self._store.reading() as connection:
            names = list(connection.execute(latest.limit(NAMES_TOLD)).scalars())
            return names, connection.execute(going_on).scalar_one()

    def unbind(self, principal: str, link: str, at: float) -> None:
        """Let one of their devices go, or all. What bound it has served and stays so."""
        these = [devices.c.principal == principal]
        if link:
            these.append(devices.c.link == link)
        gone = sa.update(devices).where(*these)
        with self._store.storing() as connection:
            connection.execute(gone.values(browser=GONE + devices.c.link, principal="", at=at))

    def bind(self, browser: str, principal: str, link: str, at: float) -> None:
        """One row; the first wins, of a browser as of a link."""
        row = {"browser": browser, "principal": principal, "link": link, "at": at}
        with self._store.storing() as connection:
            try:
                with connection.begin_nested():
                    connection.execute(sa.insert(devices), row)
            except sa.exc.IntegrityError as error:
                raise Refused("link_used") from error

    # -- erasing --------------------------------------------------------------------------------
    def person_at(self, table_id: str, seat: int) -> Asker | None:
        """Whose seat it is, with all that belongs to them; None if nobody's."""
        table = self._store.load(table_id)
        if table is None or not 0 <= seat < len(table.seats):
            return None
        principal = table.person(seat).principal
        return self.everything_of(principal) if principal else None

    def everything_of(self, principal: str) -> Asker:
        bound = self.bound()
        first = bound.get(principal, principal)
        also = {browser for browser, other in bound.items() if other == first}
        return Asker(first, frozenset(also | {principal}))

    def forget(self, asker: Asker) -> int:
        """Erase who they are, everywhere; the number of tables they sat at. The logs stay."""
        whose = sittings.c.principal.in_(list(asker.all()))
        with self._store.storing() as connection:
            if connection.dialect.name == "sqlite":  # also from the pages that are freed
                connection.exec_driver_sql("PRAGMA secure_delete=ON")
            found = connection.execute(sa.select(sittings.c.id, sittings.c.table_id).where(whose))
            rows = found.all()
            at = sorted({row.table_id for row in rows})
            _each(connection, sa.delete(chat), chat.c.sitting, [row.id for row in rows])
            _each(connection, sa.delete(finished), finished.c.table_id, at)
            connection.execute(sa.update(sittings).where(whose).values(principal="", name=""))
            now = Clock().now()
            told = [{"sitting": row.id, "process": ERASED, "until": now} for row in rows]
            if told:
                connection.execute(sa.insert(presence), told)
            for column in (devices.c.browser, devices.c.principal):
                connection.execute(sa.delete(devices).where(column.in_(list(asker.all()))))
        if self._store.engine.dialect.name == "sqlite":
            with self._store.engine.connect() as connection:
                connection.exec_driver_sql("END")
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        return len(at)

    def erased(self) -> dict[str, str]:
        """Sittings of who was erased in the last hour, with their tables: a process that has those
        in memory still knows who it was."""
        whose = sa.select(sittings.c.id, sittings.c.table_id).join(
            presence, presence.c.sitting == sittings.c.id
        )
        with self._store.reading() as connection:
            found = connection.execute(whose.where(presence.c.process == ERASED))
            return {row.id: row.table_id for row in found}

    # -- finished games -------------------------------------------------------------------------
    def kept(self, table_id: str) -> Kept | None:
        wanted = sa.select(finished.c.record, finished.c.scores)
        with self._store.reading() as connection:
            row = connection.execute(wanted.where(finished.c.table_id == table_id)).first()
        if row is None:
            return None
        scores = msgspec.json.decode(row.scores, type=list[list[int]])
        return Kept(zlib.decompress(row.record).decode(), scores)

    def keep(self, table_id: str, made: Kept, ended_at: float) -> None:
        row = {
            "table_id": table_id,
            "record": zlib.compress(made.record.encode()),
            "scores": msgspec.json.encode(made.scores),
        }
        with self._store.storing() as connection:
            connection.execute(sa.delete(finished).where(finished.c.table_id == table_id))
            connection.execute(sa.insert(finished), row)
            unended = sa.and_(tables.c.id == table_id, tables.c.ended_at.is_(None))
            connection.execute(sa.update(tables).where(unended).values(ended_at=ended_at))


def _each(
    connection: sa.Connection, what: sa.Delete, column: sa.Column[str], values: Iterable[str]
) -> None:
    for value in values:
        connection.execute(what.where(column == value))
