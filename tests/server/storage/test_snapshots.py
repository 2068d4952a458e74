"""Snapshots are a cache of the log, and tables stay with the rules they began under."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from rigs.play import ME, create, next_move, play, same

from tablero.bots import Budget
from tablero.core import registry
from tablero.core.game import Game
from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FastRng
from tablero.core.text import record, snapshots
from tablero.games.puerto_rico.game import PuertoRicoGame
from tablero.server.minds.thinking import Thinkers, Told, make_job
from tablero.server.settings import Settings
from tablero.server.site import Site, make_keys
from tablero.server.storage import database
from tablero.server.storage.store import Store
from tablero.server.tables.ledger import SNAPSHOT_EVERY, Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.opening import Beginning, rematch_order
from tablero.server.tables.wanted.orders import SayOrder

GAME = "puerto_rico"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'log.db'}")


def loaded(store: Store, table: Table, from_start: bool = False) -> Table:
    found = store.load(table.id, from_start)
    assert found is not None
    return found


@pytest.mark.parametrize("game", ["puerto_rico", "gwt2"])
def test_a_table_reads_back_as_it_was_with_and_without_snapshots(store: Store, game: str) -> None:
    tables = Tables(store)
    table = play(tables, create(tables, game=game), 2 * SNAPSHOT_EVERY + 5)
    quick = loaded(store, table)
    assert quick.saved > SNAPSHOT_EVERY
    with store.writing.begin() as connection:
        assert connection.execute(sa.delete(database.snapshots)).rowcount == 1
    slow = loaded(store, table)
    assert slow.saved == 0
    assert same(quick, table)
    assert same(slow, table)
    assert quick.match is not None
    assert table.match is not None
    assert quick.match.undo_floor() == table.match.undo_floor()
    # Play goes on the same from either.
    for one in (quick, slow):
        assert _next(one).state_hash() == _next(table).state_hash()


def test_a_snapshot_of_other_words_is_passed_over(store: Store) -> None:
    """A title that tells more with an event than it did reads its tables from the log."""
    tables = Tables(store)
    table = play(tables, create(tables), SNAPSHOT_EVERY + 5)
    told = find(GAME).event_kinds[0].args
    told.append(("more", None))
    snapshots._declared.cache_clear()
    try:
        assert loaded(store, table).saved == 0
    finally:
        told.pop()
        snapshots._declared.cache_clear()
    assert loaded(store, table).saved > 0


def _next(table: Table) -> Table:
    after = table.next(0.0)
    next_move(table, 1).carry_on(after)
    return after


def test_a_snapshot_that_does_not_hold_is_left_aside(store: Store) -> None:
    """A flipped byte, another point of the log, another age: the log is replayed instead."""
    tables = Tables(store)
    table = play(tables, create(tables), SNAPSHOT_EVERY + 20)
    snapshots = database.snapshots
    with store.engine.connect() as connection:
        kept = connection.execute(sa.select(snapshots)).one()
    assert loaded(store, table).saved == kept.seq
    middle = len(kept.body) // 2
    flipped = kept.body[:middle] + bytes([kept.body[middle] ^ 1]) + kept.body[middle + 1 :]
    changes = [{"body": flipped}, {"body": b""}, {"body": b"{}" * 40}, {"seq": 3}, {"seq": 999}]
    for change in changes:
        with store.writing.begin() as connection:
            connection.execute(sa.update(snapshots).values(body=kept.body, seq=kept.seq))
            connection.execute(sa.update(snapshots).values(**change))
        found = loaded(store, table)
        assert found.saved == 0
        assert same(found, table)


def test_chat_makes_no_snapshot_and_moves_after_it_do(store: Store) -> None:
    tables = Tables(store)
    table = create(tables)
    for number in range(SNAPSHOT_EVERY + 2):
        done = tables.carry_out([SayOrder(table.id, f"say-{number}", ME, "hello")])[0]
        assert done.table is not None
        table = done.table
    assert table.saved == 0
    table = play(tables, table, 1)
    assert table.saved == table.seq
    assert same(loaded(store, table), table)


# -- rules of several versions ---------------------------------------------------------------------
@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A newer version of the title, installed beside the one there is."""
    now = find(GAME)
    newer = PuertoRicoGame(rules_version=now.rules_version + 1)
    monkeypatch.setitem(registry._games, GAME, now)  # to be undone with what follows
    monkeypatch.setitem(registry._versions, (GAME, newer.rules_version), newer)
    registry.register(newer)
    return newer


def test_a_running_table_keeps_its_rules_and_new_ones_get_the_newest(
    store: Store, request: pytest.FixtureRequest
) -> None:
    tables = Tables(store)
    old = play(tables, create(tables), 2)
    newer = request.getfixturevalue("newer")
    assert find(GAME) is newer
    again = Tables(store).get(old.id)
    assert again.match is not None
    assert again.match.game is old.game
    assert same(again, old)
    new = create(Tables(store))
    assert new.created.rules == newer.rules_version
    assert new.match is not None
    assert new.match.game is newer
    assert (
        rematch_order(again, Beginning("rematch", bytes(32)), ME).created.rules
        == newer.rules_version
    )


def test_bots_think_by_the_rules_of_the_table(store: Store, newer: Game) -> None:
    table = create(Tables(store), "random", "random", "random")
    job = make_job(table, Told(), 1, 5.0, None)
    assert job.rules == newer.rules_version
    assert table.match is not None
    assert Thinkers().choose(job, Budget()) in table.match.state.answers()


def test_a_record_names_its_rules_and_is_read_by_them(newer: Game) -> None:
    match = Match.start(newer, 3, None, FastRng.seeded(1))
    match.play(match.state.answers()[0])
    assert record.read(record.write(match)).game is newer


def test_a_table_whose_rules_are_gone_is_closed_and_the_others_go_on(
    store: Store, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    tables = Tables(store)
    kept = create(tables)
    newer = request.getfixturevalue("newer")
    gone = play(tables, create(tables), SNAPSHOT_EVERY + 2)  # also where there is a snapshot
    version = (GAME, newer.rules_version)
    monkeypatch.delitem(registry._versions, version)
    monkeypatch.setitem(registry._games, GAME, kept.game)
    fresh = Tables(store)
    with pytest.raises(Refused, match="rules_missing"):
        fresh.get(gone.id)
    done = fresh.carry_out([next_move(gone, 999), next_move(kept, 999)])
    assert done[0].refused is not None
    assert done[0].refused.code == "rules_missing"
    assert done[1].table is not None
    assert set(store.rules_in_use()) == {(GAME, kept.created.rules), version}
    assert store.tables_under(*version) == [gone.id]
    monkeypatch.setitem(registry._versions, version, newer)
    assert same(fresh.get(gone.id), gone)


def test_start_up_names_the_tables_that_are_closed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    store = Store(url)
    table = create(Tables(store))
    with store.writing.begin() as connection:
        connection.execute(sa.update(database.tables).values(rules_version=99))
    store.close()

    async def start() -> None:
        settings = Settings(db=url)
        await Site(settings, make_keys(settings)).close()

    asyncio.run(start())
    assert f"rules version 99 of {GAME} is not installed: 1 tables are closed" in caplog.text
    assert table.id in caplog.text
