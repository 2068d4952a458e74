"""The hub: who is missing, and when a listener must begin anew."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tablero.core.kinds import NOBODY
from tablero.server import wire
from tablero.server.browsers import Keys
from tablero.server.hub import Hub, Listener
from tablero.server.opening import order
from tablero.server.orders import Move, PlayOrder
from tablero.server.store import Store
from tablero.server.table import STEPS_KEPT, Table
from tablero.server.tables import Done, Tables

ME = "browser-of-a-test"


@pytest.fixture
def tables(tmp_path: Path) -> Tables:
    return Tables(Store(f"sqlite:///{tmp_path / 'hub.db'}"))


def new_table(tables: Tables) -> Table:
    wanted = wire.CreateTable("puerto_rico", [wire.SeatRequest("me")] * 3)
    table = tables.carry_out([order(wanted, ME)])[0].table
    assert table is not None
    return table


def step(tables: Tables, table: Table) -> Done:
    assert table.match is not None
    move = Move(table.id, table.acting(), f"command-{table.seq}", table.seq, browser=ME)
    return tables.carry_out([PlayOrder(move, table.match.state.answers()[0])])[0]


def test_a_seat_is_absent_only_without_a_socket_and_after_a_while(tables: Tables) -> None:
    async def go() -> None:
        table = new_table(tables)
        impatient, patient = Hub(Keys(b"k" * 32), 0.0), Hub(Keys(b"k" * 32), 1000.0)
        assert impatient.is_absent(table, 0)
        assert not patient.is_absent(table, 0)
        listener = Listener(table.id, ME, None, 8)
        impatient.join(listener, table, None)
        assert not impatient.is_absent(table, 0)
        impatient.leave(listener, table)
        assert impatient.is_absent(table, 0)
        assert not impatient.is_absent(table, 9)

    asyncio.run(go())


def test_who_was_away_too_long_gets_the_whole_table(tables: Tables) -> None:
    hub = Hub(Keys(b"k" * 32), 60.0)
    table = new_table(tables)
    for _ in range(STEPS_KEPT + 3):
        done = step(tables, table)
        assert done.table is not None
        table = done.table
    recent = hub.news_since(table, ME, NOBODY, table.seq - 10)
    assert isinstance(recent, wire.StepMessage)
    assert [item.ply for item in recent.log] == list(range(table.ply - 9, table.ply + 1))
    assert isinstance(hub.news_since(table, ME, NOBODY, 1), wire.TableMessage)
    assert isinstance(hub.news_since(table, ME, NOBODY, None), wire.TableMessage)


def test_a_full_queue_cuts_the_listener_off_and_nobody_else(tables: Tables) -> None:
    async def go() -> None:
        table = new_table(tables)
        hub = Hub(Keys(b"k" * 32), 60.0)
        slow, good = Listener(table.id, ME, None, 2), Listener(table.id, "other", None, 50)
        hub.join(slow, table, None)
        hub.join(good, table, None)
        for _ in range(5):
            done = step(tables, table)
            assert done.table is not None
            hub.publish(done.table)
            table = done.table
        assert slow.too_slow.is_set()
        assert not good.too_slow.is_set()
        heard = [msgspec.json.decode(good.queue.get_nowait())["seq"] for _ in range(6)]
        assert heard == list(range(1, 7))

    asyncio.run(go())
