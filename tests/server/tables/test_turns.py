"""Whose turn it is: at the bots' workers, and with tables that have to be read from disk."""

import asyncio
from pathlib import Path

import pytest
from rigs.play import create as create_table

from tablero.server.minds.bots import Bots
from tablero.server.minds.pool import SHARED, Asked, FairQueue, Pool
from tablero.server.minds.watched import household
from tablero.server.settings import Settings
from tablero.server.site import Site, make_keys
from tablero.server.storage.store import Store
from tablero.server.tables.hub import Watcher
from tablero.server.tables.ledger import Tables
from tablero.server.tables.told import wire
from tablero.server.tables.who.people import Asker
from tests.server.minds.test_bots import CarryOut
from tests.server.minds.test_minds import ANNA, BOT, ME, YOU, new_table, until


@pytest.fixture
def tables(tmp_path: Path) -> Tables:
    return Tables(Store(f"sqlite:///{tmp_path / 'turns.db'}"))


# -- bots ------------------------------------------------------------------------------------------
def test_one_who_asks_for_much_does_not_hold_up_the_others(tables: Tables) -> None:
    """Nor one with a cookie for each of its tables: those of an address take turns as one."""
    of = {name: new_table(tables, BOT, BOT, BOT, creator=Asker(name)) for name in "abcde"}
    wanted = [
        ("here", "a", 1), ("here", "a", 2), ("here", "a", 3), ("here", "b", 1),
        ("there", "c", 1), ("gone", "d", 1), ("there", "c", 2), ("there", "e", 1),
    ]  # fmt: skip

    async def go() -> list[str]:
        queue = FairQueue()
        names: dict[Asked, str] = {}
        for where, creator, number in wanted:
            asked = Asked(of[creator], where)
            names[asked] = f"{creator}{number}"
            queue.add(asked)
            if where == "gone":
                asked.answer.set_result(None)
        assert len(queue) == len(wanted)
        taken = []
        while (asked_next := queue.take()) is not None:
            taken.append(names[asked_next])
        return taken

    assert asyncio.run(go()) == ["a1", "c1", "b1", "e1", "a2", "c2", "a3"]


def test_nobody_thinks_at_length_while_others_wait() -> None:
    """Forty tables of `master` made every answer of somebody else's `greedy` wait five seconds."""

    async def go() -> list[float]:
        pool = Pool(1, 5.0, 0)
        pool.note("here")
        alone = pool.seconds_for("here")
        pool.note("there")
        pool.note("there")
        return [alone, pool.seconds_for("here"), pool.seconds_for("there")]

    assert asyncio.run(go()) == [5.0, SHARED, SHARED]


def test_a_spectator_does_not_choose_for_whom_a_bot_thinks(tables: Tables) -> None:
    table = new_table(tables, BOT, BOT, BOT)
    assert household(table, []) == ""
    assert household(table, [ME, YOU]) == ME.address
    seated = new_table(tables, wire.SeatRequest("me"), BOT, creator=ANNA)
    anna = Watcher("anna", "10.0.0.3")
    assert household(seated, [ME, YOU, anna]) == anna.address


@pytest.mark.parametrize("cookies", [1, 40])
def test_many_tables_of_one_guest_leave_the_bots_of_another_quick(
    tables: Tables, cookies: int
) -> None:
    """Whoever has one table waits for at most one answer of the guest between two of its own."""
    crowd = [
        new_table(tables, BOT, BOT, BOT, creator=Asker(f"guest-{number % cookies}"))
        for number in range(40)
    ]
    mine = new_table(tables, BOT, BOT, BOT, creator=ANNA)

    async def go() -> None:
        settings = Settings(
            bot_tables_per_browser=1000, bot_tables_per_address=1000, bots_alone_pause=0
        )
        bots = Bots(settings, CarryOut(tables), lambda table: [YOU if table == mine.id else ME])
        for table in [*crowd, mine]:
            bots.wake(table)
        await until(lambda: tables.get(mine.id).ply >= 12)
        others = sum(tables.get(table.id).ply for table in crowd)
        await bots.close()
        assert others < 40 * 12 / 4

    asyncio.run(go())


# -- tables on disk --------------------------------------------------------------------------------
def test_who_opens_many_cold_tables_holds_no_other_up(tmp_path: Path) -> None:
    """They were read first come, first served: one address filled the line for everybody."""
    settings = Settings(db=f"sqlite:///{tmp_path / 'cold.db'}")
    store = Store(settings.db)
    made = [create_table(Tables(store)).id for _ in range(40)]
    store.close()
    order: list[str] = []

    async def look(site: Site, table: str, address: str) -> None:
        await site.table(table, Asker("", address=address))
        order.append(address)

    async def go() -> None:
        site = Site(settings, make_keys(settings))
        asked = [asyncio.create_task(look(site, one, "192.0.2.1")) for one in made[1:]]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(look(site, made[0], "198.51.100.1")))
        await asyncio.gather(*asked)
        await site.close()

    asyncio.run(go())
    assert order.index("198.51.100.1") <= 1
