"""A command that is new is known to be so without asking the disk; one that is not is found."""

from pathlib import Path

import pytest

from tablero.server.storage import store
from tablero.server.storage.store import Store
from tablero.server.tables.kept import used
from tablero.server.tables.kept.keeping import CommandKey
from tablero.server.tables.ledger import SNAPSHOT_EVERY, Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire
from tablero.server.tables.wanted.opening import order
from tablero.server.tables.wanted.orders import Move, PlayOrder, SayOrder
from tablero.server.tables.who.people import Asker

ME = Asker("browser-of-a-test")


class CountingStore(Store):
    asked = 0

    def first_answers(self, keys: list[CommandKey]) -> dict[CommandKey, bytes]:
        self.asked += len(keys)
        return super().first_answers(keys)


def new_table(tables: Tables) -> Table:
    wanted = wire.CreateTable("puerto_rico", [wire.SeatRequest("me")] * 3)
    table = tables.carry_out([order(wanted, ME)])[0].table
    assert table is not None
    return table


def next_move(table: Table, name: str = "") -> PlayOrder:
    assert table.match is not None
    move = Move(table.id, table.acting(), name or f"command-{table.seq}", table.seq, asker=ME)
    return PlayOrder(move, table.match.state.answers()[0])


def play(tables: Tables, table: Table, times: int) -> tuple[Table, list[PlayOrder], list[bytes]]:
    orders, answers = [], []
    for _ in range(times):
        one = next_move(table)
        done = tables.carry_out([one])[0]
        assert done.table is not None
        table = done.table
        orders.append(one)
        answers.append(done.answer)
    return table, orders, answers


@pytest.fixture
def place(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'used.db'}"


def test_new_commands_ask_nothing_of_the_disk(place: str) -> None:
    keeping = CountingStore(place)
    tables = Tables(keeping)
    table = new_table(tables)
    keeping.asked = 0
    play(tables, table, 30)
    assert keeping.asked == 0


@pytest.mark.parametrize("times", [10, SNAPSHOT_EVERY + 10])
def test_retries_are_answered_as_the_first_time_also_after_a_restart(
    place: str, times: int
) -> None:
    tables = Tables(Store(place))
    _, orders, answers = play(tables, new_table(tables), times)
    for again in (tables, Tables(Store(place))):
        for one, answer in zip(orders, answers, strict=True):
            done = again.carry_out([one])[0]
            assert (done.answer, done.table) == (answer, None)


def test_a_used_name_for_something_new_is_answered_with_the_old(place: str) -> None:
    """Also inside one batch, and where another process used it."""
    tables, others = Tables(Store(place)), Tables(Store(place))
    table = new_table(tables)
    first, second = (SayOrder(table.id, "same-name-1", ME, text) for text in ("one", "two"))
    done = tables.carry_out([first, second])
    assert done[0].answer == done[1].answer
    assert done[1].table is None
    elsewhere = others.carry_out([SayOrder(table.id, "other-name-1", ME, "three")])[0]
    here = tables.carry_out([SayOrder(table.id, "other-name-1", ME, "four")])[0]
    assert here.answer == elsewhere.answer
    assert [line.text for line in tables.get(table.id, fresh=True).chat] == ["one", "three"]


def test_of_a_long_log_every_command_is_looked_up(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "CHECKED_WHOLE", 20)
    tables = Tables(Store(place))
    table, orders, answers = play(tables, new_table(tables), SNAPSHOT_EVERY + 2)
    again = Tables(Store(place))
    assert again.get(table.id).used is None
    assert again.carry_out([orders[3]])[0].answer == answers[3]


def test_marks_are_bounded() -> None:
    known: used.Used = b""
    for number in range(used.MOST):
        known = used.noted(known, 0, f"command-{number}")
        assert used.may_hold(known, 0, f"command-{number}")
    assert not used.may_hold(known, 1, "another") or not used.may_hold(known, 2, "another")
    assert used.noted(known, 0, "one more") is None
    assert used.may_hold(None, 0, "anything")
