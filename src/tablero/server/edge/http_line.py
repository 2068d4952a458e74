"""A connection that speaks HTTP: how slow it may be, and how much it may say.

The web server reads and writes; what a stranger may cost is set here.
"""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from tablero.server.edge.lines import lines_of, peer_of

HEADER_LIMIT = 16 * 1024  # bytes of a request before its body
HEADERS = 128  # of a request; the reader of sockets takes as many
CHUNKS = 64  # of a body; whoever passes one on in pieces needs few
SLICE = 4 * 1024  # of what came is read before anybody looks whether it is too much
LOOKING = {b"GET", b"HEAD"}
PIPELINED = 4  # requests that may wait behind one; browsers send none
HEADERS_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


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
        self._patience = self.lines.settings.request_seconds
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
            self._asking = self.loop.call_later(self._patience, self.transport.abort)

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
            self.loop.call_later(self._patience, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self._patience, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def timeout_keep_alive_handler(self) -> None:
        self.transport.abort()  # closing would wait for a reader that may never read
