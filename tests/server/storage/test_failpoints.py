"""Death at every point of the commit path, for every kind of order: once is once."""

from collections.abc import Callable
from pathlib import Path

import pytest
from rigs.play import ME, create, next_move, play

from tablero.server import failpoints
from tablero.server.storage.store import Store
from tablero.server.tables.kept import facts
from tablero.server.tables.ledger import Tables
from tablero.server.tables.told import wire
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.opening import Beginning, order, rematch_order
from tablero.server.tables.wanted.orders import (
    JoinOrder,
    LeaveOrder,
    Move,
    Order,
    RematchOrder,
    SayOrder,
    TakeOverOrder,
    UndoOrder,
)
from tablero.server.tables.who.people import Asker


class Died(BaseException):
    """What os._exit is to a process."""


def a_creation(_tables: Tables) -> Order:
    return order(wire.CreateTable("puerto_rico", [wire.SeatRequest("me")] * 3), ME)


def a_move(tables: Tables) -> Order:
    return next_move(play(tables, create(tables), 3), 99)


def an_undo(tables: Tables) -> Order:
    table = play(tables, create(tables), 1)
    assert table.match is not None
    seat = table.match.entries[-1].seat
    return UndoOrder(Move(table.id, seat, "take-back", table.seq, asker=ME), 0)


def a_join(tables: Tables) -> Order:
    table = create(tables, "me", "open", "open")
    wanted = JoinOrder(table.id, 1, "join-1", Asker("another"), "Boris")
    wanted.invited = table.seats[1].sitting
    return wanted


def a_leave(tables: Tables) -> Order:
    return LeaveOrder(create(tables).id, 1, "leave-1", ME)


def a_take_over(tables: Tables) -> Order:
    return TakeOverOrder(create(tables).id, 1, "bot-1", ME, absent=True)


def a_chat_line(tables: Tables) -> Order:
    return SayOrder(create(tables).id, "say-1", ME, "hello")


def a_rematch(tables: Tables) -> Order:
    return rematch_order(create(tables), Beginning("the-rematch", bytes(32)), ME)


def a_rematch_mark(tables: Tables) -> Order:
    return RematchOrder(create(tables).id, ME, "the-rematch")


KINDS = [
    a_creation,
    a_move,
    an_undo,
    a_join,
    a_leave,
    a_take_over,
    a_chat_line,
    a_rematch,
    a_rematch_mark,
]


@pytest.mark.parametrize("make", KINDS)
@pytest.mark.parametrize(("point", "stored"), [("before_commit", 0), ("after_commit", 1)])
def test_death_at_every_point_of_every_order(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    make: Callable[[Tables], Order],
    point: str,
    stored: int,
) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    store = Store(url)
    wanted = make(Tables(store))
    before = len(store.rows(wanted.table_id))

    def die(name: str) -> None:
        if name == point:
            raise Died

    with monkeypatch.context() as armed:
        armed.setattr(failpoints, "reach", die)
        with pytest.raises(Died):
            Tables(store).carry_out([wanted])
    store.close()
    again = Store(url)
    assert len(again.rows(wanted.table_id)) == before + stored
    answers = [Tables(again).carry_out([wanted])[0].answer for _ in range(3)]
    assert answers[0]
    assert set(answers) == {answers[0]}
    rows = again.rows(wanted.table_id)
    assert len(rows) == before + 1
    assert rows[-1].answer == answers[0]
    again.close()


def test_death_between_a_draw_and_its_commit_does_not_change_the_draw(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever can make the server die could try again for better cards."""
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    table = create(Tables(store))
    drawn: list[list[str]] = []
    for number in range(200):
        wanted = next_move(table, number)
        ahead = table.next(0.0)
        wanted.carry_on(ahead)
        drawn.append(ahead.drawn_since(table.ply))
        with monkeypatch.context() as armed:
            armed.setattr(failpoints, "reach", _die)
            with pytest.raises(Died):
                Tables(store).carry_out([wanted])
        done = Tables(store).carry_out([wanted])[0]
        assert done.table is not None
        table = done.table
        fact = facts.decode(store.rows(table.id)[-1].body)
        assert isinstance(fact, facts.Answered)
        assert fact.drawn == drawn[-1]
        if sum(any(one) for one in drawn) == 2:
            return
    raise AssertionError("nothing was drawn")


def _die(_name: str) -> None:
    raise Died


def test_of_a_hundred_who_want_one_seat_one_gets_it(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    tables = Tables(store)
    table = create(tables, "me", "open", "open")
    wanted = [JoinOrder(table.id, 1, f"join-{n}", Asker(f"browser-{n}"), "") for n in range(100)]
    for one in wanted:
        one.invited = table.seats[1].sitting
    done = tables.carry_out(list[Order](wanted))
    assert [one.refused for one in done].count(None) == 1
    refused = [one.refused for one in done if isinstance(one.refused, Refused)]
    assert {one.code for one in refused} == {"invite_used"}
    assert len(store.rows(table.id)) == 2
