"""The socket of a table: the server speaks, the client only says that it is still there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from tablero.server.edge import gate
from tablero.server.edge.limits import Limit
from tablero.server.site import Site
from tablero.server.tables import wire
from tablero.server.tables.errors import Refused
from tablero.server.tables.hub import Listener
from tablero.server.tables.people import Asker
from tablero.server.tables.table import Table

PONG = msgspec.json.encode(wire.PongMessage())
Socket = WebSocket[object, object, State]
TOO_LARGE, TOO_MANY, TOO_SLOW, REFUSED = 1009, 1008, 1013, 4403


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    pass


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket,
    table_id: FromPath[str],
    since: Annotated[int | None, QueryParameter(name="from", ge=0)] = None,
    seat: Annotated[int | None, QueryParameter(name="seat", ge=0, le=15)] = None,
) -> None:
    site: Site = socket.app.state.site
    asker = site.asker(gate.browser_of(socket.scope))
    try:
        table = await _enter(site, table_id, asker, seat)
    except Refused as refused:
        await socket.close(REFUSED, refused.code)
        return
    await socket.accept()
    listener = Listener(table_id, asker, seat, site.settings.send_queue)
    # Between the check and here the table may have moved on: join with the newest.
    site.hub.join(listener, site.tables.cached(table_id) or table, since)
    try:
        code = await _talk(site, socket, listener)
    finally:
        site.hub.leave(listener, site.tables.cached(table_id))
    if code:
        with suppress(TimeoutError):
            async with asyncio.timeout(site.settings.send_timeout):
                await socket.close(code)


async def _enter(site: Site, table_id: str, asker: Asker, seat: int | None) -> Table:
    if site.hub.sockets_of(asker) >= site.settings.sockets_per_browser:
        raise Refused("too_many")
    table = await site.table(table_id, fresh=True)
    if seat is not None and seat not in table.seats_of(asker):
        raise Refused("not_your_seat", seat=seat)
    return table


async def _talk(site: Site, socket: Socket, listener: Listener) -> int:
    """Until one side is done; returns the code to close with, 0 if the client is gone."""
    tasks = [
        asyncio.create_task(_send(site, socket, listener)),
        asyncio.create_task(_receive(site, socket, listener)),
        asyncio.create_task(_watch(listener)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    codes = [task.result() for task in done if not task.cancelled() and task.exception() is None]
    return max(codes, default=0)


async def _send(site: Site, socket: Socket, listener: Listener) -> int:
    while True:
        message = await listener.queue.get()
        try:
            # A reader that has stopped would block this for ever. Not wait_for: up to Python 3.11
            # it may swallow the cancellation, and the socket would never be let go.
            async with asyncio.timeout(site.settings.send_timeout):
                await socket.send_data(message.decode(), mode="text")
        except TimeoutError:
            return TOO_SLOW


async def _receive(site: Site, socket: Socket, listener: Listener) -> int:
    allowed = site.settings.socket_messages
    limit = Limit(allowed / 20, allowed)
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return 0
        frame = event.get("text") or event.get("bytes") or b""
        if len(frame) > site.settings.frame_limit:
            return TOO_LARGE
        if not limit.allows(""):
            return TOO_MANY
        try:
            msgspec.json.decode(frame, type=Ping)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return TOO_MANY
        listener.send(PONG)


async def _watch(listener: Listener) -> int:
    await listener.too_slow.wait()
    return TOO_SLOW
