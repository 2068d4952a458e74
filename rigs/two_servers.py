"""Two server processes on one database file, writers at the same tables through both.

    python -m rigs.two_servers --moves 400

Neither may acknowledge what it did not store; the log stays one gapless chain; and sockets at
either process hear every step, in order, whichever process stored it (or the whole table, where
one has fallen behind: `TABLERO_LOOK_AROUND=8` in the environment makes that happen).
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import tempfile
import threading
import time
from pathlib import Path
from typing import NamedTuple

import msgspec

from rigs.harness import Browser, Json, Server, hear
from tablero.server.storage.store import Store


class Report(NamedTuple):
    acknowledged: int
    stale: int
    stored: int
    lost: int
    doubled: int
    gaps: int
    deaf: int
    problems: list[str]

    def is_good(self) -> bool:
        bad = (self.lost, self.doubled, self.gaps, self.deaf, len(self.problems))
        return not any(bad) and self.stored > 0


class Rival(threading.Thread):
    """Looks, then moves; often the rival at the other server was faster."""

    def __init__(self, server: Server, cookie: dict[str, str], table: str, moves: int) -> None:
        super().__init__(daemon=True)
        self.browser = Browser(server)
        self.browser.http.cookies.update(cookie)
        self.table = table
        self.moves = moves
        self.told: list[bytes] = []
        self.stale = 0
        self.problems: list[str] = []

    def run(self) -> None:
        for number in range(self.moves):
            seen = self.browser.see(self.table)
            if seen["status"] == "over":
                return
            answer = self.browser.play(seen, number)
            if answer.status_code == 200:
                self.told.append(answer.content)
            elif answer.json()["code"] in {"stale", "not_your_turn"}:
                self.stale += 1
            else:
                self.problems.append(f"{answer.status_code} {answer.text[:200]}")


class Ear(threading.Thread):
    """A spectator at one of the servers that puts together what it hears."""

    def __init__(self, server: Server, table: str) -> None:
        super().__init__(daemon=True)
        self.browser = Browser(server)
        self.browser.introduce()
        self.table = table
        self.known: Json = {}
        self.problems: list[str] = []
        self.stack = contextlib.ExitStack()
        self.socket = self.stack.enter_context(self.browser.listen(table))
        self.known = hear(self.socket, "table")
        self.log: list[Json] = self.known["log"]

    def run(self) -> None:
        while self.socket.state.name == "OPEN":
            try:
                message = hear(self.socket, timeout=0.2)
            except TimeoutError:
                continue
            except Exception:  # noqa: BLE001 - closed at the end
                return
            self.take(message)

    def take(self, message: Json) -> None:
        """A step, or the whole table: a process that looked around late has more to tell than steps
        are kept for, as on a busy machine."""
        if message["type"] == "table":
            self.log = message["log"]
        elif message["type"] == "step":
            if message["previous"] != self.known["seq"]:
                self.problems.append(f"{message['previous']} after {self.known['seq']}")
            kept = [item for item in self.log if item["ply"] <= message["log_from"]]
            self.log = kept + message["log"]
        else:
            return
        self.known = {**self.known, **message}

    def is_up_to_date(self) -> bool:
        """Asked after the last move. A look around takes a quarter of a second, and what the
        process itself shows may be as old: both are asked until they agree."""
        until = time.monotonic() + 20
        while not self.heard_all(self.browser.see(self.table)):
            if self.problems or time.monotonic() > until:
                return False
            time.sleep(0.05)
        return not self.problems

    def heard_all(self, now: Json) -> bool:
        known, plies = self.known, [item["ply"] for item in self.log]
        first = plies[0] if plies else 1
        same = all(known[field] == now[field] for field in ("seq", "ply", "board", "ask"))
        return same and plies == list(range(first, now["ply"] + 1))

    def close(self) -> None:
        self.stack.close()
        self.join(timeout=10)
        self.browser.http.close()


def run(folder: Path, tables: int, moves: int, game: str) -> Report:
    one = Server(folder).start()  # the key beside the database is for both
    two = Server(folder, db=one.db).start()
    try:
        with Browser(one) as maker:
            ids = [
                str(maker.create(game, "me", "hotseat", "hotseat")["table"]) for _ in range(tables)
            ]
            cookie = dict(maker.http.cookies)
        rivals = [Rival(server, cookie, table, moves) for table in ids for server in (one, two)]
        ears = [Ear(server, table) for table in ids for server in (one, two)]
        for thread in (*ears, *rivals):
            thread.start()
        for rival in rivals:
            rival.join()
            rival.browser.http.close()
        deaf = sum(not ear.is_up_to_date() for ear in ears)
        for ear in ears:
            ear.close()
        problems = [text for rival in rivals for text in rival.problems]
        problems += [text for ear in ears for text in ear.problems]
        problems += [server.tracebacks() for server in (one, two) if server.tracebacks()]
    finally:
        one.stop()
        two.stop()
    return _compare(one.db, rivals, deaf, problems)


def _compare(db: str, rivals: list[Rival], deaf: int, problems: list[str]) -> Report:
    store = Store(db)
    lost = doubled = gaps = stored = 0
    for table in sorted({rival.table for rival in rivals}):
        rows = store.rows(table)
        store.load(table)
        stored += len(rows) - 1
        gaps += [row.seq for row in rows] != list(range(1, len(rows) + 1))
        answers = {row.seq: row.answer for row in rows}
        told = [content for rival in rivals if rival.table == table for content in rival.told]
        numbers = [msgspec.json.decode(content)["seq"] for content in told]
        doubled += len(numbers) - len(set(numbers))
        lost += sum(answers.get(seq) != content for seq, content in zip(numbers, told, strict=True))
    store.close()
    acknowledged = sum(len(rival.told) for rival in rivals)
    stale = sum(rival.stale for rival in rivals)
    return Report(acknowledged, stale, stored, lost, doubled, gaps, deaf, problems)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--game", default="puerto_rico")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = run(Path(folder), args.tables, args.moves, args.game)
    print(json.dumps({**report._asdict(), "load": os.getloadavg()[0]}, indent=1))
    raise SystemExit(0 if report.is_good() else 1)


if __name__ == "__main__":
    main()
