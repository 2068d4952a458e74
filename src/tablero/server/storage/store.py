"""Reads and writes the log and what stands beside it; the schema is in database.py."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from tablero.server.storage import sqlite_driver
from tablero.server.storage.database import (
    chat,
    events,
    open_database,
    seals_beside,
    sittings,
    snapshots,
    tables,
)
from tablero.server.storage.journal import Journal
from tablero.server.tables.kept import facts, used
from tablero.server.tables.kept.closed import ClosedLog
from tablero.server.tables.kept.keeping import Batch, CommandKey, NotStored, SyncFailed, Version
from tablero.server.tables.kept.reading import (
    Beside,
    check_links,
    check_state,
    from_snapshot,
    replay,
)
from tablero.server.tables.table import CHAT_KEPT, Table
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.who.people import ChatText, People, Person
from tablero.server.tables.who.seals import Seals

ASKED_AT_ONCE = 500  # tables in one question
# Every link of a log is checked when it is opened, but of one longer than any game only those
# after the snapshot: the rest are `tablero check-db`'s. Else a long chat would be a way to be slow.
CHECKED_WHOLE = 3000

logger = logging.getLogger("tablero.server")


class Snapshot(NamedTuple):
    seq: int
    chain: bytes
    body: bytes


class Store:
    """`seals` open the seeds; by default those of the key file beside the database."""

    def __init__(self, database: str | Engine, seals: Seals | None = None) -> None:
        known = database if isinstance(database, Engine) else None
        url = sa.make_url(str(database)) if known is None else known.url
        self.seals = seals_beside(url) if seals is None else seals
        self.engine = open_database(str(database), self.seals) if known is None else known
        self.writing: Engine = self.engine.execution_options(writes=True)
        self._journal = Journal(self.engine)

    def close(self) -> None:
        self._journal.close()
        self.engine.dispose()

    # -- tables ---------------------------------------------------------------------------------
    def load(self, table_id: str, from_start: bool = False) -> Table | None:
        """The table from its log, BrokenLog if that does not hold.

        A snapshot spares replaying what lies before it.
        """
        with self.reading() as connection:
            saved = None if from_start else self._snapshot(connection, table_id)
            after = 0
            if saved is not None and saved.seq > CHECKED_WHOLE:
                after = saved.seq - 1
            rows = self._rows(connection, table_id, after)
            if not rows:
                return None
            beside = self._beside(connection, table_id)
            table = None
            if saved is not None:
                table = self._opened(connection, saved, rows, beside)
            if table is None and after:
                rows, after = self._rows(connection, table_id, 0), 0
        if after:  # the snapshot names the link of its own row
            check_links(rows[1:], rows[0].seq, rows[0].chain)
        else:
            check_links(rows)
        opened = replay(table, rows[0 if table is None else table.seq - after :], beside)
        if not after:
            opened.used = used.of_log(rows)
        return opened

    def whole(self, table_id: str) -> Table | None:
        """The table with every answer, replayed from its first fact; for looking back.

        Without the chat, which may be longer than the game. Links are checked when it is opened.
        """
        is_play = sa.func.substr(events.c.body, 1, len(facts.SAID)) != facts.SAID
        with self.reading() as connection:
            wanted = sa.select(events).where(events.c.table_id == table_id, is_play)
            found = connection.execute(wanted.order_by(events.c.seq))
            rows = [facts.LogRow(*row) for row in found]
            beside = self._beside(connection, table_id)
        return replay(None, rows, beside, is_whole=True) if rows else None

    def catch_up(self, table: Table) -> Table:
        """`table` with what other processes have added or erased since."""
        with self.reading() as connection:
            rows = self._rows(connection, table.id, table.seq)
            people = self._people(connection, table.id)
            if not rows and people == table.people:
                return table
            beside = self._beside(connection, table.id)
        if any(people.get(sitting) != person for sitting, person in table.people.items()):
            # Somebody was erased, and with the name what they said.
            return self.load(table.id) or table
        check_links(rows, table.seq, table.chain)
        return replay(table, rows, beside)

    def rows(self, table_id: str, after: int = 0) -> list[facts.LogRow]:
        """The log of a table, as it lies on disk."""
        with self.reading() as connection:
            return self._rows(connection, table_id, after)

    def closed_log(self, table_id: str) -> ClosedLog:
        """All that can be told of a table without its rules."""
        ended = sa.select(tables.c.ended_at).where(tables.c.id == table_id)
        with self.reading() as connection:
            rows = self._rows(connection, table_id, 0)
            people = self._people(connection, table_id)
            has_ended = connection.execute(ended).scalar() is not None
        return ClosedLog(rows, people, has_ended)

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        try:
            with self.engine.connect() as connection:
                yield connection
        except sa.exc.DBAPIError as error:
            logger.error("the database cannot be read: %s", error.orig)  # noqa: TRY400
            raise Refused("not_read") from error

    def _rows(self, connection: sa.Connection, table_id: str, after: int) -> list[facts.LogRow]:
        wanted = sa.select(events).where(events.c.table_id == table_id, events.c.seq > after)
        return [facts.LogRow(*row) for row in connection.execute(wanted.order_by(events.c.seq))]

    def _beside(self, connection: sa.Connection, table_id: str) -> Beside:
        last = chat.c.seq.desc()
        wanted = sa.select(chat).where(chat.c.table_id == table_id).order_by(last).limit(CHAT_KEPT)
        texts = [ChatText(*row) for row in connection.execute(wanted)]
        return Beside(
            self.seals, self._people(connection, table_id), {one.seq: one.text for one in texts}
        )

    def _people(self, connection: sa.Connection, table_id: str) -> People:
        wanted = sa.select(sittings.c.id, sittings.c.principal, sittings.c.name)
        found = connection.execute(wanted.where(sittings.c.table_id == table_id))
        return {row.id: Person(row.principal, row.name) for row in found}

    def _snapshot(self, connection: sa.Connection, table_id: str) -> Snapshot | None:
        wanted = sa.select(snapshots.c.seq, snapshots.c.chain, snapshots.c.body)
        row = connection.execute(wanted.where(snapshots.c.table_id == table_id)).first()
        return None if row is None else Snapshot(*row)

    def _opened(
        self,
        connection: sa.Connection,
        saved: Snapshot,
        rows: list[facts.LogRow],
        beside: Beside,
    ) -> Table | None:
        """The snapshot, if it stands on this very log and still opens; it is only a cache."""
        try:
            row = rows[saved.seq - rows[0].seq]
            if row.chain != saved.chain:
                return None
            table = from_snapshot(row, saved.body, beside)
            if table.played:  # the log holds the hash of the position the last answer led to
                at = table.played - rows[0].seq
                played = rows[at] if at >= 0 else self._row(connection, table.id, table.played)
                check_state(table, facts.decode(played.body))
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the log is there
            logger.warning("snapshot of table %s left aside: %r", rows[0].table_id, error)
            return None
        return table

    def _row(self, connection: sa.Connection, table_id: str, seq: int) -> facts.LogRow:
        key = sa.and_(events.c.table_id == table_id, events.c.seq == seq)
        return facts.LogRow(*connection.execute(sa.select(events).where(key)).one())

    def unfit_texts(self, table_id: str) -> list[int]:
        """Lines of the chat that are not those the log has the digests of."""
        with self.reading() as connection:
            wanted = sa.select(chat).where(chat.c.table_id == table_id)
            texts = [ChatText(*row) for row in connection.execute(wanted)]
            said = {row.seq: facts.decode(row.body) for row in self._rows(connection, table_id, 0)}
        digests = {seq: getattr(fact, "digest", "") for seq, fact in said.items()}
        return [one.seq for one in texts if one.digest != digests.get(one.seq)]

    # -- finding --------------------------------------------------------------------------------
    def newest(self, table_ids: list[str]) -> dict[str, int]:
        """The last sequence number of each table."""
        last = sa.select(sa.func.max(events.c.seq)).where(events.c.table_id == tables.c.id)
        wanted = sa.select(tables.c.id, last.scalar_subquery().label("seq"))
        found: dict[str, int] = {}
        with self.reading() as connection:
            for start in range(0, len(table_ids), ASKED_AT_ONCE):
                some = table_ids[start : start + ASKED_AT_ONCE]
                rows = connection.execute(wanted.where(tables.c.id.in_(some)))
                found.update({row.id: row.seq for row in rows})
        return found

    def table_ids(self) -> list[str]:
        with self.reading() as connection:
            return list(connection.execute(sa.select(tables.c.id)).scalars())

    def rules_in_use(self) -> list[tuple[str, int]]:
        """Every game and version of its rules that some table began under."""
        wanted = sa.select(tables.c.game, tables.c.rules_version).distinct()
        with self.reading() as connection:
            return [(game, rules) for game, rules in connection.execute(wanted)]

    def tables_under(self, game: str, rules: int) -> list[str]:
        wanted = sa.select(tables.c.id).where(
            tables.c.game == game, tables.c.rules_version == rules
        )
        with self.reading() as connection:
            return list(connection.execute(wanted).scalars())

    def tables_of(self, principals: Iterable[str], limit: int) -> list[str]:
        """Where they sit: games that go on before those that are over, the latest first."""
        latest = sa.func.max(sittings.c.at)
        wanted = (
            sa.select(tables.c.id)
            .join(sittings, sittings.c.table_id == tables.c.id)
            .where(sittings.c.principal.in_(list(principals)))
            .group_by(tables.c.id)
            .order_by(tables.c.ended_at.is_not(None), latest.desc())
            .limit(limit)
        )
        with self.reading() as connection:
            return list(connection.execute(wanted).scalars())

    # -- writing --------------------------------------------------------------------------------
    def commit(self, batch: Batch) -> set[str]:
        return self._journal.commit(batch)

    def first_answers(self, keys: list[CommandKey]) -> dict[CommandKey, bytes]:
        return self._journal.first_answers(keys)

    def note_presence(self, process: str, until: dict[str, float], before: float) -> None:
        self._journal.note_presence(process, until, before)

    def version(self) -> Version:
        return self._journal.version()

    def others_wrote(self) -> bool:
        return self._journal.others_wrote()

    @contextmanager
    def storing(self) -> Iterator[sa.Connection]:
        try:
            with self.writing.begin() as connection:
                yield connection
        except sa.exc.IntegrityError:
            raise  # not the disk's fault: a key is taken
        except sa.exc.DBAPIError as error:
            if isinstance(error.orig, sqlite_driver.SyncError):
                raise SyncFailed(str(error.orig)) from error
            raise NotStored(str(error.orig)) from error
