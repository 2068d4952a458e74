"""How soon a bot answers must not tell its hand: single answers come at the table's pace."""

import asyncio
from copy import copy
from pathlib import Path

import pytest

from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FastRng
from tablero.server.minds.bots import PACES_KEPT, Bots, Paces
from tablero.server.minds.pool import SHARED, Asked
from tablero.server.settings import Settings
from tablero.server.storage.store import Store
from tablero.server.tables.hub import Watcher
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire
from tablero.server.tables.wanted.opening import order
from tablero.server.tables.who.people import Asker
from tests.server.minds.test_bots import CarryOut, bot_table, with_match

ME = Watcher("me", "10.0.0.1")
ASKER = Asker("me")


@pytest.fixture
def tables(tmp_path: Path) -> Tables:
    return Tables(Store(f"sqlite:///{tmp_path / 'pace.db'}"))


def only_answer(is_forced: bool) -> Match:
    """A question with one answer: one that all can see, or one that hidden cards leave."""
    for seed in range(40):
        match = Match.start(find("gwt2"), 2, None, FastRng.seeded(seed))
        for number in range(300):
            answers = match.state.answers()
            if len(answers) == 1 and match.is_forced() == is_forced:
                return match
            match.play(answers[(number * 7 + seed) % len(answers)])
            if match.is_over():
                break
    raise AssertionError("no such question")


def test_an_answer_that_hidden_cards_leave_comes_at_the_tables_pace(tables: Tables) -> None:
    """At once it would say: there was nothing to think about."""
    table = bot_table(tables, "gwt2", 2, "greedy")
    hidden, open_ = (with_match(table, only_answer(is_forced)) for is_forced in (False, True))
    thought: list[bool] = []

    async def go() -> None:
        bots = Bots(Settings(), CarryOut(tables), lambda _table: [ME])
        think = bots.pool.ask

        def noted(now: Table, household: str) -> Asked:
            thought.append(now is hidden)
            return think(now, household)

        bots.pool.ask = noted  # type: ignore[assignment,method-assign]
        await bots._choose(open_)
        assert thought == []
        await bots._choose(hidden)  # asked like any other question
        assert thought == [True]
        bots._paces.note(hidden, 0.6)  # and not answered sooner than the last was
        began = asyncio.get_running_loop().time()
        assert hidden.match is not None
        assert await bots._choose(hidden) == hidden.match.state.answers()[0]
        assert asyncio.get_running_loop().time() - began >= 0.59
        await bots.close()

    asyncio.run(go())


def asked(tables: Tables, *bots: str) -> Table:
    """A table of these bots, of which the first is asked."""
    wanted = wire.CreateTable("gwt2", [wire.SeatRequest("bot", bot=bot) for bot in bots])
    for _ in range(50):
        table = tables.carry_out([order(wanted, ASKER)])[0].table
        if table is not None and table.bot_to_act() == bots[0]:
            return table
    raise AssertionError("who begins is not drawn")


def test_the_pace_is_that_of_the_last_thought(tables: Tables) -> None:
    table, paces = asked(tables, "hard", "greedy"), Paces()
    assert paces.left(table, 0.0) == 0
    paces.note(table, 3.0)
    assert paces.left(table, 1.0) == 2
    assert paces.left(table, 5.0) == 0
    other = copy(table)
    for number in range(2 * PACES_KEPT):
        other.id = f"other-{number}"
        paces.note(other, 1.0)
    assert len(paces._took) == PACES_KEPT


def test_the_pace_is_the_bots_own(tables: Tables) -> None:
    """A quick one beside it would make the other's only answer come sooner than its others do."""
    paces = Paces()
    hard, greedy = asked(tables, "hard", "greedy"), asked(tables, "greedy", "hard")
    greedy.id = hard.id
    paces.note(hard, 0.6)
    paces.note(greedy, 0.001)
    assert paces.left(hard, 0.0) == 0.6
    assert paces.left(greedy, 0.0) == 0.001


def test_a_bot_that_has_just_sat_down_takes_as_long_as_others_like_it(tables: Tables) -> None:
    """Let in where a hand leaves one answer, it would say so at once."""
    paces, here, elsewhere = Paces(), asked(tables, "hard", "easy"), asked(tables, "hard", "easy")
    paces.note(elsewhere, 0.6)
    assert paces.left(here, 0.0) == 0.6
    paces.note(here, 0.2)
    assert paces.left(here, 0.0) == 0.2


def test_who_stands_long_in_line_slows_down_no_other_table(tables: Tables) -> None:
    paces, here, elsewhere = Paces(), asked(tables, "hard", "easy"), asked(tables, "hard", "easy")
    paces.note(elsewhere, 60.0)
    assert paces.left(elsewhere, 0.0) == 60
    assert paces.left(here, 0.0) == SHARED
