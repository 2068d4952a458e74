"""What a hostile guest does, each on its own until it is told to stop. Loopback only.

    python -m rigs.parts.attacks NAME PORT FINISHED_TABLE HONEST_TABLE SECONDS

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
from collections.abc import Awaitable, Callable

from websockets.frames import Frame, Opcode

from rigs.parts.guests import BROKEN, PAUSE, Guest, Scene, for_ever, held


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


async def endless_bodies(scene: Scene) -> None:
    """Forty bodies of tiny chunks that never end, half of them of requests that only look."""
    (guest,) = scene.guests(1)
    wave = b"1\r\nx\r\n" * 10_000

    async def pour(method: str, path: str) -> None:
        async with held() as lines:
            lines.append(await guest.connect())
            writer = lines[0][1]
            writer.write(guest.head(method, path, "Transfer-Encoding: chunked"))
            while not writer.is_closing():
                writer.write(wave)
                await writer.drain()

    wishes = [("GET", "/api/health"), ("POST", "/api/tables")] * 20
    await asyncio.gather(*(for_ever(lambda w=wish: pour(*w)) for wish in wishes))  # type: ignore[misc]


async def tiny_headers(scene: Scene) -> None:
    """Two hundred heads of 300 kB, five bytes a header."""
    (guest,) = scene.guests(1)
    head = b"GET / HTTP/1.1\r\n" + b"a:b\r\n" * 60_000

    async def once() -> None:
        async with held() as lines:
            lines.append(await guest.connect())
            lines[0][1].write(head)
            async with asyncio.timeout(10):
                await lines[0][0].read()

    await asyncio.gather(*(for_ever(once) for _ in range(200)))


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


async def bot_tables(scene: Scene, bot: str = "greedy") -> None:
    """Tables of bots alone, by twenty guests of four addresses."""
    bots = [{"kind": "bot", "bot": bot}] * 4

    async def make(guest: Guest) -> None:
        async with held() as lines:

            async def once() -> None:
                table = await guest.create("gwt2", bots)
                line = await guest.listen(table) if table and len(lines) < 5 else None
                if line is not None:
                    lines.append(line)

            await for_ever(once)

    await asyncio.gather(*(make(Guest(scene.port, 1 + n % 4)) for n in range(20)))


async def quick_bots(scene: Scene) -> None:
    """The same with bots that need not think: every answer is a move to store and to tell."""
    await bot_tables(scene, "random")


async def thinkers(scene: Scene) -> None:
    """Forty cookies of one address, each at a table with three bots that think for seconds."""
    seats = [{"kind": "bot", "bot": "master"}] * 2 + [{"kind": "me"}]

    async def ask(guest: Guest) -> None:
        table = await guest.create("puerto_rico", seats)
        async with held() as lines:
            line = await guest.listen(table)
            if line is not None:
                lines.append(line)
            await for_ever(lambda: guest.ask("GET", f"/api/tables/{table}"), 1.0)

    await asyncio.gather(*(ask(guest) for guest in scene.household(40)))


async def late_moves(scene: Scene) -> None:
    """Moves that come too late: each is answered with the whole table."""

    async def late(guest: Guest) -> None:
        table = await guest.create("gwt2", [{"kind": "me"}] + [{"kind": "hotseat"}] * 3)
        body = {"expected": 0, "seat": 0, "do": {"type": "play", "answer": 0}}

        async def once() -> None:
            named = {**body, "id": secrets.token_hex(8)}
            await guest.ask("POST", f"/api/tables/{table}/command", named)

        await for_ever(once)

    await asyncio.gather(*(late(guest) for guest in scene.guests(8)))


async def moves_by_socket(scene: Scene) -> None:
    """The same over thirty sockets a guest, which are opened again when they are closed."""

    async def late(guest: Guest) -> None:
        table = await guest.create("gwt2", [{"kind": "me"}] + [{"kind": "hotseat"}] * 3)
        head = b'{"type":"move","expected":9999,"seat":0,"do":{"type":"play","answer":0},"id":"'

        async def once() -> None:
            async with held() as lines:
                line = await guest.listen(table)
                if line is None:
                    return
                lines.append(line)
                while True:
                    move = head + secrets.token_hex(8).encode() + b'"}'
                    line[1].write(Frame(Opcode.TEXT, move).serialize(mask=True))
                    await asyncio.sleep(PAUSE)
                    if not await line[0].read(1 << 20):
                        return

        await asyncio.gather(*(for_ever(once) for _ in range(30)))

    await asyncio.gather(*(late(guest) for guest in scene.guests(8)))


async def unknown_tables(scene: Scene) -> None:
    """Tables that are in no memory, because there are none such."""

    async def look(guest: Guest) -> None:
        await guest.ask("GET", f"/api/tables/{secrets.token_urlsafe(16)}")

    guests = [one for number in range(4) for one in scene.household(8, 1 + number)]
    await asyncio.gather(*(for_ever(lambda g=guest: look(g)) for guest in guests))  # type: ignore[misc]


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
        endless_bodies,
        tiny_headers,
        heavy_reads,
        used_ids,
        huge_frames,
        pings,
        crowd,
        leave_and_join,
        many_guests,
        slow_readers,
        late_moves,
        moves_by_socket,
        unknown_tables,
        bot_tables,
        quick_bots,
        thinkers,
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
