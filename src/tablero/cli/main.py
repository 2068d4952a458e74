"""`tablero`: reads the command line, runs one command, turns every expected error into one line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from tablero import __version__
from tablero._build import how_built
from tablero.cli.commands import (
    arena,
    backup,
    bench,
    bot_check,
    check_data,
    check_db,
    dataset,
    forget,
    fuzz,
    games,
    openapi,
    perft,
    play,
    review,
    serve,
    sim,
    vectors,
    verify,
)
from tablero.cli.entry import INTERRUPTED
from tablero.cli.problem import EXPECTED, Problem, one_line

COMMANDS = (
    games, play, serve, backup, check_db, forget, sim, fuzz, vectors, verify, review, perft, arena,
    bot_check, dataset, bench, check_data, openapi,
)  # fmt: skip


class Parser(argparse.ArgumentParser):
    """Bad arguments are answered with one line instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        raise Problem(f"{message} (see {self.prog} --help)")


def parser() -> Parser:
    top = Parser(
        prog="tablero",
        description="Puerto Rico and three Great Western Trails: play, serve, simulate, check.",
        allow_abbrev=False,
    )
    version = f"tablero {__version__} ({how_built()}, Python {sys.version.split()[0]})"
    top.add_argument("--version", action="version", version=version)
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2].replace("_", "-")
        about = (module.__doc__ or "").strip().splitlines()[0]
        command = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        command.add_argument("--json", action="store_true", help="print one JSON object")
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return top


def open_streams() -> None:
    """Where whoever started us closed a stream, an empty one: else what is opened next has its
    number."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            empty = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115
            setattr(sys, name, empty)


def main(argv: Sequence[str] | None = None) -> int:
    open_streams()
    try:
        args = parser().parse_args(argv)
        status = int(args.run(args))
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has left; nothing more can be told, nor need be.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except EXPECTED as error:
        print(f"tablero: {one_line(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


if __name__ == "__main__":
    sys.exit(main())
