"""The socket of a table: the server speaks, the client only says that it is still there."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from tablero.server.edge.doors import Doors
from tablero.server.edge.gate import asked_of
from tablero.server.edge.limits import Limit
from tablero.server.edge.lines import BUDGET_SECONDS, TOO_MANY, SocketLine, line_of
from tablero.server.site import Site
from tablero.server.tables.hub import Listener, Watcher
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.who.people import Asker

PONG = msgspec.json.encode(wire.PongMessage())
Socket = WebSocket[object, object, State]
REFUSED = 4403


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
    doors: Doors = socket.app.state.doors
    who = asked_of(socket.scope)
    asker = site.asker(who.browser)
    try:
        with doors.limits.places.hold(who.browser, who.address):
            at_home = asker._replace(address=who.customer)
            table = await _enter(site, table_id, at_home, seat)
            ear = Ear(table_id, asker, seat, line_of(socket.scope["extensions"]))
            ear.watcher = Watcher(asker.principal, who.customer)
            await _attend(site, socket, table, ear, since)
    except Refused as refused:
        doors.metrics.refusals[refused.code] += 1
        await socket.close(REFUSED, refused.code)


async def _enter(site: Site, table_id: str, asker: Asker, seat: int | None) -> Table:
    table = await site.table(table_id, asker, fresh=True)
    if seat is not None and seat not in table.seats_of(asker):
        raise Refused("not_your_seat", seat=seat)
    return table


class Ear(Listener):
    """A listener at the end of a line."""

    def __init__(self, table_id: str, asker: Asker, wanted: int | None, line: SocketLine) -> None:
        super().__init__(table_id, asker, wanted)
        self.line = line

    def send(self, message: bytes) -> None:
        self.line.tell(message)

    def cut(self) -> None:
        self.line.transport.abort()


async def _attend(site: Site, socket: Socket, table: Table, ear: Ear, since: int | None) -> None:
    """Listen until one side is done."""
    await socket.accept()
    # Between the check and here the table may have moved on: join with the newest.
    newest = site.tables.cached(table.id) or table
    site.hub.join(ear, newest, since)
    site.bots.wake(newest)  # where no person plays, bots wait for somebody who watches
    try:
        code = await _receive(site, socket, ear)
    finally:
        site.hub.leave(ear)
    if code and not ear.line.close_sent:
        await socket.close(code)


async def _receive(site: Site, socket: Socket, ear: Ear) -> int:
    """Until the client is gone (0) or must go. edge/lines.py bounds what comes while it comes."""
    allowed = site.settings.socket_messages
    limit = Limit(allowed / BUDGET_SECONDS, allowed)
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return 0
        frame = event.get("text") or event.get("bytes") or b""
        if not limit.allows(""):
            return TOO_MANY
        try:
            msgspec.json.decode(frame, type=Ping)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return TOO_MANY
        ear.send(PONG)
