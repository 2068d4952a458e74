"""Takebacks against bots: over draws and their answers, the same chance again, told to all."""

import time
from pathlib import Path

import pytest
from rigs.harness import Browser
from rigs.play import ME, create, same

from tablero.cli.commands import verify
from tablero.core.text import record
from tablero.server.storage.store import Store
from tablero.server.tables.kept.replays import written
from tablero.server.tables.ledger import SNAPSHOT_EVERY, Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import messages
from tablero.server.tables.wanted.orders import (
    GameOrder,
    JoinOrder,
    LeaveOrder,
    Move,
    PlayOrder,
    UndoOrder,
)
from tablero.server.tables.wanted.takebacks import KEPT
from tablero.server.tables.who.people import NO_ASKER
from tests.server.tables.test_tables import play_out

GAMES = ("puerto_rico", "gwt2")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'log.db'}")


def carried_out(tables: Tables, order: GameOrder) -> Table:
    done = tables.carry_out([order])[0]
    assert done.table is not None, done.refused
    return done.table


def step(tables: Tables, table: Table, which: int) -> Table:
    """Whoever is asked answers, person or bot."""
    assert table.match is not None
    answers = table.match.state.answers()
    return carried_out(tables, PlayOrder(next_move(table), answers[which % len(answers)]))


def next_move(table: Table) -> Move:
    bot = table.bot_to_act()
    number = f"{'~bot/' if bot else 'mine-'}{table.seq}"
    return Move(table.id, table.acting(), number, table.seq, NO_ASKER if bot else ME, bot)


def my_turn(tables: Tables, table: Table) -> Table:
    while table.status == "playing" and table.bot_to_act():
        table = step(tables, table, table.ply * 7)
    return table


def back(tables: Tables, table: Table, to: int) -> Table:
    move = Move(table.id, 0, f"mine-{table.seq}", table.seq, ME)
    return carried_out(tables, UndoOrder(move, to))


def offered(table: Table) -> int | None:
    info = messages.undo(table, 0)
    return None if info is None else info.back


def crossed(tables: Tables, table: Table) -> tuple[Table, Table]:
    """A decision of mine, and the table after it and after bots have moved or cards were drawn."""
    for number in range(300):
        table = my_turn(tables, table)
        before = table
        table = my_turn(tables, step(tables, table, number))
        if offered(table) == before.ply:
            return before, table
    raise AssertionError("nothing is ever crossed")


@pytest.mark.parametrize("game", GAMES)
def test_the_same_answer_after_a_takeback_brings_the_same_chance(store: Store, game: str) -> None:
    tables = Tables(store)
    table = create(tables, "me", "random", "random", game=game, takebacks=True)
    for _ in range(6):
        before, after = crossed(tables, table)
        assert after.match is not None
        played = after.match.entries_after(before.ply)
        again = back(tables, after, before.ply)
        assert again.state_hash() == before.state_hash()
        assert again.acting() == 0
        for entry in played:  # the very answers once more
            again = carried_out(tables, PlayOrder(next_move(again), entry.answer))
        assert again.state_hash() == after.state_hash()
        table = again
    assert table.taken_back == [6, 0, 0]


@pytest.mark.parametrize("game", GAMES)
def test_takebacks_read_back_with_and_without_snapshots(store: Store, game: str) -> None:
    """A takeback that leads to before a snapshot is read from the snapshot too."""
    tables = Tables(store)
    table = create(tables, "me", "random", "random", game=game, takebacks=True)
    number = 0
    while table.status == "playing" and number < 3 * SNAPSHOT_EVERY:
        number += 1
        table = step(tables, my_turn(tables, table), number)
        to = offered(table)
        if to is not None and number % 3 == 0:
            table = back(tables, table, to)
        if number % 5 == 0:
            quick, slow = store.load(table.id), store.load(table.id, True)
            assert quick is not None
            assert slow is not None
            assert same(quick, table)
            assert same(slow, table)
    assert sum(table.taken_back) > 5
    assert table.saved > 0


def test_one_goes_back_step_by_step_and_not_for_ever(store: Store) -> None:
    tables = Tables(store)
    table = create(tables, "me", "random", "random", takebacks=True)
    for number in range(40):
        table = my_turn(tables, step(tables, my_turn(tables, table), number))
    reached = []
    while (to := offered(table)) is not None:
        table = back(tables, table, to)
        reached.append(to)
    assert reached == sorted(reached, reverse=True)
    assert 1 < len(reached) <= KEPT
    done = tables.carry_out([UndoOrder(Move(table.id, 0, "too-far", table.seq, ME), 0)])[0]
    assert done.refused is not None
    assert done.refused.code == "illegal_undo"


@pytest.mark.parametrize(
    ("seats", "wanted"),
    [(("me", "random", "random"), False), (("me", "me", "random"), True)],
    ids=["not wished", "two people"],
)
def test_elsewhere_the_boundary_holds(store: Store, seats: tuple[str, ...], wanted: bool) -> None:
    tables = Tables(store)
    table = create(tables, *seats, takebacks=wanted)
    for number in range(20):
        table = my_turn(tables, step(tables, my_turn(tables, table), number))
        assert offered(table) is None
        assert table.marks == ()


@pytest.mark.parametrize(
    ("seats", "wanted", "told"),
    [
        (("me", "random", "random"), True, True),
        (("me", "random", "random"), False, False),
        (("me", "me", "random"), True, False),
    ],
    ids=["wished", "not wished", "two people"],
)
def test_that_takebacks_are_counted_is_told_before_the_first_decision(
    store: Store, seats: tuple[str, ...], wanted: bool, told: bool
) -> None:
    """Nobody is warned of what cannot be taken back, and can be."""
    tables = Tables(store)
    table = my_turn(tables, create(tables, *seats, takebacks=wanted))
    for _ in range(5):
        info = messages.undo(table, 0)
        assert (info is not None and info.counted) == told
        table = my_turn(tables, step(tables, table, 1))


def test_the_record_tells_and_is_proven(visitor: Browser, tmp_path: Path) -> None:
    table = visitor.create("puerto_rico", "me", "random", "random", takebacks=True)["table"]
    taken = 0
    for number in range(3000):
        seen = visitor.see(table)
        to = (seen["undo"] or {}).get("back")
        if to is not None and taken < 3:
            done = visitor.command(table, 0, seen["seq"], {"type": "undo", "to": to})
            taken += done.status_code == 200
        elif seen["ask"] and seen["ask"]["yours"]:
            visitor.play(seen, number)
        else:
            time.sleep(0.01)  # the bots think
        if taken == 3:
            break
    assert taken == 3
    assert visitor.see(table)["takebacks"] == [3, 0, 0]
    play_out(visitor, table)
    text = visitor.get(f"/api/tables/{table}/record").text
    checked = record.check(text)
    assert checked.takebacks == {"A": 3}
    assert checked.proof.revealed
    path = tmp_path / "game.rec"
    path.write_text(text, encoding="utf-8")
    assert "took back past what was seen: A 3 times" in verify.line(verify.check(path))


def test_a_record_without_takebacks_says_nothing_of_them(store: Store) -> None:
    tables = Tables(store)
    table = create(tables, "me", "random", "random", takebacks=True)
    text = written(step(tables, my_turn(tables, table), 0))
    assert "takebacks" not in text
    assert record.check(text).takebacks == {}


def test_who_comes_back_may_take_back_again(store: Store) -> None:
    """What is shown of a position is kept; whether it may be left is another matter while a bot
    sits there."""
    tables = Tables(store)
    table = create(tables, "me", "random", "random", takebacks=True)
    _, table = crossed(tables, table)
    showing = messages.Showing()

    def shown(now: Table) -> int | None:
        info = showing.of(now, 0).undo
        return None if info is None else info.back

    offers = shown(table)
    assert offers is not None
    left = tables.carry_out([LeaveOrder(table.id, 0, "~leave/1", ME, "random")])[0].table
    assert left is not None
    assert shown(left) is None
    back = tables.carry_out([JoinOrder(table.id, 0, "~join/1", ME, "")])[0].table
    assert back is not None
    assert shown(back) == offers
