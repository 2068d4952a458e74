"""Bots know what their seat knows, and can never block a table."""

import asyncio
from copy import copy
from pathlib import Path

import pytest
from rigs.play import ME

from tablero.bots import Budget
from tablero.core.game import View
from tablero.core.match import Match
from tablero.core.registry import games
from tablero.core.rng import FastRng
from tablero.server.minds.bots import Bots
from tablero.server.minds.process import Process
from tablero.server.minds.thinking import Job, Thinkers, Told, make_job
from tablero.server.settings import Settings
from tablero.server.storage.store import Store
from tablero.server.tables.hub import Watcher
from tablero.server.tables.ledger import Done, Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire
from tablero.server.tables.wanted.opening import order
from tablero.server.tables.wanted.orders import Move, Order, PlayOrder, UndoOrder
from tablero.server.tables.who.people import Asker


@pytest.fixture
def tables(tmp_path: Path) -> Tables:
    return Tables(Store(f"sqlite:///{tmp_path / 'bots.db'}"))


def bot_table(tables: Tables, game: str, seats: int, bot: str) -> Table:
    wanted = wire.CreateTable(game, [wire.SeatRequest("bot", bot=bot)] * seats)
    table = tables.carry_out([order(wanted, ME)])[0].table
    assert table is not None
    return table


def asked_to_build(tables: Tables, bot: str, person: Asker) -> Table:
    """A bot may build, after a person who can take back: nothing is drawn in the builder phase."""
    seats = [wire.SeatRequest("me"), wire.SeatRequest("bot", bot=bot)]
    wanted = wire.CreateTable("puerto_rico", seats)
    several = (tables.carry_out([order(wanted, person)])[0].table for _ in range(40))
    now = next(table for table in several if table and table.acting() == 0)  # who begins is drawn
    while not now.bot_to_act():
        assert now.match is not None
        answer = now.match.state.answers()[0]
        if now.match.asked() == "pick_role":
            answer = now.match.state.answer_of("builder")
        move = Move(now.id, 0, f"mine-{now.seq:04d}", now.seq, asker=person)
        now = tables.carry_out([PlayOrder(move, answer)])[0].table or now
    assert now.match is not None
    assert len(now.match.legal) > 1
    return now


def played(tables: Tables, table: Table, bots: Bots, moves: int) -> Table:
    async def go() -> None:
        for _ in range(3000):
            bots.wake(tables.get(table.id))
            now = tables.get(table.id)
            if now.ply >= moves or now.status == "over":
                break
            await asyncio.sleep(0.02)
        await bots.close()

    asyncio.run(go())
    return tables.get(table.id)


FAILING = """
from tablero.server.minds import thinking, worker
thinking.bots.find = lambda *_: 1 / 0
worker.main()
"""


def watched(table_id: str) -> list[Watcher]:
    return [Watcher(ME.principal, "10.0.0.1")]


class CarryOut:
    """The writer without its thread."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def __call__(self, wanted: Order) -> Done:
        done = self.tables.carry_out([wanted])[0]
        if done.refused is not None:
            raise done.refused
        return done


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_through_their_worker_without_a_fallback(tables: Tables, bot: str) -> None:
    table = bot_table(tables, "puerto_rico", 3, bot)
    bots = Bots(Settings(bot_seconds=20.0, bots_alone_pause=0), CarryOut(tables), watched)
    assert played(tables, table, bots, 60).ply >= 60
    assert bots.fallbacks == 0


def test_a_bot_that_was_overtaken_looks_again(tables: Tables) -> None:
    """A person takes back and moves again while the bot still thinks about the first move."""
    table = asked_to_build(tables, "random", ME)

    async def go() -> None:
        bots = Bots(Settings(bot_seconds=20.0), CarryOut(tables), watched)
        bots.wake(table)
        await asyncio.sleep(0)
        assert bots._thinking
        move = Move(table.id, 0, "take-back", table.seq, asker=ME)
        undone = tables.carry_out([UndoOrder(move, table.ply - 1)])[0].table
        assert undone is not None
        bots.wake(undone)
        assert undone.match is not None
        move = Move(table.id, 0, "again-now", undone.seq, asker=ME)
        again = tables.carry_out([PlayOrder(move, undone.match.state.answers()[0])])[0].table
        assert again is not None
        bots.wake(again)
        for _ in range(3000):  # a fresh worker on a busy machine takes its time
            if tables.get(table.id).ply > again.ply:
                break
            await asyncio.sleep(0.02)
        await bots.close()
        assert tables.get(table.id).ply > again.ply

    asyncio.run(go())


@pytest.mark.parametrize(
    "worker",
    [
        "import time; time.sleep(60)",
        "raise SystemExit(3)",
        "print('nonsense', flush=True); input(); input()",
        "import sys\nfor line in sys.stdin: print('{\"answer\": 999999}', flush=True)",
        FAILING,
    ],
)
def test_a_bad_worker_is_replaced_and_the_table_goes_on(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, worker: str
) -> None:
    monkeypatch.setattr(Process, "command", ("-c", worker))
    table = bot_table(tables, "puerto_rico", 3, "greedy")
    monkeypatch.setattr(Process, "start_up", 0.5)
    monkeypatch.setattr(Process, "grace", 0.1)
    bots = Bots(Settings(bot_seconds=0.1), CarryOut(tables), watched)
    assert played(tables, table, bots, 4).ply >= 4
    assert bots.fallbacks >= 1


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_job_holds_nothing_the_seat_cannot_know(tables: Tables, game: str) -> None:
    """Twin positions, which differ only in what the seat cannot know, give the same job."""
    title = next(one for one in games() if one.id == game)
    seats = 3 if 3 in title.seat_counts else title.seat_counts[0]
    table = bot_table(tables, game, seats, "random")
    dice = FastRng.seeded(5)
    assert table.match is not None
    for number in range(120):
        match = table.match
        if match.is_over():
            break
        seat = match.state.current_player()
        twin = match.copy()
        twin.state = View(title, match.state, seat).determinise(FastRng.seeded(number))
        other = with_match(table, twin)
        one, two = job_of(table), job_of(other)
        assert one == two
        assert Thinkers().choose(one, Budget()) == Thinkers().choose(two, Budget())
        table = with_match(table, match.copy())
        assert table.match is not None
        answers = match.state.answers()
        table.match.play(answers[int(dice.step()) % len(answers)])


def job_of(table: Table) -> Job:
    return make_job(table, Told(), seed=11, seconds=5.0, megabytes=None)


def with_match(table: Table, match: Match) -> Table:
    other = copy(table)
    other.match = match
    return other
