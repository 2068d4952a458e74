"""The door of HTTP for who sits where: seats, tables that have not begun, rematches, devices."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from tablero.server.edge.asking import PROBLEMS, Asking, TableId, asked, site_of
from tablero.server.edge.gate import asked_of
from tablero.server.tables.told import wire, wire_people
from tablero.server.tables.wanted import seating
from tablero.server.tables.wanted.opening import Giving
from tablero.server.tables.who.tokens import LINK_SECONDS

HEX = rf"^([0-9a-f]{{64}})?{wire.END}"
ShareChoice = Annotated[str, QueryParameter(name="share", pattern=HEX)]
PledgeChoice = Annotated[str, QueryParameter(name="pledge", pattern=HEX)]


# -- one's own seat --------------------------------------------------------------------------------
@post("/api/tables/{table_id:str}/join", status_code=200, responses=PROBLEMS)
async def join_seat(
    request: Asking, table_id: TableId, data: JSONBody[wire_people.JoinSeat]
) -> wire_people.Joined:
    return await seating.join_seat(*asked(request), table_id, data)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=PROBLEMS)
async def leave_seat(
    request: Asking, table_id: TableId, data: JSONBody[wire_people.LeaveSeat]
) -> wire.Ack:
    return await seating.leave_seat(*asked(request), table_id, data)


@post("/api/tables/{table_id:str}/takeover", status_code=200, responses=PROBLEMS)
async def take_over(
    request: Asking, table_id: TableId, data: JSONBody[wire_people.TakeOverSeat]
) -> wire.Ack:
    return await seating.take_over(*asked(request), table_id, data)


@post("/api/tables/{table_id:str}/colour", status_code=200, responses=PROBLEMS)
async def choose_colour(
    request: Asking, table_id: TableId, data: JSONBody[wire_people.ChooseColour]
) -> wire.Ack:
    """Another colour for one's own seat, while seats are open."""
    return await seating.choose_colour(*asked(request), table_id, data)


# -- a table that has not begun --------------------------------------------------------------------
@post("/api/tables/{table_id:str}/open", status_code=200, responses=PROBLEMS)
async def open_seat(
    request: Asking, table_id: TableId, data: JSONBody[wire_people.OpenSeat]
) -> wire.Ack:
    """Take a seat from whoever has it, or make the links to it worthless."""
    return await seating.open_seat(*asked(request), table_id, data)


@post("/api/tables/{table_id:str}/give", status_code=200, responses=PROBLEMS)
async def give_seat(
    request: Asking, table_id: TableId, data: JSONBody[wire_people.GiveSeat]
) -> wire.Ack:
    """Let a bot play at an open seat."""
    return await seating.give_seat(*asked(request), table_id, data)


@post("/api/tables/{table_id:str}/cancel", status_code=200, responses=PROBLEMS)
async def cancel(request: Asking, table_id: TableId) -> wire.Ack:
    return await seating.cancel(*asked(request), table_id)


@post("/api/tables/{table_id:str}/reveal", status_code=200, responses=PROBLEMS)
async def reveal(
    request: Asking, table_id: TableId, data: JSONBody[wire_people.Reveal]
) -> wire.Ack:
    """The share of the seed that was pledged, once all sit."""
    return await seating.reveal(*asked(request), table_id, data)


@post("/api/tables/{table_id:str}/start", status_code=200, responses=PROBLEMS)
async def start_without(request: Asking, table_id: TableId) -> wire.Ack:
    """Begin without the shares that were not told in time."""
    return await seating.start_without(*asked(request), table_id)


# -- the same people again -------------------------------------------------------------------------
@get("/api/tables/{table_id:str}/rematch", responses=PROBLEMS)
async def begin_rematch(request: Asking, table_id: TableId) -> wire.Beginning:
    """The commitment to the rematch's seed, before anybody gives something to it."""
    return await seating.begin_rematch(*asked(request), table_id)


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=PROBLEMS)
async def rematch(
    request: Asking, table_id: TableId, share: ShareChoice = "", pledge: PledgeChoice = ""
) -> wire.Created:
    """Ask the others for another game, or agree to it."""
    return await seating.rematch(*asked(request), table_id, Giving(share, pledge))


# -- devices ---------------------------------------------------------------------------------------
@post("/api/device", responses=PROBLEMS, sync_to_thread=False)
def link_device(request: Asking) -> wire_people.DeviceLink:
    """A link to go on on another device, with all one's seats."""
    token = site_of(request).devices.link(asked_of(request.scope).browser)
    return wire_people.DeviceLink(f"/device?token={token}", LINK_SECONDS)


@post("/api/device/owner", status_code=200, responses=PROBLEMS)
async def device_owner(
    request: Asking, data: JSONBody[wire_people.LinkDevice]
) -> wire_people.DeviceOwner:
    """Whom one would become by going on; nothing happens yet."""
    return await site_of(request).devices.owner(asked_of(request.scope).browser, data.token)


@post("/api/device/go-on", status_code=204, responses=PROBLEMS)
async def go_on_here(request: Asking, data: JSONBody[wire_people.LinkDevice]) -> None:
    await site_of(request).devices.bind(asked_of(request.scope).browser, data.token)


@get("/api/device", responses=PROBLEMS)
async def my_devices(request: Asking) -> wire_people.Devices:
    return await site_of(request).devices.list_of(asked_of(request.scope).browser)


@post("/api/device/unbind", status_code=204, responses=PROBLEMS)
async def unbind_device(request: Asking, data: JSONBody[wire_people.Unbind]) -> None:
    """Let go of one device, or of all that are bound."""
    await site_of(request).devices.unbind(asked_of(request.scope).browser, data.device)


PEOPLE = [
    join_seat,
    leave_seat,
    take_over,
    open_seat,
    choose_colour,
    give_seat,
    cancel,
    reveal,
    start_without,
    begin_rematch,
    rematch,
    link_device,
    device_owner,
    go_on_here,
    my_devices,
    unbind_device,
]
