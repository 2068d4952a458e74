"""The application as the web server runs it."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, InternalServerException
from litestar.handlers import BaseRouteHandler as Handler
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, ControllerRouterHandler

import tablero
from tablero.core.registry import games
from tablero.server.edge.doors import Doors
from tablero.server.edge.gate import Gate, asked_of, refusal_headers
from tablero.server.edge.lines import Lines
from tablero.server.edge.live import live
from tablero.server.edge.moves import Moves
from tablero.server.edge.routes import ROUTES
from tablero.server.edge.static_files import page, read_client
from tablero.server.settings import Settings
from tablero.server.site import Site, make_keys
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.told.wire import Problem

logger = logging.getLogger("tablero.server")

SWITCH_SECONDS = 0.0005
BY_STATUS = {404: "unknown_page", 405: "method_not_allowed", 413: "too_large", 429: "too_many"}


def answer_to(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    doors: Doors = request.app.state.doors
    doors.metrics.refusals[refused.code] += 1
    headers = {name.decode(): value.decode() for name, value in refusal_headers(refused)}
    return Response(refused.problem(), status_code=refused.status, headers=headers)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    code = BY_STATUS.get(error.status_code, "internal" if error.status_code >= 500 else "")
    return answer_to(request, Refused(code or "bad_request"))


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    told = {"request": asked_of(request.scope).id}
    logger.error("unexpected error", exc_info=error, extra={"told": told})
    return answer_to(request, Refused("internal"))


def meet_all_types(kind: type[msgspec.Struct] = msgspec.Struct) -> None:
    """Let msgspec learn every type of ours before any thread starts.

    It marks a type as known before it has learnt all of its fields, so two threads that meet the
    same type for the first time at once can crash the process (seen with 0.22 under kill -9).
    """
    for each in kind.__subclasses__():
        if each.__module__.startswith("tablero."):
            msgspec.json.Decoder(each)
        meet_all_types(each)


async def strict_body(request: ASGIConnection[Any, Any, Any, Any], handler: Handler) -> None:
    """Litestar takes "1" for 1 and 1 for true; the wire does not."""
    field = getattr(handler, "parsed_data_field", None)
    if field is None or not isinstance(request, Request):
        return
    try:
        msgspec.json.decode(await request.body(), type=field.annotation)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad_request") from error
    except InternalServerException as error:  # Litestar's name for a body that breaks off
        raise Refused("bad_request") from error


def run_evenly() -> None:
    """Settings of the interpreter against pauses that players would feel."""
    # The writer lets go of the interpreter at every call into SQLite and must get it back soon.
    sys.setswitchinterval(SWITCH_SECONDS)
    # Tables hold many small objects and hardly a cycle: going through all of them took 0.3 s.
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000)


def routes() -> list[ControllerRouterHandler]:
    return [*ROUTES, live, page]


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="tablero", version=tablero.__version__, create_examples=False, render_plugins=[]
    )


def create_app(settings: Settings, lines: Lines) -> ASGIApp:
    """The whole application; ValueError with one line for what cannot be served."""
    meet_all_types()
    doors = Doors(settings, make_keys(settings), lines)

    @asynccontextmanager
    async def open_site(app: Litestar) -> AsyncIterator[None]:
        games()  # read their data now, not while somebody waits
        app.state.client = read_client()
        run_evenly()
        app.state.site = moves.site = Site(settings, doors.keys)
        watch = asyncio.create_task(doors.metrics.watch_the_loop())
        try:
            yield
        finally:
            watch.cancel()
            await app.state.site.close()

    app = Litestar(
        routes(),
        lifespan=[open_site],
        guards=[strict_body],
        exception_handlers={Refused: answer_to, HTTPException: on_http, Exception: on_error},
        request_max_body_size=settings.body_limit,
        openapi_config=None,  # `tablero openapi` prints it; no page serves it
        logging_config=None,
    )
    app.state.doors = doors
    moves = Moves(app, settings.body_limit)
    # Around everything: Litestar answers unknown routes outside its own middleware.
    return Gate(moves, doors)
