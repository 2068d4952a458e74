"""Try a program as a bot: does it answer in time, legally, and the same again?"""

from __future__ import annotations

import argparse
import time
from collections import Counter

from tablero import bots
from tablero.bots import Bot, Budget
from tablero.cli import outside
from tablero.cli.arguments import add_game, game_of, options_of, seats_of, seconds
from tablero.cli.output import print_json
from tablero.cli.outside import OutsideBot
from tablero.cli.playing import Setup
from tablero.cli.problem import Problem, shown
from tablero.core.game import View
from tablero.core.sim.playout import game_seed


def add_arguments(command: argparse.ArgumentParser) -> None:
    add_game(command, games=3)
    command.add_argument("--bot", required=True, metavar="cmd:PROGRAM", help="how it is started")
    command.add_argument(
        "--seconds", type=seconds, default=outside.SECONDS, metavar="S", help="for each answer"
    )


class Trial:
    """One game: the bot on one seat, `random` on the others."""

    def __init__(self) -> None:
        self.answers: list[str] = []
        self.times: list[float] = []
        self.faults: list[str] = []
        self.called = ""
        self.last_words: list[str] = []


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    if not args.bot.startswith(outside.PREFIX):
        raise Problem(f"--bot wants {outside.PREFIX}PROGRAM, not {args.bot!r}")
    seats, options = seats_of(game, args.players), options_of(game, args.option)
    setup = Setup(game, seats, options, args.seconds)
    try:
        trials = [
            play(setup, args.bot, game_seed(args.seed, k), k % seats) for k in range(args.games)
        ]
        again = play(setup, args.bot, game_seed(args.seed, 0), 0)
    finally:
        outside.end_all()
    report = told(trials, again, args)
    if args.json:
        print_json(report)
    else:
        print_report(report)
    return 1 if report["faults"] else 0


def play(setup: Setup, name: str, seed: int, seat: int) -> Trial:
    match, trial = setup.match(seed, []), Trial()
    bot = OutsideBot(name, seed).sit(setup.game, seat)
    assert isinstance(bot, OutsideBot)
    other = bots.find("random", seed)
    players: list[Bot] = [bot if place == seat else other for place in range(setup.seats)]
    while not match.is_over():
        asked = match.acting()
        began = time.monotonic()
        talk = bot.talk
        thought = players[asked].think(View(setup.game, match.state, asked), Budget(setup.seconds))
        if asked == seat:
            trial.times.append(time.monotonic() - began)
            trial.answers.append(match.state.kind().words[thought.answer])
            failed = talk if bot.talk is None else None
            trial.last_words += list(failed.last_words) if failed is not None else []
        match.play(thought.answer)
        bot.hear(bots.heard(match.entries[-1], seat))
    trial.called, trial.faults = bot.called, bot.faults
    bot.leave()
    return trial


def told(trials: list[Trial], again: Trial, args: argparse.Namespace) -> dict[str, object]:
    times = sorted(spent for trial in trials for spent in trial.times) or [0.0]
    return {
        "bot": args.bot,
        "name": trials[0].called,
        "game": args.game,
        "games": len(trials),
        "answers": sum(len(trial.answers) for trial in trials),
        "median_ms": round(times[len(times) // 2] * 1000, 2),
        "slowest_ms": round(times[-1] * 1000, 2),
        "faults": [fault for trial in trials for fault in trial.faults],
        "repeats": again.answers == trials[0].answers,
        "last_words": [line.rstrip() for trial in trials for line in trial.last_words][-10:],
    }


def print_report(report: dict[str, object]) -> None:
    faults, last_words = report["faults"], report["last_words"]
    assert isinstance(faults, list)
    assert isinstance(last_words, list)
    called = shown(str(report["name"] or report["bot"]))
    print(f"{called} played {report['games']} games of {report['game']}")
    times = f"median {report['median_ms']} ms, slowest {report['slowest_ms']} ms"
    print(f"{report['answers']} answers, {times}")
    same = (
        "the same seed, the same answers" if report["repeats"] else "the same seed, other answers"
    )
    print(f"{same}{'' if report['repeats'] else ': its games cannot be played again'}")
    print({0: "no fault", 1: "1 fault"}.get(len(faults), f"{len(faults)} faults"))
    for fault, often in Counter(faults).most_common(20):
        print(f"  {shown(fault)}" + (f" ({often} times)" if often > 1 else ""))
    for line in last_words:
        print(f"  stderr: {shown(line)}")
