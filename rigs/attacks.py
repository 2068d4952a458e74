"""What a hostile guest does, each on its own until it is told to stop. Loopback only.

    python -m rigs.attacks NAME PORT FINISHED_TABLE HONEST_TABLE SECONDS

Guests come from addresses of their own (127.0.9.x), inside or beyond the server's limits. Each
attack is a process of its own: what it costs the attacker is not what honest people are to feel.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import secrets
import struct
import sys
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


# -- the attacks -----------------------------------------------------------------------------------
async def silent(scene: Scene) -> None:
    """1,600 connections of eight addresses that say nothing, and again when they are closed."""
    async with held() as lines:

        async def once() -> None:
            for guest in scene.guests(8):
                for _ in range(200):
                    with contextlib.suppress(*BROKEN):
                        lines.append(await guest.connect())

        await for_ever(once, 5)


async def missing_bodies(scene: Scene) -> None:
    """Whole headers and a body that never comes."""
    (guest,) = scene.guests(1)
    await guest.ask("POST", "/api/tables", {})
    async with held() as lines:

        async def once() -> None:
            line = await guest.connect()
            line[1].write(guest.head("POST", "/api/tables", "Content-Length: 100") + b"{")
            lines.append(line)

        await for_ever(once)


async def plain_http2(scene: Scene) -> None:
    (guest,) = scene.guests(1)
    async with held() as lines:

        async def once() -> None:
            line = await guest.connect()
            line[1].write(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(9))
            lines.append(line)

        await for_ever(once)


async def crafted_headers(scene: Scene) -> None:
    """Cookies that were quadratic to read, and headers without end."""
    (guest,) = scene.guests(1)

    async def once() -> None:
        guest.cookie = 'a="' + '\\"' * random.choice([3_500, 64_000])  # noqa: S311
        await guest.ask("GET", "/api/health")

    await for_ever(once)


async def heavy_reads(scene: Scene) -> None:
    """Record, replay, result and history of a long finished game, ten guests at once."""

    async def read(guest: Guest) -> None:
        for what in ("record", "result", "history", "position/50", "position/200", ""):
            await guest.ask("GET", f"/api/tables/{scene.finished}/{what}".rstrip("/"))

    await asyncio.gather(*(for_ever(lambda g=guest: read(g)) for guest in scene.guests(10)))  # type: ignore[misc]


async def used_ids(scene: Scene) -> None:
    """Orders under command ids that were used before."""

    async def repeat(guest: Guest) -> None:
        table = await guest.create("puerto_rico", [{"kind": "me"}] + [{"kind": "hotseat"}] * 2)

        async def once() -> None:
            body = {"text": "again", "id": "used-before"}
            await guest.ask("POST", f"/api/tables/{table}/chat", body)
            seen = json.loads((await guest.ask("GET", f"/api/tables/{table}"))[1] or b"{}")
            if seen.get("ask"):
                await guest.move(table, seen, seen["ask"]["answers"][0]["answer"], "used-before")

        await for_ever(once)

    await asyncio.gather(*(repeat(guest) for guest in scene.guests(3)))


async def bot_tables(scene: Scene) -> None:
    """Tables of bots alone, by twenty guests of four addresses."""
    bots = [{"kind": "bot", "bot": "greedy"}] * 4

    async def make(guest: Guest) -> None:
        async with held() as lines:

            async def once() -> None:
                table = await guest.create("gwt2", bots)
                line = await guest.listen(table) if table and len(lines) < 5 else None
                if line is not None:
                    lines.append(line)

            await for_ever(once)

    await asyncio.gather(*(make(Guest(scene.port, 1 + n % 4)) for n in range(20)))


async def huge_frames(scene: Scene) -> None:
    """Messages of 60 MiB that are never finished, on twenty sockets."""
    (guest,) = scene.guests(1)
    await guest.ask("POST", "/api/tables", {})
    start = bytes([0x82, 0xFF]) + struct.pack("!Q", 60 << 20) + bytes(4)
    async with held() as lines:

        async def once() -> None:
            line = await guest.listen(scene.honest)
            if line is not None:
                lines.append(line)
                line[1].write(start + bytes(1 << 20))
                async with asyncio.timeout(1):
                    await line[1].drain()

        await asyncio.gather(*(for_ever(once) for _ in range(20)))


async def pings(scene: Scene) -> None:
    """Pings by the thousand from guests that never read the answers."""
    (guest,) = scene.guests(1)
    await guest.ask("POST", "/api/tables", {})
    ping = (bytes([0x89, 0x80 | 100]) + bytes(4) + bytes(100)) * 2000
    async with held() as lines:

        async def once() -> None:
            line = await guest.listen(scene.honest)
            if line is not None:
                lines.append(line)
                line[1].write(ping)

        await asyncio.gather(*(for_ever(once) for _ in range(10)))


async def crowd(scene: Scene) -> None:
    """Spectators who rush in and out of an honest table."""

    async def rush(guest: Guest) -> None:
        async with held() as lines:
            came = await asyncio.gather(*(guest.listen(scene.honest) for _ in range(140)))
            lines += [line for line in came if line is not None]
            await asyncio.sleep(0.5)

    (guest,) = scene.guests(1)
    await guest.ask("POST", "/api/tables", {})
    await for_ever(lambda: rush(guest), 0.5)


async def leave_and_join(scene: Scene) -> None:
    """A guest with thirty sockets at its own table gets up and sits down; five such guests."""

    async def storm(guest: Guest) -> None:
        table = await guest.create("gwt2", [{"kind": "me"}] + [{"kind": "hotseat"}] * 3)
        async with held() as lines:
            for _ in range(30):
                line = await guest.listen(table)
                if line is not None:
                    lines.append(line)

            async def once() -> None:
                await guest.ask("POST", f"/api/tables/{table}/leave", {"seat": 1})
                await guest.ask("POST", f"/api/tables/{table}/join", {"seat": 1})

            await for_ever(once)

    await asyncio.gather(*(storm(guest) for guest in scene.guests(5)))


async def many_guests(scene: Scene) -> None:
    """Sixty cookies of one address, each as busy as one browser may be."""

    async def busy(guest: Guest) -> None:
        await guest.ask("POST", "/api/tables", {})
        await for_ever(lambda: guest.ask("GET", f"/api/tables/{scene.finished}"))

    await asyncio.gather(*(busy(guest) for guest in scene.household(60)))


async def slow_readers(scene: Scene) -> None:
    """Sockets and long answers that nobody reads."""

    async def hoard(guest: Guest) -> None:
        async with held() as lines:

            async def once() -> None:
                line = await guest.connect()
                line[1].transport.pause_reading()  # type: ignore[attr-defined]
                line[1].write(guest.head("GET", f"/api/tables/{scene.finished}/history") * 20)
                lines.append(line)

            await for_ever(once)

    await asyncio.gather(*(hoard(guest) for guest in scene.guests(3)))


ATTACKS: dict[str, Callable[[Scene], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (
        silent,
        missing_bodies,
        plain_http2,
        crafted_headers,
        heavy_reads,
        used_ids,
        huge_frames,
        pings,
        crowd,
        leave_and_join,
        many_guests,
        slow_readers,
        bot_tables,
    )
}


def main() -> None:
    name, port, finished, honest, seconds = sys.argv[1:]
    os.nice(5)  # a guest's machine is another one

    async def go() -> None:
        async with asyncio.timeout(float(seconds)):
            await ATTACKS[name](Scene(int(port), finished, honest))

    with contextlib.suppress(TimeoutError):
        asyncio.run(go())


if __name__ == "__main__":
    main()
