"""Mutated HTTP requests and socket frames against a live server.

    python -m rigs.fuzz --inputs 50000

Every route of the schema is asked, as it should be and otherwise, all of it by Mallory. No answer
may be 5xx, no traceback may appear in the server's log, no table of Anna's may change, no link,
share or cookie of hers be told, and as long as everything is refused no table at all may change.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rigs.harness import Server
from rigs.parts.fuzz_scene import Request, Scene, finished_table
from tablero.server.storage.store import Store

WEIRD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 2**64, 10**30, 1.5, 1e400, "", "0", "null",
    "\x00", "\ud83c\udfb2", "\u202e", "a" * 3000, "' OR 1=1 --", "../../etc/passwd", "<script>",
    "{{7*7}}", "%s%n", [], [[]], {}, {"": ""}, {"type": "play"}, [None] * 50,
]  # fmt: skip
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW", ""]
BATCH = 20
ACCEPTED = {200, 201, 204}
BOTS = "~bot/"  # how their commands begin


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
class Answer(NamedTuple):
    """What came of an input. Status 0: the server only closed the connection."""

    method: str
    status: int
    told: bool = False  # something of Anna's

    @property
    def may_change(self) -> bool:
        return self.method == "POST" and self.status in ACCEPTED


def exchange(scene: Scene, method: str, data: bytes, end: bool = True) -> Answer:
    with socket.create_connection(("127.0.0.1", scene.server.port), timeout=10) as connection:
        try:
            connection.sendall(data)
            if end:
                connection.shutdown(socket.SHUT_WR)
            response = http.client.HTTPResponse(connection)
            response.begin()
            told = scene.tells(str(response.headers).encode() + response.read())
        except (http.client.HTTPException, OSError, ValueError):
            return Answer(method, 0)
        if response.status >= 500 or told:
            print("bad input:", data[:2000], file=sys.stderr, flush=True)
        return Answer(method, response.status, told)


def fuzz_http(scene: Scene, dice: random.Random) -> Answer:
    request = scene.request(dice)
    if dice.random() < 0.7:  # the others are well formed, but late, not allowed or unknown
        request = mutate(request, dice)
    return exchange(scene, request.method, as_bytes(request), end=False)


def fuzz_bytes(scene: Scene, dice: random.Random) -> Answer:
    """Broken at the level of HTTP itself."""
    request = scene.request(dice)
    return exchange(scene, request.method, mutate_bytes(as_bytes(request), dice))


# A move for a position that will never be: refused, or not even read.
LATE = (
    b'{"type":"move","id":"fuzz-1234","expected":9007199254740991,"seat":0,'
    b'"do":{"type":"play","answer":1}}'
)
SAID = [b'{"type":"ping"}', b"", b"{", b"\xff\xff", b'{"type":"play","answer":1}', b"x" * 120, LATE]


def fuzz_socket(scene: Scene, dice: random.Random) -> Answer:
    """A handshake, often mutated, then frames that are often garbage."""
    headers = {
        **scene.headers(),
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    query = dice.choice(["", "?from=1", "?seat=0", "?seat=-1", "?from=x", "?seat=99999999999999"])
    table = dice.choice(scene.known["table_id"])
    request = Request("GET", f"/api/tables/{table}/live{query}", b"", headers)
    if dice.random() < 0.3:
        request = mutate(request, dice)
    lines = [f"{request.method} {request.path} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in request.headers.items()]
    hello = "\r\n".join([*lines, "", ""]).encode("latin-1", "replace")
    frames = b"".join(_frame(dice) for _ in range(dice.randrange(1, 6)))
    return converse(scene, request.method, hello, frames)


def converse(scene: Scene, method: str, hello: bytes, frames: bytes) -> Answer:
    """The frames go out once the handshake is done: what comes with it nobody reads."""
    with socket.create_connection(("127.0.0.1", scene.server.port), timeout=10) as line:
        try:
            line.sendall(hello)
            heard = line.recv(4096)
            if b" 101 " in heard[:16]:
                line.sendall(frames)
            line.shutdown(socket.SHUT_WR)
            while part := line.recv(65536):
                heard += part
        except OSError:
            return Answer(method, 0)
    told = scene.tells(heard)
    if told:
        print("bad input:", (hello + frames)[:2000], file=sys.stderr, flush=True)
    return Answer(method, int(heard[9:12]) if heard[9:12].isdigit() else 0, told)


def _frame(dice: random.Random) -> bytes:
    payload = dice.choice(SAID)
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
    accepted: int  # requests that may change something
    server_errors: int
    told: int
    annas_changed: int
    compared: int  # batches in which everything was refused
    changed_on_refusal: int
    tracebacks: str
    seconds: float

    def is_good(self) -> bool:
        bad = self.server_errors or self.told or self.annas_changed or self.changed_on_refusal
        return not (bad or self.tracebacks)


def by_people(store: Store, before: dict[str, int], now: dict[str, int]) -> bool:
    """Whether anything came but answers of bots: who is let in to play does so when it is ready."""
    return any(
        not row.command_id.startswith(BOTS)
        for table, seq in now.items()
        if seq != before[table]
        for row in store.rows(table)[before[table] :]
    )


def run(folder: Path, inputs: int, seed: int, names: list[str]) -> Report:
    dice = random.Random(seed)  # noqa: S311
    ways: Sequence[Callable[[Scene, random.Random], Answer]] = (
        *([fuzz_http] * 6),
        fuzz_bytes,
        fuzz_socket,
    )
    statuses: Counter[int] = Counter()
    counts: Counter[str] = Counter()
    began = time.monotonic()
    server = Server(folder)
    finished = finished_table(server, names[0])
    with server:
        scene = Scene(server, finished, names)
        store = Store(server.db)
        annas, quiet = store.newest(scene.annas), store.newest(scene.quiet)
        for start in range(0, inputs, BATCH):
            batch = [dice.choice(ways)(scene, dice) for _ in range(min(BATCH, inputs - start))]
            statuses.update(one.status for one in batch)
            accepted = sum(one.may_change for one in batch)
            now = store.newest(scene.quiet)
            counts["accepted"] += accepted
            counts["told"] += sum(one.told for one in batch)
            counts["annas"] += store.newest(scene.annas) != annas
            counts["compared"] += not accepted
            counts["refused"] += not accepted and by_people(store, quiet, now)
            quiet = now
        for table in scene.quiet:
            scene.mallory.see(table)  # still there and well
        scene.close()
        store.close()
        tracebacks = server.tracebacks()
        counts["told"] += scene.tells(server.log.read_bytes())
    errors = sum(count for status, count in statuses.items() if status >= 500)
    return Report(
        inputs, dict(sorted(statuses.items())), counts["accepted"], errors, counts["told"],
        counts["annas"], counts["compared"], counts["refused"], tracebacks,
        round(time.monotonic() - began, 1),
    )  # fmt: skip


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
