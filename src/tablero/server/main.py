"""`tablero serve`."""

from __future__ import annotations

import os

from granian import Granian
from granian.constants import Interfaces
from granian.http import HTTP1Settings

from tablero.server.database import open_database

HEADER_SECONDS = 10_000  # milliseconds a client may take over its headers


def serve(host: str = "127.0.0.1", port: int = 8000, db_url: str = "sqlite:///tablero.db") -> None:
    """Serve until interrupted. One worker: the tables live in its memory, the log on disk."""
    os.environ["TABLERO_DB"] = db_url
    open_database(db_url).dispose()  # migrate, and fail here with one clear line if it cannot
    Granian(
        "tablero.server.app:create_app",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        workers=1,
        factory=True,
        websockets=True,
        log_access=False,
        http1_settings=HTTP1Settings(header_read_timeout=HEADER_SECONDS),
    ).serve()
