"""The HTTP interface, one function a route. docs/wire.md describes it for people."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

import tablero
from tablero import bots
from tablero.core.game import Game
from tablero.core.kinds import NOBODY
from tablero.core.registry import games
from tablero.core.text import record
from tablero.server.edge import gate
from tablero.server.site import Site
from tablero.server.tables import messages, opening, wire
from tablero.server.tables.errors import Refused
from tablero.server.tables.hub import seat_for
from tablero.server.tables.orders import (
    JoinOrder,
    LeaveOrder,
    Move,
    PlayOrder,
    RematchOrder,
    SayOrder,
    TakeOverOrder,
    UndoOrder,
    clean_name,
)
from tablero.server.tables.table import Table

MY_TABLES = 50

Asking = Request[object, object, State]
TableId = FromPath[str]
SeatChoice = Annotated[int | None, QueryParameter(name="seat", ge=0, le=15)]
Since = Annotated[int | None, QueryParameter(name="from", ge=0)]
PROBLEMS = {
    status: ResponseSpec(wire.Problem, generate_examples=False)
    for status in (400, 403, 404, 409, 413, 429, 503)
}
TAIL = ResponseSpec(wire.ServerMessage, generate_examples=False)
ACK = ResponseSpec(wire.Ack, generate_examples=False)


def site_of(request: Asking) -> Site:
    site = request.app.state.site
    assert isinstance(site, Site)
    return site


def browser_of(request: Asking) -> str:
    return gate.browser_of(request.scope)


def looking_seat(table: Table, browser: str, wanted: int | None) -> int:
    if wanted is not None and wanted not in table.seats_of(browser):
        raise Refused("not_your_seat", seat=wanted)
    return seat_for(table, browser, wanted)


def fresh_id() -> str:
    return secrets.token_urlsafe(12)


# -- reading ---------------------------------------------------------------------------------------
@get("/api/health", sync_to_thread=False)
def health() -> wire.Health:
    return wire.Health(True, tablero.__version__)


@get("/api/games", sync_to_thread=False)
def list_games() -> list[wire.GameInfo]:
    return [_game_info(game) for game in games()]


def _game_info(game: Game) -> wire.GameInfo:
    return wire.GameInfo(
        id=game.id,
        seats=game.seat_counts,
        options=[wire.GameOption(o.name, o.default, o.choices) for o in game.options],
        stage=game.stage,
        bots=bots.names(),
        provenance=[
            wire.ProvenanceRow(p.group, p.source, p.confidence, p.rows) for p in game.provenance()
        ],
    )


@get("/api/tables", responses=PROBLEMS)
async def my_tables(request: Asking) -> list[wire.TableSummary]:
    site, browser = site_of(request), browser_of(request)
    ids = await asyncio.to_thread(site.store.tables_of, browser, MY_TABLES)
    summaries = []
    for table_id in ids:
        try:
            summaries.append(_summary(site, await site.table(table_id), browser))
        except Refused:  # a frozen table must not hide the others
            continue
    return sorted(summaries, key=lambda one: (one.status == "over", -one.updated))


def _summary(site: Site, table: Table, browser: str) -> wire.TableSummary:
    mine = table.seats_of(browser)
    acting = table.acting()
    present = site.hub.present(table)
    result = messages.result(table.match)
    return wire.TableSummary(
        table=table.id,
        game=table.created.game,
        status=table.status,
        seats=messages.seats(table, mine, present),
        turn=acting if acting >= 0 else None,
        waiting_for_me=acting in mine and not table.bot_to_act(),
        winners=[] if result is None else result.winners,
        spectators=present.spectators,
        updated=table.updated,
    )


@get("/api/tables/{table_id:str}", responses=PROBLEMS)
async def see_table(
    request: Asking, table_id: TableId, seat: SeatChoice = None
) -> wire.TableMessage:
    site, browser = site_of(request), browser_of(request)
    table = await site.table(table_id, fresh=True)
    return site.hub.whole(table, browser, looking_seat(table, browser, seat))


@get("/api/tables/{table_id:str}/tail", responses={200: TAIL, **PROBLEMS})
async def see_tail(
    request: Asking, table_id: TableId, since: Since = None, seat: SeatChoice = None
) -> wire.ServerMessage:
    """What the socket would send to somebody who comes back at `from`."""
    site, browser = site_of(request), browser_of(request)
    table = await site.table(table_id, fresh=True)
    return site.hub.news_since(table, browser, looking_seat(table, browser, seat), since)


@get("/api/tables/{table_id:str}/history", responses=PROBLEMS)
async def see_history(
    request: Asking, table_id: TableId, seat: SeatChoice = None
) -> list[wire.LogItem]:
    table = await site_of(request).table(table_id)
    return messages.log_items(table.match, 0, looking_seat(table, browser_of(request), seat))


@get("/api/tables/{table_id:str}/position/{ply:int}", responses=PROBLEMS)
async def see_position(
    request: Asking, table_id: TableId, ply: FromPath[int], seat: SeatChoice = None
) -> wire.Position:
    """Own view while the game runs; any seat's after the end."""
    site = site_of(request)
    table = await site.table(table_id)
    if table.match is None or not 0 <= ply <= table.ply:
        raise Refused("unknown_ply")
    if seat is not None and table.status == "over" and seat < len(table.seats):
        viewer = seat
    else:
        viewer = looking_seat(table, browser_of(request), seat)
    return await asyncio.to_thread(site.replays.position, table, ply, viewer)


@get("/api/tables/{table_id:str}/result", responses=PROBLEMS)
async def see_result(request: Asking, table_id: TableId) -> wire.ResultOverTime:
    table = await _finished(request, table_id)
    result = messages.result(table.match)
    assert result is not None
    over_time = await asyncio.to_thread(site_of(request).replays.scores_over_time, table)
    return wire.ResultOverTime(result, over_time)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def see_record(request: Asking, table_id: TableId) -> Response[str]:
    table = await _finished(request, table_id)
    assert table.match is not None
    text = await asyncio.to_thread(record.write, table.match)
    name = f'attachment; filename="{table.created.game}-{table_id[:8]}.record"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


async def _finished(request: Asking, table_id: str) -> Table:
    table = await site_of(request).table(table_id)
    if table.status != "over":
        raise Refused("game_running")
    return table


# -- changing --------------------------------------------------------------------------------------
@post("/api/tables", responses=PROBLEMS)
async def create_table(request: Asking, data: JSONBody[wire.CreateTable]) -> wire.Created:
    site, browser = site_of(request), browser_of(request)
    site.limits.tables.check(browser)
    order = opening.order(data, browser)
    table = (await site.carry_out(order)).table
    assert table is not None
    return wire.Created(table.id, f"/table/{table.id}", site.hub.invites(table, browser))


@post("/api/tables/{table_id:str}/join", status_code=200, responses=PROBLEMS)
async def join_seat(
    request: Asking, table_id: TableId, data: JSONBody[wire.JoinSeat]
) -> wire.Joined:
    site = site_of(request)
    order = JoinOrder(table_id, data.seat, fresh_id(), browser_of(request), clean_name(data.name))
    order.invited = site.keys.is_invited(table_id, data.seat, data.invite)
    done = await site.carry_out(order)
    assert done.table is not None
    return wire.Joined(table_id, data.seat, done.table.seq)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=PROBLEMS)
async def leave_seat(
    request: Asking, table_id: TableId, data: JSONBody[wire.LeaveSeat]
) -> wire.Ack:
    order = LeaveOrder(table_id, data.seat, fresh_id(), browser_of(request))
    return await _ack(site_of(request), order)


@post("/api/tables/{table_id:str}/takeover", status_code=200, responses=PROBLEMS)
async def take_over(
    request: Asking, table_id: TableId, data: JSONBody[wire.TakeOverSeat]
) -> wire.Ack:
    site = site_of(request)
    opening.check_bot(data.bot)
    absent = site.hub.is_absent(await site.table(table_id), data.seat)
    browser = browser_of(request)
    order = TakeOverOrder(table_id, data.seat, fresh_id(), browser, data.bot, absent)
    return await _ack(site, order)


@post("/api/tables/{table_id:str}/chat", status_code=200, responses=PROBLEMS)
async def say(request: Asking, table_id: TableId, data: JSONBody[wire.Say]) -> wire.Ack:
    command_id = data.id if isinstance(data.id, str) else fresh_id()
    text = opening.clean_text(data.text)
    return await _ack(site_of(request), SayOrder(table_id, command_id, browser_of(request), text))


async def _ack(site: Site, order: LeaveOrder | TakeOverOrder | SayOrder) -> wire.Ack:
    done = await site.carry_out(order)
    return msgspec.json.decode(done.answer, type=wire.Ack)


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=PROBLEMS)
async def rematch(request: Asking, table_id: TableId) -> wire.Created:
    """The same people, bots and options again; asked twice, it is the same table."""
    site, browser = site_of(request), browser_of(request)
    table = await site.table(table_id)
    if not table.seats_of(browser):
        raise Refused("not_your_seat")
    if table.status != "over":
        raise Refused("game_running")
    new_id = site.keys.rematch_id(table_id)
    await site.carry_out(opening.rematch_order(table, new_id, browser))
    await site.carry_out(RematchOrder(table_id, browser, new_id))
    return wire.Created(new_id, f"/table/{new_id}", {})


@post("/api/tables/{table_id:str}/command", status_code=200, responses={200: ACK, **PROBLEMS})
async def command(
    request: Asking, table_id: TableId, data: JSONBody[wire.Command]
) -> Response[bytes]:
    """A move or an undo. The answer is stored with it: a retry gets the same bytes."""
    site, browser = site_of(request), browser_of(request)
    move = Move(table_id, data.seat, data.id, data.expected, browser=browser)
    order: PlayOrder | UndoOrder
    if isinstance(data.do, wire.Play):
        order = PlayOrder(move, data.do.answer)
    else:
        order = UndoOrder(move, data.do.to)
    try:
        done = await site.carry_out(order)
    except Refused as refused:
        if refused.code != "stale":
            raise
        return await _stale(site, refused, table_id, browser, data.seat)
    return Response(done.answer, media_type=MediaType.JSON)


async def _stale(
    site: Site, refused: Refused, table_id: str, browser: str, seat: int
) -> Response[bytes]:
    """A late command is refused together with the table as it stands now."""
    table = await site.table(table_id)
    shown = site.hub.whole(table, browser, seat if seat in table.seats_of(browser) else NOBODY)
    body = msgspec.json.encode(wire.Problem(refused.code, refused.args_, shown))
    return Response(body, status_code=refused.status, media_type=MediaType.JSON)


ROUTES = [
    health,
    list_games,
    my_tables,
    see_table,
    see_tail,
    see_history,
    see_position,
    see_result,
    see_record,
    create_table,
    join_seat,
    leave_seat,
    take_over,
    say,
    rematch,
    command,
]
