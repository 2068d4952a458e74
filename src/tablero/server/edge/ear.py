"""Somebody at the end of a socket: told what happens, and heard when they move.

A move that comes this way is the same order as one that is posted, under the same limits, and is
answered when it is on disk. What falls away is all that HTTP asks anew each time: who it is, and
from where.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from http import HTTPStatus
from typing import Any

import msgspec

from tablero.server.edge.doors import Doors
from tablero.server.edge.gate import LIMITED, Asked, note
from tablero.server.edge.limits import Limit
from tablero.server.edge.moves import COMMAND
from tablero.server.edge.socket_line import BUDGET_SECONDS, TOO_MANY, SocketLine
from tablero.server.site import Site
from tablero.server.tables import handlers
from tablero.server.tables.hub import Listener, Watcher
from tablero.server.tables.ledger import Done
from tablero.server.tables.told import wire_socket
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.orders import Order
from tablero.server.tables.who.people import Asker

PONG = msgspec.json.encode(wire_socket.PongMessage())
LIMITS = ("requests", LIMITED[COMMAND])  # as the gate asks of a move that is posted
MOVE = "SOCKET move"  # in the access log
FRAME_HEAD = 8  # bytes of a frame around a short text
BEYOND = 5  # moves beyond the limits that are told so in 20 s; no honest client comes to one

logger = logging.getLogger("tablero.server")
_decoder: msgspec.json.Decoder[wire_socket.ClientMessage] = msgspec.json.Decoder(
    wire_socket.ClientMessage
)
_encode = msgspec.json.Encoder().encode


class Ear(Listener):
    """A listener at the end of a line. `who` came through the gate with it."""

    def __init__(
        self,
        site: Site,
        doors: Doors,
        who: Asked,
        line: SocketLine,
        table_id: str,
        asker: Asker,
        wanted: int | None,
    ) -> None:
        super().__init__(table_id, asker, wanted)
        self.line = line
        self._site = site
        self._doors = doors
        self._who = who
        allowed = site.settings.socket_messages
        self._pings = Limit(allowed / BUDGET_SECONDS, allowed)
        self._beyond = Limit(BEYOND / BUDGET_SECONDS, BEYOND)
        self._telling: set[asyncio.Task[None]] = set()  # what takes a while to answer

    def know(self) -> None:
        """Who it is at this very moment; from now on the hub is told when that changes."""
        self.asker = self._site.asker(self._who.browser)
        self.watcher = Watcher(self.asker.principal, self._who.customer)

    def send(self, message: bytes) -> None:
        self.line.tell(message)

    def cut(self) -> None:
        self.line.hears = None
        self.line.transport.abort()

    # -- what is said ---------------------------------------------------------------------------
    def hear(self, frame: bytes) -> int:
        """The code to close the line with, or 0."""
        try:
            said = _decoder.decode(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return TOO_MANY
        if isinstance(said, wire_socket.MoveMessage):
            return self._move(said, len(frame))
        if not self._pings.allows(""):
            return TOO_MANY
        self.send(PONG)
        return 0

    def _move(self, wanted: wire_socket.MoveMessage, size: int) -> int:
        who, began = self._who, time.perf_counter()
        try:
            for limit in LIMITS:
                self._doors.limits.check(limit, who.browser, who.address)
        except Refused as refused:
            self._refuse(wanted.id, began, refused)
            return 0 if self._beyond.allows("") else TOO_MANY
        self.line.allow(size + FRAME_HEAD)
        asker = self._site.asker(who.browser, who.customer)
        order = handlers.move_order(asker, self.table_id, wanted)
        if not self._site.hand_in(order, partial(self._answer, began)):
            self._later(order, began, self._carry_out(order, began))
        return 0

    # -- what is answered -----------------------------------------------------------------------
    def _answer(self, began: float, done: Done) -> Callable[[], None] | None:
        """Acknowledged together with the step that follows at once, or else by itself.

        With what came too late no table is told, as by request: all of it was told here before.
        """
        if done.refused is not None:
            self._refuse(done.order.command_id, began, done.refused)
            return None
        note(self._doors, self._who, HTTPStatus.OK, MOVE, began)
        ack: Any = msgspec.Raw(done.answer)  # the very bytes that are stored
        self.line.hold(_encode(wire_socket.AckMessage(ack)))
        return self.line.let_out

    async def _carry_out(self, order: Order, began: float) -> None:
        self._answer(began, await self._site.carry_out(order))
        self.line.let_out()

    def _refuse(self, command_id: str, began: float, refused: Refused) -> None:
        self._doors.metrics.refusals[refused.code] += 1
        note(self._doors, self._who, refused.status, MOVE, began)
        told = wire_socket.RefusedMessage(command_id, refused.status, refused.problem())
        self.send(_encode(told))

    def _later(self, order: Order, began: float, telling: Coroutine[Any, Any, None]) -> None:
        """An answer that must be waited for, and comes whatever happens."""
        task = asyncio.create_task(telling)
        self._telling.add(task)
        task.add_done_callback(partial(self._told, order, began))

    def _told(self, order: Order, began: float, task: asyncio.Task[None]) -> None:
        self._telling.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Refused):
            self._refuse(order.command_id, began, error)
        elif error is not None:
            told = {"request": self._who.id}
            logger.error("unexpected error", exc_info=error, extra={"told": told})
            self._refuse(order.command_id, began, Refused("internal"))
