"""Names, addresses, methods and what is told to whom: the small print of the gate."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from rigs.harness import Browser, Server, hear

from tablero.server.edge.addresses import TrustedProxies
from tablero.server.edge.doors import Doors
from tablero.server.edge.limits import Limits
from tablero.server.edge.lines import Lines
from tablero.server.settings import Settings
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.who.browsers import BrokenKey, Keys, read_key

GAME = "puerto_rico"
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
TOKEN = "a-token-of-this-test"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As behind a proxy that does HTTPS, with the limits a host has who sets none."""
    settings = {
        "TABLERO_HTTPS": "true",
        "TABLERO_HOSTS": "play.example.org",
        "TABLERO_TRUSTED_PROXY": "127.0.0.1",
        "TABLERO_BROWSERS_PER_MINUTE": "3",
        "TABLERO_TABLES_PER_MINUTE": "2",
        "TABLERO_PER_ADDRESS": "2",
        "TABLERO_ACCESS_LOG": "true",
        "TABLERO_METRICS_TOKEN": TOKEN,
    }
    with Server(tmp_path_factory.mktemp("proxied"), **settings) as running:
        yield running
        assert not running.tracebacks()


def through_proxy(server: Server, visitor: str, **headers: str) -> httpx.Response:
    """A newcomer who makes a table."""
    told = {
        "host": "play.example.org",
        "origin": "https://play.example.org",
        "x-forwarded-for": visitor,
    }
    return httpx.post(
        f"{server.url}/api/tables",
        json={"game": GAME, "seats": SEATS},
        headers={**told, **headers},
        trust_env=False,
    )


def test_one_visitor_of_a_proxy_locks_no_other_out(proxied: Server) -> None:
    first = [through_proxy(proxied, "198.51.100.7").status_code for _ in range(5)]
    assert first[:3] == [201] * 3
    assert first[-1] == 429
    assert through_proxy(proxied, "198.51.100.8").status_code == 201
    # What a visitor writes into the header itself is not believed: only the last hop counts.
    assert through_proxy(proxied, "203.0.113.1, 198.51.100.7").status_code == 429


def test_an_ipv6_network_is_one_visitor(proxied: Server) -> None:
    asked = [through_proxy(proxied, f"2001:db8:1:2::{n}").status_code for n in range(1, 6)]
    assert asked[-1] == 429
    assert through_proxy(proxied, "2001:db8:1:3::1").status_code == 201


def test_new_cookies_are_no_new_allowance(proxied: Server) -> None:
    """Tables are counted by address too."""
    cookies = [through_proxy(proxied, f"192.0.2.{n}").headers["set-cookie"] for n in range(1, 4)]
    made = [
        through_proxy(proxied, "192.0.2.99", cookie=cookie.partition(";")[0]).status_code
        for cookie in cookies * 2
    ]
    assert made == [201] * 4 + [429] * 2  # each cookie has two, the address has four


def test_who_is_no_proxy_is_not_believed(server: Server) -> None:
    proxies = TrustedProxies("10.0.0.0/8, ::1")
    assert proxies.visitor("192.0.2.1", "198.51.100.1") == "192.0.2.1"
    assert proxies.visitor("10.1.2.3", "198.51.100.1") == "198.51.100.1"
    assert proxies.visitor("::1", "") == "::/64"
    assert proxies.visitor("10.1.2.3", "not an address") == "unknown"
    assert proxies.visitor("::ffff:192.0.2.1", "") == "192.0.2.1"
    with pytest.raises(ValueError, match="does not appear"):
        TrustedProxies("nonsense")


def test_behind_https_the_cookie_belongs_to_the_host_alone(proxied: Server) -> None:
    answer = through_proxy(proxied, "198.51.100.20")
    line = answer.headers["set-cookie"]
    assert line.startswith("__Host-tablero_")
    assert "; Secure" in line
    assert "max-age" in answer.headers["strict-transport-security"]
    plain = through_proxy(proxied, "198.51.100.20", origin="http://play.example.org")
    assert plain.json()["code"] == "wrong_origin"


def test_behind_https_a_sibling_of_the_host_can_set_nobody_s_cookie(proxied: Server) -> None:
    """A cookie without `__Host-` may come from another name of the same site. Who sat down with
    the guest's would have sat in the guest's place: the guest saw the hand and could play it."""
    guest = through_proxy(proxied, "198.51.100.30").headers["set-cookie"].partition(";")[0]
    planted = f"tablero_browser={guest.partition('=')[2]}"
    visitor = through_proxy(proxied, "198.51.100.31", cookie=planted)
    assert visitor.status_code == 201
    assert visitor.headers["set-cookie"].startswith("__Host-"), "somebody new, not the guest"


WRONG = ["evil.example", "evil.example:80", "", "[", "127.0.0.1.evil.io", "127.0.0.1:65536"]


@pytest.mark.parametrize("host", WRONG)
def test_only_names_that_are_listed_are_answered(server: Server, host: str) -> None:
    told = {"host": host, "origin": f"http://{host}"}
    for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/tables")):
        answer = httpx.request(method, server.url + path, headers=told, trust_env=False)
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host")


def test_an_origin_in_the_settings_is_one() -> None:
    """Without its scheme it named the host "", which every line that is no name stood for."""
    for origins in ("play.example.org", "https://", "https://play.example.org, null"):
        settings = Settings(origins=origins)
        with pytest.raises(ValueError, match="is no origin"):
            Doors(settings, Keys(bytes(32)), Lines(settings))
    settings = Settings(origins="https://play.example.org:8443")
    doors = Doors(settings, Keys(bytes(32)), Lines(settings))
    assert doors.is_own_host("play.example.org")
    assert not doors.is_own_host("a!b.evil.example")


def test_two_names_in_one_request_are_none(server: Server) -> None:
    """A proxy might look at the one and we at the other."""
    ours = f"Host: 127.0.0.1:{server.port}\r\n"
    for hosts in (ours + ours, ours + "Host: evil.example\r\n", f"{ours[:-2]}, evil.example\r\n"):
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
            line.sendall(f"GET /api/games HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n".encode())
            answer = line.makefile("rb").read()
        assert answer.startswith(b"HTTP/1.1 421"), answer[:200]


@pytest.mark.parametrize("host", ["localhost:1", "127.0.0.1", "[::1]:8000", "192.168.1.5:8000"])
def test_addresses_and_this_machine_are_names_enough(server: Server, host: str) -> None:
    answer = httpx.get(f"{server.url}/api/games", headers={"host": host}, trust_env=False)
    assert answer.status_code == 200


def test_the_scheme_of_the_page_counts(server: Server) -> None:
    told = {"origin": server.url.replace("http", "https")}
    answer = httpx.post(f"{server.url}/api/tables", json={}, headers=told, trust_env=False)
    assert answer.json()["code"] == "wrong_origin"


def test_what_is_private_is_not_kept(anna: Browser) -> None:
    table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
    for path in (f"/api/tables/{table}", "/api/tables", f"/api/tables/{table}/history"):
        assert anna.get(path).headers["cache-control"] == "no-store"
    assert anna.get("/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/games"])
def test_head_is_get_without_a_body(anna: Browser, path: str) -> None:
    head, got = anna.http.head(path), anna.get(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(got.content)) or "gzip" in str(got.headers)


def test_other_methods_and_the_schema_are_not_served(anna: Browser) -> None:
    for method in ("OPTIONS", "PUT", "DELETE", "TRACE", "BREW"):
        answer = anna.http.request(method, "/api/tables")
        assert answer.status_code in {400, 405}
        assert answer.headers.get("allow", "GET, HEAD, POST") == "GET, HEAD, POST"
        assert "access-control-allow-origin" not in answer.headers
    for path in ("/schema", "/schema/openapi.json", "/schema/redoc"):
        assert b"redoc" not in anna.get(path).content
        assert b"openapi" not in anna.get(path).content


@pytest.mark.parametrize("value", ["TRUE", "true", "1", 1])
def test_an_option_is_what_it_is(anna: Browser, value: object) -> None:
    games = {game["id"]: game for game in anna.get("/api/games").json()}
    name = next(o["name"] for o in games[GAME]["options"] if isinstance(o["default"], bool))
    seats = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
    body = {"game": GAME, "seats": seats, "options": {name: value}}
    answer = anna.post("/api/tables", body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_options")


def test_figures_are_for_who_has_the_token(server: Server, proxied: Server) -> None:
    assert httpx.get(f"{server.url}/metrics", trust_env=False).status_code == 404
    for told in ({}, {"authorization": "Bearer wrong"}, {"authorization": TOKEN}):
        answer = httpx.get(f"{proxied.url}/metrics", headers=told, trust_env=False)
        assert answer.status_code == 404
    told = {"authorization": f"Bearer {TOKEN}"}
    text = httpx.get(f"{proxied.url}/metrics", headers=told, trust_env=False).text
    names = {line.partition("{")[0].partition(" ")[0] for line in text.splitlines()}
    assert names >= {
        "tablero_loop_lag_seconds",
        "tablero_sockets",
        "tablero_writer_waiting",
        "tablero_bots_playing",
        "tablero_connections",
        "tablero_requests_total",
        "tablero_refusals_total",
    }
    assert 'tablero_refusals_total{code="unknown_page"}' in text


def told_of(server: Server, request: str) -> list[str]:
    """The lines of the log about a request, which are written after its answer was sent."""
    until = time.monotonic() + 10
    while True:
        found = [line for line in server.log.read_text().splitlines() if request in line]
        if found or time.monotonic() > until:
            return found
        time.sleep(0.02)


def test_every_request_can_be_traced(proxied: Server) -> None:
    answer = through_proxy(proxied, "203.0.113.50")
    (line,) = told_of(proxied, answer.headers["x-request-id"])
    mine = json.loads(line)
    assert (mine["what"], mine["status"]) == ("POST /api/tables", answer.status_code)
    assert mine["address"] == "203.0.113.50"


def test_a_long_path_fills_no_log(proxied: Server) -> None:
    told = {"host": "play.example.org", "x-forwarded-for": "203.0.113.51"}
    path = "/api/tables/" + "%00" * 4000
    answer = httpx.get(proxied.url + path, headers=told, trust_env=False)
    assert answer.json()["code"] == "unknown_table"
    (line,) = told_of(proxied, answer.headers["x-request-id"])
    assert len(line) < 1500


def test_a_spectator_s_first_socket_brings_the_cookie(server: Server, anna: Browser) -> None:
    table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
    with Browser(server) as stranger, stranger.listen(table) as socket:
        assert hear(socket, "table")["you"] is None
        assert socket.response is not None
        assert "HttpOnly" in socket.response.headers["set-cookie"]


def test_so_many_sockets_and_no_more_however_fast(tmp_path: Path) -> None:
    """All handshakes at once: the place is taken before anything is waited for."""
    with Server(tmp_path, TABLERO_SOCKETS_PER_BROWSER="5") as server, Browser(server) as anna:
        table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
        with ExitStack() as stack:
            lines = [stack.enter_context(closing(anna.upgrade(table))) for _ in range(40)]
            answers = [line.recv(12)[-3:] for line in lines]
            assert (answers.count(b"101"), answers.count(b"403")) == (5, 35)
        left = b"403"
        while left == b"403":  # until the server has heard that they are gone
            with closing(anna.upgrade(table)) as line:
                left = line.recv(12)[-3:]
        assert left == b"101"


def test_nothing_happens_twice(anna: Browser) -> None:
    """Leaving, and sitting down where one sits, over and over: told once, stored once."""
    table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
    with anna.listen(table) as socket:
        seq = hear(socket, "table")["seq"]
        for what in ["leave"] * 5 + ["join"] * 5:
            assert anna.post(f"/api/tables/{table}/{what}", {"seat": 1}).status_code == 200
        anna.play(anna.see(table))
        heard = [hear(socket)["seq"] for _ in range(3)]
    assert heard == [seq + 1, seq + 2, seq + 3]
    assert anna.see(table)["seq"] == seq + 3


def test_running_tables_come_first_and_none_is_left_out(anna: Browser) -> None:
    """Those that wait for me before those that do not, however long ago I sat down."""
    mine = str(anna.create(GAME, "me", "hotseat", "hotseat")["table"])
    others = [str(anna.create(GAME, "me", "open", "open")["table"]) for _ in range(55)]
    listed = [one["table"] for one in anna.get("/api/tables").json()]
    assert listed[0] == mine
    assert set(listed[1:]) == set(others)


def test_a_broken_key_is_one_clear_line(tmp_path: Path) -> None:
    key = tmp_path / "table.key"
    made = read_key(key)
    assert read_key(key) == made
    assert key.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.iterdir()) == [key]
    key.chmod(0o644)  # as a copy that was put back may be
    assert read_key(key) == made
    assert key.stat().st_mode & 0o777 == 0o600
    key.write_bytes(b"")
    with pytest.raises(BrokenKey, match="no key of 32 bytes"):
        read_key(key)
    with pytest.raises(RuntimeError, match="did not start") as failed, Server(tmp_path):
        pass
    assert "Traceback" not in str(failed.value)
    with pytest.raises(BrokenKey, match="cannot be read or made"):
        read_key(tmp_path / "no" / "folder.key")


def test_many_networks_of_one_customer_have_the_allowance_of_some() -> None:
    limits = Limits(Settings(per_address=1, tables_per_day=1))

    def is_let_in(peer: str) -> bool:
        try:
            limits.check("tables", "", TrustedProxies("").visitor(peer, ""))
        except Refused:
            return False
        return True

    homes = [f"2001:db8:1:{number:x}::1" for number in range(20)]
    assert [is_let_in(home) for home in homes] == [True] * 8 + [False] * 12
    assert is_let_in("2001:db8:2::1")
    assert [is_let_in("192.0.2.1") for _ in range(2)] == [True, False]


def test_many_networks_of_one_customer_have_the_places_of_some() -> None:
    places = Limits(Settings(sockets_per_browser=1, per_address=2)).places
    with ExitStack() as held:
        for number in range(16):
            held.enter_context(places.hold(f"browser {number}", f"2001:db8:1:{number // 2:x}::/64"))
        with pytest.raises(Refused):
            held.enter_context(places.hold("one more", "2001:db8:1:ff::/64"))
        held.enter_context(places.hold("somebody else", "2001:db8:2::/64"))
