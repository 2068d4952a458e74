"""One person's browsers: a link says whom one becomes, devices are listed and let go."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from rigs.harness import Browser, Json, Server, hear
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tablero.server.storage import backup
from tests.server.tables.test_lobby import GAME


@pytest.fixture
def phone(server: Server) -> Iterator[Browser]:
    with Browser(server) as browser:
        browser.introduce()
        yield browser


def is_cut(socket: ClientConnection) -> bool:
    """Whatever was on its way, then no more."""
    try:
        while socket.recv(timeout=10):
            pass
    except ConnectionClosed:
        return True
    return False


def link_of(browser: Browser) -> str:
    return str(browser.post("/api/device").json()["url"].split("token=")[1])


def go_on(browser: Browser, token: str) -> str:
    answer = browser.post("/api/device/go-on", {"token": token})
    return "" if answer.status_code == 204 else str(answer.json()["code"])


def unbind(browser: Browser, device: str = "") -> int:
    return browser.post("/api/device/unbind", {"device": device}).status_code


def devices(browser: Browser) -> Json:
    return dict(browser.get("/api/device").json())


def named_table(browser: Browser, name: str, *seats: str) -> str:
    kinds = [{"kind": "me", "name": name}, *({"kind": "bot", "bot": bot} for bot in seats)]
    answer = browser.post("/api/tables", {"game": GAME, "seats": kinds})
    return str(answer.json()["table"])


def test_a_link_says_whom_one_becomes_before_one_does(anna: Browser, phone: Browser) -> None:
    named_table(anna, "Anna", "random", "random")
    token = link_of(anna)
    owner = phone.post("/api/device/owner", {"token": token}).json()
    assert owner == {"names": ["Anna"], "tables": 1, "same": False}
    assert devices(phone)["first"]  # looking has bound nothing
    assert phone.post("/api/device/owner", {"token": token[:-1] + "?"}).status_code == 403
    assert go_on(phone, token) == ""
    assert phone.post("/api/device/owner", {"token": token}).json()["same"]


def test_devices_are_listed_and_let_go(anna: Browser, phone: Browser, boris: Browser) -> None:
    table = named_table(anna, "Anna", "random", "random")
    assert devices(anna) == {"names": ["Anna"], "first": True, "bound": []}
    token = link_of(anna)
    assert go_on(phone, token) == ""
    (bound,) = devices(phone)["bound"]
    assert (bound["here"], devices(anna)["bound"][0]["here"]) == (True, False)
    assert devices(phone)["first"] is False
    assert phone.see(table)["you"] == 0
    assert unbind(boris, bound["id"]) == 204  # somebody else's: nothing happens
    assert phone.see(table)["you"] == 0
    with phone.listen(table, seat=0) as socket:
        assert hear(socket, "table")["you"] == 0
        assert unbind(anna, bound["id"]) == 204
        assert is_cut(socket)  # what it heard as Anna it hears no more
    assert phone.see(table)["you"] is None
    assert devices(anna)["bound"] == []
    assert go_on(phone, token) == "link_used"  # what has served serves no more
    assert go_on(boris, token) == "link_used"
    assert go_on(phone, link_of(anna)) == ""  # but another does
    assert phone.see(table)["you"] == 0


def test_who_followed_a_strangers_link_gets_out_again(
    anna: Browser, boris: Browser, phone: Browser
) -> None:
    """Bait: whoever made the link sees what is played in this browser, until it is let go."""
    own = named_table(boris, "Boris", "random", "random")
    assert go_on(boris, link_of(anna)) == ""
    assert go_on(phone, link_of(anna)) == ""
    assert boris.see(own)["you"] == 0  # one's own seats stay one's own
    assert anna.see(own)["you"] is None
    shared = named_table(boris, "Boris", "random", "random")
    assert anna.see(shared)["you"] == 0  # what is begun as Anna is Anna's
    assert unbind(boris, next(one["id"] for one in devices(boris)["bound"] if one["here"])) == 204
    mine = named_table(boris, "Boris", "random", "random")
    assert anna.see(mine)["you"] is None
    assert boris.see(own)["you"] == 0
    assert devices(boris)["bound"] == []
    assert len(devices(anna)["bound"]) == 1
    assert unbind(phone) == 204  # all of them
    assert devices(anna)["bound"] == []


def test_who_is_forgotten_has_no_devices_also_in_a_server_that_runs(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with server, Browser(server) as anna, Browser(server) as phone:
        table = named_table(anna, "Anna", "random", "random")
        phone.introduce()
        assert go_on(phone, link_of(anna)) == ""
        with phone.listen(table, seat=0) as socket:
            hear(socket, "table")
            assert backup.forget(server.db, table, 0) == 1
            assert is_cut(socket)
        assert devices(phone) == {"names": [], "first": True, "bound": []}
        new = named_table(phone, "Somebody", "random", "random")
        assert anna.see(new)["you"] is None
        assert not server.tracebacks()


def test_who_is_forgotten_sits_nowhere_also_with_a_line_that_stands(tmp_path: Path) -> None:
    """Nobody looks at the table anew: it goes on over the sockets that were there before."""
    server = Server(tmp_path)
    with server, Browser(server) as anna, Browser(server) as boris:
        table = named_table(anna, "Anna", "random", "random")
        boris.introduce()
        with anna.listen(table) as mine, boris.listen(table) as other:
            seen = hear(mine, "table")
            assert hear(other, "table")["seats"][0]["name"] == "Anna"
            assert backup.forget(server.db, table, 0) == 1
            assert hear(other, "table")["seats"][0]["name"] == ""
            assert hear(mine, "table")["you"] is None
            do = {"type": "play", "answer": 0}
            wanted = {"id": "of-before-1", "expected": seen["seq"], "seat": 0, "do": do}
            mine.send(msgspec.json.encode({"type": "move", **wanted}).decode())
            assert hear(mine, "refused")["problem"]["code"] == "not_your_seat"
            answer = anna.post(f"/api/tables/{table}/command", {**wanted, "id": "of-before-2"})
            assert answer.json()["code"] == "not_your_seat"
        assert not server.tracebacks()
