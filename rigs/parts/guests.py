"""Guests as attacks need them: an address each, a cookie once a wish was made. Loopback only."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Json = dict[str, Any]
BROKEN = (OSError, asyncio.IncompleteReadError, asyncio.TimeoutError, ValueError)
PAUSE = 0.02  # a guest that asks as fast as its limit allows


class Guest:
    """Somebody at an address, with a cookie once a wish was made."""

    def __init__(self, port: int, number: int = 1) -> None:
        self.port = port
        self.address = f"127.0.9.{number}"
        self.cookie = ""
        self.line: Line | None = None

    async def connect(self) -> Line:
        place = (self.address, 0)
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=place)

    def head(self, method: str, path: str, *more: str) -> bytes:
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            f"Origin: http://127.0.0.1:{self.port}",
            *([f"Cookie: {self.cookie}"] if self.cookie else []),
            *more,
        ]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """Status and body; 0 if the server hung up."""
        data = b"" if body is None else json.dumps(body).encode()
        length = f"Content-Length: {len(data)}"
        try:
            if self.line is None:
                self.line = await self.connect()
            reader, writer = self.line
            writer.write(self.head(method, path, "Content-Type: application/json", length) + data)
            async with asyncio.timeout(30):
                top = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                size = int(top.lower().partition("content-length: ")[2].partition("\r\n")[0] or 0)
                answer = await reader.readexactly(size)
        except BROKEN:
            self.hang_up()
            return 0, b""
        if "set-cookie: " in top and not self.cookie:
            self.cookie = top.partition("set-cookie: ")[2].partition(";")[0]
        return int(top[9:12]), answer

    def hang_up(self) -> None:
        if self.line is not None:
            self.line[1].close()
            self.line = None

    async def create(self, game: str, seats: list[Json]) -> str:
        wish = {"game": game, "seats": seats, "auto_single": True}
        status, body = await self.ask("POST", "/api/tables", wish)
        return str(json.loads(body)["table"]) if status == 201 else ""

    async def listen(self, table: str) -> Line | None:
        """A bare socket; None if the handshake was refused."""
        line: Line | None = None
        with contextlib.suppress(*BROKEN):
            line = await self.connect()
            line[1].write(
                self.head(
                    "GET",
                    f"/api/tables/{table}/live",
                    "Upgrade: websocket",
                    "Connection: Upgrade",
                    "Sec-WebSocket-Version: 13",
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                )
            )
            async with asyncio.timeout(10):
                if b" 101 " in await line[0].readuntil(b"\r\n\r\n"):
                    return line
        if line is not None:
            line[1].close()
        return None

    async def play_to_the_end(self, game: str, seats: int) -> str:
        """A finished table of this guest's own."""
        table = await self.create(game, [{"kind": "me"}] + [{"kind": "hotseat"}] * (seats - 1))
        while True:
            _, body = await self.ask("GET", f"/api/tables/{table}")
            seen = json.loads(body) if body else {}
            if seen.get("status") == "over":
                self.hang_up()
                await asyncio.sleep(0)
                return table
            if seen.get("ask"):
                answer = random.choice(seen["ask"]["answers"])["answer"]  # noqa: S311
                await self.move(table, seen, answer)

    async def move(self, table: str, seen: Json, answer: int, name: str = "") -> int:
        do = {"type": "play", "answer": answer}
        body = {"id": name or secrets.token_hex(8), "expected": seen["seq"], "do": do}
        body["seat"] = seen["ask"]["seat"]
        return (await self.ask("POST", f"/api/tables/{table}/command", body))[0]


class Scene:
    """What attacks find there: the server, a finished game, an honest people's table."""

    def __init__(self, port: int, finished: str, honest: str) -> None:
        self.port = port
        self.finished = finished
        self.honest = honest

    def guests(self, count: int, first: int = 1) -> list[Guest]:
        """Guests of as many addresses."""
        return [Guest(self.port, first + number) for number in range(count)]

    def household(self, count: int, number: int = 1) -> list[Guest]:
        """Guests of one address."""
        return [Guest(self.port, number) for _ in range(count)]


@contextlib.asynccontextmanager
async def held() -> AsyncIterator[list[Line]]:
    """Lines that are let go at the end."""
    lines: list[Line] = []
    try:
        yield lines
    finally:
        for _, writer in lines:
            writer.transport.abort()


async def for_ever(work: Callable[[], Awaitable[object]], pause: float = PAUSE) -> None:
    while True:
        with contextlib.suppress(*BROKEN):
            await work()
        await asyncio.sleep(pause)
