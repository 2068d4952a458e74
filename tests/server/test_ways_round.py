"""Ways round a limit, and questions that cost more than they look."""

import socket
import sys
from collections.abc import Iterator

import pytest
from rigs.harness import Browser, Server

from tablero.core.registry import UnknownGame, find, games
from tablero.server.edge.gate import limit_of, steps_of
from tablero.server.tables import handlers

GAME = "puerto_rico"


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {
        "TABLERO_TABLES_PER_MINUTE": "2",
        "TABLERO_CHAT_PER_MINUTE": "6",
        "TABLERO_LOOKS_BACK_PER_SECOND": "0.5",
        "TABLERO_PER_ADDRESS": "100",
    }
    with Server(tmp_path_factory.mktemp("tight"), **limits) as running:
        yield running
        assert not running.tracebacks()


def asked_raw(browser: Browser, method: str, path: str, body: str = "") -> int:
    """The status of a request whose path nobody has tidied on the way."""
    told = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{browser.server.port}\r\n"
        f"Origin: {browser.server.url}\r\nCookie: {browser.cookie()}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        f"Connection: close\r\n\r\n{body}"
    )
    with socket.create_connection(("127.0.0.1", browser.server.port), timeout=20) as line:
        line.sendall(told.encode())
        return int(line.makefile("rb").readline().split()[1])


@pytest.mark.parametrize(
    "path", ["/api/tables/", "/api//tables", "/api/tables//", "/api/%74ables/"]
)
def test_slashes_are_no_way_round_the_limit_of_tables(tight: Server, path: str) -> None:
    """The router reads all of these as one path; before, the limit knew only the plain one."""
    body = '{"game":"puerto_rico","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}]}'
    with Browser(tight) as guest:
        guest.introduce()
        assert 429 in [asked_raw(guest, "POST", path, body) for _ in range(3)]


@pytest.mark.parametrize("path", ["/api/tables/{}/chat/", "/api//tables/{}//chat"])
def test_slashes_are_no_way_round_the_limit_of_chat(tight: Server, path: str) -> None:
    with Browser(tight) as guest:
        table = guest.create(GAME, "me", "open", "open")["table"]
        said = [asked_raw(guest, "POST", path.format(table), '{"text":"hi"}') for _ in range(4)]
        assert (said[0], said[-1]) == (200, 429)


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/?x=1"])
def test_the_list_of_own_tables_is_a_dear_question(tight: Server, path: str) -> None:
    """Hundreds of tables are summed up on the event loop: 150 took 6 ms."""
    with Browser(tight) as guest:
        guest.introduce()
        assert 429 in [asked_raw(guest, "GET", path) for _ in range(3)]


def test_limits_are_those_of_the_path_as_it_is_routed() -> None:
    for path in (
        "/api/tables/x/position/3",
        "/api/tables//x/position//3/",
        "//api/tables/x/result",
    ):
        assert limit_of("GET", steps_of(path)) == "looks_back"
    for path in ("/", "/api", "/api/tables/x", "/table/x/chat", "/x/api/tables"):
        assert limit_of("POST", steps_of(path)) == ""


def test_what_is_installed_is_looked_up_once() -> None:
    """Before, each look at the games, and each name of none, read the disk for 10 ms."""
    assert handlers.list_games()[0] is handlers.list_games()[0]
    games()
    opened: list[object] = []
    listening = True

    def hook(event: str, args: tuple[object, ...]) -> None:
        if listening and event in {"open", "os.listdir", "os.scandir"}:
            opened.append(args[0])

    sys.addaudithook(hook)  # there is no way to take one back
    try:
        games()
        with pytest.raises(UnknownGame):
            find("no-such-game")
    finally:
        listening = False
    assert opened == []
