"""The web server, wired so that our connections are counted and bounded."""

from __future__ import annotations

from typing import Any

from tablero.server.edge.http_line import HttpLine
from tablero.server.edge.lines import CountedConfig, Lines
from tablero.server.edge.socket_line import SocketLine

IDLE_SECONDS = 10  # between two requests
ACCEPTED_AT_ONCE = 128  # new connections before those that are there get their turn


class Wiring(CountedConfig):
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
