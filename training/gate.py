"""`python -m training.gate GAME NEW [OLD]`: whether a net may take the place of another (or none).

It may if it wins more than its share against the old one, and does not fall behind it against any
of the title's scripted players; every line is played on common seeds, once on every seat.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import shutil
from multiprocessing.pool import Pool
from pathlib import Path

from tablero.bots.characters import CHARACTERS
from tablero.cli.ratings import Z95, wilson
from training import trials
from training.recipes import SITTINGS, most_played
from training.trials import NO_NET, Entrant, Tally, Trial

GATE_SEED = 800_000_000  # neither trained on nor tested with
GAMES = 1000


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m training.gate", description=__doc__)
    parser.add_argument("game", choices=SITTINGS)
    parser.add_argument("new", type=Path)
    parser.add_argument("old", type=Path, nargs="?", help="none: `hard` does without a net")
    parser.add_argument("--seats", type=int, default=0, help="the recipe's, if not told")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each line, at least {GAMES}")
    parser.add_argument("--level", default="hard", help="the one that plays with the net")
    parser.add_argument("--rival", help="instead of an old net: this bot, as the package has it")
    parser.add_argument("--simulations", type=int, default=16)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--into", type=Path, help="where the new net goes if it passes")
    return parser.parse_args()


class Gate:
    def __init__(self, game: str, seats: int, games: int, pool: Pool) -> None:
        self.game = game
        self.seats = seats
        self.seeds = [GATE_SEED + k for k in range(math.ceil(games / seats))]
        self.pool = pool

    def play(self, player: Entrant, rival: Entrant) -> list[Tally]:
        """A tally for each seed."""
        lines = [Trial(self.game, self.seats, seed, player, rival) for seed in self.seeds]
        return self.pool.map(trials.run, lines, chunksize=1)

    def passes(self, new: Entrant, old: Entrant) -> bool:
        """Print every line and say whether the new net is let through."""
        done = whole(self.play(new, old))
        low, _high = wilson(done.won, done.games)
        is_better = low > 1 / self.seats
        self.say({"line": "new against old", **done.plain(), "par": round(1 / self.seats, 4)})
        for name in ["greedy", *CHARACTERS.get(self.game, {})]:
            rival = Entrant(name)
            news, olds = self.play(new, rival), self.play(old, rival)
            gain, spread = paired(news, olds)
            is_better = is_better and gain + spread >= 0.0
            told = {"old_share": whole(olds).plain()["share"], "gain": round(gain, 4)}
            interval = [round(gain - spread, 4), round(gain + spread, 4)]
            line = {"line": f"against {name}", **whole(news).plain(), **told}
            self.say({**line, "gain_interval95": interval})
        return is_better

    def say(self, line: dict[str, object]) -> None:
        print(json.dumps(line), flush=True)


def whole(parts: list[Tally]) -> Tally:
    total = Tally()
    for part in parts:
        total.add(part)
    return total


def paired(news: list[Tally], olds: list[Tally]) -> tuple[float, float]:
    """The mean gain of a game and half its 95 % interval, from what each seed gave either."""
    gains = [(one.won - other.won) / one.games for one, other in zip(news, olds, strict=True)]
    mean = math.fsum(gains) / len(gains)
    square = math.fsum([(gain - mean) ** 2 for gain in gains]) / max(1, len(gains) - 1)
    return mean, Z95 * math.sqrt(square / len(gains))


def replaced(args: argparse.Namespace) -> Entrant:
    """Who sat there before: the level with the old net, a bot of the package, or `hard` without."""
    if args.rival:
        return Entrant(args.rival, None, args.simulations)
    if args.old is None:
        return Entrant("hard", NO_NET, args.simulations)
    return Entrant(args.level, args.old.read_bytes(), args.simulations)


def main() -> None:
    args = arguments()
    new = Entrant(args.level, args.new.read_bytes(), args.simulations)
    old = replaced(args)
    seats = args.seats or most_played(SITTINGS[args.game].seats)
    with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
        passed = Gate(args.game, seats, args.games, pool).passes(new, old)
    enough = args.games >= GAMES
    verdict = "passed" if passed and enough else "refused" if enough else "too few games to say"
    print(json.dumps({"gate": verdict, "new": str(args.new), "old": str(args.rival or args.old)}))
    if passed and enough and args.into:
        shutil.copyfile(args.new, args.into)
    raise SystemExit(0 if passed and enough else 1)


if __name__ == "__main__":
    main()
