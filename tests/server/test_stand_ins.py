"""What a bot answers in a person's place is told as the bot's, to everybody and for good."""

from pathlib import Path

import pytest
from rigs.play import ME, create, same

from tablero.core.kinds import NOBODY
from tablero.server.minds.thinking import bot_order
from tablero.server.storage.store import Store
from tablero.server.tables.ledger import SNAPSHOT_EVERY, Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import messages, wire
from tablero.server.tables.wanted.orders import (
    JoinOrder,
    LeaveOrder,
    Move,
    Order,
    PlayOrder,
    UndoOrder,
)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'log.db'}")


def done(tables: Tables, order: Order) -> Table:
    result = tables.carry_out([order])[0]
    assert result.table is not None, result.refused
    return result.table


def answered(tables: Tables, table: Table) -> Table:
    """By whoever sits there now."""
    assert table.match is not None
    answers = table.match.state.answers()
    answer = answers[table.ply % len(answers)]
    if table.bot_to_act():
        return done(tables, bot_order(table, answer))
    move = Move(table.id, table.acting(), f"mine-{table.seq}", table.seq, ME)
    return done(tables, PlayOrder(move, answer))


def told(table: Table) -> list[wire.LogItem]:
    everybody = [messages.log_of(table, 0, seat) for seat in (0, 1, NOBODY)]
    bots = [[item.bot for item in items] for items in everybody]
    assert bots[0] == bots[1] == bots[2]
    return everybody[0]


def test_a_bot_that_keeps_a_seat_warm_is_named_with_its_answers(store: Store) -> None:
    tables = Tables(store)
    table = create(tables, "me", "greedy")
    while table.acting() != 0:
        table = answered(tables, table)
    first = table.ply
    table = done(tables, LeaveOrder(table.id, 0, "leaving-1", ME, "hard"))
    assert [seat.held for seat in messages.seats(table, [], messages.Present(), [])] == [
        True,
        False,
    ]
    table = answered(tables, table)
    assert told(table)[first].bot == "hard"
    assert {item.bot for item in told(table) if item.seat == 1} <= {""}  # a bot at its own seat
    table = done(tables, JoinOrder(table.id, 0, "back-again", ME, ""))
    while table.acting() != 0:
        table = answered(tables, table)
    table = answered(tables, table)
    items = told(table)
    assert items[-1].seat == 0
    assert [item.ply - 1 for item in items if item.bot] == [first]
    assert same(Tables(store).get(table.id), table)
    assert told(Tables(store).get(table.id)) == items


def test_what_was_taken_back_nobody_answered(store: Store) -> None:
    tables = Tables(store)
    table = create(tables, "me", "me")
    table = done(tables, LeaveOrder(table.id, table.acting(), "leaving-1", ME, "hard"))
    seat = table.acting()
    table = answered(tables, table)
    table = done(tables, JoinOrder(table.id, seat, "back-again", ME, ""))
    move = Move(table.id, seat, "taking-back", table.seq, ME)
    table = done(tables, UndoOrder(move, 0))
    table = answered(tables, table)
    assert [item.bot for item in told(table)][:1] == [""]


def test_a_snapshot_knows_it_too(store: Store) -> None:
    tables = Tables(store)
    table = create(tables, "me", "greedy", game="gwt2")
    table = done(tables, LeaveOrder(table.id, 0, "leaving-1", ME, "hard"))
    while table.seq < SNAPSHOT_EVERY + 3:
        table = answered(tables, table)
    again = Tables(store).get(table.id)
    assert same(again, table)
    last = [item.bot for item in told(again)]
    assert last == [item.bot for item in told(table)][-len(last) :]
    assert "hard" in last


def test_who_played_to_the_end_has_no_bot_sit_there_afterwards(store: Store) -> None:
    """The result would tell of a bot that lost."""
    tables = Tables(store)
    table = create(tables, "me", "me")
    while table.status == "playing":
        table = answered(tables, table)
    refused = tables.carry_out([LeaveOrder(table.id, 0, "leaving-1", ME, "hard")])[0].refused
    assert refused is not None
    assert refused.code == "not_playing"
    assert not tables.get(table.id).seats[0].bot
