"""Live tables of real games under a steady stream of moves.

    python -m rigs.load --tables 500 --rate 200 --seconds 60

Each table has four sockets, one a seat. Moves are sent at fixed times whether or not earlier ones
were answered (no coordinated omission). Reported: time to the acknowledgement and time until all
four sockets have heard the step, in milliseconds.
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
from typing import NamedTuple

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from rigs.harness import Server

SEATS = 4


class Answer(Struct):
    answer: int


class Ask(Struct):
    seat: int
    yours: bool
    answers: list[Answer]


class Heard(Struct):
    """What the generator needs of a table or step message; the rest is skipped."""

    type: str
    seq: int = 0
    status: str = ""
    ask: Ask | None = None


_decoder = msgspec.json.Decoder(Heard)


class Move(NamedTuple):
    """A move on its way: when it was due, and how many sockets have not heard of it."""

    due: float
    unheard: set[int]


class LiveTable:
    def __init__(self, table: str, cookie: str) -> None:
        self.id = table
        self.cookie = cookie
        self.seq = 0
        self.ask: Ask | None = None
        self.over = False
        self.moves: dict[int, Move] = {}
        self.heard_at: dict[int, int] = {}


class Figures:
    def __init__(self) -> None:
        self.acks: list[float] = []
        self.heard: list[float] = []
        self.refused: list[str] = []
        self.skipped = 0


class Pool:
    """A few kept-alive HTTP connections, spoken to by hand: a client library would be the load."""

    def __init__(self, server: Server, size: int) -> None:
        self.server = server
        self.free: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = (
            asyncio.Queue()
        )
        self.size = size

    async def open(self) -> None:
        for _ in range(self.size):
            pair = await asyncio.open_connection("127.0.0.1", self.server.port)
            self.free.put_nowait(pair)

    async def post(self, path: str, cookie: str, body: bytes) -> tuple[int, bytes]:
        """The answer; over a fresh connection if the server has closed this one meanwhile."""
        try:
            return await self._post(await self.free.get(), path, cookie, body)
        except (OSError, asyncio.IncompleteReadError):
            fresh = await asyncio.open_connection("127.0.0.1", self.server.port)
            return await self._post(fresh, path, cookie, body)

    async def _post(
        self,
        line: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        path: str,
        cookie: str,
        body: bytes,
    ) -> tuple[int, bytes]:
        reader, writer = line
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n"
            f"Origin: {self.server.url}\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        top = await reader.readuntil(b"\r\n\r\n")
        status = int(top[9:12])
        length = int(top.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        answer = await reader.readexactly(length)
        self.free.put_nowait((reader, writer))
        return status, answer

    def close(self) -> None:
        while not self.free.empty():
            self.free.get_nowait()[1].close()


def create_tables(server: Server, count: int, games: list[str]) -> list[LiveTable]:
    """One browser a table; it holds all four seats, each seat with a socket of its own."""
    tables = []
    for number in range(count):
        with httpx.Client(
            base_url=server.url, headers={"origin": server.url}, trust_env=False
        ) as http:
            seats = [{"kind": "me"}] + [{"kind": "hotseat"}] * (SEATS - 1)
            body = {"game": games[number % len(games)], "seats": seats, "auto_single": True}
            answer = http.post("/api/tables", json=body)
            cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
            tables.append(LiveTable(answer.json()["table"], cookie))
    return tables


async def listen(server: Server, table: LiveTable, seat: int, figures: Figures) -> ClientConnection:
    socket = await connect(
        f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/live?seat={seat}",
        origin=Origin(server.url),
        additional_headers={"cookie": table.cookie},
        compression=None,
        proxy=None,
        max_size=None,
        open_timeout=60,
        ping_interval=None,
    )
    take(table, seat, await socket.recv(), figures)
    return socket


async def follow(socket: ClientConnection, table: LiveTable, seat: int, figures: Figures) -> None:
    async for message in socket:
        take(table, seat, message, figures)


def take(table: LiveTable, seat: int, message: str | bytes, figures: Figures) -> None:
    heard = _decoder.decode(message)
    if heard.type not in {"table", "step"}:
        return
    if heard.seq <= table.heard_at.get(seat, 0):
        figures.refused.append(f"seat {seat} heard {heard.seq} again")
    table.heard_at[seat] = heard.seq
    table.over = heard.status == "over"
    if heard.ask is not None and heard.ask.yours and heard.seq >= table.seq:
        table.seq, table.ask = heard.seq, heard.ask
    move = table.moves.get(heard.seq)
    if move is not None:
        move.unheard.discard(seat)
        if not move.unheard:
            figures.heard.append(time.perf_counter() - move.due)
            del table.moves[heard.seq]


async def play(
    pool: Pool, table: LiveTable, ask: Ask, due: float, name: str, figures: Figures
) -> None:
    seq = table.seq
    table.moves[seq + 1] = Move(due, set(range(SEATS)))
    answer = random.choice(ask.answers).answer  # noqa: S311
    do = {"type": "play", "answer": answer}
    body = msgspec.json.encode({"id": name, "expected": seq, "seat": ask.seat, "do": do})
    status, text = await pool.post(f"/api/tables/{table.id}/command", table.cookie, body)
    if status == 200:
        figures.acks.append(time.perf_counter() - due)
    else:
        figures.refused.append(f"{status} {text[:120]!r}")


async def generate(
    pool: Pool,
    tables: list[LiveTable],
    rate: float,
    seconds: float,
    figures: Figures,
    name: str = "load",
) -> None:
    began = time.perf_counter()
    running: set[asyncio.Task[None]] = set()
    at = 0
    for number in range(int(rate * seconds)):
        due = began + number / rate
        delay = due - time.perf_counter()
        if delay > 0:
            await asyncio.sleep(delay)
        for _ in range(len(tables)):
            at = (at + 1) % len(tables)
            if tables[at].ask is not None and not tables[at].over:
                break
        table = tables[at]
        ask, table.ask = table.ask, None  # busy until the step is heard
        if ask is None:
            figures.skipped += 1  # every table waits: the server is behind
            continue
        task = asyncio.create_task(
            play(pool, table, ask, due, f"{name}-{number:08d}".replace(" ", "-"), figures)
        )
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    await asyncio.sleep(1)


def go_first(pid: int, nice: int) -> None:
    """Before the work of others on a busy machine; needs root. Linux shares by session first."""
    os.setpriority(os.PRIO_PROCESS, 0, nice)
    for group in (pid, os.getpid()):
        place = Path(f"/proc/{group}/autogroup")
        if place.exists():
            place.write_text(str(nice))


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


def cpu_seconds(pid: int) -> float:
    """CPU time of the server's processes."""
    ticks = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            fields = (process / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == pid:  # its process group
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def drive(
    server: Server, count: int, rate: float, seconds: float, games: list[str]
) -> dict[str, object]:
    tables = await asyncio.to_thread(create_tables, server, count, games)
    figures = Figures()
    began = time.perf_counter()
    sockets = []
    for table in tables:
        sockets += await asyncio.gather(
            *(listen(server, table, seat, figures) for seat in range(SEATS))
        )
    opened = time.perf_counter() - began
    places = [(table, seat) for table in tables for seat in range(SEATS)]
    followers = [
        asyncio.create_task(follow(socket, table, seat, figures))
        for socket, (table, seat) in zip(sockets, places, strict=True)
    ]
    pool = Pool(server, 32)
    await pool.open()
    await generate(pool, tables, rate, 3, Figures())  # warm up
    assert server.process is not None
    before, own = cpu_seconds(server.process.pid), time.process_time()
    started = time.perf_counter()
    await generate(pool, tables, rate, seconds, figures)
    wall = time.perf_counter() - started - 1
    used, own = cpu_seconds(server.process.pid) - before, time.process_time() - own
    for task in followers:
        task.cancel()
    for socket in sockets:
        socket.transport.abort()
    pool.close()
    await asyncio.sleep(0.1)  # until they are closed
    moves = max(1, len(figures.acks))
    return {
        "tables": count,
        "sockets": len(sockets),
        "opened_s": round(opened, 1),
        "moves_per_s": round(len(figures.acks) / wall, 1),
        "ack_p50_ms": percentile(figures.acks, 0.5),
        "ack_p99_ms": percentile(figures.acks, 0.99),
        "heard_p50_ms": percentile(figures.heard, 0.5),
        "heard_p99_ms": percentile(figures.heard, 0.99),
        "refused": len(figures.refused),
        "first_refused": figures.refused[:3],
        "skipped": figures.skipped,
        "server_cpu_ms_per_move": round(1000 * used / moves, 2),
        "server_cpu_share": round(used / wall, 2),
        "generator_cpu_share": round(own / wall, 2),
    }


def run(
    folder: Path, count: int, rate: float, seconds: float, games: list[str], nice: int = 0
) -> dict[str, object]:
    with Server(folder) as server:
        if nice:
            assert server.process is not None
            go_first(server.process.pid, nice)
        report = asyncio.run(drive(server, count, rate, seconds, games))
        report["tracebacks"] = server.tracebacks()
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--nice", type=int, default=0, help="below 0: go before others' work")
    parser.add_argument("--games", nargs="*", default=["puerto_rico", "gwt2"])
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = run(Path(folder), args.tables, args.rate, args.seconds, args.games, args.nice)
    report["load"] = os.getloadavg()[0]
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
