"""Play full games between bots: speed, wins, points, endings."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from tablero import bots
from tablero._build import is_compiled
from tablero.cli.arguments import add_game, bot_names, game_of, options_of, seats_of
from tablero.cli.interrupt import CtrlC
from tablero.cli.output import Bar, print_json, table, write_whole
from tablero.cli.playing import Setup, play_recorded, play_unrecorded
from tablero.cli.tally import Tally
from tablero.core.sim.playout import EMPTY_HASH, game_seed
from tablero.core.text import record


def add_arguments(command: argparse.ArgumentParser) -> None:
    add_game(command, games=1000)
    command.add_argument(
        "--bots",
        default="random",
        metavar="A,B,..",
        help="one bot, or one for each seat (default: random)",
    )
    command.add_argument("--save", type=Path, metavar="DIR", help="write a record of every game")


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    seats = seats_of(game, args.players)
    names = bot_names(args.bots, seats)
    for name in names:
        bots.find(name)
    setup = Setup(game, seats, options_of(game, args.option))
    setup.state(args.seed)  # refuse impossible options before the clock starts
    tally = Tally(seats)
    rolling = EMPTY_HASH
    start = time.process_time()
    with CtrlC() as ctrl_c, Bar(f"{game.id}, {seats} players", args.games) as bar:
        for number in range(args.games):
            if ctrl_c.pressed:
                break
            seed = game_seed(args.seed, number)
            if args.save is None:
                state, rolling = play_unrecorded(setup, names, seed, rolling)
            else:
                match, rolling = play_recorded(setup, names, seed, rolling)
                state = match.state
                write_whole(args.save / f"{game.id}-{seats}p-{seed}.rec", record.write(match))
            tally.add(state)
            bar.advance()
    cpu_s = time.process_time() - start
    report = {
        "game": game.id,
        "players": seats,
        "bots": names,
        "seed": args.seed,
        "options": setup.options,
        **tally.plain(),
        "cpu_s": round(cpu_s, 4),
        "games_per_s": round(tally.games / max(cpu_s, 1e-9), 2),
        "decisions_per_s": round(tally.decisions / max(cpu_s, 1e-9), 1),
        "compiled": is_compiled(),
        "hash": f"{rolling:08x}",
    }
    if args.json:
        print_json(report)
    else:
        print_report(report, tally, names)
    return 130 if ctrl_c.pressed else 0


def print_report(report: dict[str, object], tally: Tally, names: list[str]) -> None:
    how = "compiled" if report["compiled"] else "plain Python"
    print(f"{report['game']}, {report['players']} players, seed {report['seed']}, {how}")
    print(f"{tally.games} games, {tally.decisions} decisions in {report['cpu_s']} CPU seconds")
    print(f"{report['games_per_s']:,} games/s, {report['decisions_per_s']:,} decisions/s")
    print(f"{report['decisions_per_game']} decisions a game, hash {report['hash']}")
    rows = [["seat", "bot", "wins", "share", "mean score"]]
    for seat, name in enumerate(names):
        wins = tally.wins[seat]
        share = f"{wins / max(1, tally.games):.1%}"
        rows.append([str(seat), name, f"{wins:.1f}", share, f"{tally.mean_scores()[seat]:.2f}"])
    print(table(rows, right=(2, 3, 4)))
    print("ended by " + ", ".join(f"{why} {n}" for why, n in sorted(tally.ended_by.items())))
