"""Looking back is made once, waits in a line of its own, and holds nobody up who plays."""

import asyncio
import threading

import pytest
from rigs.harness import Browser, Server
from rigs.play import ME, create, next_move

from tablero.core.text import record
from tablero.server.storage.lookback import IN_LINE, LookingBack
from tablero.server.storage.reader import BROWSERS
from tablero.server.storage.store import Store
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.orders import Move, PlayOrder
from tablero.server.tables.who.people import Asker

OTHER = Asker("another-browser")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Store, Table]:
    store = Store(f"sqlite:///{tmp_path_factory.mktemp('over') / 'x.db'}")
    tables = Tables(store)
    table = create(tables)
    number = 0
    while table.status != "over":
        done = tables.carry_out([next_move(table, number, number * 7)])[0]
        assert done.table is not None
        table, number = done.table, number + 1
    return store, table


def test_a_record_is_made_once_and_kept(
    finished: tuple[Store, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, table = finished
    made: list[str] = []
    write = record.write

    def noted(*args: object) -> str:
        made.append(threading.current_thread().name)
        return write(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(record, "write", noted)

    async def go() -> list[str]:
        texts: list[str] = []
        for _process in range(2):
            looking = LookingBack(store)
            for _ in range(3):
                texts.append(await looking.record(ME, table))
                assert len(await looking.scores_over_time(OTHER, table)) == table.ply + 1
            looking.close()
        return texts

    texts = asyncio.run(go())
    assert len(set(texts)) == 1
    assert len(made) == 1
    assert made[0].startswith("lookback")
    proof = record.check(texts[0]).proof
    assert proof.revealed
    assert proof.value == table.commitment


def test_one_browser_has_one_request_under_way_and_holds_no_other_up(
    finished: tuple[Store, Table],
) -> None:
    store, table = finished
    order: list[str] = []

    async def ask(looking: LookingBack, who: Asker) -> None:
        await looking.position(who, table, 5, 0)
        order.append(who.principal)

    async def go() -> None:
        looking = LookingBack(store)
        many = [asyncio.create_task(ask(looking, ME)) for _ in range(IN_LINE)]
        await asyncio.sleep(0)
        one = asyncio.create_task(ask(looking, OTHER))
        await asyncio.gather(*many, one)
        assert order.index(OTHER.principal) <= 1
        crowd = [asyncio.create_task(ask(looking, ME)) for _ in range(IN_LINE + 5)]
        outcomes = await asyncio.gather(*crowd, return_exceptions=True)
        refused = [one for one in outcomes if isinstance(one, Refused)]
        assert {one.code for one in refused} == {"too_many"}
        assert len(refused) == 4
        await ask(looking, ME)  # and afterwards all is well again
        looking.close()

    asyncio.run(go())


def test_who_is_overtaken_by_the_end_is_told_so(finished: tuple[Store, Table]) -> None:
    """Late is late, also after the end: the answer comes with the table as it stands."""
    store, table = finished
    tables = Tables(store)
    codes = []
    for expected in (table.seq - 1, table.seq):
        order = PlayOrder(Move(table.id, 0, "too-late-now", expected, ME), 0)
        refused = tables.carry_out([order])[0].refused
        codes.append(None if refused is None else refused.code)
    assert codes == ["stale", "not_playing"]


def test_history_and_positions_over_the_wire(server: Server, anna: Browser) -> None:
    table = anna.create("puerto_rico", "me", "hotseat", "hotseat")["table"]
    for _ in range(5):
        anna.play(anna.see(table))
    assert len(anna.get(f"/api/tables/{table}/history").json()) == 5
    assert anna.get(f"/api/tables/{table}/position/2").json()["ply"] == 2
    assert anna.get(f"/api/tables/{table}/record").json()["code"] == "game_running"


def test_addresses_take_turns_and_each_waits_in_its_own_line(finished: tuple[Store, Table]) -> None:
    """Visitors without a cookie are many: who floods from one address holds up that one alone."""
    store, table = finished
    order: list[str] = []

    async def ask(looking: LookingBack, who: Asker) -> None:
        await looking.position(who, table, 5, 0)
        order.append(who.address)

    async def go() -> None:
        looking = LookingBack(store)
        flood = [Asker("", address="192.0.2.1")] * IN_LINE
        flood += [Asker(f"cookie-{number}", address="192.0.2.1") for number in range(3 * IN_LINE)]
        many = [asyncio.create_task(ask(looking, who)) for who in flood]
        await asyncio.sleep(0)
        quiet = [
            asyncio.create_task(ask(looking, Asker("", address=f"198.51.100.{number}")))
            for number in range(3)
        ]
        await asyncio.gather(*many, *quiet)
        assert {order.index(f"198.51.100.{number}") for number in range(3)} <= set(range(5))
        flood += [Asker(f"more-{number}", address="192.0.2.1") for number in range(BROWSERS)]
        crowd = [asyncio.create_task(ask(looking, who)) for who in flood]
        outcomes = await asyncio.gather(*crowd, return_exceptions=True)
        refused = [one for one in outcomes if isinstance(one, Refused)]
        assert {one.code for one in refused} == {"too_many"}
        assert len(refused) == BROWSERS - 1
        assert not looking._turns._lines, "nobody waits, nothing is kept"
        looking.close()

    asyncio.run(go())
