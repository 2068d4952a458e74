"""Mutated HTTP requests and socket frames against a live server.

    python -m rigs.fuzz --inputs 50000

No answer may be 5xx, no traceback may appear in the server's log, and as long as everything is
refused no table may change.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import socket
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rigs.harness import Browser, Server
from tablero.server.storage.store import Store

WEIRD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 2**64, 10**30, 1.5, 1e400, "", "0", "null",
    "\x00", "\ud83c\udfb2", "\u202e", "a" * 3000, "' OR 1=1 --", "../../etc/passwd", "<script>",
    "{{7*7}}", "%s%n", [], [[]], {}, {"": ""}, {"type": "play"}, [None] * 50,
]  # fmt: skip
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW", ""]
BATCH = 50


class Request(NamedTuple):
    method: str
    path: str
    body: bytes
    headers: dict[str, str]


class Seeds:
    """Good requests for tables that are really there; the mutations start from these."""

    def __init__(self, browser: Browser, names: list[str]) -> None:
        self.browser = browser
        self.cookie = "; ".join(f"{key}={value}" for key, value in browser.http.cookies.items())
        self.tables = [
            str(browser.create(name, "me", "hotseat", "hotseat")["table"]) for name in names
        ]
        self.open_table = browser.create(names[0], "me", "open", "open")
        self.names = names

    def request(self, dice: random.Random) -> Request:
        table = dice.choice(self.tables)
        bodies: list[tuple[str, Any]] = [
            ("command", self._command(dice, {"type": "play", "answer": dice.randrange(60)})),
            ("command", self._command(dice, {"type": "undo", "to": dice.randrange(9)})),
            ("join", {"seat": dice.randrange(4), "invite": "x", "name": "Zoe"}),
            ("leave", {"seat": dice.randrange(4), "bot": dice.choice(["", "greedy", "random"])}),
            ("takeover", {"seat": dice.randrange(4)}),
            ("chat", {"text": "hello"}),
            ("rematch", None),
        ]
        gets = ["", "/tail?from=1", "/history", "/position/1", "/result", "/record", "?seat=1"]
        kind = dice.randrange(10)
        if kind == 0:
            seats = [
                {"kind": "me", "name": "A"},
                {"kind": "open"},
                {"kind": "bot", "bot": "greedy"},
            ]
            body = {"game": dice.choice(self.names), "seats": seats, "options": {}}
            return self._post("/api/tables", body)
        if kind <= 3:
            path = f"/api/tables/{table}{dice.choice(gets)}"
            return Request("GET", path, b"", self._headers())
        action, body = dice.choice(bodies)
        return self._post(f"/api/tables/{table}/{action}", body)

    def _command(self, dice: random.Random, do: dict[str, Any]) -> dict[str, Any]:
        expected = dice.choice([0, 1, 5, 10**6])  # never the present number: all are refused
        return {"id": f"fuzz-{dice.randrange(10**9)}", "expected": expected, "seat": 0, "do": do}

    def _post(self, path: str, body: object) -> Request:
        return Request("POST", path, json.dumps(body).encode(), self._headers())

    def _headers(self) -> dict[str, str]:
        server = self.browser.server
        return {
            "Host": f"127.0.0.1:{server.port}",
            "Origin": server.url,
            "Cookie": self.cookie,
            "Content-Type": "application/json",
        }


# -- mutations -------------------------------------------------------------------------------------
def mutate_bytes(data: bytes, dice: random.Random) -> bytes:
    out = bytearray(data)
    for _ in range(dice.randrange(1, 5)):
        at = dice.randrange(len(out) + 1)
        kind = dice.randrange(4)
        if kind == 0 and out:
            out[at % len(out)] = dice.randrange(256)
        elif kind == 1:
            out[at:at] = dice.randbytes(dice.randrange(1, 9))
        elif kind == 2:
            del out[at : at + dice.randrange(1, 9)]
        else:
            out[at:at] = out[max(0, at - 20) : at] * dice.randrange(1, 5)
    return bytes(out)


def mutate_json(value: Any, dice: random.Random) -> Any:
    if isinstance(value, dict) and value and dice.random() < 0.8:
        key = dice.choice(list(value))
        kind = dice.randrange(4)
        changed = dict(value)
        if kind == 0:
            del changed[key]
        elif kind == 1:
            changed[str(dice.choice(WEIRD))[:40]] = dice.choice(WEIRD)
        else:
            changed[key] = mutate_json(value[key], dice)
        return changed
    if isinstance(value, list) and value and dice.random() < 0.6:
        at = dice.randrange(len(value))
        return [*value[:at], mutate_json(value[at], dice), *value[at + 1 :]]
    return dice.choice(WEIRD)


def mutate(request: Request, dice: random.Random) -> Request:
    kind = dice.randrange(6)
    if kind <= 1 and request.body:
        body = mutate_json(json.loads(request.body), dice)
        return request._replace(body=json.dumps(body).encode())
    if kind == 2 and request.body:
        return request._replace(body=mutate_bytes(request.body, dice))
    if kind == 3:
        path = mutate_bytes(request.path.encode(), dice).decode("latin-1")
        return request._replace(path=path.replace("\r", "").replace("\n", "").replace(" ", "+"))
    if kind == 4:
        return request._replace(method=dice.choice(METHODS))
    name = dice.choice(list(request.headers))
    value = mutate_bytes(request.headers[name].encode(), dice).decode("latin-1")
    cleaned = value.replace("\r", " ").replace("\n", " ")
    return request._replace(headers={**request.headers, name: cleaned})


def as_bytes(request: Request) -> bytes:
    lines = [f"{request.method} {request.path} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in request.headers.items()]
    lines += [f"Content-Length: {len(request.body)}", "Connection: close", "", ""]
    return "\r\n".join(lines).encode("latin-1", "replace") + request.body


# -- sending ---------------------------------------------------------------------------------------
def exchange(port: int, data: bytes, end: bool = True) -> int:
    """The status of the answer; 0 where the server only closed the connection."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        try:
            connection.sendall(data)
            if end:
                connection.shutdown(socket.SHUT_WR)
            response = http.client.HTTPResponse(connection)
            response.begin()
            response.read()
        except (http.client.HTTPException, OSError, ValueError):
            return 0
        if response.status >= 500:
            print("bad input:", data[:2000], flush=True)
        return response.status


def fuzz_http(seeds: Seeds, dice: random.Random) -> int:
    request = seeds.request(dice)
    if dice.random() < 0.8:  # the others are well formed, but late, not allowed or unknown
        request = mutate(request, dice)
    return exchange(seeds.browser.server.port, as_bytes(request), end=False)


def fuzz_bytes(seeds: Seeds, dice: random.Random) -> int:
    """Broken at the level of HTTP itself."""
    data = mutate_bytes(as_bytes(seeds.request(dice)), dice)
    return exchange(seeds.browser.server.port, data)


def fuzz_socket(seeds: Seeds, dice: random.Random) -> int:
    """A handshake, often mutated, then frames that are often garbage."""
    headers = {
        **seeds.request(dice).headers,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    query = dice.choice(["", "?from=1", "?seat=0", "?seat=-1", "?from=x", "?seat=99999999999999"])
    table = dice.choice(seeds.tables)
    request = Request("GET", f"/api/tables/{table}/live{query}", b"", headers)
    if dice.random() < 0.3:
        request = mutate(request, dice)
    lines = [f"{request.method} {request.path} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in request.headers.items()]
    hello = "\r\n".join([*lines, "", ""]).encode("latin-1", "replace")
    frames = b"".join(_frame(dice) for _ in range(dice.randrange(1, 6)))
    return exchange(seeds.browser.server.port, hello + frames)


def _frame(dice: random.Random) -> bytes:
    payload = dice.choice(
        [b'{"type":"ping"}', b"", b"{", b"\xff\xff", b'{"type":"play","answer":1}', b"x" * 120]
    )
    if dice.random() < 0.5:
        payload = mutate_bytes(payload, dice)[:125]
    mask = dice.randbytes(4)
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    frame = bytes([0x80 | dice.choice([1, 1, 1, 2, 8, 9, 10, 0, 5]), 0x80 | len(payload)])
    frame += mask + masked
    return mutate_bytes(frame, dice) if dice.random() < 0.2 else frame


# -- the rig ---------------------------------------------------------------------------------------
class Report(NamedTuple):
    inputs: int
    statuses: dict[int, int]
    server_errors: int
    changed_on_refusal: int
    tracebacks: str
    seconds: float

    def is_good(self) -> bool:
        return not (self.server_errors or self.changed_on_refusal or self.tracebacks)


def run(folder: Path, inputs: int, seed: int, names: list[str]) -> Report:
    dice = random.Random(seed)  # noqa: S311
    ways: Sequence[Callable[[Seeds, random.Random], int]] = (
        *([fuzz_http] * 6),
        fuzz_bytes,
        fuzz_socket,
    )
    statuses: Counter[int] = Counter()
    changed = 0
    began = time.monotonic()
    with Server(folder) as server, Browser(server) as browser:
        browser.introduce()
        seeds = Seeds(browser, names)
        store = Store(server.db)
        for start in range(0, inputs, BATCH):
            before = chains(store, seeds)
            batch = [dice.choice(ways)(seeds, dice) for _ in range(min(BATCH, inputs - start))]
            statuses.update(batch)
            # A mutation may still be a good request (chat, leave): then a change is allowed.
            if not {200, 201} & set(batch) and chains(store, seeds) != before:
                changed += 1
        for table in seeds.tables:
            browser.see(table)  # still there and well
        store.close()
        tracebacks = server.tracebacks()
    errors = sum(count for status, count in statuses.items() if status >= 500)
    return Report(inputs, dict(sorted(statuses.items())), errors, changed, tracebacks,
                  round(time.monotonic() - began, 1))  # fmt: skip


def chains(store: Store, seeds: Seeds) -> list[bytes]:
    return [store.rows(table)[-1].chain for table in seeds.tables]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="*", default=["puerto_rico", "gwt2"])
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = run(Path(folder), args.inputs, args.seed, args.games)
    print(json.dumps({**report._asdict(), "load": os.getloadavg()[0]}, indent=1))
    raise SystemExit(0 if report.is_good() else 1)


if __name__ == "__main__":
    main()
