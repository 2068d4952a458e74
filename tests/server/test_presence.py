"""Who is at a table, and what happens there, is known to every process on the database."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from rigs import play
from rigs.harness import Browser, Server, hear

from tablero.server.presence import AGAIN_SECONDS, AHEAD_SECONDS, KEPT_SECONDS, Here, Presence
from tablero.server.settings import Settings
from tablero.server.site import Site, make_keys
from tablero.server.storage.reader import Reader
from tablero.server.storage.store import Store
from tablero.server.tables.hub import Listener
from tablero.server.tables.kept.keeping import Batch
from tablero.server.tables.ledger import Tables
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.orders import SayOrder, TakeOverOrder
from tablero.server.tables.who.people import Unseen
from tests.server.seen import last_seen
from tests.server.set_clock import SetClock

GAME = "puerto_rico"
SOON = {"TABLERO_ABSENT_AFTER": "1"}


def elsewhere(browser: Browser, server: Server) -> Browser:
    """The same person at another process."""
    other = Browser(server)
    other.http.cookies.update(browser.http.cookies)
    return other


def test_who_is_at_another_process_is_not_missing(tmp_path: Path) -> None:
    with Server(tmp_path, **SOON) as first, Server(tmp_path, first.db, **SOON) as second:
        with Browser(first) as anna, Browser(first) as boris:
            created = anna.create(GAME, "me", "open", "greedy")
            table = created["table"]
            assert boris.join(table, created["invites"]["1"], "Boris").status_code == 200
            far = elsewhere(anna, second)
            with boris.listen(table) as socket:
                hear(socket, "table")
                while (seen := anna.see(table))["ask"]["seat"] != 1:
                    if seen["ask"]["seat"] == 0:
                        anna.play(seen)
                    time.sleep(0.05)
                time.sleep(2)  # by what the other process sees, nobody has been here for as long
                for who in (anna, far):
                    answer = who.post(f"/api/tables/{table}/takeover", {"seat": 1})
                    assert answer.json().get("code") == "seat_present"
            until, status = time.monotonic() + 20, 409
            while status == 409 and time.monotonic() < until:
                time.sleep(0.2)
                status = far.post(f"/api/tables/{table}/takeover", {"seat": 1}).status_code
            assert status == 200, "and who has left is"
            far.http.close()
        assert not first.tracebacks() + second.tracebacks()


class Ear(Listener):
    def __init__(self, table_id: str) -> None:
        super().__init__(table_id, play.ME, None)
        self.has_heard = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.has_heard.set()


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'presence.db'}")


def test_rows_tell_until_when_somebody_is_here(store: Store) -> None:
    clock, reader = SetClock(), Reader("reading", rests=False)
    here, other = (Presence(store, clock, reader) for _ in range(2))

    def note(process: Presence, changed: Here) -> None:
        asyncio.run(process.note(changed))

    note(here, {"table": frozenset({"anna", "boris"})})
    note(other, {"table": frozenset({"anna"})})
    assert last_seen(store, "anna") == last_seen(store, "boris") == 1000 + AHEAD_SECONDS
    assert last_seen(store, "carl") == 0
    clock.at += 1
    note(here, {"table": frozenset()})
    assert last_seen(store, "boris") == 1001, "left"
    assert last_seen(store, "anna") == 1000 + AHEAD_SECONDS, "still at the other process"
    clock.at += AGAIN_SECONDS
    note(other, {})
    assert last_seen(store, "anna") == clock.at + AHEAD_SECONDS, "said again in time"
    clock.at += 1
    asyncio.run(other.close())
    assert last_seen(store, "anna") == clock.at, "a process that stops says so"
    clock.at += KEPT_SECONDS + 1
    note(here, {"table": frozenset({"carl"})})
    assert last_seen(store, "anna") == 0, "of no use any more"
    reader.close()
    store.close()


class JustBefore(Store):
    """Somebody is noted to be here by another process when all is decided and nothing written."""

    comes: Callable[[], object] | None = None

    def commit(self, batch: Batch) -> set[str]:
        comes, self.comes = self.comes, None
        if comes is not None:
            comes()
        return super().commit(batch)


@pytest.mark.parametrize("later", [0.0, 0.5, 30.0])
def test_who_comes_while_a_bot_is_let_in_keeps_the_seat(tmp_path: Path, later: float) -> None:
    """Asked inside the transaction; who was last seen long enough ago is missing all the same."""
    store = JustBefore(f"sqlite:///{tmp_path / 'presence.db'}")
    other = Store(store.engine.url.render_as_string(hide_password=False), store.seals)
    tables = Tables(store)
    table, bystander = (play.create(tables) for _ in range(2))
    seat, sitting = table.acting(), table.seats[table.acting()].sitting
    unseen = Unseen(sitting, table.waiting_since + 60)
    until = unseen.since + later
    store.comes = partial(other.note_presence, "another", {sitting: until}, 0.0)
    order = TakeOverOrder(table.id, seat, "~take/1", play.ME, absent=True, unseen=unseen)
    said = SayOrder(bystander.id, "hello-01", play.ME, "hello")
    done, beside = tables.carry_out([order, said])
    assert beside.table is not None, "nobody else waits for that"
    if until > unseen.since:
        assert done.refused is not None
        assert done.refused.code == "seat_present"
        assert not tables.get(table.id, fresh=True).seats[seat].bot
    else:
        assert done.refused is None
        assert tables.get(table.id, fresh=True).seats[seat].bot
    assert store.load(table.id, from_start=True) is not None
    for one in (store, other):
        one.close()


@pytest.mark.parametrize("place", ["here, just before", "at another process"])
def test_who_moves_while_a_bot_is_let_in_keeps_the_seat(tmp_path: Path, place: str) -> None:
    """Also with no socket anywhere: who has just answered is not missing, asked again or not."""
    store = JustBefore(f"sqlite:///{tmp_path / 'presence.db'}")
    other = Store(store.engine.url.render_as_string(hide_password=False), store.seals)
    tables, others = Tables(store), Tables(other)
    table = play.create(tables)
    seat, sitting = table.acting(), table.seats[table.acting()].sitting
    unseen = Unseen(sitting, table.waiting_since)
    time.sleep(0.01)  # the move is later than that
    order = TakeOverOrder(table.id, seat, "~take/1", play.ME, absent=True, unseen=unseen)
    if place == "at another process":
        store.comes = partial(play.play, others, others.get(table.id), 1)
        done = tables.carry_out([order])[0]
    else:
        done = tables.carry_out([play.next_move(table, 0), order])[1]
    assert done.refused is not None
    assert done.refused.code == "seat_present"
    assert not tables.get(table.id, fresh=True).seats[seat].bot
    for one in (store, other):
        one.close()


def test_nothing_is_written_while_nobody_comes_or_goes(store: Store) -> None:
    clock, reader = SetClock(), Reader("reading", rests=False)
    watching = Store(store.engine.url.render_as_string(hide_password=False), store.seals)
    presence = Presence(store, clock, reader)
    asyncio.run(presence.note({"table": frozenset({"anna"})}))
    watching.others_wrote()
    clock.at += AGAIN_SECONDS - 1
    asyncio.run(presence.note({"table": frozenset({"anna"}), "empty": frozenset()}))
    asyncio.run(presence.note({}))
    assert not watching.others_wrote()
    assert not store.others_wrote() or not store.others_wrote(), "its own is no news to a process"
    reader.close()
    watching.close()
    store.close()


def test_news_that_could_not_be_read_are_told_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That others wrote is said once; what they wrote must not be lost with one failed look."""

    async def go() -> None:
        settings = Settings(db=f"sqlite:///{tmp_path / 'news.db'}", look_around=0.05)
        site = Site(settings, make_keys(settings))
        other = Tables(Store(settings.db, site.tokens.seals))
        table = play.create(other)
        ear = Ear(table.id)
        site.hub.join(ear, await site.table(table.id), None)
        await asyncio.sleep(0.5)
        newest = site.store.newest
        failed: list[list[str]] = []

        def fails_once(table_ids: list[str]) -> dict[str, int]:
            if failed:
                return newest(table_ids)
            failed.append(table_ids)
            raise Refused("not_read")

        monkeypatch.setattr(site.store, "newest", fails_once)
        moved = play.play(other, table, 1)
        ear.has_heard.clear()
        await asyncio.wait_for(ear.has_heard.wait(), 10)
        assert failed
        assert ear.seq == moved.seq
        await site.close()

    asyncio.run(go())
