"""Bots take turns, play where somebody cares, remember what they heard, and stop when asked to."""

import asyncio
import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest
from rigs.harness import Browser, Server, hear

from tablero.server.minds.bots import Bots
from tablero.server.minds.process import Process
from tablero.server.minds.thinking import Chosen, Told, make_job
from tablero.server.minds.watched import Watched
from tablero.server.settings import LEAST_MEGABYTES, Settings
from tablero.server.storage.store import Store
from tablero.server.tables.hub import Watcher
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire
from tablero.server.tables.wanted.opening import order
from tablero.server.tables.wanted.orders import (
    LeaveOrder,
    Move,
    PlayOrder,
    TakeOverOrder,
    UndoOrder,
)
from tablero.server.tables.who.people import Asker
from tests.server.minds.test_bots import CarryOut, asked_to_build, bot_table, with_match

ANNA = Asker("anna")
ME, YOU = Watcher("me", "10.0.0.1"), Watcher("you", "10.0.0.2")
BOT = wire.SeatRequest("bot", bot="greedy")


@pytest.fixture
def tables(tmp_path: Path) -> Tables:
    return Tables(Store(f"sqlite:///{tmp_path / 'minds.db'}"))


def new_table(tables: Tables, *seats: wire.SeatRequest, creator: Asker = ANNA) -> Table:
    wanted = wire.CreateTable("puerto_rico", list(seats))
    table = tables.carry_out([order(wanted, creator)])[0].table
    assert table is not None
    return table


async def until(what: Callable[[], bool], patience: float = 60.0) -> None:
    begun = time.monotonic()
    while not what():
        assert time.monotonic() - begun < patience, "in vain"
        await asyncio.sleep(0.02)


# -- where bots play -------------------------------------------------------------------------------
def test_bots_alone_play_only_while_somebody_watches(tables: Tables) -> None:
    table = new_table(tables, BOT, BOT, BOT)
    watchers: list[Watcher] = []

    async def go() -> None:
        bots = Bots(Settings(), CarryOut(tables), lambda _table: watchers)
        bots.wake(table)
        await asyncio.sleep(0.3)
        assert tables.get(table.id).ply == 0
        watchers.append(ME)
        bots.wake(table)
        await until(lambda: tables.get(table.id).ply >= 5)
        watchers.clear()
        await until(lambda: not bots._playing)
        stood = tables.get(table.id)
        assert stood.status == "playing"
        bots.wake(stood)
        assert not bots._playing
        await bots.close()

    asyncio.run(go())


def test_bots_answer_a_person_who_has_gone_off_line(tables: Tables) -> None:
    table = new_table(tables, BOT, wire.SeatRequest("me"), BOT)

    async def go() -> None:
        bots = Bots(Settings(), CarryOut(tables), lambda _table: [])
        bots.wake(tables.get(table.id))
        await until(lambda: tables.get(table.id).acting() == 1)
        await bots.close()

    asyncio.run(go())


def test_a_browser_and_an_address_have_so_many_places() -> None:
    watched = Watched(per_browser=2, per_address=3)
    other = Watcher("other", ME.address)
    assert [watched.admit(f"table-{n}", [ME]) for n in range(4)] == [True, True, False, False]
    assert watched.admit("table-1", [ME])  # it has its place already
    assert watched.admit("table-2", [other])
    assert not watched.admit("table-3", [other])  # the address has all it may
    assert watched.admit("table-3", [other, YOU])
    watched.release("table-0")
    assert watched.admit("table-4", [ME])
    assert not watched.admit("table-1", [])  # nobody watches any more
    assert watched.admit("table-5", [ME])


def test_tables_over_the_limit_begin_when_there_is_room(tables: Tables) -> None:
    several = [new_table(tables, BOT, BOT, BOT) for _ in range(3)]
    gone: set[str] = set()

    async def go() -> None:
        settings = Settings(bot_tables_per_browser=1)
        bots = Bots(settings, CarryOut(tables), lambda table_id: [] if table_id in gone else [ME])
        for table in several:
            bots.wake(table)
        await until(lambda: tables.get(several[0].id).ply >= 5)
        assert [tables.get(table.id).ply for table in several[1:]] == [0, 0]
        gone.add(several[0].id)
        await until(lambda: tables.get(several[1].id).ply >= 5)
        assert tables.get(several[2].id).ply == 0
        await bots.close()

    asyncio.run(go())


# -- what a bot remembers --------------------------------------------------------------------------
def played_on(table: Table, answers: int) -> Table:
    assert table.match is not None
    match = table.match.copy()
    for _answer in range(answers):
        match.play(match.state.answers()[0])
    return with_match(table, match)


def test_a_bot_hears_each_answer_once_and_begins_anew_after_a_take_back(tables: Tables) -> None:
    table = new_table(tables, BOT, BOT)
    told = Told()
    first = make_job(table, told, 1, 5.0, None)
    assert first.fresh
    assert not first.heard
    assert table.match is not None
    while table.acting() != 0 or table.ply == 0:
        table = played_on(table, 1)
        assert table.match is not None
    assert make_job(table, told, 1, 5.0, None).fresh  # nothing had been answered before
    later = table
    while later.acting() != 0 or later.ply == table.ply:
        later = played_on(later, 1)
    job = make_job(later, told, 1, 5.0, None)
    assert not job.fresh
    assert later.match is not None
    assert [one.word for one in job.heard] == [
        entry.word for entry in later.match.entries[table.ply :]
    ]
    assert make_job(later, told, 1, 5.0, None).heard == []
    assert make_job(table, told, 1, 5.0, None).fresh  # taken back below what was told


# -- stopping --------------------------------------------------------------------------------------
# It says where it is told to that it has begun.
THINKS_FOR_EVER = """
import os, time
from tablero import bots
from tablero.bots import Bot, Thought
from tablero.server.minds import worker

class Deep(Bot):
    def __init__(self, seed):
        self.name = "greedy"
    def think(self, view, budget):
        if "BEGUN" in os.environ:
            open(os.environ["BEGUN"], "w").close()
        while not budget.is_spent():
            time.sleep(0.01)
        if not budget.stopped:
            raise ValueError("time ran out")
        return Thought(view.state.answers()[0])

bots.register("greedy", Deep)
worker.main()
"""


def test_thinking_stops_when_the_table_moves_on(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot would think for an hour; a person takes back, and its worker is free again."""
    monkeypatch.setattr(Process, "command", ("-c", THINKS_FOR_EVER))
    begun = tmp_path / "begun"
    monkeypatch.setenv("BEGUN", str(begun))
    now = asked_to_build(tables, "greedy", ANNA)

    async def go() -> None:
        bots = Bots(Settings(bot_seconds=3600.0), CarryOut(tables), lambda _table: [])
        bots.wake(now)
        pool = bots.pool
        await until(begun.exists)
        assert not pool._free
        move = Move(now.id, 0, "take-back", now.seq, asker=ANNA)
        undone = tables.carry_out([UndoOrder(move, now.ply - 1)])[0].table
        assert undone is not None
        bots.wake(undone)
        await until(lambda: len(pool._free) == 1)
        assert tables.get(now.id).seq == undone.seq
        assert bots.fallbacks == 0
        await bots.close()

    asyncio.run(go())


@pytest.mark.parametrize("after", [0.0, 0.05])
def test_a_worker_that_still_starts_hears_that_nobody_waits(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, after: float
) -> None:
    """Before, it began the job that had been called off, and held its place as long."""
    monkeypatch.setattr(Process, "command", ("-c", THINKS_FOR_EVER))
    now = asked_to_build(tables, "greedy", ANNA)

    async def go() -> None:
        process = Process(3600.0, 0)
        thought = asyncio.create_task(process.think(partial(make_job, now), 3600.0))
        await asyncio.sleep(after)
        process.interrupt()
        await asyncio.wait([thought], timeout=30.0)
        is_done = thought.done()
        await asyncio.to_thread(process.close)
        assert is_done
        assert isinstance(thought.result(), Chosen)

    asyncio.run(go())


def test_ctrl_c_in_the_terminal_is_the_servers_alone_to_hear(tables: Tables) -> None:
    """A terminal sends it to the workers too, also to one that still imports."""
    now = asked_to_build(tables, "greedy", ANNA)

    async def go() -> None:
        process = Process(5.0, 0)
        thought = asyncio.create_task(process.think(partial(make_job, now), 5.0))
        await until(lambda: process._process is not None)
        for _time in range(20):
            assert process._process is not None
            process._process.send_signal(signal.SIGINT)
            await asyncio.sleep(0.02)
        assert isinstance(await thought, Chosen)
        assert process._process is not None
        process._process.send_signal(signal.SIGINT)
        assert isinstance(await process.think(partial(make_job, now), 5.0), Chosen)
        await asyncio.to_thread(process.close)

    asyncio.run(go())


def test_closing_plays_nothing_more(tables: Tables) -> None:
    """No bot is woken and no answer made up while the server shuts down."""
    several = [bot_table(tables, "gwt2", 4, "greedy") for _ in range(3)]

    async def go() -> None:
        settings = Settings(bot_tables_per_browser=10, bot_workers=4)  # one of them is idle
        bots = Bots(settings, CarryOut(tables), lambda _table: [ME])
        for table in several:
            bots.wake(table)
        await until(lambda: all(tables.get(table.id).ply >= 3 for table in several))
        closing = asyncio.create_task(bots.close())
        await until(lambda: not bots._playing)
        before = [tables.get(table.id).seq for table in several]
        for table in several:  # as the writer does, whose last orders are still under way
            bots.wake(tables.get(table.id))
        await asyncio.sleep(0.3)
        await closing
        assert [tables.get(table.id).seq for table in several] == before
        assert bots.fallbacks == 0

    asyncio.run(go())


def test_the_least_memory_that_may_be_set_is_enough(tables: Tables) -> None:
    now = asked_to_build(tables, "master", ANNA)

    async def go() -> None:
        process = Process(0.2, LEAST_MEGABYTES)
        assert isinstance(await process.think(partial(make_job, now), 0.2), Chosen)
        await asyncio.to_thread(process.close)

    asyncio.run(go())


GREEDY_FOR_MEMORY = """
from tablero import bots
from tablero.bots import Bot, Thought
from tablero.server.minds import worker

class Large(Bot):
    def __init__(self, seed):
        self.name = "greedy"
    def think(self, view, budget):
        assert budget.megabytes == 600
        hoard = bytearray(2_000_000_000)
        return Thought(view.state.answers()[len(hoard) * 0])

bots.register("greedy", Large)
worker.main()
"""


def test_a_bot_that_wants_too_much_memory_gets_none(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Process, "command", ("-c", GREEDY_FOR_MEMORY))
    table = new_table(tables, BOT, BOT, BOT)

    async def go() -> None:
        bots = Bots(Settings(bot_megabytes=600), CarryOut(tables), lambda _table: [ME])
        bots.wake(table)
        await until(lambda: tables.get(table.id).ply >= 2)
        await bots.close()
        assert bots.fallbacks >= 1

    asyncio.run(go())


# -- ids nobody else can use -----------------------------------------------------------------------
def test_a_person_cannot_use_up_the_ids_of_the_bot_that_follows(tables: Tables) -> None:
    """Before, `bot-7` was an id anybody could send: the bot's own answer was then a retry."""
    table = new_table(tables, wire.SeatRequest("me"), wire.SeatRequest("me"), BOT)

    async def go() -> None:
        bots = Bots(Settings(bots_alone_pause=0), CarryOut(tables), lambda _table: [ME])
        now = tables.get(table.id)
        for number in range(1, 30):
            acting = now.acting()
            if now.bot_to_act() or now.ply >= 4:
                break
            assert now.match is not None
            move = Move(now.id, acting, f"bot-{now.seq + 20}", now.seq, asker=ANNA)
            done = tables.carry_out([PlayOrder(move, now.match.state.answers()[0])])[0]
            assert done.refused is None, number
            now = done.table or now
        for seat in (0, 1):
            tables.carry_out([LeaveOrder(now.id, seat, f"leave-{seat:03d}", ANNA)])
            tables.carry_out([TakeOverOrder(now.id, seat, f"take-{seat:04d}", ANNA, absent=True)])
        begun = tables.get(table.id).ply
        bots.wake(tables.get(table.id))
        await until(lambda: tables.get(table.id).ply >= begun + 40)
        await bots.close()

    asyncio.run(go())


@pytest.mark.parametrize("command_id", ["~bot/00012", "~bot-00012", "bot/000012"])
def test_people_cannot_send_a_bots_id(command_id: str) -> None:
    plain = {"id": command_id, "expected": 1, "seat": 0, "do": {"type": "play", "answer": 0}}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(plain, wire.Command)


# -- at a real server ------------------------------------------------------------------------------
def test_a_table_of_bots_runs_while_a_socket_listens(server: Server, anna: Browser) -> None:
    table = anna.create("puerto_rico", "greedy", "greedy", "greedy")["table"]
    time.sleep(0.5)
    assert anna.see(table)["ply"] == 0  # looking is not watching
    with anna.listen(table) as socket:
        while hear(socket, "step", timeout=30)["ply"] < 3:
            pass
    while anna.see(table)["spectators"]:
        time.sleep(0.05)
    stood = anna.see(table)["ply"]
    time.sleep(0.5)  # many answers, if nobody needed to look
    assert anna.see(table)["ply"] <= stood + 1  # the one that was being thought about
