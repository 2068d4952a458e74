"""Compare bots, each on every seat with the same seeds: win shares, ratings."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from tablero.cli import outside
from tablero.cli.arena import rounds
from tablero.cli.arena.chart import chart
from tablero.cli.arena.log import Log
from tablero.cli.arena.plan import Plan, Round
from tablero.cli.arena.tournament import Tournament
from tablero.cli.arguments import add_game, game_of, number, options_of, seats_of, seconds
from tablero.cli.interrupt import CtrlC
from tablero.cli.output import Bar, print_json, table, write_whole
from tablero.cli.problem import Problem


def add_arguments(command: argparse.ArgumentParser) -> None:
    add_game(command, games=100)
    command.add_argument(
        "--bots", required=True, metavar="A,B,..", help="names, or cmd:PROGRAM for one of your own"
    )
    command.add_argument(
        "--against", metavar="BOT", help="each of --bots alone at tables of this one, on every seat"
    )
    command.add_argument("--seconds", type=seconds, metavar="S", help="for each answer")
    command.add_argument(
        "--simulations", type=number(0), metavar="N", help="for each answer at most; 0: at a glance"
    )
    command.add_argument(
        "--settle", action="store_true", help="stop as soon as it is settled who is ahead of whom"
    )
    command.add_argument(
        "--log", type=Path, metavar="FILE", help="keep the games here, and go on from there"
    )
    command.add_argument("--chart", type=Path, metavar="FILE", help="draw the shares (SVG)")
    where = command.add_mutually_exclusive_group()
    where.add_argument(
        "--processes", type=number(1, 1024), default=1, metavar="N", help="rounds at a time"
    )
    where.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster (local: a new one)")


def run(args: argparse.Namespace) -> int:
    plan = plan_of(args)
    tournament = Tournament(plan.everybody(), plan.seats, plan.against)
    in_a_round = plan.games_in_a_round()
    wanted = -(-args.games // in_a_round)  # whole rounds only, else seats are out of balance
    log = None if args.log is None else Log(args.log, plan)
    for played in log.read()[:wanted] if log is not None else []:
        tournament.add_round(played)
    to_play = (plan.round(k) for k in range(tournament.rounds, wanted))
    start = time.process_time()
    settled = args.settle and tournament.is_settled()
    with CtrlC("round") as ctrl_c, Bar(f"arena {plan.game}", wanted * in_a_round) as bar:
        bar.advance(tournament.games)
        for played in played_rounds(args, to_play) if not settled else ():
            tournament.add_round(played)
            if log is not None:
                log.add(played)
            bar.advance(len(played))
            settled = args.settle and tournament.is_settled()
            if settled or ctrl_c.pressed:
                break
    report = report_of(plan, tournament, time.process_time() - start)
    if args.chart is not None:
        title = f"{plan.game}, {plan.seats} players, {tournament.games} games: share of wins"
        write_whole(args.chart, chart(title, tournament.plain(), 1 / plan.seats))
    if args.json:
        print_json(report)
    else:
        print_report(report, tournament)
    return 130 if ctrl_c.pressed else 0


def plan_of(args: argparse.Namespace) -> Plan:
    game = game_of(args)
    names = [name.strip() for name in args.bots.split(",")]
    against = args.against or ""
    if len(set(names)) != len(names) or (len(names) < 2 and not against) or against in names:
        raise Problem("--bots wants two or more different names, or one and --against another")
    for name in [*names, against] if against else names:
        outside.find(name, 0)
    seats, options = seats_of(game, args.players), options_of(game, args.option)
    bounds = (args.seconds, args.simulations)
    return Plan(game.id, seats, options, names, against, args.seed, *bounds)


def played_rounds(
    args: argparse.Namespace, to_play: Iterable[Round]
) -> Iterator[list[rounds.Played]]:
    if args.ray is not None:
        return rounds.on_ray(to_play, args.ray)
    if args.processes > 1:
        return rounds.in_processes(to_play, args.processes)
    return rounds.here(to_play)


def report_of(plan: Plan, tournament: Tournament, cpu_s: float) -> dict[str, object]:
    return {
        "game": plan.game,
        "players": plan.seats,
        "games": tournament.games,
        "seed": plan.seed,
        "options": plan.options,
        "par": round(1 / plan.seats, 4),
        "settled": tournament.is_settled(),
        "bots": tournament.plain(),
        "cpu_s": round(cpu_s, 3),
    }


def print_report(report: dict[str, object], tournament: Tournament) -> None:
    print(f"{report['game']}, {report['players']} players, {report['games']} games on common seeds")
    rows = [["bot", "share", "95 %", "mean score", "rating", "skill", "share by seat", "ahead of"]]
    failed = []
    for row in tournament.plain():
        share, interval, by_seat = row["share"], row["interval95"], row["share_by_seat"]
        skill = tournament.standings[str(row["bot"])].skill
        assert isinstance(share, float)
        assert isinstance(interval, list)
        assert isinstance(by_seat, list)
        ahead = tournament.ahead(str(row["bot"])).items()
        rows.append(
            [
                str(row["bot"]),
                f"{share:.1%}",
                f"{interval[0]:.1%}-{interval[1]:.1%}",
                str(row["mean_score"]),
                str(row["rating"]),
                f"{skill.mu:.1f} ± {skill.sigma:.1f}",
                " ".join(f"{value:.0%}" for value in by_seat),
                " ".join(f"{rival} {value:.1%}" for rival, value in ahead),
            ]
        )
        if row["faults"]:
            failed.append(f"{row['bot']} failed {row['faults']} times (see tablero bot-check)")
    print(table(rows, right=(1, 2, 3, 4, 5)))
    print(f"par is {report['par']:.1%}: what equal players would win for each seat")
    if tournament.is_settled():
        print("settled: of every pair it is known who finishes ahead more often")
    print("\n".join(failed), end="\n" if failed else "")
