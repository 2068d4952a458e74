"""The socket of a table: the server speaks; the client moves, or says that it is still there."""

from __future__ import annotations

from typing import Annotated

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from tablero.server.edge.doors import Doors
from tablero.server.edge.ear import Ear
from tablero.server.edge.gate import asked_of
from tablero.server.edge.socket_line import line_of
from tablero.server.site import Site
from tablero.server.tables.table import Table
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.who.people import Asker

Socket = WebSocket[object, object, State]
REFUSED = 4403


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
            line = line_of(socket.scope["extensions"])
            ear = Ear(site, doors, who, line, table_id, asker, seat)
            await attend(site, socket, table, ear, since)
    except Refused as refused:
        doors.metrics.refusals[refused.code] += 1
        await socket.close(REFUSED, refused.code)


async def _enter(site: Site, table_id: str, asker: Asker, seat: int | None) -> Table:
    table = await site.table(table_id, asker, fresh=True)
    if seat is not None and seat not in table.seats_of(asker):
        raise Refused("not_your_seat", seat=seat)
    return table


async def attend(site: Site, socket: Socket, table: Table, ear: Ear, since: int | None) -> None:
    """Listen until one side is done."""
    await socket.accept()
    # Between the check and here the table may have moved on, and the browser have been let go:
    # join with the newest, as who it is now.
    newest = site.tables.cached(table.id) or table
    ear.know()
    site.hub.join(ear, newest, since)
    site.bots.wake(newest)  # where no person plays, bots wait for somebody who watches
    ear.line.hears = ear.hear
    try:
        code = await _receive(socket, ear)
    finally:
        ear.line.hears = None
        site.hub.leave(ear)
    if code and not ear.line.close_sent:
        await socket.close(code)


async def _receive(socket: Socket, ear: Ear) -> int:
    """Until the client is gone (0) or must go: what did not go straight to the ear, such as texts
    in pieces. edge/socket_line.py bounds what comes while it comes."""
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return 0
        text, data = event.get("text"), event.get("bytes")
        code = ear.hear(text.encode() if text else data or b"")
        if code:
            return code
