"""A connection that has become a socket: what it may say, and how long it may leave unread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, cast

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from tablero.server.edge.http_line import BAD_REQUEST
from tablero.server.edge.lines import lines_of, peer_of

Hearing = Callable[[bytes], int]  # what was said; the code to close with, or 0

CLOSING_SECONDS = 2.0
BUDGET_SECONDS = 20.0  # settings.socket_messages counts in such spans
BUDGET_FRAMES = 4  # of the largest size in such a span; pings are small
TOO_MANY = 1008
LINE = "tablero.line"  # where the scope keeps the socket's own connection
WHOLE_TEXT = 0x81  # first byte of a text in one frame (RFC 6455, 5.2)
FINAL, MASKED = 0x80, 0x80
MASK = 4  # bytes


def line_of(extensions: object) -> SocketLine:
    line = cast("dict[str, object]", extensions)[LINE]
    assert isinstance(line, SocketLine)
    return line


def text_frame(message: bytes) -> bytes:
    """A whole text, as a server frames it (RFC 6455, 5.2): nothing masked, nothing split."""
    size = len(message)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + message
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


def first_frame(data: bytes | memoryview) -> tuple[int, int]:
    """Where what the first frame holds begins and ends; (0, 0) unless it is whole, the last of its
    message, masked as clients must, and short."""
    if len(data) < 2 or not data[0] & FINAL or not data[1] & MASKED:
        return 0, 0
    size, start = data[1] & ~MASKED, 2
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 4
    elif size > 126:
        return 0, 0
    start += MASK
    return (start, start + size) if start + size <= len(data) else (0, 0)


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
        self._in_step = True  # whole frames alone have come, so the next byte begins one
        self.hears: Hearing | None = None  # who takes texts at once; without one they wait in line
        self._held = b""  # frames that wait for the next one, to go out with it
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
        self._held, frames = b"", self._held + text_frame(message)
        if not self._is_open():
            return
        self.transport.write(frames)
        if self.transport.get_write_buffer_size() > self.lines.settings.send_limit:
            self.transport.abort()

    def hold(self, message: bytes) -> None:
        """Send a text together with the next one, or with nothing when `let_out` is called."""
        self._held += text_frame(message)

    def let_out(self) -> None:
        if self._held and self._is_open():
            self.transport.write(self._held)
        self._held = b""

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
        left = memoryview(data)  # cutting off frame by frame what came at once must copy nothing
        while left and not self._over:
            start, end = first_frame(left) if self._in_step else (0, 0)
            self._in_step = bool(end)
            part, left = (left[:end], left[end:]) if end else (left, left[:0])
            self._heard += len(part)
            self._read(bytes(part[: self._budget]), start)
            if self._heard > self._budget:
                self.end(TOO_MANY)

    def _read(self, data: bytes, start: int) -> None:
        """Texts in one frame, which all that browsers say are, go straight to who hears them: a
        reader of all kinds of frames, a queue and a task cost three times a move's way in.

        `start`: where what the frame holds begins; 0 if it is not whole, or more than one.
        """
        is_text = start and data[0] == WHOLE_TEXT
        is_short = len(data) - start <= self.lines.settings.frame_limit
        if not (is_text and is_short and self.hears is not None and self._is_open()):
            super().data_received(data)
            return
        code = self.hears(apply_mask(data[start:], data[start - MASK : start]))
        if code:
            self.end(code)

    def allow(self, size: int) -> None:
        """So many bytes were something that is counted elsewhere."""
        self._heard = max(0, self._heard - size)

    def end(self, code: int) -> None:
        """Close with a code, and hear no more."""
        if not self._over:
            self.conn.fail(code)
            self.handle_parser_exception()

    def _is_open(self) -> bool:
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        return self.conn.state is State.OPEN  # else one side has said goodbye

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
