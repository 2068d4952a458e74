"""Play random games and check every invariant after every answer."""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

from tablero._build import is_compiled
from tablero.cli.arguments import add_game, game_of, number, options_of, seats_of
from tablero.cli.interrupt import CtrlC
from tablero.cli.output import Bar, print_json, write_whole
from tablero.cli.playing import Setup
from tablero.core.engine import State
from tablero.core.sim.playout import (
    checked_random_game,
    chooser,
    faults_of,
    game_seed,
    pick_offered,
)
from tablero.core.text import record

CAP = 20_000  # decisions; a game that is longer counts as endless


def add_arguments(command: argparse.ArgumentParser) -> None:
    add_game(command, games=1000)
    command.add_argument(
        "--cap",
        type=number(1),
        default=CAP,
        metavar="N",
        help=f"most decisions a game (default: {CAP})",
    )
    command.add_argument(
        "--save", type=Path, default=Path(), metavar="DIR", help="where failures are recorded"
    )


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    setup = Setup(game, seats_of(game, args.players), options_of(game, args.option))
    setup.state(args.seed)
    games = decisions = longest = 0
    violations: list[dict[str, object]] = []
    with CtrlC() as ctrl_c, Bar(f"fuzz {game.id}, {setup.seats} players", args.games) as bar:
        for game_number in range(args.games):
            if ctrl_c.pressed:
                break
            seed = game_seed(args.seed, game_number)
            state = setup.state(seed)
            faults = check(state, seed, args.cap)
            games += 1
            decisions += int(state.ply)
            longest = max(longest, int(state.ply))
            if faults:
                path = args.save / f"{game.id}-{setup.seats}p-{seed}.fault.rec"
                saved = save_fault(setup, seed, args.cap, path)
                violations.append({"seed": seed, "faults": faults, "record": saved})
            bar.advance()
    report = {
        "game": game.id,
        "players": setup.seats,
        "games": games,
        "decisions": decisions,
        "longest": longest,
        "violations": len(violations),
        "failures": violations[:20],
        "seed": args.seed,
        "options": setup.options,
        "compiled": is_compiled(),
    }
    if args.json:
        print_json(report)
    else:
        print(f"{game.id}, {setup.seats} players: {games} games, {decisions} decisions,", end=" ")
        print(f"longest {longest}, {len(violations)} with violations")
        for failure in violations[:20]:
            print(f"  seed {failure['seed']}: {failure['faults']} ({failure['record']})")
    if violations:
        return 1
    return 130 if ctrl_c.pressed else 0


def check(state: State, seed: int, cap: int) -> list[str]:
    """The faults of one random game; an exception inside the rules is one too."""
    try:
        return checked_random_game(state, chooser(seed), cap)
    except Exception as error:  # noqa: BLE001  whatever the rules throw is what we look for
        return [f"{type(error).__name__}: {error}"]


def save_fault(setup: Setup, seed: int, cap: int, path: Path) -> str:
    """Play the same game again with a record, up to the answer that broke it."""
    match = setup.match(seed, ["random"] * setup.seats)
    rng = chooser(seed)
    with suppress(Exception):  # the record ends before the answer that throws
        while not match.is_over() and match.state.ply < cap and not faults_of(match.state):
            match.play(int(pick_offered(match.state, rng)))
    write_whole(path, record.write(match))
    return str(path)
