"""`tablero serve`: the process that watches over the worker. It stays small and imports little."""

from __future__ import annotations

import os
import socket
from pathlib import Path

from granian import Granian
from granian.constants import Interfaces
from granian.http import HTTP1Settings
from granian.log import LogLevels

from tablero.server import log_lines
from tablero.server.storage import sqlite_driver

HEADER_MILLISECONDS = 10_000  # how long a client may take over its headers
STOP_SECONDS = 10  # a worker asked to stop while it starts never hears of it; killing does no harm


class CannotServe(ValueError):
    """One line that says why."""


def serve(host: str = "127.0.0.1", port: int = 8000, db_url: str = "sqlite:///tablero.db") -> None:
    """Serve until interrupted. One worker: the tables live in its memory, the log on disk."""
    check_database(db_url)
    check_port(host, port)
    os.environ["TABLERO_DB"] = db_url
    shown = f"[{host}]" if ":" in host else host
    print(f"tablero: open http://{shown}:{port}/ in a browser; Ctrl-C stops the server", flush=True)
    Granian(
        "tablero.server.edge.app:create_app",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        workers=1,
        workers_kill_timeout=STOP_SECONDS,
        factory=True,
        websockets=True,
        log_level=LogLevels.warning,
        log_dictconfig=log_lines.CONFIG,
        log_access=False,
        http1_settings=HTTP1Settings(header_read_timeout=HEADER_MILLISECONDS),
    ).serve()


def check_database(url: str) -> None:
    kind, sign, place = url.partition("://")
    if not sign or kind.partition("+")[0] not in {"sqlite", "postgresql"}:
        raise CannotServe(f"{url!r} is no database address (sqlite:///FILE)")
    if kind != "sqlite":
        return
    file = Path(place.removeprefix("/"))
    if not place.removeprefix("/") or file.is_dir():
        raise CannotServe(f"{url!r} names no file (sqlite:///FILE)")
    if not file.parent.is_dir():
        raise CannotServe(f"there is no folder {str(file.parent)!r} for the database")
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise CannotServe(f"{str(file)!r} cannot be written")
    try:
        sqlite_driver.check_known(str(file))
    except ValueError as error:
        raise CannotServe(str(error)) from None


def check_port(host: str, port: int) -> None:
    try:
        with socket.create_server((host, port)):
            pass
    except (OSError, OverflowError) as error:
        raise CannotServe(f"cannot listen on {host}:{port}: {error}") from error
