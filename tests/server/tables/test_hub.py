"""The hub: who is missing, and when a listener must begin anew."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest
from rigs.harness import Json

from tablero.core.kinds import NOBODY
from tablero.server.storage.store import Store
from tablero.server.tables.hub import Hub, Listener
from tablero.server.tables.ledger import Done, Tables
from tablero.server.tables.table import CHAT_KEPT, STEPS_KEPT, Table
from tablero.server.tables.told import wire, wire_socket
from tablero.server.tables.told.messages import CHAT_LETTERS
from tablero.server.tables.wanted.opening import order
from tablero.server.tables.wanted.orders import JoinOrder, LeaveOrder, Move, PlayOrder, SayOrder
from tablero.server.tables.who.browsers import Keys
from tablero.server.tables.who.people import Asker

ME = Asker("browser-of-a-test")


@pytest.fixture
def tables(tmp_path: Path) -> Tables:
    return Tables(Store(f"sqlite:///{tmp_path / 'hub.db'}"))


def new_table(tables: Tables, **options: bool) -> Table:
    wanted = wire.CreateTable("puerto_rico", [wire.SeatRequest("me")] * 3, {**options})
    table = tables.carry_out([order(wanted, ME)])[0].table
    assert table is not None
    return table


def step(tables: Tables, table: Table) -> Done:
    assert table.match is not None
    move = Move(table.id, table.acting(), f"command-{table.seq}", table.seq, asker=ME)
    return tables.carry_out([PlayOrder(move, table.match.state.answers()[0])])[0]


class Ear(Listener):
    """A listener that keeps what it hears."""

    def __init__(self, table_id: str, asker: Asker = ME) -> None:
        super().__init__(table_id, asker, None)
        self.heard: list[Json] = []

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))


def test_a_seat_is_absent_only_without_a_socket_and_after_a_while(tables: Tables) -> None:
    async def go() -> None:
        table = new_table(tables)
        asked = table.acting()
        impatient, patient = Hub(Keys(b"k" * 32), 0.0), Hub(Keys(b"k" * 32), 1000.0)
        assert impatient.is_absent(table, asked)
        assert not patient.is_absent(table, asked)
        listener = Ear(table.id)
        impatient.join(listener, table, None)
        assert not impatient.is_absent(table, asked)
        impatient.leave(listener)
        assert impatient.is_absent(table, asked)
        assert not impatient.is_absent(table, 9)

    asyncio.run(go())


def test_who_has_just_sat_down_or_is_asked_only_now_is_not_missing(tables: Tables) -> None:
    """However long the server has been up."""
    now = time.time()
    hub = Hub(Keys(b"k" * 32), 60.0, lambda: now)
    now += 3600
    table = new_table(tables)
    asked = table.acting()
    table.waiting_since = now - 59
    assert not hub.is_absent(table, asked)
    now += 1
    assert hub.is_absent(table, asked)
    others = {0, 1, 2} - {asked}
    assert not any(hub.is_absent(table, seat) for seat in others), "nobody waits for them"
    moved = step(tables, table).table
    assert moved is not None
    moved.waiting_since = now
    assert not hub.is_absent(moved, moved.acting())


def test_neither_talk_nor_others_who_come_and_go_prolong_the_wait(tables: Tables) -> None:
    table = new_table(tables)
    asked, other = table.acting(), (table.acting() + 1) % 3
    since = table.waiting_since
    said = table.next(since + 50)
    SayOrder(table.id, "say-one", ME, "hello").carry_on(said)
    assert (said.updated, said.waiting_since) == (since + 50, since)
    gone = table.next(since + 50)
    LeaveOrder(table.id, other, "leave-one", ME).carry_on(gone)
    assert gone.waiting_since == since
    back = table.next(since + 50)
    LeaveOrder(table.id, asked, "leave-one", ME).carry_on(back)
    JoinOrder(table.id, asked, "join-one", ME, "").carry_on(back)
    assert back.waiting_since == since + 50


def test_who_was_here_with_a_bound_device_is_not_missing(tables: Tables) -> None:
    """The seat is the browser's own, taken before a link bound it to somebody's other device."""
    now = time.time()
    hub = Hub(Keys(b"k" * 32), 60.0, lambda: now)
    table = new_table(tables)
    asked = table.acting()
    table.waiting_since = now
    now += 3600
    listener = Ear(table.id, Asker("the-first-device", frozenset({ME.principal})))
    hub.join(listener, table, None)
    hub.leave(listener)
    now += 1
    assert not hub.is_absent(table, asked), "gone for a second"
    now += 60
    assert hub.is_absent(table, asked)


def test_a_crowd_costs_those_who_sit_one_message(tables: Tables) -> None:
    hub = Hub(Keys(b"k" * 32), 60.0)
    table = new_table(tables)
    player = Ear(table.id)
    hub.join(player, table, None)
    crowd = [Ear(table.id, Asker(f"spectator-{number}")) for number in range(140)]
    for one in crowd:
        hub.join(one, table, None)
    hub.tell_presence(tables.cached)
    hub.tell_presence(tables.cached)
    assert [message["type"] for message in player.heard] == ["table", "presence"]
    assert player.heard[1] == {"type": "presence", "online": [0, 1, 2], "spectators": 140}
    for one in crowd:
        hub.leave(one)
        hub.join(one, table, None)
    hub.tell_presence(tables.cached)
    assert len(player.heard) == 2, "nothing has changed"


def test_a_position_is_made_once_for_all_who_see_it(tables: Tables) -> None:
    """Until the next move, whoever comes, goes or speaks; each seat has its own."""
    hub = Hub(Keys(b"k" * 32), 60.0)
    table = new_table(tables)
    first = hub.whole(table, ME, 1)
    tables.carry_out([SayOrder(table.id, "say-one", ME, "hello")])
    later = tables.get(table.id)
    again = hub.whole(later, Asker("somebody else"), 1)
    assert (again.seq, len(again.chat)) == (first.seq + 1, 1)
    assert again.board is first.board
    assert again.ask is first.ask
    assert again.log is first.log
    assert hub.whole(later, ME, 2).board != first.board
    moved = step(tables, later).table
    assert moved is not None
    assert hub.whole(moved, ME, 1).board != first.board


class Sharp(Ear):
    """Keeps the very message."""

    def __init__(self, table_id: str, asker: Asker) -> None:
        super().__init__(table_id, asker)
        self.raw: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.raw.append(message)


def test_who_gets_up_before_a_crowd_is_told_of_once(tables: Tables) -> None:
    """Each of 116 sockets of one guest was made a message of its own, of 200 kB by talk: 0.1 s in
    which nobody else was heard, four times a second."""
    hub = Hub(Keys(b"k" * 32), 60.0)
    table = new_table(tables)
    for number in range(CHAT_KEPT):
        tables.carry_out([SayOrder(table.id, f"say-{number:04}", ME, "\U0001f600" * 500)])
    table = tables.get(table.id)
    crowd = [Sharp(table.id, Asker(f"guest-{number}")) for number in range(20)]
    mine = [Sharp(table.id, ME) for _ in range(5)]
    for ear in crowd + mine:
        hub.join(ear, table, None)
    tables.carry_out([LeaveOrder(table.id, 1, "leave-seat-1", ME)])
    hub.publish(tables.get(table.id))
    for ears, own in ((crowd, []), (mine, [0, 1, 2])):
        (told,) = {id(ear.raw[-1]) for ear in ears}
        assert told == id(ears[0].raw[-1])
        message = msgspec.json.decode(ears[0].raw[-1], type=wire.TableMessage)
        assert [one.seat for one in message.seats if one.mine] == own
        assert message.seats[1].away
        assert sum(len(line.text) for line in message.chat) == CHAT_LETTERS
        assert message.chat[-1].seq == table.seq
        assert len(ears[0].raw[-1]) < 60_000


def test_a_screen_has_a_curtain_while_its_seats_have_secrets(tables: Tables) -> None:
    async def go() -> None:
        hub = Hub(Keys(b"k" * 32), 0.0)
        secret, open_ = new_table(tables), new_table(tables, open_chips=True)
        for _ in range(3):
            assert [hub.whole(secret, ME, seat).curtain for seat in range(3)] == [True] * 3
            assert [hub.whole(open_, ME, seat).curtain for seat in range(3)] == [False] * 3
            assert not hub.whole(secret, Asker("somebody-else"), NOBODY).curtain
            secret, open_ = (step(tables, one).table or one for one in (secret, open_))
        while not (secret.match is None or secret.match.is_over()):
            secret = step(tables, secret).table or secret
        assert not hub.whole(secret, ME, 0).curtain

    asyncio.run(go())


def test_who_was_away_too_long_gets_the_whole_table(tables: Tables) -> None:
    hub = Hub(Keys(b"k" * 32), 60.0)
    table = new_table(tables)
    for _ in range(STEPS_KEPT + 3):
        done = step(tables, table)
        assert done.table is not None
        table = done.table
    recent = hub.news_since(table, ME, NOBODY, table.seq - 10)
    assert isinstance(recent, wire_socket.StepMessage)
    plies = [item["ply"] for item in msgspec.json.decode(msgspec.json.encode(recent.log))]
    assert plies == list(range(table.ply - 9, table.ply + 1))
    assert isinstance(hub.news_since(table, ME, NOBODY, 1), wire.TableMessage)
    assert isinstance(hub.news_since(table, ME, NOBODY, None), wire.TableMessage)


def test_one_message_tells_all_that_was_missed(tables: Tables) -> None:
    """Coming back after a chat line, a move, both, or a change of seats loses nothing."""
    hub = Hub(Keys(b"k" * 32), 60.0)
    table = new_table(tables)

    def missed(since: int) -> object:
        return hub.news_since(tables.get(table.id), ME, NOBODY, since)

    tables.carry_out([SayOrder(table.id, "say-1", ME, "hello")])
    news = missed(1)
    assert isinstance(news, wire_socket.ChatMessage)
    assert (news.seq, news.line.text) == (2, "hello")
    step(tables, tables.get(table.id))
    assert isinstance(missed(2), wire_socket.StepMessage)
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
    assert isinstance(missed(6), wire_socket.StepMessage)  # nothing missed: the board as it stands


def test_listeners_hear_what_another_process_stored(tables: Tables) -> None:
    """Steps, chat and seats that came in one catch-up arrive as one message without a gap."""

    async def go() -> None:
        table = new_table(tables)
        hub = Hub(Keys(b"k" * 32), 60.0)
        listener = Ear(table.id)
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
        heard = listener.heard
        assert len(heard) == 2
        assert (heard[1]["type"], heard[1]["previous"], heard[1]["seq"]) == ("step", 1, 4)
        assert len(heard[1]["log"]) == 3

    asyncio.run(go())
