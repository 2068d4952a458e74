"""kill -9 under load: no acknowledged move lost or doubled, no gap, retries answered alike.

    python -m rigs.kill9 --cycles 200

Writers play hot-seat tables as fast as they can, every second one over its socket. The whole
process group of the server is killed at a random moment, started again, and what the writers were
told is compared with the log on disk.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import tempfile
import threading
import time
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from rigs.harness import Browser, Server
from tablero.server.storage.store import Store


class Told(NamedTuple):
    """An acknowledgement as a writer received it."""

    table: str
    body: dict[str, object]
    content: bytes


class Heard(msgspec.Struct):
    type: str
    status: int | str = 0
    ack: msgspec.Raw = msgspec.Raw(b"")
    problem: msgspec.Raw = msgspec.Raw(b"")


class Writer(threading.Thread):
    """Plays one table until told to stop; after a broken call it retries the very same command."""

    def __init__(self, server: Server, game: str, number: int) -> None:
        super().__init__(daemon=True)
        self.browser = Browser(server)
        self.game = game
        self.number = number
        self.told: list[Told] = []
        self.problems: list[str] = []
        self.table = ""
        self.going_on = True

    def run(self) -> None:
        dice = random.Random(self.number)  # noqa: S311
        while self.going_on:
            try:
                self._play_one(dice)
            except httpx.HTTPError:
                time.sleep(0.02)  # the server is down; `pending` is sent again

    def _play_one(self, dice: random.Random) -> None:
        if not self.table:
            self.table = str(self.browser.create(self.game, "me", "hotseat", "hotseat")["table"])
        seen = self.browser.see(self.table)
        if seen["status"] == "over":
            self.table = ""
            return
        answers = seen["ask"]["answers"]
        body = {
            "id": self.browser.new_id(),
            "expected": seen["seq"],
            "seat": seen["ask"]["seat"],
            "do": {"type": "play", "answer": dice.choice(answers)["answer"]},
        }
        self._send_until_answered(body)

    def _send_until_answered(self, body: dict[str, object]) -> None:
        while self.going_on:
            try:
                status, content = self.send(body)
            except (httpx.HTTPError, WebSocketException, OSError):
                time.sleep(0.02)
                continue
            if status == HTTPStatus.OK:
                self.told.append(Told(self.table, body, content))
            else:
                self.problems.append(f"{status} {content[:200]!r}")
            return

    def send(self, body: dict[str, object]) -> tuple[int, bytes]:
        answer = self.browser.post(f"/api/tables/{self.table}/command", body)
        return answer.status_code, answer.content


class SocketWriter(Writer):
    """The same over the table's socket. What is acknowledged there are the stored bytes, too."""

    def __init__(self, server: Server, game: str, number: int) -> None:
        super().__init__(server, game, number)
        self.stack = contextlib.ExitStack()
        self.line: ClientConnection | None = None
        self.listens_to = ""

    def send(self, body: dict[str, object]) -> tuple[int, bytes]:
        if self.line is None or self.listens_to != self.table:
            self.hang_up()
            self.line = self.stack.enter_context(self.browser.listen(self.table))
            self.listens_to = self.table
        try:
            self.line.send(msgspec.json.encode({"type": "move", **body}).decode())
            while True:
                heard = msgspec.json.decode(self.line.recv(timeout=10), type=Heard)
                if heard.type == "ack":
                    return HTTPStatus.OK, bytes(heard.ack)
                if heard.type == "refused":
                    return int(heard.status), bytes(heard.problem)
        except (WebSocketException, OSError):
            self.hang_up()
            raise

    def hang_up(self) -> None:
        self.line = None
        with contextlib.suppress(WebSocketException, OSError):
            self.stack.close()


class Report(NamedTuple):
    cycles: int
    acknowledged: int
    stored: int
    lost: int
    doubled: int
    gaps: int
    unequal_retries: int
    retries: int
    problems: list[str]
    restart_median_s: float
    restart_max_s: float

    def is_good(self) -> bool:
        bad = (self.lost, self.doubled, self.gaps, self.unequal_retries, len(self.problems))
        return not any(bad) and self.acknowledged > 0


def run(folder: Path, cycles: int, writers: int, game: str, seed: int) -> Report:
    dice = random.Random(seed)  # noqa: S311
    server = Server(folder).start()
    kinds = (Writer, SocketWriter)
    people = [kinds[number % 2](server, game, number) for number in range(writers)]
    for person in people:
        person.start()
    restarts = []
    try:
        for _ in range(cycles):
            time.sleep(dice.uniform(0.05, 0.6))
            server.kill()
            began = time.monotonic()
            server.start()
            restarts.append(time.monotonic() - began)
        time.sleep(0.5)
        for person in people:
            person.going_on = False
        for person in people:
            person.join(timeout=30)
        told = [one for person in people for one in person.told]
        unequal, retries = _retry(people, dice)
        problems = [text for person in people for text in person.problems]
    finally:
        server.stop()
        for person in people:
            person.browser.http.close()
            if isinstance(person, SocketWriter):
                person.hang_up()
    restarts.sort()
    return _compare(server.db, told, cycles, unequal, retries, problems, restarts)


def _retry(people: list[Writer], dice: random.Random) -> tuple[int, int]:
    unequal = retries = 0
    for person in people:
        for one in dice.sample(person.told, min(10, len(person.told))):
            answer = person.browser.post(f"/api/tables/{one.table}/command", one.body)
            retries += 1
            unequal += answer.content != one.content
    return unequal, retries


def _compare(
    db: str,
    told: list[Told],
    cycles: int,
    unequal: int,
    retries: int,
    problems: list[str],
    restarts: list[float],
) -> Report:
    """Knows only what was told and what lies on disk; every log is replayed and checked."""
    store = Store(db)
    lost = doubled = gaps = stored = 0
    for table in sorted({one.table for one in told}):
        rows = store.rows(table)
        store.load(table)
        stored += len(rows)
        gaps += [row.seq for row in rows] != list(range(1, len(rows) + 1))
        keys = [(row.seat, row.command_id) for row in rows]
        doubled += len(keys) - len(set(keys))
        by_key = {(row.seat, row.command_id): row for row in rows}
        for one in told:
            if one.table == table:
                row = by_key.get((int(str(one.body["seat"])), str(one.body["id"])))
                seq = msgspec.json.decode(one.content)["seq"]
                lost += row is None or row.seq != seq or row.answer != one.content
    store.close()
    middle = restarts[len(restarts) // 2]
    return Report(
        cycles, len(told), stored, lost, doubled, gaps, unequal, retries, problems, middle,
        restarts[-1],
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cycles", type=int, default=200)
    parser.add_argument("--writers", type=int, default=8)
    parser.add_argument("--game", default="puerto_rico")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = run(Path(folder), args.cycles, args.writers, args.game, args.seed)
    print(json.dumps({**report._asdict(), "load": os.getloadavg()[0]}, indent=1))
    raise SystemExit(0 if report.is_good() else 1)


if __name__ == "__main__":
    main()
