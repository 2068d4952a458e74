"""Erase a person from a database of the web application: names, chat, devices, owned seats."""

from __future__ import annotations

import argparse

from tablero.cli.arguments import number
from tablero.cli.commands.check_db import add_database, backup_module
from tablero.cli.output import print_json
from tablero.cli.problem import Problem


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("table", metavar="TABLE", help="a table where the person sits")
    command.add_argument("seat", type=number(0, 15), metavar="SEAT", help="their seat, from 0")
    add_database(command)


def run(args: argparse.Namespace) -> int:
    server = backup_module()
    try:
        at = server.forget(args.db, args.table, args.seat, args.key)
    except server.CannotCopy as error:
        raise Problem(str(error)) from None
    if args.json:
        print_json({"tables": at})
    else:
        print(f"erased at {at} tables; every log reads as before")
    return 0
