"""What a client answers by itself, as a hand leaves one answer only, is marked for everybody."""

from pathlib import Path

import pytest
from rigs.play import ME, create, same

from tablero.core.kinds import NOBODY
from tablero.server.storage.store import Store
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import messages
from tablero.server.tables.wanted.orders import JoinOrder, LeaveOrder, Move, Order, PlayOrder
from tablero.server.tables.who.people import NO_ASKER, Asker

TRAILS = ("gwt2", "gwt_argentina", "gwt_elpaso")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'log.db'}")


def answer(table: Table, which: int = 0, *, auto: bool = False) -> PlayOrder:
    assert table.match is not None
    bot = table.bot_to_act()
    name = f"{'~bot/' if bot else 'mine-'}{table.seq}"
    move = Move(table.id, table.acting(), name, table.seq, NO_ASKER if bot else ME, bot)
    answers = table.match.state.answers()
    return PlayOrder(move, answers[which % len(answers)], auto)


def asked_for_one(tables: Tables, table: Table) -> Table:
    """As far as a question of a person with one answer, which nobody else can tell."""
    while table.match is not None and table.status == "playing":
        if table.match.state.offered == 1 and not table.bot_to_act():
            return table
        done = tables.carry_out([answer(table, table.ply * 7)])[0]
        assert done.table is not None, done.refused
        table = done.table
    raise AssertionError("there was always a choice")


def refused(tables: Tables, table: Table) -> str:
    done = tables.carry_out([answer(table, auto=True)])[0]
    assert tables.get(table.id).seq == table.seq
    return "" if done.refused is None else done.refused.code


@pytest.mark.parametrize("game", TRAILS)
def test_everybody_can_tell_it_from_a_choice(store: Store, game: str) -> None:
    tables = Tables(store)
    made = create(tables, "me", "random", game=game, auto_single=True, takebacks=True)
    before = asked_for_one(tables, made)
    after = tables.carry_out([answer(before, auto=True)])[0].table
    assert after is not None
    for viewer in (0, 1, NOBODY):
        item, *_ = messages.log_of(after, before.ply, viewer)
        assert (item.seat, item.auto) == (0, True)
    again = Tables(store).get(after.id)
    assert same(again, after)
    assert again.match is not None
    assert again.match.entries[before.ply].is_auto
    assert all(mark.ply < before.ply for mark in after.marks)  # no choice to be given back


def test_a_claim_that_is_not_true_is_refused(store: Store) -> None:
    tables = Tables(store)
    made = create(tables, "me", "random", game="gwt2", auto_single=True)
    assert made.match is not None
    while tables.get(made.id).bot_to_act():
        tables.carry_out([answer(tables.get(made.id))])
    begun = tables.get(made.id)
    assert begun.match is not None
    assert begun.match.state.offered > 1
    assert refused(tables, begun) == "bad_request"


def test_where_it_would_tell_somebody_else_of_a_hand_it_is_refused(store: Store) -> None:
    tables = Tables(store)
    shared = create(tables, "me", "me", game="gwt2", auto_single=True)
    assert refused(tables, asked_for_one(tables, shared)) == "bad_request"


def test_where_somebody_else_may_come_back_from_a_bot_it_is_refused(store: Store) -> None:
    """Whoever got up goes on looking: the mark would tell them of a hand they will play against."""
    tables, boris = Tables(store), Asker("boris")
    table = create(tables, "me", "open", game="gwt2", auto_single=True)
    joins = JoinOrder(table.id, 1, "~join/1", boris, "")
    joins.invited = table.seats[1].sitting
    wanted: list[Order] = [joins, LeaveOrder(table.id, 1, "~leave/1", boris, "easy")]
    for order in wanted:
        assert tables.carry_out([order])[0].refused is None
    assert refused(tables, asked_for_one(tables, tables.get(table.id))) == "bad_request"


def test_where_the_table_does_not_wish_it_it_is_refused(store: Store) -> None:
    tables = Tables(store)
    unwished = create(tables, "me", "random", game="gwt2")
    assert refused(tables, asked_for_one(tables, unwished)) == "bad_request"
