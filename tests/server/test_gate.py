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
from tablero.server.tables.browsers import COOKIE

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
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(server: Server) -> None:
    first = httpx.get(f"{server.url}/api/tables", trust_env=False)
    line = first.headers["set-cookie"]
    assert all(word in line for word in (COOKIE, "HttpOnly", "SameSite=Lax", "Path=/"))
    good = first.cookies[COOKIE]
    kept = httpx.get(f"{server.url}/api/tables", cookies={COOKIE: good}, trust_env=False)
    assert "set-cookie" not in kept.headers
    for bad in ("", "x", good[:-1], good + "A", good.replace(".", "x"), f"ж{good}", "." * 50):
        header = {b"cookie": f"{COOKIE}={bad}".encode()}
        answer = httpx.get(f"{server.url}/api/tables", headers=header, trust_env=False)
        assert answer.status_code == 200
        assert "set-cookie" in answer.headers


def test_a_stolen_database_opens_no_seat(server: Server, anna: Browser) -> None:
    anna.create(GAME, "me", "hotseat", "hotseat")
    browser = anna.http.cookies[COOKIE].partition(".")[0]
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
        asked = [anna.get("/api/games").status_code for _ in range(30)]
        assert set(asked) == {200, 429}
        time.sleep(1)
        assert anna.get("/api/games").status_code == 200
        strangers = [httpx.get(f"{server.url}/api/games", trust_env=False) for _ in range(6)]
        assert strangers[-1].json()["code"] == "too_many"
        assert httpx.get(f"{server.url}/api/health", trust_env=False).status_code == 200


def test_looking_changes_nothing(server: Server, anna: Browser, boris: Browser) -> None:
    """Every address that answers GET, asked by a player, a spectator and a stranger."""
    table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
    anna.play(anna.see(table))
    store = Store(server.db)
    before = stored(store)
    paths = [path for path, how in decode(schema())["paths"].items() if "get" in how]
    assert len(paths) >= 9
    for path in [*paths, "/", "/table/{table_id}"]:
        address = path.replace("{table_id}", table).replace("{ply}", "1")
        for who in (anna, boris):
            assert who.get(address).status_code in {200, 403}
            assert who.get(address, seat=1, invite="x", bot="random").status_code in {200, 400, 403}
        assert httpx.get(server.url + address, trust_env=False).status_code in {200, 403}
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
