"""Seat-balanced matches between bots on common seeds: win shares, ratings."""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Iterator

from tablero import bots
from tablero.cli.arguments import add_game, game_of, options_of, seats_of
from tablero.cli.interrupt import CtrlC
from tablero.cli.output import Bar, print_json, table
from tablero.cli.playing import Setup, play_unrecorded
from tablero.cli.problem import Problem
from tablero.cli.ratings import bradley_terry, wilson
from tablero.core.game import Options
from tablero.core.registry import find
from tablero.core.sim.playout import EMPTY_HASH, game_seed


def add_arguments(command: argparse.ArgumentParser) -> None:
    add_game(command, games=100)
    command.add_argument("--bots", required=True, metavar="A,B,..", help="two or more")
    command.add_argument(
        "--against", metavar="BOT", help="each of --bots alone at tables of this one, on every seat"
    )
    command.add_argument("--processes", type=int, default=1, metavar="N", help="rounds at a time")


class Standing:
    """How one bot did. A seat-game is one seat in one game."""

    def __init__(self, seats: int) -> None:
        self.wins = 0.0
        self.points = 0
        self.seat_games = [0] * seats
        self.seat_wins = [0.0] * seats

    def plain(self, name: str, rating: float) -> dict[str, object]:
        trials = sum(self.seat_games)
        low, high = wilson(self.wins, trials)
        return {
            "bot": name,
            "seat_games": trials,
            "wins": round(self.wins, 3),
            "share": round(self.wins / max(1, trials), 4),
            "interval95": [round(low, 4), round(high, 4)],
            "mean_score": round(self.points / max(1, trials), 3),
            "rating": round(rating, 1),
            "share_by_seat": [
                round(wins / max(1, games), 4)
                for wins, games in zip(self.seat_wins, self.seat_games, strict=True)
            ],
        }


class Tournament:
    def __init__(self, names: list[str], seats: int, against: str = "") -> None:
        self.names = [*names, against] if against else names
        self.against = against
        self.seats = seats
        self.standings = {name: Standing(seats) for name in self.names}
        self.beaten: dict[tuple[str, str], float] = {}
        self.games = 0

    def line_ups(self) -> list[list[str]]:
        """The games of a round. In all of them together every bot sits as often on every seat."""
        seats, names = range(self.seats), self.names
        if not self.against:
            turns = range(len(names))
            return [[names[(turn + seat) % len(names)] for seat in seats] for turn in turns]
        alone = [name for name in names if name != self.against]
        return [
            [name if seat == own else self.against for seat in seats]
            for name in alone
            for own in seats
        ]

    def add(self, line_up: list[str], scores: list[int], winners: list[int]) -> None:
        self.games += 1
        for seat, name in enumerate(line_up):
            standing = self.standings[name]
            won = 1 / len(winners) if seat in winners else 0.0
            standing.wins += won
            standing.points += scores[seat]
            standing.seat_games[seat] += 1
            standing.seat_wins[seat] += won
            for other, rival in enumerate(line_up):
                if rival != name:
                    ahead = self.beaten.get((name, rival), 0.0)
                    self.beaten[name, rival] = ahead + finished_ahead(scores, winners, seat, other)

    def plain(self) -> list[dict[str, object]]:
        ratings = bradley_terry(self.beaten, self.names)
        ranked = sorted(self.names, key=lambda name: -ratings[name])
        return [
            {**self.standings[name].plain(name, ratings[name]), "ahead_of": self.ahead(name)}
            for name in ranked
        ]

    def ahead(self, name: str) -> dict[str, float]:
        """How often the seats of a bot finished ahead of those of each rival."""
        shares = {}
        for rival in self.names:
            won, lost = self.beaten.get((name, rival), 0.0), self.beaten.get((rival, name), 0.0)
            if won + lost:
                shares[rival] = round(won / (won + lost), 4)
        return shares


def finished_ahead(scores: list[int], winners: list[int], seat: int, other: int) -> float:
    """1, 0, or a half for a tie; the title's tie-break counts among the winners."""
    if (seat in winners) != (other in winners):
        return 1.0 if seat in winners else 0.0
    if scores[seat] == scores[other]:
        return 0.5
    return 1.0 if scores[seat] > scores[other] else 0.0


Played = tuple[list[str], list[int], list[int]]  # line-up, scores, winners
Round = tuple[str, int, Options, list[list[str]], int]  # title, seats, options, line-ups, seed


def play_round(one: Round) -> list[Played]:
    """All games of a round on its seed; also in a process of its own."""
    game_id, seats, options, line_ups, seed = one
    setup = Setup(find(game_id), seats, options)
    played = []
    for line_up in line_ups:
        state, _hash = play_unrecorded(setup, line_up, seed, EMPTY_HASH)
        played.append((line_up, state.scores(), state.winners()))
    return played


def rounds_of(rounds: list[Round], processes: int) -> Iterator[list[Played]]:
    if processes < 2:
        yield from map(play_round, rounds)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play_round, rounds)


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    setup = Setup(game, seats_of(game, args.players), options_of(game, args.option))
    names = [name.strip() for name in args.bots.split(",")]
    against = args.against or ""
    if len(set(names)) != len(names) or (len(names) < 2 and not against) or against in names:
        raise Problem("--bots wants two or more different names, or one and --against another")
    for name in [*names, against] if against else names:
        bots.find(name)
    tournament = Tournament(names, setup.seats, against)
    line_ups = tournament.line_ups()
    number = -(-args.games // len(line_ups))  # whole rounds only, else seats are out of balance
    rounds: list[Round] = [
        (game.id, setup.seats, setup.options, line_ups, game_seed(args.seed, k))
        for k in range(number)
    ]
    start = time.process_time()
    with CtrlC() as ctrl_c, Bar(f"arena {game.id}", number * len(line_ups)) as bar:
        for played in rounds_of(rounds, args.processes):
            for line_up, scores, winners in played:
                tournament.add(line_up, scores, winners)
                bar.advance()
            if ctrl_c.pressed:
                break
    report = {
        "game": game.id,
        "players": setup.seats,
        "games": tournament.games,
        "seed": args.seed,
        "options": setup.options,
        "par": round(1 / setup.seats, 4),
        "bots": tournament.plain(),
        "cpu_s": round(time.process_time() - start, 3),
    }
    if args.json:
        print_json(report)
    else:
        print_report(report, tournament)
    return 130 if ctrl_c.pressed else 0


def print_report(report: dict[str, object], tournament: Tournament) -> None:
    print(f"{report['game']}, {report['players']} players, {report['games']} games on common seeds")
    rows = [["bot", "share", "95 %", "mean score", "rating", "share by seat", "ahead of"]]
    for row in tournament.plain():
        share, interval, by_seat = row["share"], row["interval95"], row["share_by_seat"]
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
                " ".join(f"{value:.0%}" for value in by_seat),
                " ".join(f"{rival} {value:.1%}" for rival, value in ahead),
            ]
        )
    print(table(rows, right=(1, 2, 3, 4)))
    print(f"par is {report['par']:.1%}: what equal players would win for each seat")
