"""Load and check every data file: totals, unknown and unused words, provenance."""

from __future__ import annotations

import argparse

from tablero.cli.commands.games import shares
from tablero.cli.output import print_json
from tablero.core.game import Game, Options
from tablero.core.registry import games


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Nothing but `--json`."""


def run(args: argparse.Namespace) -> int:
    # Titles read their data on import and refuse unknown keys and words, naming file and row.
    titles = games()
    faults = {game.id: faults_of(game) for game in titles}
    if args.json:
        print_json(
            {
                "faults": sum(len(found) for found in faults.values()),
                "games": [told(game, faults[game.id]) for game in titles],
            }
        )
    else:
        for game in titles:
            print_game(game, faults[game.id])
    return 1 if any(faults.values()) else 0


def faults_of(game: Game) -> list[str]:
    """Set-ups that break an invariant, and what no set-up ever reads."""
    faults: list[str] = []
    choices: list[Options] = [{}]
    choices += [{option.name: value} for option in game.options for value in option.choices]
    for seats in game.seat_counts:
        for options in choices:
            broken = game.seeded(seats, 1, options).violations()
            faults += [f"set-up for {seats} players {options or ''}: {fault}" for fault in broken]
    return faults + game.check_data()


def told(game: Game, faults: list[str]) -> dict[str, object]:
    origins = game.provenance()
    return {
        "game": game.id,
        "data_version": game.data_version,
        "rows": sum(origin.rows for origin in origins),
        "source": shares([(origin.source, origin.rows) for origin in origins]),
        "confidence": shares([(origin.confidence, origin.rows) for origin in origins]),
        "provenance": [origin.plain() for origin in origins],
        "faults": faults,
    }


def print_game(game: Game, faults: list[str]) -> None:
    origins = game.provenance()
    print(f"{game.id}: {sum(origin.rows for origin in origins)} rows, data {game.data_version}")
    for origin in origins:
        print(f"  {origin.group}: {origin.rows} rows, {origin.confidence}, {origin.source}")
    for fault in faults:
        print(f"  FAULT {fault}")
