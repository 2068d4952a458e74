"""The hub: who is missing, and when a listener must begin anew."""

import asyncio
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from tablero.core.kinds import NOBODY
from tablero.server.edge import live
from tablero.server.settings import Settings
from tablero.server.storage.store import Store
from tablero.server.tables import wire
from tablero.server.tables.browsers import Keys
from tablero.server.tables.hub import Hub, Listener
from tablero.server.tables.ledger import Done, Tables
from tablero.server.tables.opening import order
from tablero.server.tables.orders import LeaveOrder, Move, PlayOrder, SayOrder
from tablero.server.tables.people import Asker
from tablero.server.tables.table import STEPS_KEPT, Table

ME = Asker("browser-of-a-test")


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
    move = Move(table.id, table.acting(), f"command-{table.seq}", table.seq, asker=ME)
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
        slow, good = Listener(table.id, ME, None, 2), Listener(table.id, Asker("other"), None, 50)
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


class Leaving:
    """A socket whose client goes at the very moment a message has been sent."""

    def __init__(self) -> None:
        self.sending = asyncio.Event()
        self.gone = asyncio.Event()

    async def send_data(self, _data: str, mode: str) -> None:
        self.sending.set()
        await self.gone.wait()

    async def receive(self) -> dict[str, str]:
        await self.sending.wait()
        self.gone.set()
        return {"type": "websocket.disconnect"}


def test_a_socket_that_goes_in_the_middle_of_a_message_is_let_go() -> None:
    async def go() -> None:
        listener = Listener("table", ME, None, 8)
        listener.send(b"news")
        site = SimpleNamespace(settings=Settings())
        assert await asyncio.wait_for(live._talk(site, Leaving(), listener), 10) == 0  # type: ignore[arg-type]

    asyncio.run(go())


def test_one_message_tells_all_that_was_missed(tables: Tables) -> None:
    """Coming back after a chat line, a move, both, or a change of seats loses nothing."""
    hub = Hub(Keys(b"k" * 32), 60.0)
    table = new_table(tables)

    def missed(since: int) -> object:
        return hub.news_since(tables.get(table.id), ME, NOBODY, since)

    tables.carry_out([SayOrder(table.id, "say-1", ME, "hello")])
    news = missed(1)
    assert isinstance(news, wire.ChatMessage)
    assert (news.seq, news.line.text) == (2, "hello")
    step(tables, tables.get(table.id))
    assert isinstance(missed(2), wire.StepMessage)
    both = missed(1)
    assert isinstance(both, wire.TableMessage)
    assert [line.text for line in both.chat] == ["hello"]
    tables.carry_out([LeaveOrder(table.id, 2, "leave-1", ME)])
    left = missed(3)
    assert isinstance(left, wire.TableMessage)
    assert left.seats[2].away
    for number in range(2):
        tables.carry_out([SayOrder(table.id, f"more-{number}", ME, "more")])
    more = missed(4)
    assert isinstance(more, wire.TableMessage)
    assert len(more.chat) == 3
    assert isinstance(missed(6), wire.StepMessage)  # nothing missed: the board as it stands


def test_listeners_hear_what_another_process_stored(tables: Tables) -> None:
    """Steps, chat and seats that came in one catch-up arrive as one message without a gap."""

    async def go() -> None:
        table = new_table(tables)
        hub = Hub(Keys(b"k" * 32), 60.0)
        listener = Listener(table.id, ME, None, 8)
        hub.join(listener, table, None)
        assert hub.watched() == {table.id: 1}
        other = Tables(tables.store)
        for _ in range(3):
            step(other, other.get(table.id))
        store = tables.store
        assert isinstance(store, Store)
        assert store.newest([table.id, "no such table"]) == {table.id: 4}
        hub.publish(tables.get(table.id, fresh=True))
        hub.publish(tables.get(table.id, fresh=True))  # once is enough
        assert hub.watched() == {table.id: 4}
        heard = [msgspec.json.decode(listener.queue.get_nowait()) for _ in range(2)]
        assert (heard[1]["type"], heard[1]["previous"], heard[1]["seq"]) == ("step", 1, 4)
        assert len(heard[1]["log"]) == 3
        assert listener.queue.empty()

    asyncio.run(go())
