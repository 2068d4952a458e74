"""Tables in memory: bounded, and those looked at longest ago go first."""

from pathlib import Path
from sys import getsizeof

import pytest
from rigs.play import ME, create, next_move, play, same

from tablero.server.storage import store as storing
from tablero.server.storage.store import Store
from tablero.server.tables.kept.memory import MEGABYTE, weight
from tablero.server.tables.ledger import OUT_OF_USE, SNAPSHOT_OF_TALK, Tables
from tablero.server.tables.table import CHAT_KEPT, Table
from tablero.server.tables.told.messages import chat_lines
from tablero.server.tables.wanted.orders import SayOrder
from tablero.server.tables.who.people import Person
from tests.server.set_clock import SetClock


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'x.db'}")


def here(tables: Tables, made: list[Table]) -> list[bool]:
    """Which are in memory; asking is looking, so ask last."""
    return [tables._memory._tables.get(table.id) is not None for table in made]


def test_memory_is_bounded_and_the_last_looked_at_stay(store: Store) -> None:
    tables = Tables(store, megabytes=1)
    made = [create(tables)]
    for _ in range(60):
        made.append(create(tables))
        assert tables.cached(made[0].id) is not None  # somebody looks all the time
    kept = here(tables, made)
    assert kept[0]
    assert kept[-1]
    assert sum(kept) == MEGABYTE // weight(made[0])
    assert not any(kept[1:30])


def test_a_long_table_counts_for_more(store: Store) -> None:
    tables = Tables(store)
    table = create(tables)
    before = weight(table)
    assert weight(play(tables, table, 100)) > 1.5 * before


def test_talk_and_those_who_came_and_went_count_for_what_they_are(store: Store) -> None:
    """A chat full of pictures counted for a quarter, and who ever sat there for nothing."""
    tables = Tables(store)
    table = create(tables)
    before = weight(table)
    for number in range(CHAT_KEPT):
        say = SayOrder(table.id, f"say-{number:06}", ME, "\U0001f600" * 500)
        tables.carry_out([say])
    table = tables.get(table.id)
    said = sum(getsizeof(line) + getsizeof(line.text) for line in table.chat)
    assert said < weight(table) - before < 2 * said
    before = weight(table)
    for number in range(300):
        table.meet(f"sitting-{number:08}", Person("0" * 32, "\U0001f600" * 24))
    came = sum(
        getsizeof(sitting) + getsizeof(person) + sum(map(getsizeof, person))
        for sitting, person in table.people.items()
    )
    assert came < weight(table) - before < 2 * came


def test_a_table_out_of_use_costs_nothing_and_comes_back(store: Store) -> None:
    clock = SetClock()
    tables = Tables(store, clock=clock)
    old, looked_at = play(tables, create(tables), 70), create(tables)
    clock.at += OUT_OF_USE - 1
    tables.put_out()
    assert here(tables, [old, looked_at]) == [True, True]
    assert tables.get(looked_at.id) is looked_at
    clock.at += 2
    tables.put_out()
    assert here(tables, [old, looked_at]) == [False, True]
    assert same(tables.get(old.id), old)


def test_a_long_chat_is_not_read_from_its_beginning(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "CHECKED_WHOLE", 600)
    tables = Tables(store)
    table = play(tables, create(tables), 5)
    for number in range(2 * SNAPSHOT_OF_TALK):
        done = tables.carry_out([SayOrder(table.id, f"line-{number:05d}", ME, f"line {number}")])[0]
        assert done.table is not None
        table = done.table
    rows: list[int] = []
    read = Store._rows

    def noted(self: Store, *args: object) -> object:
        found = read(self, *args)  # type: ignore[arg-type]
        rows.append(len(found))
        return found

    monkeypatch.setattr(Store, "_rows", noted)
    again = store.load(table.id)
    assert again is not None
    assert again.chain == table.chain
    assert chat_lines(again, 0) == chat_lines(table, 0)
    assert len(rows) == 1
    assert rows[0] <= SNAPSHOT_OF_TALK
    assert next_move(again, 1).chosen == next_move(table, 1).chosen
