"""The HTTP interface, one function a route. docs/wire.md describes it for people."""

from __future__ import annotations

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
from tablero.server.edge import gate
from tablero.server.site import Site
from tablero.server.tables import messages, opening, wire
from tablero.server.tables.errors import Refused
from tablero.server.tables.hub import seat_for
from tablero.server.tables.letters import clean_text, person_name
from tablero.server.tables.orders import (
    JoinOrder,
    LeaveOrder,
    Move,
    PlayOrder,
    RematchOrder,
    SayOrder,
    TakeOverOrder,
    UndoOrder,
    at_the_table,
    own_id,
)
from tablero.server.tables.people import Asker
from tablero.server.tables.table import Table
from tablero.server.tables.tokens import LINK_SECONDS

MY_TABLES = 50

Asking = Request[object, object, State]
TableId = FromPath[str]
SeatChoice = Annotated[int | None, QueryParameter(name="seat", ge=0, le=15)]
ShareChoice = Annotated[str, QueryParameter(name="share", pattern="^([0-9a-f]{64})?$")]
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


def asker_of(request: Asking) -> Asker:
    return site_of(request).asker(browser_of(request))


def looking_seat(table: Table, asker: Asker, wanted: int | None) -> int:
    if wanted is not None and wanted not in table.seats_of(asker):
        raise Refused("not_your_seat", seat=wanted)
    return seat_for(table, asker, wanted)


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
    site, asker = site_of(request), asker_of(request)
    ids = await site.read(site.store.tables_of, asker.all(), MY_TABLES)
    summaries = []
    for table_id in ids:
        try:
            summaries.append(_summary(site, await site.table(table_id), asker))
        except Refused:  # a frozen table must not hide the others
            continue
    return sorted(summaries, key=lambda one: (one.status == "over", -one.updated))


def _summary(site: Site, table: Table, asker: Asker) -> wire.TableSummary:
    mine = table.seats_of(asker)
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
    site, asker = site_of(request), asker_of(request)
    table = await site.table(table_id, fresh=True)
    return site.hub.whole(table, asker, looking_seat(table, asker, seat))


@get("/api/tables/{table_id:str}/tail", responses={200: TAIL, **PROBLEMS})
async def see_tail(
    request: Asking, table_id: TableId, since: Since = None, seat: SeatChoice = None
) -> wire.ServerMessage:
    """What the socket would send to somebody who comes back at `from`."""
    site, asker = site_of(request), asker_of(request)
    table = await site.table(table_id, fresh=True)
    return site.hub.news_since(table, asker, looking_seat(table, asker, seat), since)


@get("/api/tables/{table_id:str}/history", responses=PROBLEMS)
async def see_history(
    request: Asking, table_id: TableId, seat: SeatChoice = None
) -> list[wire.LogItem]:
    site, asker = site_of(request), asker_of(request)
    table = await site.table(table_id)
    return await site.lookback.history(asker, table, looking_seat(table, asker, seat))


@get("/api/tables/{table_id:str}/position/{ply:int}", responses=PROBLEMS)
async def see_position(
    request: Asking, table_id: TableId, ply: FromPath[int], seat: SeatChoice = None
) -> wire.Position:
    """Own view while the game runs; any seat's after the end."""
    site, asker = site_of(request), asker_of(request)
    table = await site.table(table_id)
    if table.match is None or not 0 <= ply <= table.ply:
        raise Refused("unknown_ply")
    if seat is not None and table.status == "over" and seat < len(table.seats):
        viewer = seat
    else:
        viewer = looking_seat(table, asker, seat)
    return await site.lookback.position(asker, table, ply, viewer)


@get("/api/tables/{table_id:str}/result", responses=PROBLEMS)
async def see_result(request: Asking, table_id: TableId) -> wire.ResultOverTime:
    table = await _finished(request, table_id)
    result = messages.result(table.match)
    assert result is not None
    over_time = await site_of(request).lookback.scores_over_time(asker_of(request), table)
    return wire.ResultOverTime(result, over_time)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def see_record(request: Asking, table_id: TableId) -> Response[str]:
    table = await _finished(request, table_id)
    text = await site_of(request).lookback.record(asker_of(request), table)
    name = f'attachment; filename="{table.created.game}-{table_id[:8]}.record"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


async def _finished(request: Asking, table_id: str) -> Table:
    table = await site_of(request).table(table_id)
    if table.status != "over":
        raise Refused("game_running")
    return table


# -- changing --------------------------------------------------------------------------------------
@post("/api/tables/new", responses=PROBLEMS, sync_to_thread=False)
def begin_table(request: Asking) -> wire.Beginning:
    """A table's name and the commitment to its seed, before anybody adds a share to it."""
    return site_of(request).tokens.offer(opening.beginning())


@post("/api/tables", responses=PROBLEMS)
async def create_table(request: Asking, data: JSONBody[wire.CreateTable]) -> wire.Created:
    site, asker = site_of(request), asker_of(request)
    site.limits.tables.check(browser_of(request))
    begun = site.tokens.beginning(data.beginning) if data.beginning else None
    order = opening.order(data, asker, begun)
    await site.carry_out(order)
    table = await site.table(order.table_id)
    return wire.Created(table.id, f"/table/{table.id}", site.hub.invites(table, asker))


@post("/api/tables/{table_id:str}/join", status_code=200, responses=PROBLEMS)
async def join_seat(
    request: Asking, table_id: TableId, data: JSONBody[wire.JoinSeat]
) -> wire.Joined:
    site, name = site_of(request), person_name(data.name)
    asker = asker_of(request)
    order = JoinOrder(table_id, data.seat, own_id("join"), asker, name, data.share)
    order.invited = site.keys.is_invited(table_id, data.seat, data.invite)
    done = await site.carry_out(order)
    return msgspec.json.decode(done.answer, type=wire.Joined)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=PROBLEMS)
async def leave_seat(
    request: Asking, table_id: TableId, data: JSONBody[wire.LeaveSeat]
) -> wire.Ack:
    order = LeaveOrder(table_id, data.seat, own_id("leave"), asker_of(request))
    return await _ack(site_of(request), order)


@post("/api/tables/{table_id:str}/takeover", status_code=200, responses=PROBLEMS)
async def take_over(
    request: Asking, table_id: TableId, data: JSONBody[wire.TakeOverSeat]
) -> wire.Ack:
    site = site_of(request)
    opening.check_bot(data.bot)
    absent = site.hub.is_absent(await site.table(table_id), data.seat)
    asker = asker_of(request)
    order = TakeOverOrder(table_id, data.seat, own_id("takeover"), asker, data.bot, absent)
    return await _ack(site, order)


@post("/api/tables/{table_id:str}/chat", status_code=200, responses=PROBLEMS)
async def say(request: Asking, table_id: TableId, data: JSONBody[wire.Say]) -> wire.Ack:
    command_id = data.id if isinstance(data.id, str) else own_id("say")
    text = clean_text(data.text)
    return await _ack(site_of(request), SayOrder(table_id, command_id, asker_of(request), text))


async def _ack(site: Site, order: LeaveOrder | TakeOverOrder | SayOrder) -> wire.Ack:
    done = await site.carry_out(order)
    return msgspec.json.decode(done.answer, type=wire.Ack)


@get("/api/tables/{table_id:str}/rematch", responses=PROBLEMS)
async def begin_rematch(request: Asking, table_id: TableId) -> wire.Beginning:
    """The commitment to the rematch's seed, before anybody asks for it."""
    await _finished(request, table_id)
    tokens = site_of(request).tokens
    return tokens.offer(tokens.rematch(table_id))


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=PROBLEMS)
async def rematch(request: Asking, table_id: TableId, share: ShareChoice = "") -> wire.Created:
    """The same people, bots and options again; asked twice, it is the same table."""
    site, asker = site_of(request), asker_of(request)
    table = await site.table(table_id)
    at_the_table(table, asker)
    if table.status != "over":
        raise Refused("game_running")
    begun = site.tokens.rematch(table_id)
    await site.carry_out(opening.rematch_order(table, begun, asker, share))
    await site.carry_out(RematchOrder(table_id, asker, begun.table_id))
    return wire.Created(begun.table_id, f"/table/{begun.table_id}", {})


@post("/api/tables/{table_id:str}/command", status_code=200, responses={200: ACK, **PROBLEMS})
async def command(
    request: Asking, table_id: TableId, data: JSONBody[wire.Command]
) -> Response[bytes]:
    """A move or an undo. The answer is stored with it: a retry gets the same bytes."""
    site, asker = site_of(request), asker_of(request)
    move = Move(table_id, data.seat, data.id, data.expected, asker)
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
        return await _stale(site, refused, table_id, asker, data.seat)
    return Response(done.answer, media_type=MediaType.JSON)


async def _stale(
    site: Site, refused: Refused, table_id: str, asker: Asker, seat: int
) -> Response[bytes]:
    """A late command is refused together with the table as it stands now."""
    table = await site.table(table_id)
    shown = site.hub.whole(table, asker, seat if seat in table.seats_of(asker) else NOBODY)
    body = msgspec.json.encode(wire.Problem(refused.code, refused.args_, shown))
    return Response(body, status_code=refused.status, media_type=MediaType.JSON)


# -- devices ---------------------------------------------------------------------------------------
@post("/api/device", responses=PROBLEMS, sync_to_thread=False)
def link_device(request: Asking) -> wire.DeviceLink:
    """A link to go on on another device, with all one's seats."""
    site, asker = site_of(request), asker_of(request)
    token = site.tokens.link(asker.principal, site.tables.clock.now())
    return wire.DeviceLink(f"/device?token={token}", LINK_SECONDS)


@post("/api/device/go-on", status_code=204, responses=PROBLEMS)
async def go_on_here(request: Asking, data: JSONBody[wire.LinkDevice]) -> None:
    await site_of(request).bind(browser_of(request), data.token)


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
    begin_table,
    create_table,
    join_seat,
    leave_seat,
    take_over,
    say,
    begin_rematch,
    rematch,
    command,
    link_device,
    go_on_here,
]
