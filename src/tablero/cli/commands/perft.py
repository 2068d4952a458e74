"""Count the sequences of answers of each length, with a hash over them."""

from __future__ import annotations

import argparse
import time

from tablero._build import is_compiled
from tablero.cli.arguments import add_game, game_of, number, options_of, seats_of
from tablero.cli.output import print_json, table
from tablero.cli.playing import Setup
from tablero.core.sim.playout import Perft, game_seed


def add_arguments(command: argparse.ArgumentParser) -> None:
    add_game(command)
    command.add_argument(
        "--depth", type=number(1, 64), default=4, metavar="D", help="answers (default: 4)"
    )


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    setup = Setup(game, seats_of(game, args.players), options_of(game, args.option))
    perft = Perft(args.depth)
    start = time.process_time()
    perft.walk(setup.state(game_seed(args.seed, 0)), 0)
    cpu_s = time.process_time() - start
    report = {
        "game": game.id,
        "players": setup.seats,
        "seed": args.seed,
        "options": setup.options,
        "depth": args.depth,
        "counts": perft.counts,
        "sequences": perft.counts[-1],
        "hash": f"{int(perft.hash):08x}",
        "cpu_s": round(cpu_s, 4),
        "compiled": is_compiled(),
    }
    if args.json:
        print_json(report)
        return 0
    rows = [["depth", "sequences"]]
    rows += [[str(depth), f"{count:,}"] for depth, count in enumerate(perft.counts, 1)]
    print(table(rows, right=(0, 1)))
    print(f"hash {report['hash']}, {report['cpu_s']} CPU seconds")
    return 0
