"""A hint: for whoever is asked and for nobody else, thought out by a worker, given up in time."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from rigs.harness import Browser, Json, StrictServer
from rigs.leaks import twin_of, walk

from tablero.core.game import View
from tablero.core.kinds import NOBODY
from tablero.core.registry import games
from tablero.server.minds import hints as hints_module
from tablero.server.minds.hints import Hints, fixed_seed
from tablero.server.minds.pool import Pool
from tablero.server.minds.process import Process
from tablero.server.minds.thinking import HintJob, Told, make_hint_job
from tablero.server.storage.store import Store
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.told.wire_hints import Hint
from tablero.server.tables.wanted.opening import order
from tablero.server.tables.who.people import Asker
from tests.server.minds.test_minds import THINKS_FOR_EVER, until

GAME = "puerto_rico"
ANNA, BORIS = Asker("anna", address="10.0.0.1"), Asker("boris", address="10.0.0.2")


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    store = Store(f"sqlite:///{tmp_path / 'hints.db'}")
    yield Tables(store)
    store.close()


def hot_seat(tables: Tables, game: str = GAME, creator: Asker = ANNA) -> Table:
    wanted = wire.CreateTable(game, [wire.SeatRequest("me"), wire.SeatRequest("hotseat")])
    table = tables.carry_out([order(wanted, creator)])[0].table
    assert table is not None
    return table


def asked_for(browser: Browser, table: str, **query: object) -> Json:
    """The hint, however often one has to ask."""
    for _time in range(60):
        answer = browser.get(f"/api/tables/{table}/hint", **query)
        told = dict(answer.json())
        if answer.status_code != 200 or told["ready"]:
            return told
    raise AssertionError("no hint after a minute")


async def answered(hints: Hints, table: Table) -> Hint:
    while True:
        told = await hints.hint(ANNA, table)
        if told.ready:
            return told


# -- at a real server ------------------------------------------------------------------------------
@pytest.mark.parametrize("game", [game.id for game in games()])
def test_whoever_is_asked_gets_the_best_answers(anna: Browser, game: str) -> None:
    table = anna.create(game, "me", "hotseat")["table"]
    seen = anna.see(table)
    assert seen["hints"]
    told = asked_for(anna, table)
    assert told["seq"] == seen["seq"]
    offered = {answer["answer"] for answer in seen["ask"]["answers"]}
    assert 1 <= len(told["answers"]) <= 3
    assert {one["answer"] for one in told["answers"]} <= offered
    learned = game != "gwt_argentina"  # whose guide is a rule of thumb
    assert all((one["share"] is not None) == learned for one in told["answers"])
    assert asked_for(anna, table) == told  # thought out once


def test_nobody_else_does(anna: Browser, boris: Browser) -> None:
    table = anna.create(GAME, "me", "hotseat")["table"]
    acting = anna.see(table)["ask"]["seat"]
    assert asked_for(boris, table)["code"] == "not_your_seat"
    assert asked_for(boris, table, seat=acting)["code"] == "not_your_seat"
    assert asked_for(anna, table, seat=1 - acting)["code"] == "not_your_turn"
    assert asked_for(anna, "nowhere")["code"] == "unknown_table"
    waiting = anna.create(GAME, "me", "open", hints=True)["table"]
    assert asked_for(anna, waiting)["code"] == "not_playing"


def test_between_people_there_are_none_unless_the_table_says_so(
    anna: Browser, boris: Browser
) -> None:
    for said, expected in ((None, False), (True, True), (False, False)):
        made = anna.create(GAME, "me", "open", hints=said)
        table = made["table"]
        assert boris.join(table, made["invites"]["1"], "Boris").status_code == 200
        assert anna.see(table)["hints"] is expected
        browser = anna if anna.see(table)["ask"]["yours"] else boris
        told = asked_for(browser, table)
        assert ("answers" in told) if expected else told["code"] == "hints_off"
    alone = anna.create(GAME, "me", "random", hints=False)["table"]
    assert anna.see(alone)["hints"] is False
    assert anna.see(anna.create(GAME, "me", "random")["table"])["hints"] is True


def test_the_wish_must_be_yes_or_no(anna: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    answer = anna.post("/api/tables", {"game": GAME, "seats": seats, "hints": "yes"})
    assert answer.json()["code"] == "bad_request"


def test_who_asks_all_the_time_is_told_to_wait(tmp_path: Path) -> None:
    with (
        StrictServer(tmp_path, TABLERO_HINTS_PER_MINUTE="6") as server,
        Browser(server) as anna,
    ):
        table = anna.create(GAME, "me", "hotseat")["table"]
        answers = [anna.get(f"/api/tables/{table}/hint") for _time in range(4)]
        assert [answer.status_code for answer in answers[:2]] == [200, 200]
        assert answers[-1].json()["code"] == "too_many"
        assert not server.tracebacks()


# -- nothing hidden --------------------------------------------------------------------------------
def test_a_job_is_the_same_for_twins_of_the_table(tables: Tables) -> None:
    """Whatever a worker is told, it is told of tables that differ only in hidden things."""

    def job(table: Table) -> HintJob:
        assert table.match is not None
        return make_hint_job(table.match, fixed_seed(table), Told(), 1, 5.0, None)

    compared = 0
    for game in games():
        for table in walk(hot_seat(tables, game.id), 3, 25):
            twin = twin_of(table, table.acting(), 8)
            assert msgspec.json.encode(job(table)) == msgspec.json.encode(job(twin))
            compared += 1
    assert compared > 20


def test_a_hint_is_made_from_the_view_of_who_is_asked(tables: Tables) -> None:
    table = hot_seat(tables, "gwt2")
    assert table.match is not None
    job = make_hint_job(table.match, 1, Told(), 1, 5.0, None)
    view = View.load(table.game, job.view)
    assert view.seat == table.acting() != NOBODY


# -- under way -------------------------------------------------------------------------------------
NEVER_ADVISES = THINKS_FOR_EVER.replace('"greedy"', '"hard"')
FAILS = """
from tablero.server.minds import thinking, worker
thinking.advise = lambda *_: 1 / 0
worker.main()
"""


def test_a_thought_is_given_up_when_the_table_moves_on(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Process, "command", ("-c", NEVER_ADVISES))
    monkeypatch.setattr(hints_module, "HOLD", 0.05)
    table, other = hot_seat(tables), hot_seat(tables)

    async def go() -> None:
        pool = Pool(1, 3600.0, 0)
        hints = Hints(pool)
        first = await hints.hint(ANNA, table)
        assert (first.ready, first.ahead) == (False, 0)
        behind = await hints.hint(BORIS, other)
        assert (behind.ready, behind.ahead) == (False, 1)
        assert len(hints) == 2
        await asyncio.sleep(1.0)  # the worker starts and thinks
        waiting = asyncio.create_task(hints.hint(ANNA, table))
        await asyncio.sleep(0)
        later = table.fork()
        later.played += 1
        hints.moved_on(later)
        past = await waiting  # who answers while a bot thinks has done nothing wrong
        assert (past.seq, past.ready) == (table.seq, False)
        moved = other.fork()
        moved.played += 1
        hints.moved_on(moved)
        await until(lambda: len(pool._free) == 1)
        assert len(hints) == 0
        await pool.close()

    asyncio.run(go())


def test_only_so_many_are_under_way(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Process, "command", ("-c", NEVER_ADVISES))
    monkeypatch.setattr(hints_module, "HOLD", 0.0)
    monkeypatch.setattr(hints_module, "MOST_WAITING", 2)
    several = [hot_seat(tables) for _time in range(3)]

    async def go() -> None:
        pool = Pool(1, 3600.0, 0)
        hints = Hints(pool)
        for table in several[:2]:
            await hints.hint(ANNA, table)
        with pytest.raises(Refused, match="too_many"):
            await hints.hint(ANNA, several[2])
        await pool.close()

    asyncio.run(go())


def test_one_household_does_not_take_all_places(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Process, "command", ("-c", NEVER_ADVISES))
    monkeypatch.setattr(hints_module, "HOLD", 0.0)
    several = [hot_seat(tables) for _time in range(hints_module.MOST_AT_HOME + 1)]
    mine = hot_seat(tables, creator=BORIS)

    async def go() -> None:
        pool = Pool(1, 3600.0, 0)
        hints = Hints(pool)
        for table in several[:-1]:
            await hints.hint(ANNA, table)
        for cookie in (ANNA, Asker("anna-again", address=ANNA.address)):
            with pytest.raises(Refused, match="too_many"):
                await hints.hint(cookie, several[-1])
        assert not (await hints.hint(BORIS, mine)).ready  # but under way
        await pool.close()

    asyncio.run(go())


def test_a_worker_that_cannot_tell_says_so_and_goes_on(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Process, "command", ("-c", FAILS))
    table = hot_seat(tables)

    async def go() -> None:
        pool = Pool(1, 5.0, 0)
        hints = Hints(pool)
        for _time in range(2):
            with pytest.raises(Refused, match="no_hint"):
                await answered(hints, table)
        assert pool._processes[0]._process is not None  # it was not replaced
        await pool.close()

    asyncio.run(go())


def test_people_take_turns(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks at many tables waits behind somebody who asks at one."""
    monkeypatch.setattr(hints_module, "HOLD", 0.0)
    greedy = [hot_seat(tables) for _time in range(6)]
    mine = hot_seat(tables, creator=BORIS)

    async def go() -> None:
        pool = Pool(1, 5.0, 0)
        hints = Hints(pool)
        for table in greedy:
            await hints.hint(ANNA, table)
        told = await hints.hint(BORIS, mine)
        assert told.ahead <= 3
        begun = time.monotonic()
        while not (await hints.hint(BORIS, mine)).ready:
            assert time.monotonic() - begun < 60
            await asyncio.sleep(0.05)
        assert len(hints) >= 3  # most of the others still wait
        await pool.close()

    asyncio.run(go())
