"""Used command ids, clashes and cold tables: whoever brings them about harms nobody else."""

import asyncio
import threading
from pathlib import Path

import pytest
from rigs.harness import Browser, Server
from rigs.play import ME, create, next_move, play

from tablero.server.settings import Settings
from tablero.server.site import Site, make_keys
from tablero.server.storage.store import Store
from tablero.server.tables.kept.keeping import Batch, NotStored
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.opening import order
from tablero.server.tables.wanted.orders import JoinOrder, Move, Order, PlayOrder, SayOrder
from tablero.server.tables.who.people import Asker

STRANGER = Asker("a-stranger")


class CountingStore(Store):
    """Notes what is asked of it."""

    commits = 0
    loads = 0
    looks = 0

    def commit(self, batch: Batch) -> set[str]:
        self.commits += 1
        return super().commit(batch)

    def load(self, table_id: str, from_start: bool = False) -> Table | None:
        self.loads += 1
        return super().load(table_id, from_start)

    def catch_up(self, table: Table) -> Table:
        self.looks += 1
        return super().catch_up(table)


@pytest.fixture
def store(tmp_path: Path) -> CountingStore:
    return CountingStore(f"sqlite:///{tmp_path / 'x.db'}")


def code_of(tables: Tables, order: Order) -> str:
    refused = tables.carry_out([order])[0].refused
    return "" if refused is None else refused.code


def test_a_used_id_costs_no_rollback_and_empties_nothing(store: CountingStore) -> None:
    tables = Tables(store)
    table, other = create(tables), create(tables)
    said = SayOrder(table.id, "said-before", ME, "hello")
    first = tables.carry_out([said])[0]
    store.commits = store.loads = 0
    again, moved = tables.carry_out([said, next_move(other, 1)])
    assert again.answer == first.answer
    assert again.table is None
    assert moved.table is not None
    assert (store.commits, store.loads) == (1, 0)
    assert tables.cached(table.id) is first.table


def test_a_clash_is_decided_anew_for_its_own_table_alone(store: CountingStore) -> None:
    ours, theirs = Tables(store), Tables(store)
    clashing, other = create(ours), create(ours)
    line = theirs.carry_out([SayOrder(clashing.id, "from-there", ME, "hello")])[0]
    assert line.table is not None
    store.commits = store.loads = 0
    late, fine = ours.carry_out([next_move(clashing, 1), next_move(other, 1)])
    assert fine.table is not None
    assert late.table is not None  # a line of chat makes no move late
    assert late.table.seq == clashing.seq + 2
    assert (store.commits, store.loads) == (2, 0)  # the second for the one table that clashed
    assert ours.cached(other.id) is fine.table
    found = store.load(clashing.id)
    assert found is not None
    assert found.chain == late.table.chain


def test_a_late_move_is_looked_into_once_and_again_when_others_wrote(
    store: CountingStore, tmp_path: Path
) -> None:
    """Each cost the writer two questions to the disk, though nobody else had written anything."""
    tables = Tables(store)
    table = play(tables, create(tables), 3)
    late = [PlayOrder(Move(table.id, 0, f"too-late-{n}", 0, ME), 0) for n in range(50)]
    assert {code_of(tables, order) for order in late} == {"stale"}
    assert store.looks == 1
    theirs = Tables(Store(f"sqlite:///{tmp_path / 'x.db'}"))  # another process
    moved = theirs.carry_out([next_move(theirs.get(table.id), 71)])[0].table
    assert moved is not None
    assert code_of(tables, next_move(moved, 72)) == ""  # late here, as long as nobody looks
    assert store.looks == 2


def test_a_stranger_with_a_used_id_is_refused(store: CountingStore) -> None:
    tables = Tables(store)
    table = create(tables)
    order = next_move(table, 1)
    assert tables.carry_out([order])[0].table is not None
    move = Move(table.id, order.seat, order.command_id, table.seq, STRANGER)
    assert code_of(tables, PlayOrder(move, order.chosen)) == "not_your_seat"
    said = SayOrder(table.id, "said-before", ME, "hello")
    tables.carry_out([said])
    assert code_of(tables, SayOrder(table.id, "said-before", STRANGER, "x")) == "not_your_seat"


def test_the_ids_of_bots_cannot_be_used_up_by_people(store: CountingStore) -> None:
    tables = Tables(store)
    table = create(tables)
    move = next_move(table, 1)
    move.command_id = f"~bot/{table.seq + 1}"
    assert code_of(tables, move) == "bad_request"
    bots = create(tables, "random", "random", "random")
    assert bots.match is not None
    named = Move(bots.id, bots.acting(), "a-persons-id", bots.seq, bot="random")
    assert code_of(tables, PlayOrder(named, bots.match.state.answers()[0])) == "bad_request"


def test_over_the_wire(server: Server, anna: Browser, boris: Browser) -> None:
    table = anna.create("puerto_rico", "me", "hotseat", "hotseat")["table"]
    seen = anna.see(table)
    first = anna.play(seen, name="the-command")
    assert first.status_code == 200
    stolen = boris.command(table, seen["ask"]["seat"], 1, {"type": "undo", "to": 0}, "the-command")
    assert (stolen.status_code, stolen.json()["code"]) == (403, "not_your_seat")
    for name in ("~bot/0000012", "~create", "~rematch"):
        assert anna.play(anna.see(table), name=name).status_code == 400


def test_a_cold_table_is_not_read_in_the_writers_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path / 'x.db'}", look_around=0)
    where: list[str] = []
    load = Store.load

    def noted(self: Store, table_id: str, from_start: bool = False) -> Table | None:
        where.append(threading.current_thread().name)
        return load(self, table_id, from_start)

    monkeypatch.setattr(Store, "load", noted)
    store = Store(settings.db)
    table = play(Tables(store), create(Tables(store)), 3)
    store.close()
    where.clear()

    async def go() -> None:
        site = Site(settings, make_keys(settings))
        try:
            await site.carry_out(SayOrder(table.id, "a-cold-one", ME, "hello"))
            with pytest.raises(Refused, match="unknown_table"):
                await site.carry_out(SayOrder("no-such-table", "a-cold-one", ME, "hello"))
        finally:
            await site.close()

    asyncio.run(go())
    assert where
    assert where[0].startswith("opening")


class FullStore(Store):
    """Its disk is full, once."""

    is_full = False

    def commit(self, batch: Batch) -> set[str]:
        if self.is_full:
            self.is_full = False
            raise NotStored("disk is full")
        return super().commit(batch)


def test_a_retry_beside_its_command_is_acknowledged_once_both_are_stored(tmp_path: Path) -> None:
    """By socket and by request at once: both are in one transaction, and it fails. What had been
    answered before stays answered."""
    store = FullStore(f"sqlite:///{tmp_path / 'x.db'}")
    tables = Tables(store)
    table = create(tables)
    said = SayOrder(table.id, "said-before", ME, "hello")
    first = tables.carry_out([said])[0]
    assert first.table is not None
    move = next_move(first.table, 1)
    join = JoinOrder(table.id, 0, "~join/1", ME, "")
    create_again = order(wire.CreateTable("puerto_rico", [wire.SeatRequest("me")] * 3), ME)
    store.is_full = True
    outcomes = tables.carry_out([said, move, move, join, create_again, create_again])
    codes = ["" if one.refused is None else one.refused.code for one in outcomes]
    assert codes == ["", *["not_stored"] * 5]
    assert outcomes[0].answer == first.answer
    assert tables.get(table.id).seq == first.table.seq
    again = tables.carry_out([move, move])
    assert [one.refused for one in again] == [None, None]
    assert again[0].answer == again[1].answer != b""
    assert tables.get(table.id).seq == first.table.seq + 1
