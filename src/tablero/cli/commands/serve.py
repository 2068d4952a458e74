"""Serve the web application."""

from __future__ import annotations

import argparse

from tablero.cli import extras
from tablero.cli.arguments import add_url, number
from tablero.cli.problem import Problem


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("--host", default="127.0.0.1", metavar="H", help="(default: 127.0.0.1)")
    command.add_argument(
        "--port", type=number(0, 65535), default=8000, metavar="P", help="(default: 8000)"
    )
    add_url(command)


def run(args: argparse.Namespace) -> int:
    with extras.needed("server"):
        from tablero.server.main import CannotServe, serve
    try:
        serve(args.host, args.port, args.db)
    except CannotServe as error:
        raise Problem(str(error)) from None
    return 0
