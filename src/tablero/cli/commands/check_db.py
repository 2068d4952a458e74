"""Check a database of the web application: pages, hash chains, every table replayed."""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path
from typing import TYPE_CHECKING

from tablero.cli import extras
from tablero.cli.arguments import add_url
from tablero.cli.output import print_json
from tablero.cli.problem import Problem

if TYPE_CHECKING:
    from types import ModuleType

    from tablero.server.storage.backup import Checked


def add_arguments(command: argparse.ArgumentParser) -> None:
    add_database(command)


def add_database(command: argparse.ArgumentParser) -> None:
    add_url(command)
    command.add_argument(
        "--key", type=Path, metavar="FILE", help="the server's key, if not beside the database"
    )


def run(args: argparse.Namespace) -> int:
    server = backup_module()
    try:
        return tell(server.check(args.db, args.key), args.json)
    except server.CannotCopy as error:
        raise Problem(str(error)) from None


def backup_module() -> ModuleType:
    with extras.needed("server"):
        return importlib.import_module("tablero.server.storage.backup")


def tell(checked: Checked, as_json: bool) -> int:
    if as_json:
        print_json(checked._asdict())
    else:
        print(f"{checked.tables} tables, {checked.events} events, {len(checked.faults)} faults")
        for line in checked.rules_missing:
            print(f"  CLOSED {line}")
        for line in checked.faults:
            print(f"  FAULT {line}")
    return 1 if checked.faults else 0
