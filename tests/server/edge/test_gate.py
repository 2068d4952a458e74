"""The gate: origins, cookies, sizes, rates, headers. Everything is set by us and tried here."""

import time
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from msgspec.json import decode
from rigs.harness import Browser, Server

from tablero.server.edge.openapi import schema
from tablero.server.storage.database import metadata
from tablero.server.storage.store import Store

GAME = "puerto_rico"
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "null",
        "http://evil.example",
        "https://127.0.0.1:1",
        "http://127.0.0.1.evil.example",
        "http://evil@",
        "javascript://",
        "http://[",
    ],
)
def test_other_pages_cannot_post(server: Server, anna: Browser, origin: str | None) -> None:
    before = anna.get("/api/tables").json()
    headers = {} if origin is None else {"origin": origin}
    answer = httpx.post(
        f"{server.url}/api/tables",
        json={"game": GAME, "seats": SEATS},
        headers=headers,
        cookies=dict(anna.http.cookies),
        trust_env=False,
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    assert anna.get("/api/tables").json() == before


def test_security_headers_on_every_answer(anna: Browser) -> None:
    answers = [
        anna.get("/"),
        anna.get("/api/games"),
        anna.get("/api/tables/nowhere"),
        anna.get("/no/such/file.js"),
        anna.post("/api/tables", {}),
        anna.http.post("/api/tables", headers={"origin": "http://evil.example"}),
        anna.http.delete("/api/tables"),
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "connect-src 'self';" in policy
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers
        assert answer.headers["x-request-id"]


def cookie_of(browser: Browser) -> tuple[str, str]:
    """Name and value of the one cookie a browser is known by."""
    ((name, value),) = browser.http.cookies.items()
    return name, value


def tables_seen(server: Server, cookie: bytes) -> int:
    address = f"{server.url}/api/tables"
    answer = httpx.get(address, headers={b"cookie": cookie}, trust_env=False)
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
    return len(answer.json())


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(server: Server, anna: Browser) -> None:
    anna.create(GAME, "me", "hotseat", "hotseat")
    name, good = cookie_of(anna)
    body = {"game": GAME, "seats": SEATS}
    first = httpx.post(
        f"{server.url}/api/tables", json=body, headers={"origin": server.url}, trust_env=False
    )
    line = first.headers["set-cookie"]
    assert all(word in line for word in (name, "HttpOnly", "SameSite=Lax", "Path=/"))
    assert tables_seen(server, f"{name}={good}".encode()) == 1
    for bad in ("", "x", good[:-1], good + "A", good.replace(".", "x"), f"ж{good}", "." * 50):
        assert tables_seen(server, f"{name}={bad}".encode()) == 0


@pytest.mark.parametrize(
    "around",
    [b'x={"a":1}; %s', b"pref=a b; %s", b"flag; %s", b"z=\xe4; %s", b"%s; more", b"; ;=;%s;"],
)
def test_other_cookies_hide_nobody(server: Server, anna: Browser, around: bytes) -> None:
    anna.create(GAME, "me", "hotseat", "hotseat")
    name, good = cookie_of(anna)
    ours = f"{name}={good}".encode()
    assert tables_seen(server, around % ours) == 1
    assert tables_seen(server, f"{name}=of-another-server; ".encode() + ours) == 1
    assert tables_seen(server, f"tablero_browser={good}".encode()) == 1, "its name before"


def test_two_servers_on_one_host_do_not_take_each_other_s_cookies(
    server: Server, tmp_path: Path
) -> None:
    with Server(tmp_path) as other, Browser(server) as anna:
        anna.create(GAME, "me", "hotseat", "hotseat")
        (name,) = anna.http.cookies.keys()
        with Browser(other) as same:
            same.create(GAME, "me", "hotseat", "hotseat")
            assert name not in same.http.cookies


@pytest.mark.parametrize("pairs", [3_500, 64_000])
def test_a_crafted_cookie_stops_nobody(server: Server, pairs: int) -> None:
    """Quadratic in the standard library's reader before 3.11.10: 128 kB took half a minute."""
    crafted = {b"cookie": b'a="' + b'\\"' * pairs}
    answer = httpx.get(f"{server.url}/api/health", headers=crafted, trust_env=False, timeout=8)
    assert answer.status_code in {200, 431}
    assert httpx.get(f"{server.url}/api/health", trust_env=False, timeout=8).is_success


def test_pages_need_no_cookie(server: Server) -> None:
    for path in ("/", "/table/whatever", "/api/games", "/api/tables", "/api/health"):
        answer = httpx.get(server.url + path, trust_env=False)
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers


def test_a_stolen_database_opens_no_seat(server: Server, anna: Browser) -> None:
    anna.create(GAME, "me", "hotseat", "hotseat")
    browser = cookie_of(anna)[1].partition(".")[0]
    stored = Path(server.db.removeprefix("sqlite:///"))
    kept = b"".join(file.read_bytes() for file in stored.parent.glob(stored.name + "*"))
    assert browser.encode() not in kept


def test_pages_are_compressed_and_cached_rightly(anna: Browser) -> None:
    page = anna.get("/table/whatever")
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    again = anna.http.get("/", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd.txt", "/assets/../../x.py"):
        assert anna.get(path).status_code == 404 or "root:" not in anna.get(path).text


def test_large_bodies_are_refused(anna: Browser) -> None:
    answer = anna.http.post("/api/tables", content=b" " * 40_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    deep = anna.http.post("/api/tables", content=b"[" * 10_000)
    assert (deep.status_code, deep.json()["code"]) == (400, "bad_request")


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    settings = {
        "TABLERO_COMMANDS_PER_SECOND": "5",
        "TABLERO_TABLES_PER_MINUTE": "3",
        "TABLERO_BROWSERS_PER_MINUTE": "4",
        "TABLERO_SOCKETS_PER_BROWSER": "2",
    }
    with Server(tmp_path, **settings) as server, Browser(server) as anna:
        made = [
            anna.post("/api/tables", {"game": GAME, "seats": SEATS}).status_code for _ in range(5)
        ]
        assert made[:3] == [201] * 3
        assert 429 in made[3:]
        asked = [200]
        while asked[-1] == 200 and len(asked) < 1000:
            asked.append(anna.get("/api/games").status_code)
        assert asked[-1] == 429
        time.sleep(1)
        assert anna.get("/api/games").status_code == 200
        new = [newcomer(server) for _ in range(6)]
        assert new[-1].json()["code"] == "too_many"
        assert int(new[-1].headers["retry-after"]) >= 1
        assert httpx.get(f"{server.url}/api/health", trust_env=False).status_code == 200


def newcomer(server: Server) -> httpx.Response:
    return httpx.post(
        f"{server.url}/api/tables",
        json={"game": GAME, "seats": SEATS},
        headers={"origin": server.url},
        trust_env=False,
    )


def test_looking_changes_nothing(server: Server, anna: Browser, boris: Browser) -> None:
    """Every address that answers GET, asked by a player, a spectator and a stranger."""
    table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
    anna.play(anna.see(table))
    store = Store(server.db)
    before = stored(store)
    paths = [path for path, how in decode(schema())["paths"].items() if "get" in how]
    assert len(paths) >= 9
    for path in [*paths, "/", "/table/{table_id}"]:
        address = path.format(table_id=table, ply=1, game=GAME, step=1)
        fine = {200, 403, *([404] if path.endswith(("/closed", "/log")) else [])}  # it is not
        if path.endswith(("/hint", "/view", "/wheels")):  # it may be another seat's turn
            fine.add(409)
        for who in (anna, boris):
            assert who.get(address).status_code in fine
            assert who.get(address, seat=1, invite="x", bot="random").status_code in {400, *fine}
        assert httpx.get(server.url + address, trust_env=False).status_code in fine
    assert stored(store) == before
    store.close()


def stored(store: Store) -> list[object]:
    with store.engine.connect() as connection:
        return [connection.execute(sa.select(table)).all() for table in metadata.sorted_tables]


@pytest.mark.parametrize("name", ["Robert'); DROP--", '"; SELECT 1', "%s {0} $1 ?", "Zoë-Ольга"])
def test_names_are_only_text_to_the_database(anna: Browser, name: str) -> None:
    seats = [{"kind": "me", "name": name}, {"kind": "hotseat"}, {"kind": "hotseat"}]
    table = anna.post("/api/tables", {"game": GAME, "seats": seats}).json()["table"]
    assert anna.see(table)["seats"][0]["name"] == name
    anna.post(f"/api/tables/{table}/chat", {"text": name})
    assert anna.see(table)["chat"][0]["text"] == name
