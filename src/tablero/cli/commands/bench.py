"""Measure the speed table: games, decisions, observations, copies, thinking; plain too."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from typing import NamedTuple

from tablero._build import how_built
from tablero.cli import measure
from tablero.cli.arguments import number, seats_of
from tablero.cli.output import Bar, print_json, table
from tablero.cli.playing import Setup
from tablero.core.game import Game
from tablero.core.registry import find, games

SEATS = {"puerto_rico": 3}  # the speeds to reach are stated for these; 4 seats elsewhere


class Floor(NamedTuple):
    """Speeds below which something has gone wrong, on one core of the machine they were set on."""

    games_per_s: int
    decisions_per_s: int
    api_decisions_per_s: int
    observed_decisions_per_s: int
    vector_steps_per_s: int
    vector_scaling: float
    vector_scaling_cpu: float
    empty_scaling: None  # what the machine has to give
    zoo_steps_per_s: None  # a yardstick for the rows above, not ours to be quick in
    copy_us: float
    simulations_per_s: int
    plain_decisions_per_s: int


FLOORS = {
    "puerto_rico": Floor(
        8_000, 2_000_000, 800_000, 800_000, 1_000_000, 1.9, 1.9, None, None, 1.0, 30_000, 50_000
    )
}
TRAIL_FLOOR = Floor(
    1_500, 700_000, 400_000, 400_000, 400_000, 1.9, 1.9, None, None, 2.0, 500, 25_000
)

MEASURES = {
    "games_per_s": "full games/s",
    "decisions_per_s": "decisions/s inside the unit",
    "api_decisions_per_s": "decisions/s through the Python API",
    "observed_decisions_per_s": "decisions/s with observation and mask",
    "vector_steps_per_s": "steps/s of 256 games at once, the same written",
    "vector_scaling": "the same in two processes, times one (wall clock)",
    "vector_scaling_cpu": "the same by CPU time: 2, less what they cost each other",
    "empty_scaling": "an empty loop in two processes, times one",
    "zoo_steps_per_s": "the same steps in PettingZoo form, one game",
    "copy_us": "copy of a state, us",
    "simulations_per_s": "simulations/s of a bot that thinks ahead",
    "plain_decisions_per_s": "plain Python decisions/s",
}


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", nargs="?", metavar="GAME", help="one title (default: all)")
    command.add_argument(
        "--players", type=number(1), metavar="N", help="(default: 3 of Puerto Rico, 4 else)"
    )
    command.add_argument(
        "--runs", type=number(1, 100), default=5, metavar="N", help="best of (default: 5)"
    )
    command.add_argument("--no-plain", action="store_true", help="leave plain Python out")


def run(args: argparse.Namespace) -> int:
    chosen = games() if args.game is None else [find(args.game)]
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    results = []
    with Bar("bench", len(chosen) * len(MEASURES)) as bar:
        for game in chosen:
            setup = Setup(game, seats_of(game, args.players or default_seats(game)), {})
            results.append(measured(setup, args.runs, not args.no_plain, bar))
    report = {
        "engine": how_built(),
        "python": sys.version.split()[0],
        "cores": os.cpu_count(),
        "load_before": load,
        "load_after": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "runs": args.runs,
        "games": results,
    }
    if args.json:
        print_json(report)
    else:
        print_report(report, results)
    return 0


def default_seats(game: Game) -> int:
    wanted = SEATS.get(game.id, 4)
    return wanted if wanted in game.seat_counts else game.seat_counts[-1]


def measured(setup: Setup, runs: int, plain: bool, bar: Bar) -> dict[str, object]:
    games_per_s, decisions_per_s = measure.unit(setup, runs)
    bar.advance(2)
    api = measure.python_api(setup, runs)
    bar.advance()
    observed = measure.observed(setup, runs)
    bar.advance()
    vector, scaling = measure.vector(setup, runs), measure.scaling(setup, runs)
    bar.advance(4)
    zoo = measure.zoo(setup, runs)
    bar.advance()
    copy_us = measure.copy_us(setup, runs)
    bar.advance()
    simulations = measure.simulations(setup, runs)
    bar.advance()
    plain_rate = plain_decisions_per_s(setup, runs) if plain else None
    bar.advance()
    values: dict[str, float | None] = {
        "games_per_s": round(games_per_s, 1),
        "decisions_per_s": round(decisions_per_s),
        "api_decisions_per_s": round(api),
        "observed_decisions_per_s": None if observed is None else round(observed),
        "vector_steps_per_s": None if vector is None else round(vector),
        "vector_scaling": None if scaling is None else round(scaling[0].wall, 2),
        "vector_scaling_cpu": None if scaling is None else round(scaling[0].cpu, 2),
        "empty_scaling": None if scaling is None else round(scaling[1].wall, 2),
        "zoo_steps_per_s": None if zoo is None else round(zoo),
        "copy_us": round(copy_us, 3),
        "simulations_per_s": None if simulations is None else round(simulations),
        "plain_decisions_per_s": plain_rate,
    }
    floor = FLOORS.get(setup.game.id, TRAIL_FLOOR)._asdict()
    return {"game": setup.game.id, "players": setup.seats, **values, "floors": floor}


def plain_decisions_per_s(setup: Setup, runs: int) -> float:
    """The same random games on the plain sources, in a process of their own."""
    best = 0.0
    for _run in range(min(runs, 3)):
        command = [
            sys.executable, "-m", "tablero.cli.plain", "sim", setup.game.id, "--json",
            "--players", str(setup.seats), "--games", "40", "--bots", "random",
        ]  # fmt: skip
        told = subprocess.run(command, capture_output=True, check=True)  # noqa: S603  ourselves
        best = max(best, float(json.loads(told.stdout)["decisions_per_s"]))
    return best


def print_report(report: dict[str, object], results: list[dict[str, object]]) -> None:
    print(
        f"{report['engine']} engine, Python {report['python']}, one of {report['cores']} cores, "
        f"best of {report['runs']}, load {report['load_before']:.2f} to {report['load_after']:.2f}"
    )
    rows = [["", *(f"{row['game']} ({row['players']}p)" for row in results)]]
    for key, label in MEASURES.items():
        rows.append([label, *(cell(row, key) for row in results)])
    print(table(rows, right=tuple(range(1, len(rows[0])))))
    print("in brackets: the floor that each figure should stay above (copies: below)")


def cell(row: dict[str, object], key: str) -> str:
    value, floors = row[key], row["floors"]
    assert isinstance(floors, dict)
    shown = "-" if value is None else f"{value:,}"
    return shown if floors[key] is None else f"{shown} [{floors[key]:,}]"
