"""A reconnect storm: every socket drops at once because the server was killed, and comes back.

    python -m rigs.storm --tables 500

Four sockets a table listen, the server is killed with -9 and started again, all of them connect
anew from the number they last heard, with the jitter of a browser. Then one move is made at every
table. Reported: seconds until all are back with the right view, and until all have heard the move.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.typing import Origin

from rigs.harness import Server
from rigs.parts.live_tables import SEATS, LiveTable, Pool, create_tables

FIRST_WAIT = 1.0  # seconds at most before the first attempt; doubled after each that fails
Json = dict[str, Any]


class Report(NamedTuple):
    sockets: int
    wrong: int
    restart_s: float
    back_s: float
    heard_s: float

    def is_good(self) -> bool:
        return self.sockets > 0 and not self.wrong and self.back_s <= 30


class Ear:
    """One socket and the view it holds."""

    def __init__(self, server: Server, table: LiveTable, seat: int) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.known: Json = {}
        self.socket: ClientConnection | None = None
        self.wrong = 0

    async def open(self) -> None:
        since = f"&from={self.known['seq']}" if self.known else ""
        self.socket = await connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table.id}/live"
            f"?seat={self.seat}{since}",
            origin=Origin(self.server.url),
            additional_headers={"cookie": self.table.cookie},
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=30,
            ping_interval=None,
        )
        await self.hear()

    async def hear(self) -> None:
        """The next view; a step must fit the one that is held."""
        assert self.socket is not None
        while True:
            message: Json = msgspec.json.decode(await self.socket.recv())
            if message["type"] in {"table", "step"}:
                break
        if message["type"] == "step" and message["previous"] != self.known["seq"]:
            self.wrong += 1
        self.known = {**self.known, **message}

    async def come_back(self) -> None:
        held = self.known
        wait = FIRST_WAIT
        while True:
            await asyncio.sleep(random.uniform(0, wait))  # noqa: S311
            try:
                await self.open()
                break
            except (OSError, TimeoutError, InvalidHandshake, WebSocketException):
                wait = min(2 * wait, 4.0)
        same = all(held[key] == self.known[key] for key in ("seq", "ply", "board", "ask"))
        self.wrong += not same


async def move(pool: Pool, ears: list[Ear]) -> None:
    """One answer at the table of these ears, heard by all of them."""
    asked = next(ear for ear in ears if ear.known["ask"]["yours"])
    answer = asked.known["ask"]["answers"][0]["answer"]
    body = {
        "id": "after-the-storm",
        "expected": asked.known["seq"],
        "seat": asked.seat,
        "do": {"type": "play", "answer": answer},
    }
    path = f"/api/tables/{asked.table.id}/command"
    status, _ = await pool.post(path, asked.table.cookie, msgspec.json.encode(body))
    before = asked.known["seq"]
    await asyncio.wait_for(asyncio.gather(*(ear.hear() for ear in ears)), 30)
    asked.wrong += status != 200
    for ear in ears:
        ear.wrong += ear.known["seq"] != before + 1


async def storm(server: Server, count: int, games: list[str]) -> Report:
    tables = await asyncio.to_thread(create_tables, server, count, games)
    rooms = [[Ear(server, table, seat) for seat in range(SEATS)] for table in tables]
    ears = [ear for room in rooms for ear in room]
    for room in rooms:
        await asyncio.gather(*(ear.open() for ear in room))
    began = time.perf_counter()
    await asyncio.to_thread(server.kill)
    back = [asyncio.create_task(ear.come_back()) for ear in ears]
    await asyncio.to_thread(server.start)
    restarted = time.perf_counter()
    await asyncio.gather(*back)
    came = time.perf_counter()
    pool = Pool(server, 16)
    await pool.open()
    await asyncio.gather(*(move(pool, room) for room in rooms))
    heard = time.perf_counter()
    pool.close()
    for ear in ears:
        assert ear.socket is not None
        ear.socket.transport.abort()
    await asyncio.sleep(0.1)  # until they are closed
    return Report(
        sockets=len(ears),
        wrong=sum(ear.wrong for ear in ears),
        restart_s=round(restarted - began, 2),
        back_s=round(came - restarted, 2),
        heard_s=round(heard - came, 2),
    )


def run(folder: Path, tables: int, games: list[str]) -> Report:
    with Server(folder) as server:
        report = asyncio.run(storm(server, tables, games))
        assert not server.tracebacks()
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--games", nargs="*", default=["puerto_rico", "gwt2"])
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = run(Path(folder), args.tables, args.games)
    print(json.dumps({**report._asdict(), "load": os.getloadavg()[0]}, indent=1))
    raise SystemExit(0 if report.is_good() else 1)


if __name__ == "__main__":
    main()
