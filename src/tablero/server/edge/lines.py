"""Connections before anybody has asked anything: how many, how slow, how much.

The web server reads and writes HTTP and sockets; what a stranger may cost is set here.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State

from tablero.server.edge.addresses import (
    HOUSEHOLDS,
    UNKNOWN,
    TrustedProxies,
    customer,
    household,
)
from tablero.server.edge.limits import Limit
from tablero.server.settings import Settings

HEADER_LIMIT = 16 * 1024  # bytes of a request before its body
HEADERS = 128  # of a request; the reader of sockets takes as many
CHUNKS = 64  # of a body; whoever passes one on in pieces needs few
SLICE = 4 * 1024  # of what came is read before anybody looks whether it is too much
LOOKING = {b"GET", b"HEAD"}
REQUEST_SECONDS = 10.0  # from the first byte of a request, or from connecting, to its last
IDLE_SECONDS = 10  # between two requests
PIPELINED = 4  # requests that may wait behind one; browsers send none
UNREAD_SECONDS = 10.0  # how long an answer may wait for its reader
CLOSING_SECONDS = 2.0
ACCEPTED_AT_ONCE = 128  # new connections before those that are there get their turn
BUDGET_SECONDS = 20.0  # settings.socket_messages counts in such spans
BUDGET_FRAMES = 4  # of the largest size in such a span; pings are small
TOO_MANY = 1008
LINE = "tablero.line"  # where the scope keeps the socket's own connection
HEADERS_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Openings:
    """How many somebody has open, and how fast they came."""

    def __init__(self, often: float, most: int) -> None:
        self.open: Counter[str] = Counter()
        self._most = most
        self._new = Limit(often, most)

    def has_room(self, who: str) -> bool:
        return self.open[who] < self._most and self._new.allows(who)

    def let_go(self, who: str) -> None:
        self.open[who] -= 1
        if not self.open[who]:
            del self.open[who]


class Lines:
    """The connections that are open, by household and by customer."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.proxies = TrustedProxies(settings.trusted_proxy)
        self.turned_away = 0
        often, most = settings.connections_per_second, settings.connections_per_address
        self._households = Openings(often, most)
        self._customers = Openings(HOUSEHOLDS * often, HOUSEHOLDS * most)
        self._total = 0

    def __len__(self) -> int:
        return self._total

    def let_in(self, peer: str) -> bool:
        """Room for one more. A proxy's connections are many people's."""
        here, customers = household(peer), customer(peer)
        few = self._households.has_room(here) and self._customers.has_room(customers)
        if (few or self.proxies.trusts(peer)) and self._total < self.settings.connections:
            self._households.open[here] += 1
            self._customers.open[customers] += 1
            self._total += 1
            return True
        self.turned_away += 1
        return False

    def let_go(self, peer: str) -> None:
        self._total -= 1
        self._households.let_go(household(peer))
        self._customers.let_go(customer(peer))


class Wiring(uvicorn.Config):
    """The web server's settings, and the connections its protocols count."""

    def __init__(self, lines: Lines, **settings: Any) -> None:
        self.lines = lines
        super().__init__(
            http=HttpLine,
            ws=SocketLine,
            ws_max_size=lines.settings.frame_limit,
            ws_ping_interval=lines.settings.ping_seconds,
            ws_ping_timeout=lines.settings.ping_seconds,
            ws_per_message_deflate=False,
            timeout_keep_alive=IDLE_SECONDS,
            backlog=ACCEPTED_AT_ONCE,
            **settings,
        )


def lines_of(config: uvicorn.Config) -> Lines:
    assert isinstance(config, Wiring)
    return config.lines


def line_of(extensions: object) -> SocketLine:
    line = cast("dict[str, object]", extensions)[LINE]
    assert isinstance(line, SocketLine)
    return line


def peer_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else UNKNOWN


class HttpLine(HttpToolsProtocol):
    """A connection that speaks HTTP: whole requests in time, answers read in time."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.lines = lines_of(config)
        self._let_in = False
        self._most = HEADER_LIMIT + 2 * self.lines.settings.body_limit
        self._in_head = True
        self._is_deaf = False  # to all behind a request that asked for another protocol
        self._said = 0  # bytes since the request began
        self._chunks = 0
        self._asking: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._let_in = self.lines.let_in(peer_of(self.client))
        if self._let_in:
            self._wait_for_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        if self._let_in:
            self.lines.let_go(peer_of(self.client))
        super().connection_lost(exc)

    def _wait_for_request(self) -> None:
        if self._asking is None:
            self._asking = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_timers(self) -> None:
        for timer in (self._asking, self._unread):
            if timer is not None:
                timer.cancel()
        self._asking = self._unread = None

    def data_received(self, data: bytes) -> None:
        """Little by little: every tiny header or chunk is a call, and nobody else's turn."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._is_deaf:
                return
            self._wait_for_request()
            part = data[start : start + SLICE]
            self._said += len(part)
            super().data_received(part)
            if self._in_head and self._said > HEADER_LIMIT:
                self._refuse(HEADERS_TOO_LARGE)
            elif self._said > self._most:  # a body somewhat too large is answered, so it has room
                self.transport.abort()

    def _refuse(self, answer: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._chunks = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        """Of a head. What follows a body looks the same, but no proxy has seen to it."""
        if not self._in_head:
            return
        if len(self.headers) < HEADERS:
            super().on_header(name, value)
        else:
            self._refuse(HEADERS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        self._in_head = False
        if sum(32 + len(name) + len(value) for name, value in self.headers) > HEADER_LIMIT:
            self._refuse(HEADERS_TOO_LARGE)
        elif self._announces_body() and self.parser.get_method() in LOOKING:
            self._refuse(BAD_REQUEST)
        if self.transport.is_closing():
            return
        if len(self.pipeline) >= PIPELINED:
            self.transport.abort()
            return
        super().on_headers_complete()

    def _announces_body(self) -> bool:
        return any(
            name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
            for name, value in self.headers
        )

    def on_chunk_header(self) -> None:
        self._chunks += 1
        if self._chunks > CHUNKS:
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None
        self._in_head = True
        self._said = 0
        if not self.transport.is_closing():
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if self.transport.is_closing():
            return
        self._stop_timers()
        super().handle_websocket_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        """A protocol that is not spoken here. The request itself is answered like any other, but
        the parser passes over some of what stands behind it: where the next begins is unknown."""
        self._is_deaf = True
        self.cycle.keep_alive = False

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():  # whoever does not read its end holds nothing
            self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def timeout_keep_alive_handler(self) -> None:
        self.transport.abort()  # closing would wait for a reader that may never read


def text_frame(message: bytes) -> bytes:
    """A whole text, as a server frames it (RFC 6455, 5.2): nothing masked, nothing split."""
    size = len(message)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + message
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


class SocketLine(WebSocketsSansIOProtocol):
    """A connection that has become a socket. It came through an HttpLine, which counted it."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.lines = lines_of(config)
        self._budget = BUDGET_FRAMES * self.lines.settings.frame_limit
        self._heard = 0
        self._since = self.loop.time()
        self._over = False
        self._unread: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.lines.let_go(peer_of(self.client))
        self._stop_waiting()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            cast("dict[str, object]", self.scope["extensions"])[LINE] = self

    def tell(self, message: bytes) -> None:
        """Send a text at once, without a task that waits its turn.

        Who does not read is cut off: after a while, or as soon as too much has piled up.
        """
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if self.conn.state is not State.OPEN:  # one side has said goodbye
            return
        self.transport.write(text_frame(message))
        if self.transport.get_write_buffer_size() > self.lines.settings.send_limit:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        seconds = self.lines.settings.send_timeout
        self._unread = self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def data_received(self, data: bytes) -> None:
        """All that comes is counted, frames of any kind, whole or not; no more is even read."""
        if self._over:
            return
        if not self.handshake_initiated:  # its size the HttpLine has seen to
            super().data_received(data)
            if not self.handshake_initiated:  # a whole request that is none for a socket
                self._over = True
                self.transport.write(BAD_REQUEST)
                self.transport.close()
                self.loop.call_later(CLOSING_SECONDS, self.transport.abort)
            return
        now = self.loop.time()
        if now - self._since > BUDGET_SECONDS:
            self._heard, self._since = 0, now
        self._heard += len(data)
        super().data_received(data[: self._budget])
        if self._heard > self._budget and not self._over:
            self.conn.fail(TOO_MANY)
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Say why, and hear no more: closing at once would lose the word on the way."""
        self._over = True
        self.close_sent = True
        close = self.conn.close_sent
        code, reason = (close.code, close.reason) if close is not None else (TOO_MANY, "")
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_timer = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)
