"""Moves: the one request that comes all the time, so it goes straight to its handler.

The framework's way to it (a router, guards, signatures, two readings of the body) cost as much as
the move itself. routes.py declares what may be sent and what is answered.
"""

from __future__ import annotations

import logging

import msgspec
from litestar import MediaType
from litestar.types import ASGIApp, Receive, Scope, Send

from tablero.server.edge.gate import TABLES, Asked, asked_of
from tablero.server.site import Site
from tablero.server.tables import handlers
from tablero.server.tables.told import wire
from tablero.server.tables.told.errors import Refused

COMMAND = "command"

logger = logging.getLogger("tablero.server")
_decoder = msgspec.json.Decoder(wire.Command)


class Moves:
    """Stands before the framework and takes moves out of its way."""

    def __init__(self, app: ASGIApp, body_limit: int) -> None:
        self._app = app
        self._body_limit = body_limit
        self.site: Site | None = None  # open from start-up on

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"} or not is_move(scope):
            await self._app(scope, receive, send)
            return
        asked = asked_of(scope)
        try:
            answer = await self._answer(asked, receive)
        except Refused:
            raise  # the gate says so
        except Exception as error:
            logger.exception("unexpected error", extra={"told": {"request": asked.id}})
            raise Refused("internal") from error
        headers = [
            (b"content-type", MediaType.JSON.encode()),
            (b"content-length", str(len(answer)).encode()),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": answer, "more_body": False})

    async def _answer(self, asked: Asked, receive: Receive) -> bytes:
        assert self.site is not None
        body = await read_body(receive, self._body_limit)
        try:
            wanted = _decoder.decode(body)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refused("bad_request") from error
        asker = self.site.asker(asked.browser, asked.customer)
        return await handlers.command(self.site, asker, asked.steps[2], wanted)


def is_move(scope: Scope) -> bool:
    steps = asked_of(scope).steps
    is_command = len(steps) == 4 and steps[3] == COMMAND and steps[:2] == TABLES
    return is_command and scope.get("method") == "POST"


async def read_body(receive: Receive, limit: int) -> bytes:
    """The whole body; Refused as soon as it is too large, or breaks off."""
    body = b""
    while True:
        event = await receive()
        if event["type"] != "http.request":
            raise Refused("bad_request")
        body += event["body"]
        if len(body) > limit:
            raise Refused("too_large")
        if not event["more_body"]:
            return body
