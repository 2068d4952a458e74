"""kill -9 under load: no acknowledged move lost or doubled, no gap, retries answered alike.

    python -m rigs.kill9 --cycles 200

Writers play hot-seat tables as fast as they can, every third one over its socket; every third
plays bots with a clock, takes back over draws and their answers, gets up and comes back. The whole
process group of the server is killed at a random moment, started again, and what the writers were
told is compared with the log on disk; every table must be the same read from its snapshot and from
its first row.
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

from rigs.harness import Browser, Json, Server
from rigs.play import same
from tablero.server.storage.store import Store

RETHINKS, GETS_UP = 0.3, 0.05  # how often, of a question
PLAYED_FIRST = 0.8  # how often a kill waits for a move


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
            self.table = self._create()
        seen = self.browser.see(self.table)
        if seen["status"] == "over":
            self.table = ""
        else:
            self._go_on(seen, dice)

    def _create(self) -> str:
        return str(self.browser.create(self.game, "me", "hotseat", "hotseat")["table"])

    def _go_on(self, seen: Json, dice: random.Random) -> None:
        answer = dice.choice(seen["ask"]["answers"])["answer"]
        self._do(seen, {"type": "play", "answer": answer})

    def _do(self, seen: Json, what: Json) -> None:
        self._send_until_answered(
            {
                "id": self.browser.new_id(),
                "expected": seen["seq"],
                "seat": seen["ask"]["seat"],
                "do": what,
            }
        )

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


class Rethinker(Writer):
    """One person against bots, with a clock, who often takes back and at times lets a bot play."""

    def _create(self) -> str:
        clock = {"seconds": 3600, "increment": 5}
        more: Json = {"takebacks": True, "clock": clock}
        return str(self.browser.create(self.game, "me", "random", "random", **more)["table"])

    def _go_on(self, seen: Json, dice: random.Random) -> None:
        own, undo = seen["you"], seen["undo"] or {}
        if seen["seats"][own]["kind"] == "bot":
            self.browser.post(f"/api/tables/{self.table}/join", {"seat": own})
        elif not seen["ask"]["yours"]:
            time.sleep(0.01)  # the bots think
        elif dice.random() < RETHINKS and undo.get("back") is not None:
            self._do(seen, {"type": "undo", "to": undo["back"]})
        elif dice.random() < GETS_UP:
            wanted = {"seat": own, "bot": "random"}
            self.browser.post(f"/api/tables/{self.table}/leave", wanted)
        else:
            super()._go_on(seen, dice)


class Report(NamedTuple):
    cycles: int
    acknowledged: int
    stored: int
    lost: int
    doubled: int
    gaps: int
    unequal_retries: int
    unlike: int  # tables that a snapshot tells otherwise than the log
    taken_back: int
    retries: int
    problems: list[str]
    restart_median_s: float
    restart_max_s: float

    def is_good(self) -> bool:
        bad = self.lost or self.doubled or self.gaps or self.unequal_retries or self.unlike
        return not bad and not self.problems and self.acknowledged > 0


def run(folder: Path, cycles: int, writers: int, game: str, seed: int) -> Report:
    dice = random.Random(seed)  # noqa: S311
    server = Server(folder).start()
    kinds = (Writer, SocketWriter, Rethinker)
    people = [kinds[number % len(kinds)](server, game, number) for number in range(writers)]
    for person in people:
        person.start()
    restarts = []
    try:
        for _ in range(cycles):
            if dice.random() < PLAYED_FIRST:
                _until_told(dice.choice(people))
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


def _until_told(person: Writer) -> None:
    """They have moved since the start: on a busy machine that takes a while."""
    before, until = len(person.told), time.monotonic() + 10
    while len(person.told) == before and time.monotonic() < until:
        time.sleep(0.02)


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
    lost = doubled = gaps = stored = unlike = taken_back = 0
    for table in sorted({one.table for one in told}):
        rows = store.rows(table)
        quick, whole = store.load(table), store.load(table, True)
        assert quick is not None
        assert whole is not None
        unlike += not same(quick, whole)
        taken_back += sum(quick.taken_back)
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
        cycles, len(told), stored, lost, doubled, gaps, unequal, unlike, taken_back, retries,
        problems, middle, restarts[-1],
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
