"""Long tables: the last answers are in memory and in snapshots, the log on disk has them all."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rigs.harness import Json
from rigs.play import ME, create, next_move, same

from tablero.core.kinds import NOBODY
from tablero.core.registry import games
from tablero.server.storage import store as storing
from tablero.server.storage.lookback import LookingBack
from tablero.server.storage.store import Store
from tablero.server.tables.hub import Hub
from tablero.server.tables.kept import reading, replays
from tablero.server.tables.kept.memory import weight
from tablero.server.tables.kept.reading import save
from tablero.server.tables.kept.replays import MARKED, Replays
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import ENTRIES_KEPT, Table
from tablero.server.tables.told import wire, wire_socket
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.told.messages import LOG_TAIL
from tablero.server.tables.wanted.orders import Move, SayOrder, UndoOrder
from tablero.server.tables.who.browsers import Keys


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    return Store(f"sqlite:///{tmp_path_factory.mktemp('long') / 'x.db'}")


def going_on(tables: Tables, table: Table, moves: int) -> Table:
    for _ in range(moves):
        done = tables.carry_out([next_move(table, table.seq, table.seq * 7)])[0]
        assert done.table is not None, done.refused
        table = done.table
    return table


@pytest.fixture(scope="module")
def long(store: Store) -> Table:
    tables = Tables(store)
    return going_on(tables, create(tables, game="gwt2"), 250)


def test_a_long_table_holds_no_more_than_one_of_middle_length(store: Store, long: Table) -> None:
    assert long.match is not None
    assert long.ply == 250
    assert len(long.match.entries) < ENTRIES_KEPT + 20
    tables = Tables(store)
    middle = going_on(tables, create(tables, game="gwt2"), 100)
    assert weight(long) < 1.3 * weight(middle)
    assert len(save(long)) < 3 * len(save(middle))


def test_it_is_the_same_from_memory_from_its_snapshot_and_from_its_log(
    store: Store, long: Table
) -> None:
    for again in (store.load(long.id), store.load(long.id, from_start=True)):
        assert again is not None
        assert same(again, long)


def decoded(message: wire.TableMessage) -> Json:
    return dict(msgspec.json.decode(msgspec.json.encode(message)))


def test_looking_back_reads_what_is_not_in_memory(store: Store, long: Table) -> None:
    async def go() -> None:
        looking = LookingBack(store)
        items = await looking.history(ME, long, 0)
        assert [item.ply for item in items] == list(range(1, 251))
        early = await looking.position(ME, long, 3, 0)
        middle = await looking.position(ME, long, 5 * MARKED + 3, 0)
        last = await looking.position(ME, long, 250, 0)
        assert early.board["turn"] != last.board["turn"]
        assert middle.ply == 5 * MARKED + 3
        hub = Hub(Keys(b"k" * 32), 60.0)
        whole = hub.whole(long, ME, 0)
        assert decoded(whole)["board"] == last.board
        with pytest.raises(Refused, match="unknown_ply"):
            await looking.position(ME, long, 251, 0)
        looking.close()

    asyncio.run(go())


def test_who_comes_back_late_gets_the_whole_table_with_the_end_of_the_log(long: Table) -> None:
    hub = Hub(Keys(b"k" * 32), 60.0)
    news = hub.news_since(long, ME, NOBODY, long.seq - ENTRIES_KEPT - 30)
    assert isinstance(news, wire.TableMessage)
    log = decoded(news)["log"]
    assert [item["ply"] for item in log] == list(range(long.ply - LOG_TAIL + 1, long.ply + 1))
    assert isinstance(hub.news_since(long, ME, NOBODY, long.seq - 20), wire_socket.StepMessage)


def test_taking_back_reaches_as_far_as_in_a_short_table(store: Store) -> None:
    tables = Tables(store)
    table = going_on(tables, create(tables, game="gwt2"), 120)
    for _ in range(60):
        assert table.match is not None
        floor, last = table.match.undo_floor(), table.match.entries[-1].seat
        if floor < table.ply:
            move = Move(table.id, last, f"undo-{table.seq}", table.seq, ME)
            done = tables.carry_out([UndoOrder(move, floor)])[0]
            assert done.table is not None, done.refused
            assert done.table.ply == floor
            table = done.table
        table = going_on(tables, table, 2)
    again = store.load(table.id)
    assert again is not None
    assert same(again, table)


def test_looking_back_does_not_read_a_long_chat(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(store)
    table = going_on(tables, create(tables, game="gwt2"), 40)
    for number in range(200):
        tables.carry_out([SayOrder(table.id, f"line-{number:05d}", ME, f"line {number}")])
    table = going_on(tables, tables.get(table.id), 60)
    read: list[int] = []
    replay = reading.replay

    def noted(*args: Any, **named: Any) -> Table:
        read.append(len(args[1]))
        return replay(*args, **named)

    monkeypatch.setattr(storing, "replay", noted)
    whole = store.whole(table.id)
    assert whole is not None
    assert read == [101]
    assert (whole.ply, whole.played, whole.seq) == (100, table.played, table.seq)
    assert whole.state_hash() == table.state_hash()


def test_replays_are_weighed(store: Store, long: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = Tables(store)
    read: list[str] = []

    def noted(table_id: str) -> Table | None:
        read.append(table_id)
        return store.whole(table_id)

    remembered = Replays(noted)
    others = [going_on(tables, create(tables, game="gwt2"), 80) for _ in range(3)]
    first = remembered.of(long)
    assert remembered.of(long) is first
    monkeypatch.setattr(replays, "REMEMBERED_BYTES", first.weight + 1000)
    for other in others:
        remembered.of(other)
    assert remembered._taken <= first.weight + 1000
    assert remembered._taken == sum(one.weight for one in remembered._known.values())
    remembered.of(long)
    assert read.count(long.id) == 2


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_the_hash_in_the_log_is_the_digest_of_the_position(tmp_path: Path, game: str) -> None:
    """Written by another library, byte for byte the same."""
    tables = Tables(Store(f"sqlite:///{tmp_path / 'x.db'}"))
    table = create(tables, game=game)
    for _ in range(40):
        assert table.match is not None
        assert table.state_hash() == table.match.game.digest(table.match.state)
        table = going_on(tables, table, 1)
