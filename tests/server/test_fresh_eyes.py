"""What somebody tried who had never seen the source: each of these has to fail, or to harm nobody.

More of the kind: test_hostile_guest.py, test_ways_round.py, test_an_evening.py.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from rigs import play
from rigs.harness import Browser, Json, Server
from websockets.frames import Frame, Opcode

from tablero.core.text import record
from tablero.server.edge.doors import Doors
from tablero.server.edge.ear import Ear
from tablero.server.edge.gate import Asked
from tablero.server.edge.lines import Lines
from tablero.server.edge.live import attend
from tablero.server.edge.socket_line import SocketLine
from tablero.server.presence import AHEAD_SECONDS
from tablero.server.settings import Settings
from tablero.server.site import Site, make_keys
from tablero.server.tables.hub import Listener
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.opening import order
from tests.server.edge.test_socket_moves import move, outcome, say
from tests.server.seen import last_seen
from tests.server.tables.test_device_links import devices, go_on, link_of, named_table, unbind
from tests.server.tables.test_lobby import GAME, wish
from tests.server.tables.test_tables import play_out

# -- what others may still do ----------------------------------------------------------------------
TIGHT = {
    "TABLERO_TABLES_PER_DAY": "1",
    "TABLERO_MOVES_PER_DAY": "3",
    "TABLERO_DEVICES_PER_DAY": "1",
    "TABLERO_CHAT_PER_DAY": "1",
    "TABLERO_PER_ADDRESS": "2",
}


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("tight"), **TIGHT) as running:
        yield running
        assert not running.tracebacks()


def test_another_page_uses_up_nothing_of_its_visitors_day(tight: Server) -> None:
    """A page elsewhere makes its visitor's browser ask: from the same address, without the cookie,
    which other sites do not get. Any page may ask for a picture, so who looks has done nothing."""
    with httpx.Client(base_url=tight.url, trust_env=False) as elsewhere, Browser(tight) as anna:
        for path in ("/api/tables", "/api/device/go-on"):
            for _ in range(4):
                answer = elsewhere.post(path, headers={"origin": "https://evil.example"})
                assert answer.json()["code"] == "wrong_origin"
        table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
        for what in ("command", "chat"):
            place = f"/api/tables/{table}/{what}"
            for _ in range(8):
                elsewhere.post(place, headers={"origin": "null"})
                elsewhere.get(place)
                anna.get(place)  # also where the cookie goes along: a link that is followed
        anna.get("/api/device/go-on")
        for _ in range(3):
            assert anna.play(anna.see(table)).status_code == 200
        assert wish(anna, table, "chat", text="hello") == ""
        with Browser(tight) as phone:
            assert go_on(phone, link_of(anna)) == ""
        made = [anna.post("/api/tables", {}).json()["code"] for _ in range(2)]
        assert made[-1] == "too_many"  # what is asked for here is counted


# -- somebody else's place -------------------------------------------------------------------------
def test_a_link_ends_with_the_device_that_made_it(anna: Browser, boris: Browser) -> None:
    """Whoever took a device kept a link ready for when it would be let go."""
    table = named_table(anna, "Anna", "random", "random")
    with Browser(boris.server) as stolen, Browser(boris.server) as fresh:
        assert go_on(stolen, link_of(anna)) == ""
        ready = [link_of(stolen) for _ in range(3)]
        assert go_on(boris, ready[0]) == ""  # as long as it is one of hers
        assert boris.see(table)["you"] == 0
        assert unbind(anna) == 204
        assert go_on(fresh, ready[1]) == "link_expired"
        assert fresh.post("/api/device/owner", {"token": ready[2]}).status_code == 403
        assert go_on(fresh, link_of(stolen)) == ""  # whom it binds now is the thief alone
        assert [one.see(table)["you"] for one in (stolen, boris, fresh)] == [None] * 3
        assert devices(anna)["bound"] == []


class Arriving:
    """A socket in the middle of its handshake, and what happens meanwhile."""

    def __init__(self, meanwhile: Callable[[], Awaitable[None]]) -> None:
        self.meanwhile = meanwhile
        self.told: list[bytes] = []
        self.hears: object = None
        self.close_sent = False

    async def accept(self) -> None:
        await self.meanwhile()

    async def receive(self) -> Json:
        return {"type": "websocket.disconnect"}

    def tell(self, message: bytes) -> None:
        self.told.append(message)


def in_a_site(folder: Path, do: Callable[[Site], Awaitable[None]], **settings: Any) -> None:
    async def go() -> None:
        wanted = Settings(db=f"sqlite:///{folder / 'site.db'}", look_around=0, **settings)
        site = Site(wanted, make_keys(wanted))
        try:
            await do(site)
        finally:
            await site.close()

    asyncio.run(go())


async def made_by(site: Site, browser: str) -> Table:
    wanted = wire.CreateTable("gwt2", [wire.SeatRequest("me")] * 2)
    table = (await site.carry_out(order(wanted, site.asker(browser)))).table
    assert table is not None
    return table


def test_who_is_let_go_while_coming_in_is_told_nothing(tmp_path: Path) -> None:
    """The handshake was begun by one of the person's devices, and ended when it was none."""

    async def go(site: Site) -> None:
        table = await made_by(site, "laptop")
        await site.devices.bind("phone", site.devices.link("laptop"))
        doors = Doors(site.settings, site.keys, Lines(site.settings))
        who = Asked(cast(Any, {"type": "websocket", "path": "/api"}))
        who.browser = "phone"

        async def let_go() -> None:
            await site.devices.unbind("laptop", "")

        for wanted in (None, 0):
            socket = Arriving(let_go)
            line = cast(SocketLine, socket)
            ear = Ear(site, doors, who, line, table.id, site.asker("phone"), wanted)
            await attend(site, cast(Any, socket), table, ear, None)
            (message,) = socket.told
            assert b'"you":null' in message
            assert b'"mine":true' not in message

    in_a_site(tmp_path, go)


# -- one move, said in many ways -------------------------------------------------------------------
def test_a_move_by_every_way_at_once_is_made_once(anna: Browser) -> None:
    """By request, by two sockets, and by one that is cut before it could hear: all under one id.
    Another table has ids of its own."""
    one, other = (anna.create(GAME, "me", "hotseat", "hotseat")["table"] for _ in range(2))
    for number in range(10):
        seen = anna.see(one)
        command = move(seen, f"at-once-{number:03}")
        with ThreadPoolExecutor(1) as pool, anna.listen(one) as first, anna.listen(one) as second:
            with closing(anna.upgrade(one)) as cut:
                assert b" 101 " in cut.recv(4096)
                frame = Frame(Opcode.TEXT, msgspec.json.encode({"type": "move", **command}))
                posted = pool.submit(anna.post, f"/api/tables/{one}/command", command)
                cut.sendall(frame.serialize(mask=True))
            for socket in (first, second):
                say(socket, command)
            answers = [outcome(socket)["ack"] for socket in (first, second)]
            assert [*answers, posted.result().json()] == [answers[0]] * 3
        after = anna.see(one)
        assert (after["seq"], after["ply"]) == (answers[0]["seq"], answers[0]["ply"])
        assert after["seq"] == seen["seq"] + 1
    assert anna.play(anna.see(other), name="at-once-000").json()["ply"] == 1


# -- the shuffle, and what is proven of it ---------------------------------------------------------
def test_nobody_spoils_the_record_of_a_table(anna: Browser, boris: Browser) -> None:
    """A pledge that was a line break passed for none or 64 digits, and broke the record in two."""
    made = anna.create(GAME, "me", "open", "random")
    table, invite = made["table"], made["invites"]["1"].split("invite=")[1]
    sit = {"seat": 1, "invite": invite, "name": "B\u2028\u2029ris~#1"}
    for pledge in ("\n", "ab" * 31 + "\n", "AB" * 32, " " * 64):
        answer = boris.post(f"/api/tables/{table}/join", {**sit, "name": "Boris", "pledge": pledge})
        assert answer.json()["code"] == "bad_request"
        rematch = boris.http.post(f"/api/tables/{table}/rematch", params={"pledge": pledge})
        assert rematch.json()["code"] == "bad_request"
    assert boris.post(f"/api/tables/{table}/join", sit).json()["code"] == "bad_name"
    name = "seed 00 ~ #0123456789"[:24]
    assert boris.post(f"/api/tables/{table}/join", {**sit, "name": name}).status_code == 200
    seen = anna.see(table)
    do = {"type": "play", "answer": 0}
    bad = anna.command(table, 0, seen["seq"], do, name="command-1\n")
    assert bad.json()["code"] == "bad_request"
    assert wish(boris, table, "leave", seat=1, bot="greedy") == ""
    play_out(anna, table)
    assert record.check(anna.get(f"/api/tables/{table}/record").text).match.is_over()


# -- a table that was long out of use --------------------------------------------------------------
class Silent(Listener):
    def __init__(self, table: Table, browser: str, site: Site) -> None:
        super().__init__(table.id, site.asker(browser), None)
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)


async def until(holds: Callable[[], bool]) -> None:
    for _ in range(500):
        if holds():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came to be")


def test_who_leaves_a_table_that_slept_is_known_to_have_left(tmp_path: Path) -> None:
    """It was out of memory when they got up, so they were there for ever: nobody was told, and no
    bot could take over."""

    async def go(site: Site) -> None:
        table = await made_by(site, "laptop")
        sitting = table.seats[0].sitting
        person, watcher = (Silent(table, name, site) for name in ("laptop", "somebody"))
        for one in (person, watcher):
            site.hub.join(one, table, None)
        soon = AHEAD_SECONDS / 2
        await until(lambda: last_seen(site.store, sitting) > site.clock.now() + soon)
        site.tables.forget(table.id)
        watcher.heard.clear()
        site.hub.leave(person)
        await until(lambda: last_seen(site.store, sitting) <= site.clock.now())
        assert any(b'"online":[]' in message for message in watcher.heard)

    in_a_site(tmp_path, go)


def test_a_name_no_table_has_is_not_remembered(tmp_path: Path) -> None:
    async def go(site: Site) -> None:
        for name in ("x" * 33, "y" * 15_000):
            with pytest.raises(Refused, match="unknown_table"):
                await site.table(name, play.ME, fresh=True)
        assert not site._looked

    in_a_site(tmp_path, go)


def test_what_a_server_writes_is_its_owners_alone(tmp_path: Path) -> None:
    """Also what the database keeps beside its file while it runs."""
    umask = os.umask(0)
    try:
        with Server(tmp_path) as server, Browser(server) as anna:
            anna.create(GAME, "me", "hotseat", "hotseat")
            written = [one for one in tmp_path.iterdir() if one != server.log]
            assert {one.name for one in written} >= {"table.db", "table.db-wal", "table.key"}
            assert [one.name for one in written if one.stat().st_mode & 0o077] == []
    finally:
        os.umask(umask)
