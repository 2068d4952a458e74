"""Live tables of real games, every seat with a socket, and moves sent to them at a steady rate."""

from __future__ import annotations

import asyncio
import random
import time
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


class Ack(Struct):
    id: str


class Heard(Struct):
    """What the generator needs of a message; the rest is skipped."""

    type: str
    seq: int = 0
    status: str | int = ""
    ask: Ask | None = None
    ack: Ack | None = None
    id: str = ""


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
        self.sockets: dict[int, ClientConnection] = {}
        self.asked: dict[str, asyncio.Future[str]] = {}  # moves over a socket, by id: what was said

    async def post(self, seat: int, name: str, command: dict[str, object]) -> str:
        """Move over the seat's own socket, as the client does; what is wrong with it, or ""."""
        told: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.asked[name] = told
        await self.sockets[seat].send(msgspec.json.encode({"type": "move", **command}), text=True)
        return await told


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
    table.sockets[seat] = socket
    return socket


async def follow(socket: ClientConnection, table: LiveTable, seat: int, figures: Figures) -> None:
    async for message in socket:
        take(table, seat, message, figures)


def take(table: LiveTable, seat: int, message: str | bytes, figures: Figures) -> None:
    heard = _decoder.decode(message)
    if heard.ack is not None:
        table.asked.pop(heard.ack.id).set_result("")
    elif heard.type == "refused":
        table.asked.pop(heard.id).set_result(str(message))
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
    pool: Pool | None, table: LiveTable, ask: Ask, due: float, name: str, figures: Figures
) -> None:
    """By a request over one of the pool's connections; without a pool over the seat's socket."""
    seq = table.seq
    table.moves[seq + 1] = Move(due, set(range(SEATS)))
    answer = random.choice(ask.answers).answer  # noqa: S311
    do = {"type": "play", "answer": answer}
    command = {"id": name, "expected": seq, "seat": ask.seat, "do": do}
    if pool is None:
        wrong = await table.post(ask.seat, name, command)
    else:
        body = msgspec.json.encode(command)
        status, text = await pool.post(f"/api/tables/{table.id}/command", table.cookie, body)
        wrong = "" if status == 200 else f"{status} {text[:120]!r}"
    if wrong:
        figures.refused.append(wrong[:200])
    else:
        figures.acks.append(time.perf_counter() - due)


async def generate(
    pool: Pool | None,
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


def percentile(values: list[float], share: float) -> float:
    """In milliseconds; 0 if there is nothing."""
    ordered = sorted(values) or [0.0]
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)
