"""Copy the database of a running server, and check the copy."""

from __future__ import annotations

import argparse
from pathlib import Path

from tablero.cli.commands.check_db import add_database, backup_module, tell
from tablero.cli.problem import Problem


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="where the copy goes")
    add_database(command)


def run(args: argparse.Namespace) -> int:
    server = backup_module()
    try:
        key = args.key or server.key_path(args.db)
        copy = server.copy(args.db, args.file)
        return tell(server.check(copy, key), args.json)
    except server.CannotCopy as error:
        raise Problem(str(error)) from None
