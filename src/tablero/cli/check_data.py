"""Loads and checks every data file: totals, unknown and unused words, provenance."""

from __future__ import annotations

import argparse

from tablero.cli.games import shares
from tablero.cli.output import print_json
from tablero.core.game import Game
from tablero.core.registry import games
from tablero.core.rng import FastRng


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Nothing but `--json`."""


def run(args: argparse.Namespace) -> int:
    # Titles read their data on import and refuse unknown keys and words, naming file and row.
    checked = [check(game) for game in games()]
    faults = [fault for found in checked for fault in found["faults"]]
    if args.json:
        print_json({"games": checked, "faults": len(faults)})
    else:
        for found in checked:
            print_game(found)
    return 1 if faults else 0
