"""The log on disk: chained, replayed, checked; snapshots are only caches."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from rigs.play import ME, create, next_move, play

from tablero.server.storage import database, sqlite_driver
from tablero.server.storage.migrations import HEAD
from tablero.server.storage.migrations.run import config, migrate
from tablero.server.storage.store import Store
from tablero.server.tables.kept import facts
from tablero.server.tables.kept.keeping import Change, NotStored
from tablero.server.tables.kept.reading import check_links
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import BrokenLog
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.orders import Order, SayOrder


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'log.db'}")


@pytest.mark.parametrize("column", ["body", "chain", "command_id"])
def test_a_changed_byte_freezes_the_table_and_only_it(store: Store, column: str) -> None:
    tables = Tables(store)
    good, bad = play(tables, create(tables), 6), play(tables, create(tables), 6)
    events = database.events
    key = sa.and_(events.c.table_id == bad.id, events.c.seq == 4)
    with store.writing.begin() as connection:
        value = connection.execute(sa.select(events.c[column]).where(key)).scalar_one()
        changed = value[:-1] + "x" if isinstance(value, str) else value[:-1] + b"x"
        connection.execute(sa.update(events).where(key).values({column: changed}))
    with pytest.raises(BrokenLog, match="seq 4"):
        store.load(bad.id)
    fresh = Tables(store)
    with pytest.raises(Refused, match="table_frozen"):
        fresh.get(bad.id)
    done = fresh.carry_out([next_move(bad, 99), next_move(good, 99)])
    assert done[0].refused is not None
    assert done[0].refused.code == "table_frozen"
    assert done[1].table is not None


def test_a_missing_event_is_noticed(store: Store) -> None:
    tables = Tables(store)
    table = play(tables, create(tables), 6)
    rows = store.rows(table.id)
    with pytest.raises(BrokenLog, match="missing"):
        check_links(rows[:3] + rows[4:])


def test_a_taken_number_is_refused_by_the_database(store: Store) -> None:
    tables = Tables(store)
    table = play(tables, create(tables), 2)
    row = store.rows(table.id)[-1]
    for change in ({}, {"command_id": "another-command"}, {"seq": row.seq + 1}):
        late = Change(table)
        late.rows.append(row._replace(**change))
        assert store.commit({table.id: late}) == {table.id}
    assert len(store.rows(table.id)) == table.seq


def test_one_batch_holds_many_orders_for_one_table(store: Store) -> None:
    tables = Tables(store)
    table = create(tables)
    first = next_move(table, 0)
    orders: list[Order] = [first, first, next_move(table, 1)]
    orders += [SayOrder(table.id, f"say-{n}", ME, "hello") for n in range(3)]
    done = tables.carry_out(orders)
    assert done[0].answer == done[1].answer
    assert done[1].table is None
    assert done[2].refused is not None
    assert done[2].refused.code == "stale"
    assert [one.table.seq for one in done[3:] if one.table] == [3, 4, 5]
    loaded = store.load(table.id)
    assert loaded is not None
    assert loaded.seq == 5
    assert len(loaded.chat) == 3


def test_tables_that_are_put_out_of_memory_come_back(store: Store) -> None:
    tables = Tables(store, megabytes=0)
    made = [create(tables) for _ in range(6)]
    for number in range(3):
        for place, table in enumerate(made):
            done = tables.carry_out([next_move(tables.get(table.id), number)])[0]
            assert done.table is not None
            made[place] = done.table
    assert sum(tables.cached(table.id) is not None for table in made) == 1
    assert all(tables.get(table.id).chain == table.chain for table in made)


def test_a_full_disk_refuses_and_recovers(store: Store) -> None:
    tables = Tables(store)
    table = play(tables, create(tables), 3)
    store.close()  # the next connection is a new one

    def small(connection: sqlite_driver.Connection, _record: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()
        assert pages is not None
        connection.execute(f"PRAGMA max_page_count={pages[0]}")

    sa.event.listen(store.engine, "connect", small)
    refused = None
    for number in range(200):
        done = tables.carry_out([SayOrder(table.id, f"fill-{number}", ME, "x" * 400)])[0]
        if done.refused is not None:
            refused = done
            break
        assert done.table is not None
        table = done.table
    assert refused is not None
    assert refused.refused is not None
    assert refused.refused.code == "not_stored"
    assert refused.table is None
    assert tables.get(table.id).seq == table.seq == len(store.rows(table.id))
    sa.event.remove(store.engine, "connect", small)
    store.close()  # the next connection is a new one
    again = tables.carry_out([refused.order])[0]
    assert again.table is not None
    assert again.table.seq == table.seq + 1
    assert store.load(table.id) is not None


def test_errors_have_the_names_that_sqlalchemy_knows(store: Store, tmp_path: Path) -> None:
    lost = Change(create(Tables(store)))
    lost.rows.append(facts.LogRow("no table", 1, 0, "c", 0.0, b"", b"", b""))
    batch = {"no table": lost}
    assert store.commit(batch) == {"no table"}
    with pytest.raises(sqlite_driver.OperationalError):
        sqlite_driver.connect(str(tmp_path / "no" / "folder" / "x.db"))
    store.engine.dispose()
    with store.engine.connect() as holder:
        holder.exec_driver_sql("END")
        holder.exec_driver_sql("BEGIN EXCLUSIVE")
        quick = Store(database.open_sqlite(store.engine.url, timeout=0.05))
        with pytest.raises(NotStored):
            quick.commit(batch)


def test_the_migrations_make_the_schema_and_can_be_undone(tmp_path: Path) -> None:
    engine = database.open_database(f"sqlite:///{tmp_path / 'm.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), database.metadata) == []
    assert database.revision(engine) == HEAD
    assert ScriptDirectory.from_config(config()).get_heads() == [HEAD]
    migrate(engine, "base")
    assert set(sa.inspect(engine).get_table_names()) == {"alembic_version"}
    migrate(engine)
    assert database.revision(engine) == HEAD


def test_the_library_is_one_without_the_wal_reset_bug() -> None:
    assert sqlite_driver.sqlite_version_info >= sqlite_driver.FIXED_IN


@pytest.mark.parametrize("name", ["", "a\0b", "a b", "\u00e9", 33 * "x"])
def test_what_no_table_is_called_is_no_question_for_the_database(store: Store, name: str) -> None:
    """PostgreSQL cannot be asked for a zero byte: each such request was an error in the log."""
    with store.writing.begin() as connection:
        connection.exec_driver_sql("DROP TABLE snapshots")
    with pytest.raises(Refused, match="unknown_table"):
        Tables(store).get(name)
