"""`tablero serve`: one process with everything in it."""

from __future__ import annotations

import logging.config
import os
import socket

import msgspec
import sqlalchemy as sa
import uvicorn

from tablero.server import log_lines
from tablero.server.edge.app import create_app
from tablero.server.edge.lines import Lines
from tablero.server.edge.wiring import Wiring
from tablero.server.settings import Settings
from tablero.server.storage import sqlite_driver
from tablero.server.storage.database import file_of

STOP_SECONDS = 5  # for answers under way; killing does no harm


class CannotServe(ValueError):
    """One line that says why."""


def serve(host: str = "127.0.0.1", port: int = 8000, db_url: str = "sqlite:///tablero.db") -> None:
    """Serve until interrupted. One process: the tables live in its memory, the log on disk."""
    check_database(db_url)
    check_port(host, port)
    logging.config.dictConfig(log_lines.CONFIG)
    try:
        settings = msgspec.structs.replace(Settings.from_environment(), db=db_url)
        lines = Lines(settings)
        app = create_app(settings, lines)
    except ValueError as error:
        raise CannotServe(str(error)) from error
    make_room(settings.connections)
    wiring = Wiring(
        lines,
        app=app,
        host=host,
        port=port,
        loop="asyncio",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    Announced(wiring).run()


class Announced(uvicorn.Server):
    """Says where it is once it listens there: whoever reads the line may come at once."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        host = self.config.host
        shown = f"[{host}]" if ":" in host else host
        port = self.servers[0].sockets[0].getsockname()[1]  # asked for 0, it is any that is free
        address = f"http://{shown}:{port}/"
        print(f"tablero: open {address} in a browser; Ctrl-C stops the server", flush=True)


def make_room(connections: int) -> None:
    """Each connection is an open file, and systems begin with few."""
    try:
        import resource  # not on every system
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + 200
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def check_database(url: str) -> None:
    kind, sign, _ = url.partition("://")
    if not sign or kind.partition("+")[0] not in {"sqlite", "postgresql"}:
        raise CannotServe(f"{url!r} is no database address (sqlite:///FILE)")
    if kind.startswith("postgresql"):
        check_connection(url)
        return
    try:
        file = file_of(url)
        sqlite_driver.check_known(str(file))
    except sqlite_driver.CannotOpen as error:
        raise CannotServe(str(error)) from None
    if not file.parent.is_dir():
        raise CannotServe(f"there is no folder {str(file.parent)!r} for the database")
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise CannotServe(f"{str(file)!r} cannot be written")


def check_connection(url: str) -> None:
    """The driver is here and somebody answers. What is said holds no password."""
    try:
        engine = sa.create_engine(url)
        with engine.connect():
            engine.dispose()
    except ModuleNotFoundError as error:
        raise CannotServe(
            f"this database needs {error.name}: pip install 'tablero[postgres]'"
        ) from None
    except sa.exc.DBAPIError as error:
        reason = str(error.orig).strip().partition("\n")[0]
        raise CannotServe(f"the database does not answer: {reason}") from None
    except (sa.exc.SQLAlchemyError, ValueError):
        raise CannotServe("this is no database address (postgresql://USER@HOST/NAME)") from None


def check_port(host: str, port: int) -> None:
    if not host:  # to a socket: every address of this machine
        raise CannotServe(
            "no host is named: 127.0.0.1 for this machine, 0.0.0.0 for all that reach it"
        )
    try:
        with socket.create_server((host, port)):
            pass
    except (OSError, OverflowError, TypeError, UnicodeError) as error:
        raise CannotServe(f"cannot listen on {host}:{port}: {error}") from error
