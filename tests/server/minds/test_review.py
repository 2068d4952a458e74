"""Looking back at a finished game: by workers that have nothing else to do, told as it goes on."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from rigs.harness import Browser, Json, Server

from tablero.bots.review import Choice, Option, choices
from tablero.core.rng import FastRng
from tablero.server.minds import hints as hints_module
from tablero.server.minds import reviews as reviews_module
from tablero.server.minds.hints import Hints
from tablero.server.minds.pool import Pool
from tablero.server.minds.process import Process
from tablero.server.minds.reviews import Reviews
from tablero.server.minds.thinking import reviewed_choice
from tablero.server.storage.store import Store
from tablero.server.tables.kept.replays import Replay
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.told.wire_hints import Review
from tablero.server.tables.who.people import Asker
from tests.server.minds.test_hints import ANNA, BORIS, hot_seat
from tests.server.minds.test_minds import until
from tests.server.tables.test_tables import play_out

GAME = "puerto_rico"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that judges a choice by a glance: every simulation more is the same code again."""
    with Server(tmp_path_factory.mktemp("review"), TABLERO_REVIEW_SECONDS="0.01") as running:
        yield running
        assert not running.tracebacks()


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    store = Store(f"sqlite:///{tmp_path / 'review.db'}")
    yield Tables(store)
    store.close()


def reviewed(browser: Browser, table: str) -> Json:
    for _time in range(300):
        answer = browser.get(f"/api/tables/{table}/review")
        told = dict(answer.json())
        if answer.status_code != 200 or told["done"] == told["of"]:
            return told
        assert told["choices"] == []
    raise AssertionError("no review after five minutes")


def over(tables: Tables) -> Table:
    """A finished game as a table holds it, played at random."""
    table = hot_seat(tables).fork()
    assert table.match is not None
    dice = FastRng.seeded(3)
    while not table.match.is_over():
        answers = table.match.state.answers()
        table.match.play(answers[int(dice.step()) % len(answers)])
    return table


async def choices_of(_asker: Asker, table: Table) -> tuple[Replay, list[int]]:
    replay = Replay(table)
    return replay, choices(replay.match)


# -- at a real server ------------------------------------------------------------------------------
def test_after_the_end_everybody_may_look_back(anna: Browser, boris: Browser) -> None:
    table = anna.create(GAME, "me", "hotseat", auto_single=True)["table"]
    assert reviewed(anna, table)["code"] == "game_running"
    result = play_out(anna, table)["result"]
    told = reviewed(boris, table)
    assert told["learned"] is True
    assert [seat for seat, share in enumerate(told["outcome"]) if share] == result["winners"]
    plies = [choice["ply"] for choice in told["choices"]]
    assert plies == sorted(set(plies))
    history = anna.get(f"/api/tables/{table}/history").json()
    for choice in told["choices"]:
        item = history[choice["ply"]]
        assert (choice["seat"], choice["kind"]) == (item["seat"], item["kind"])
        assert choice["chosen"]["word"] == item["word"]
        assert not item["auto"]
        assert len(choice["shares"]) == 2
        assert (choice["better"] is None) == (choice["fall"] == 0)
    assert any(choice["fall"] > 0 for choice in told["choices"])
    assert reviewed(anna, table) == told  # kept
    assert reviewed(anna, "nowhere")["code"] == "unknown_table"


@pytest.mark.parametrize(("more", "is_told"), [(0.00004, False), (0.0002, True)])
def test_what_is_told_as_no_fall_has_nothing_better(
    tables: Tables, more: float, is_told: bool
) -> None:
    match = hot_seat(tables).match
    assert match is not None
    chosen, best, *_others = match.state.answers()
    found = Choice(
        "pick_role", 0, [0.5, 0.5], Option(match.state, chosen, 0.3),
        Option(match.state, best, 0.3 + more),
    )  # fmt: skip
    told = reviewed_choice(7, found)
    assert (told.fall > 0, told.better is not None) == (is_told, is_told)


# -- under way -------------------------------------------------------------------------------------
def test_it_makes_way_for_tables_and_rests_when_nobody_looks(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews_module, "HOLD", 0.05)
    monkeypatch.setattr(hints_module, "HOLD", 30.0)
    done, running = over(tables), hot_seat(tables, creator=BORIS)

    async def go() -> None:
        pool = Pool(1, 5.0, 0)
        reviews, hints = Reviews(pool, choices_of, 0.2), Hints(pool)
        first = await reviews.review(ANNA, done)
        assert first.done < first.of
        assert len(reviews) == 1
        assert (await hints.hint(BORIS, running)).ready
        meanwhile = await reviews.review(ANNA, done)
        assert meanwhile.done < meanwhile.of  # the hint has not waited for all of it
        monkeypatch.setattr(reviews_module, "PATIENCE", 0.0)  # nobody asks any more
        await until(lambda: len(reviews) == 0)
        monkeypatch.setattr(reviews_module, "PATIENCE", 15.0)
        rested = await reviews.review(ANNA, done)
        assert meanwhile.done <= rested.done < rested.of
        assert len(reviews) == 1  # it goes on
        reviews.close()
        await pool.close()

    asyncio.run(go())


FAILS = """
from tablero.server.minds import thinking, worker
thinking.judge = lambda *_: 1 / 0
worker.main()
"""
ONE_IN_FIVE_FAILS = """
import os
from tablero.server.minds import thinking, worker
from tablero.bots.review import Choice, Option
def judge(view, chosen, budget, rest):
    ply = int(view.state.ply)
    if ply % 10 == 3:
        os._exit(1)
    if ply % 10 == 7:
        raise MemoryError
    option = Option(view.state, chosen, 0.5)
    return Choice(view.state.kind().name, view.seat, [0.5, 0.5], option, option)
thinking.judge = judge
worker.main()
"""


def test_a_choice_that_cannot_be_judged_is_skipped(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether its worker says so or dies of it."""
    monkeypatch.setattr(Process, "command", ("-c", ONE_IN_FIVE_FAILS))
    table = over(tables)
    replay = Replay(table)
    plies = [ply for ply in choices(replay.match) if 20 <= ply < 40]
    lost = [ply for ply in plies if int(replay.position(ply).ply) % 10 in {3, 7}]

    async def some(_asker: Asker, _table: Table) -> tuple[Replay, list[int]]:
        return replay, plies

    async def go() -> Review:
        pool = Pool(1, 5.0, 0)
        reviews = Reviews(pool, some, 0.2)
        told = await reviews.review(ANNA, table)
        while told.done < told.of:
            told = await reviews.review(ANNA, table)
        await pool.close()
        return told

    told = asyncio.run(go())
    assert lost
    assert told.skipped == lost
    assert [choice.ply for choice in told.choices] == [ply for ply in plies if ply not in lost]


def test_workers_that_judge_nothing_say_so_and_what_is_judged_is_kept(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews_module, "HOLD", 0.5)
    table = over(tables)

    async def go() -> None:
        reviews = Reviews(pool := Pool(1, 5.0, 0), choices_of, 0.2)
        before = await reviews.review(ANNA, table)
        while before.done < 2:
            before = await reviews.review(ANNA, table)
        reviews.close()
        await until(lambda: len(reviews) == 0)
        monkeypatch.setattr(Process, "command", ("-c", FAILS))
        for process in pool._processes:  # the next worker is one that fails
            process._stop()
        monkeypatch.setattr(reviews_module, "HOLD", 30.0)
        with pytest.raises(Refused, match="no_review"):
            await reviews.review(ANNA, table)
        monkeypatch.setattr(reviews_module, "HOLD", 0.0)
        after = await reviews.review(ANNA, table)
        assert after.done >= before.done
        reviews.close()
        await pool.close()

    asyncio.run(go())


def test_only_so_many_are_at_work(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "HOLD", 0.0)
    monkeypatch.setattr(reviews_module, "MOST_AT_WORK", 1)
    one, two = over(tables), over(tables)

    async def go() -> None:
        pool = Pool(1, 5.0, 0)
        reviews = Reviews(pool, choices_of, 0.2)
        await reviews.review(ANNA, one)
        with pytest.raises(Refused, match="too_many"):
            await reviews.review(BORIS, two)
        reviews.close()
        await pool.close()

    asyncio.run(go())


def test_one_household_does_not_take_all_places(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews_module, "HOLD", 0.0)
    several = [over(tables) for _time in range(reviews_module.MOST_AT_HOME + 1)]

    async def go() -> None:
        pool = Pool(1, 5.0, 0)
        reviews = Reviews(pool, choices_of, 0.2)
        for table in several[:-1]:
            await reviews.review(ANNA, table)
        with pytest.raises(Refused, match="too_many"):
            await reviews.review(Asker("anna-again", address=ANNA.address), several[-1])
        assert len(reviews) == reviews_module.MOST_AT_HOME
        await reviews.review(BORIS, several[-1])
        assert len(reviews) == reviews_module.MOST_AT_HOME + 1
        reviews.close()
        await pool.close()

    asyncio.run(go())
