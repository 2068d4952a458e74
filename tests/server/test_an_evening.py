"""What a guest with patience tried: nothing of it is quick, all of it would have added up."""

import asyncio
from pathlib import Path

import pytest
from rigs.harness import Browser, Server
from rigs.play import ME, create, next_move, play

from tablero.server.edge.gate import limit_of, steps_of
from tablero.server.edge.limits import DAY, Limits
from tablero.server.minds.bots import Bots
from tablero.server.settings import Settings
from tablero.server.storage.store import Store
from tablero.server.tables import hub as hubs
from tablero.server.tables import table as table_module
from tablero.server.tables.ledger import Tables
from tablero.server.tables.told import wire
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.lobby import CancelOrder, OpenSeatOrder
from tablero.server.tables.wanted.orders import LeaveOrder, Move, Order, SayOrder, UndoOrder
from tablero.server.tables.who.browsers import Keys
from tablero.server.tables.who.people import Asker
from tests.server.minds.test_bots import CarryOut
from tests.server.minds.test_minds import BOT, new_table, until
from tests.server.minds.test_minds import ME as WATCHER
from tests.server.tables.test_hub import Ear


@pytest.fixture
def tables(tmp_path: Path) -> Tables:
    return Tables(Store(f"sqlite:///{tmp_path / 'evening.db'}"))


def refusal(tables: Tables, order: Order) -> str:
    refused = tables.carry_out([order])[0].refused
    return "" if refused is None else refused.code


# -- logs without end ------------------------------------------------------------------------------
def test_a_log_ends_though_the_game_goes_on(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move taken back and played again, thirty times a second for an evening, were half a million
    rows: whoever then looked back read them all into memory."""
    monkeypatch.setattr(table_module, "MOST_FACTS", 40)
    table = play(tables, create(tables), 8)
    for number in range(100):
        said = tables.carry_out([SayOrder(table.id, f"line-{number:04d}", ME, "hello")])[0]
        if said.refused is not None:
            break
        assert said.table is not None
        table = said.table
    assert table.seq == 40
    while table.match is not None and table.match.undo_floor() == table.ply:
        table = play_on(tables, table)
    assert table.match is not None
    seat = table.match.entries[-1].seat
    back = UndoOrder(Move(table.id, seat, "take-back", table.seq, ME), table.ply - 1)
    assert refusal(tables, back) == "table_full"
    assert refusal(tables, LeaveOrder(table.id, 0, "leave-me", ME)) == "table_full"
    assert refusal(tables, SayOrder(table.id, "one-more", ME, "hello")) == "table_full"
    while table.status == "playing":
        table = play_on(tables, table)
    assert table.status == "over"


def play_on(tables: Tables, table: table_module.Table) -> table_module.Table:
    done = tables.carry_out([next_move(table, 10_000 + table.seq)])[0]
    assert done.table is not None, done.refused
    return done.table


def test_a_seat_is_not_opened_for_ever(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time somebody new may sit there, and all who ever could are read with the table."""
    monkeypatch.setattr(table_module, "MOST_SITTINGS", 20)
    table = create(tables, "me", "open", "open")
    codes = [refusal(tables, OpenSeatOrder(table.id, 1, ME)) for _ in range(30)]
    assert codes.index("table_full") == 17
    assert set(codes[17:]) == {"table_full"}
    assert refusal(tables, LeaveOrder(table.id, 0, "leave-me", ME)) == "table_full"
    assert refusal(tables, CancelOrder(table.id, ME)) == ""


# -- disks without end -----------------------------------------------------------------------------
def test_tables_are_limited_by_the_day_too() -> None:
    limits = Limits(Settings(tables_per_minute=1000, tables_per_day=5))
    for _ in range(5):
        limits.check("tables", "browser", "192.0.2.1")
    with pytest.raises(Refused) as refused:
        limits.check("tables", "browser", "192.0.2.1")
    assert refused.value.code == "too_many"
    assert 0 < int(str(refused.value.args_["seconds"])) <= DAY / 5
    for number in range(15):  # the address has four times as many, whatever its cookies
        limits.check("tables", f"cookie-{number}", "192.0.2.1")
    with pytest.raises(Refused):
        limits.check("tables", "one-more", "192.0.2.1")


@pytest.mark.parametrize(
    ("kind", "path"), [("moves", "/api/tables/x/command"), ("chat", "/api//tables/x/chat/")]
)
def test_what_stays_in_a_log_is_limited_by_the_day(kind: str, path: str) -> None:
    """Played and taken back at table after table, an address filled 4 GB a day, by talk 1.6."""
    assert limit_of("POST", steps_of(path)) == kind
    limits = Limits(Settings(chat_per_minute=1000, moves_per_day=5, chat_per_day=5))
    for number in range(20):
        limits.check(kind, f"cookie-{number // 5}", "192.0.2.1")
    with pytest.raises(Refused) as refused:
        limits.check(kind, "one-more", "192.0.2.1")
    assert 0 < int(str(refused.value.args_["seconds"])) <= DAY / 20


def test_devices_are_limited_by_the_day_too() -> None:
    """With new cookies an address bound 170,000 a day, all of them in memory and in one list."""
    assert limit_of("POST", ["api", "device", "go-on"]) == "devices"
    limits = Limits(Settings(seats_per_minute=1000, devices_per_day=5))
    for number in range(20):
        limits.check("devices", f"cookie-{number}", "192.0.2.1")
    with pytest.raises(Refused) as refused:
        limits.check("devices", "one-more", "192.0.2.1")
    assert 0 < int(str(refused.value.args_["seconds"])) <= DAY / 20


def test_a_rematch_is_a_new_table() -> None:
    assert limit_of("POST", ["api", "tables", "x", "rematch"]) == "tables"
    assert limit_of("GET", ["api", "tables", "x", "rematch"]) == "seats"


def test_a_game_of_bots_is_watched_not_poured_onto_the_disk(tables: Tables) -> None:
    """Bots that need not think made 290 moves a second, for as long as one socket listened."""
    table = new_table(tables, BOT, BOT, BOT)
    with_me = new_table(tables, BOT, wire.SeatRequest("me"), BOT)

    async def go() -> None:
        bots = Bots(Settings(bots_alone_pause=3600.0), CarryOut(tables), lambda _table: [WATCHER])
        bots.wake(table)
        bots.wake(with_me)
        await until(lambda: tables.get(with_me.id).acting() == 1)
        await asyncio.sleep(0.5)
        assert tables.get(table.id).ply == 0
        await bots.close()

    asyncio.run(go())


# -- somebody's absence ----------------------------------------------------------------------------
def test_a_crowd_makes_nobody_missing(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was last here when is kept of so many; the others counted as gone since the start."""
    monkeypatch.setattr(hubs, "SEEN_KEPT", 10)
    now = 0.0
    hub = hubs.Hub(Keys(b"k" * 32), 60.0, clock=lambda: now)
    table = create(tables)
    table.waiting_since = 0.0
    now = 1000.0
    ear = Ear(table.id)
    hub.join(ear, table, None)
    hub.leave(ear)
    for number in range(30):
        other = Ear(table.id, Asker(f"spectator-{number}"))
        hub.join(other, table, None)
        hub.leave(other)
    now = 1001.0
    assert not hub.is_absent(table, table.acting())
    now = 1100.0
    assert hub.is_absent(table, table.acting())


# -- paths that ask for much -----------------------------------------------------------------------
@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/x/position/" + "9" * 5000,
        "/api/games/gwt2/lesson/" + "9" * 5000,
        "/api/games/gwt2/lesson/0?deeds=" + "9" * 5000,
        "/api/games/gwt2/lesson/0?played=" + "1." * 2500 + "1",
        "/api/tables/x?seat=" + "9" * 5000,
        "/api/tables/x/tail?from=" + "9" * 5000,
        "/api/tables/" + "x" * 9000,
    ],
)
def test_numbers_without_end_are_refused(server: Server, anna: Browser, path: str) -> None:
    assert anna.http.get(path).status_code in {400, 404}
