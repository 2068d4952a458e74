"""What a person's own machine thinks about: the view of who is asked, and nothing more."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from rigs.harness import Browser, Json, Server, StrictServer
from rigs.leaks import canary_in, twin_of, walk

from tablero.core.game import View
from tablero.core.registry import find, games
from tablero.page.mind import open_mind
from tablero.server.minds.thinking import Told, make_hint_job
from tablero.server.storage.store import Store
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire
from tablero.server.tables.told.messages import own_view
from tablero.server.tables.told.wire_hints import Hint
from tablero.server.tables.wanted.opening import order
from tablero.server.tables.who.people import Asker

GAME = "puerto_rico"
TITLES = [game.id for game in games()]


def view(browser: Browser, table: str, **query: object) -> Json:
    answer = browser.get(f"/api/tables/{table}/view", **query)
    assert answer.headers["cache-control"] == "no-store"
    return dict(answer.json())


# -- at a real server ------------------------------------------------------------------------------
@pytest.mark.parametrize("game", TITLES)
def test_who_is_asked_gets_what_a_bot_in_their_place_would(anna: Browser, game: str) -> None:
    table = anna.create(game, "me", "hotseat")["table"]
    seen = anna.see(table)
    own = view(anna, table)
    assert (own["seq"], own["game"]) == (seen["seq"], game)
    loaded = View.load(find(game, own["rules"]), own["view"])
    assert loaded.seat == seen["ask"]["seat"]
    assert [one["answer"] for one in seen["ask"]["answers"]] == loaded.state.answers()


def test_nobody_else_does(anna: Browser, boris: Browser) -> None:
    made = anna.create(GAME, "me", "open", hints=True)
    table = made["table"]
    assert view(anna, table)["code"] == "not_playing"
    assert boris.join(table, made["invites"]["1"], "Boris").status_code == 200
    acting = anna.see(table)["ask"]["seat"]
    asked, other = (anna, boris) if anna.see(table)["ask"]["yours"] else (boris, anna)
    assert "view" in view(asked, table, seat=acting)
    assert view(other, table)["code"] == "not_your_turn"
    assert view(other, table, seat=acting)["code"] == "not_your_seat"
    assert view(asked, table, seat=1 - acting)["code"] == "not_your_seat"
    assert view(asked, "nowhere")["code"] == "unknown_table"


def test_nor_who_watches_or_came_without_a_cookie(anna: Browser, server: Server) -> None:
    table = anna.create(GAME, "me", "hotseat")["table"]
    for seat in ({}, {"seat": 0}, {"seat": 1}, {"seat": 9}):
        with Browser(server) as stranger:
            assert view(stranger, table, **seat)["code"] == "not_your_seat"
    with Browser(server) as watcher:
        watcher.introduce()
        assert watcher.see(table)["ask"]["yours"] is False
        assert view(watcher, table)["code"] == "not_your_seat"


def test_where_people_think_for_themselves_there_is_none(anna: Browser) -> None:
    table = anna.create(GAME, "me", "greedy", hints=False)["table"]
    assert view(anna, table)["code"] == "hints_off"


def test_who_asks_all_the_time_is_told_to_wait(tmp_path: Path) -> None:
    with (
        StrictServer(tmp_path, TABLERO_HINTS_PER_MINUTE="6") as server,
        Browser(server) as anna,
    ):
        table = anna.create(GAME, "me", "hotseat")["table"]
        codes = [view(anna, table).get("code", "") for _time in range(4)]
        assert codes[0] == ""
        assert codes[-1] == "too_many"


def test_a_server_may_leave_thinking_to_its_people(tmp_path: Path) -> None:
    """It gives no hint and no review, but the view; a mind makes of it what a server would tell."""
    with Server(tmp_path, TABLERO_ADVICE="false") as server, Browser(server) as anna:
        assert anna.get("/api/thinking").json()["server"] is False
        table = anna.create(GAME, "me", "hotseat")["table"]
        assert anna.get(f"/api/tables/{table}/hint").json()["code"] == "hints_off"
        own = msgspec.json.encode(view(anna, table)).decode()
        told = msgspec.json.decode(open_mind().hint(own), type=Hint)
        seen = anna.see(table)
        offered = {answer["answer"] for answer in seen["ask"]["answers"]}
        assert (told.seq, told.ready) == (seen["seq"], True)
        assert {one.answer for one in told.answers} <= offered
        assert not server.tracebacks()


def test_it_says_who_can_think(anna: Browser) -> None:
    told = anna.get("/api/thinking").json()
    assert told["server"] is True
    assert bool(told["runtime"]) == bool(told["engine"])


# -- nothing hidden --------------------------------------------------------------------------------
@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    store = Store(f"sqlite:///{tmp_path / 'views.db'}")
    yield Tables(store)
    store.close()


@pytest.mark.parametrize("game", TITLES)
def test_a_view_is_what_the_seat_may_know(tables: Tables, game: str) -> None:
    """Byte for byte the same of tables that differ only in hidden things; what bots get."""
    wanted = wire.CreateTable(game, [wire.SeatRequest("me"), wire.SeatRequest("hotseat")])
    table: Table | None = tables.carry_out([order(wanted, Asker("anna"))])[0].table
    assert table is not None
    compared = 0
    for at in walk(table, 3, 25):
        assert at.match is not None
        own = own_view(at)
        text = msgspec.json.encode(own)
        assert text == msgspec.json.encode(own_view(twin_of(at, at.acting(), 8)))
        assert not canary_in(at, text)
        assert own.view == make_hint_job(at.match, 1, Told(), 1, 5.0, None).view
        compared += 1
    assert compared > 3
