"""The door of HTTP: addresses, parameters and statuses. What is done stands in tables/handlers.py;
docs/wire.md describes it for people."""

from __future__ import annotations

import hmac
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from tablero.server.edge.asking import PROBLEMS, Asking, SeatChoice, TableId, asked, site_of
from tablero.server.edge.doors import Doors
from tablero.server.edge.people_routes import PEOPLE
from tablero.server.edge.static_files import Client
from tablero.server.tables import handlers, lessons
from tablero.server.tables.told import wire, wire_games, wire_hints, wire_socket
from tablero.server.tables.told.errors import Refused

Played = Annotated[str, QueryParameter(name="played", pattern=lessons.PLAYED)]
Deeds = Annotated[int, QueryParameter(name="deeds", ge=0, le=lessons.MOST_DEEDS)]
Since = Annotated[int | None, QueryParameter(name="from", ge=0)]
TAIL = ResponseSpec(wire_socket.ServerMessage, generate_examples=False)
ACK = ResponseSpec(wire.Ack, generate_examples=False)


def doors_of(request: Asking) -> Doors:
    doors = request.app.state.doors
    assert isinstance(doors, Doors)
    return doors


# -- reading ---------------------------------------------------------------------------------------
@get("/api/health", sync_to_thread=False)
def health() -> wire.Health:
    return handlers.health()


@get("/api/games", sync_to_thread=False)
def list_games() -> list[wire_games.GameInfo]:
    return handlers.list_games()


@get("/api/games/{game:str}/printed", responses=PROBLEMS, sync_to_thread=False)
def see_printed(game: FromPath[str]) -> dict[str, object]:
    return handlers.printed(game)


@get("/api/games/{game:str}/lesson/{step:int}", responses=PROBLEMS, sync_to_thread=False)
def see_lesson(
    game: FromPath[str], step: FromPath[int], played: Played = "", deeds: Deeds = 0
) -> wire.LessonMessage:
    """A step of the guided first game, after the answers in it (`played=4.17`)."""
    return lessons.see_lesson(game, step, lessons.numbers(played), deeds)


@get("/api/thinking", sync_to_thread=False)
def see_thinking(request: Asking) -> wire_hints.Thinking:
    """Who can think for a person: this server, or the person's own page."""
    client: Client = request.app.state.client
    return wire_hints.Thinking(site_of(request).settings.advice, client.runtime, client.engine)


@get("/api/tables", responses=PROBLEMS)
async def my_tables(request: Asking) -> list[wire.TableSummary]:
    return await handlers.my_tables(*asked(request))


@get("/api/tables/{table_id:str}", responses=PROBLEMS)
async def see_table(
    request: Asking, table_id: TableId, seat: SeatChoice = None
) -> wire.TableMessage:
    return await handlers.see_table(*asked(request), table_id, seat)


@get("/api/tables/{table_id:str}/tail", responses={200: TAIL, **PROBLEMS})
async def see_tail(
    request: Asking, table_id: TableId, since: Since = None, seat: SeatChoice = None
) -> wire_socket.ServerMessage:
    """What the socket would send to somebody who comes back at `from`."""
    return await handlers.see_tail(*asked(request), table_id, since, seat)


@get("/api/tables/{table_id:str}/history", responses=PROBLEMS)
async def see_history(
    request: Asking, table_id: TableId, seat: SeatChoice = None
) -> list[wire.LogItem]:
    return await handlers.see_history(*asked(request), table_id, seat)


@get("/api/tables/{table_id:str}/position/{ply:int}", responses=PROBLEMS)
async def see_position(
    request: Asking, table_id: TableId, ply: FromPath[int], seat: SeatChoice = None
) -> wire.Position:
    """Own view while the game runs; any seat's after the end."""
    return await handlers.see_position(*asked(request), table_id, ply, seat)


@get("/api/tables/{table_id:str}/hint", responses=PROBLEMS)
async def see_hint(request: Asking, table_id: TableId, seat: SeatChoice = None) -> wire_hints.Hint:
    """What a bot would answer; until it is ready, how far it is."""
    return await handlers.see_hint(*asked(request), table_id, seat)


@get("/api/tables/{table_id:str}/view", responses=PROBLEMS)
async def see_view(
    request: Asking, table_id: TableId, seat: SeatChoice = None
) -> wire_hints.OwnView:
    """For who is asked: what a bot in their place is given, to think about at home."""
    return await handlers.see_view(*asked(request), table_id, seat)


@get("/api/tables/{table_id:str}/wheels", responses=PROBLEMS)
async def see_wheels(
    request: Asking, table_id: TableId, seat: SeatChoice = None
) -> wire_hints.WheelsAdvice:
    """For who is asked: the lines of advice for a first game that hold now."""
    return await handlers.see_wheels(*asked(request), table_id, seat)


@get("/api/tables/{table_id:str}/result", responses=PROBLEMS)
async def see_result(request: Asking, table_id: TableId) -> wire.ResultOverTime:
    return await handlers.see_result(*asked(request), table_id)


@get("/api/tables/{table_id:str}/review", responses=PROBLEMS)
async def see_review(request: Asking, table_id: TableId) -> wire_hints.Review:
    """After the end: how everybody stood at each choice; until that is done, how far it is."""
    return await handlers.see_review(*asked(request), table_id)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def see_record(request: Asking, table_id: TableId) -> Response[str]:
    return as_file(*await handlers.see_record(*asked(request), table_id))


def as_file(name: str, text: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/api/tables/{table_id:str}/closed", responses=PROBLEMS)
async def see_closed(request: Asking, table_id: TableId) -> wire.ClosedTable:
    """What can be read of a table whose rules are not installed."""
    return await handlers.see_closed(*asked(request), table_id)


@get("/api/tables/{table_id:str}/log", media_type=MediaType.TEXT, responses=PROBLEMS)
async def see_closed_text(request: Asking, table_id: TableId) -> Response[str]:
    return as_file(*await handlers.see_closed_text(*asked(request), table_id))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def see_metrics(request: Asking) -> str:
    """Only for who brings the token: behind a proxy everybody may seem to come from here."""
    doors = doors_of(request)
    token = doors.settings.metrics_token
    brought = request.headers.get("authorization", "").encode()
    if not token or not hmac.compare_digest(brought, f"Bearer {token}".encode()):
        raise Refused("unknown_page")
    here = {"connections": len(doors.lines), "connections_refused": doors.lines.turned_away}
    return doors.metrics.text({**here, **site_of(request).gauges()})


# -- changing --------------------------------------------------------------------------------------
@post("/api/tables/new", responses=PROBLEMS, sync_to_thread=False)
def begin_table(request: Asking) -> wire.Beginning:
    """A table's name and the commitment to its seed, before anybody adds a share to it."""
    return handlers.begin_table(site_of(request))


@post("/api/tables", responses=PROBLEMS)
async def create_table(request: Asking, data: JSONBody[wire.CreateTable]) -> wire.Created:
    return await handlers.create_table(*asked(request), data)


@post("/api/tables/{table_id:str}/chat", status_code=200, responses=PROBLEMS)
async def say(request: Asking, table_id: TableId, data: JSONBody[wire.Say]) -> wire.Ack:
    return await handlers.say(*asked(request), table_id, data)


@post("/api/tables/{table_id:str}/command", status_code=200, responses={200: ACK, **PROBLEMS})
async def command(table_id: TableId, data: JSONBody[wire.Command]) -> Response[bytes]:
    """A move or an undo. The answer is stored with it: a retry gets the same bytes."""
    raise NotImplementedError  # declared for the schema: edge/moves.py stands in front


ROUTES = [
    health,
    list_games,
    see_printed,
    see_lesson,
    see_thinking,
    my_tables,
    see_table,
    see_tail,
    see_history,
    see_position,
    see_hint,
    see_view,
    see_wheels,
    see_result,
    see_review,
    see_record,
    see_closed,
    see_closed_text,
    see_metrics,
    begin_table,
    create_table,
    say,
    command,
    *PEOPLE,
]
