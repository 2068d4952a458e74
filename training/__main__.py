"""`python -m training GAME --folder F --minutes M`: rounds of self-play and fitting.

Everything is kept in the folder; the same command goes on where the last one stopped.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import shutil
import time
from multiprocessing.pool import Pool
from pathlib import Path

from tablero.core.registry import find
from training import play, samples, trials
from training.play import Job
from training.recipes import RECIPES, most_played
from training.trials import Entrant, Tally, Trial

KEPT_ROUNDS = 4
TEST_SEED = 900_000_000  # far from every seed that is trained on


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("game", choices=RECIPES)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seats", default="", help="such as 2,3,3,4,5: other than the recipe's")
    parser.add_argument("--simulations", type=int, default=90)
    parser.add_argument("--exploration", type=float, default=0.4)
    parser.add_argument("--first-seconds", type=float, default=25.0)
    parser.add_argument("--round-seconds", type=float, default=45.0)
    parser.add_argument("--fit-seconds", type=float, default=15.0)
    parser.add_argument("--test-games", type=int, default=96)
    parser.add_argument("--width", type=int, default=128, help="of the first layer")
    return parser.parse_args()


class Training:
    def __init__(self, args: argparse.Namespace, pool: Pool) -> None:
        from training.fit import Fitter  # the processes that play need no torch

        self.args = args
        self.pool = pool
        self.began = time.monotonic()
        self.game = find(args.game)
        self.recipe = RECIPES[args.game]
        given = tuple(int(n) for n in args.seats.split(",")) if args.seats else ()
        self.seats = given or self.recipe.seats
        self.folder: Path = args.folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.fitter = Fitter(self.game, self.folder, args.width, self.recipe.decay)
        state = self.folder / "state.json"
        self.round = json.loads(state.read_text())["round"] if state.exists() else 0

    def seconds_left(self) -> float:
        return float(self.args.minutes) * 60 - (time.monotonic() - self.began)

    def net_path(self, number: int) -> Path:
        return self.folder / f"net_{number:02}.net"

    def samples_of(self, number: int) -> Path:
        return self.folder / "samples" / f"round_{number:02}"

    def play(self, seconds: float) -> dict[str, float]:
        folder = self.samples_of(self.round)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        by_net = self.round > 0 and not self.recipe.is_scripted
        jobs = [
            Job(
                self.game.id,
                self.seats,
                self.recipe.kept_share,
                self.net_path(self.round - 1).read_bytes() if by_net else None,
                self.args.simulations,
                self.args.exploration,
                seconds,
                self.round * 1000 + number,
                folder / f"part_{number:02}.npz",
            )
            for number in range(self.args.processes)
        ]
        began = time.monotonic()
        done = self.pool.map(play.run, jobs, chunksize=1)
        return {
            "games": sum(games for games, _decisions in done),
            "decisions": sum(decisions for _games, decisions in done),
            "play_s": round(time.monotonic() - began, 1),
        }

    def one_round(self) -> None:
        first = self.round == 0
        asked = self.args.first_seconds if first else self.args.round_seconds
        report: dict[str, object] = {"round": self.round, **self.play(asked)}
        # What common sense played serves a net of its own no longer than until it plays itself.
        oldest = 1 if self.round > 1 and not self.recipe.is_scripted else 0
        kept = range(max(oldest, self.round - KEPT_ROUNDS + 1), self.round + 1)
        data = samples.load([path for n in kept if (path := self.samples_of(n)).exists()])
        passes, rate, longer = self.recipe.passes, 1e-3, 1.0
        if first:
            passes, rate, longer = self.recipe.first_passes, 2e-3, 2.0
        report.update(self.fitter.fit(data, passes, rate, longer * self.args.fit_seconds))
        self.net_path(self.round).write_bytes(self.fitter.net())
        old = self.samples_of(self.round - KEPT_ROUNDS)
        shutil.rmtree(old, ignore_errors=True)
        self.note(report)
        self.round += 1
        (self.folder / "state.json").write_text(json.dumps({"round": self.round}))

    def note(self, report: dict[str, object]) -> None:
        line = json.dumps({**report, "at_s": round(time.monotonic() - self.began, 1)})
        print(line, flush=True)
        with (self.folder / "log.jsonl").open("a") as log:
            log.write(line + "\n")

    def test(self, simulations: int) -> None:
        """The newest net against copies of `greedy`."""
        seats = most_played(self.seats)
        net = self.net_path(self.round - 1).read_bytes()
        player = Entrant("hard", net, simulations, self.args.exploration)
        lines = [
            Trial(self.game.id, seats, TEST_SEED + number, player, Entrant("greedy"))
            for number in range(max(1, self.args.test_games // seats))
        ]
        done = Tally()
        for part in self.pool.imap_unordered(trials.run, lines):
            done.add(part)
        against = f"{seats} seats, {simulations} simulations against greedy"
        self.note({"test": against, "net": self.round - 1, **done.plain()})

    def run(self) -> None:
        while True:
            before = time.monotonic()
            self.one_round()
            self.test(self.recipe.test_simulations)
            if self.seconds_left() < 1.2 * (time.monotonic() - before):
                break
        if self.seconds_left() > 10:
            self.test(self.recipe.last_test_simulations)


def main() -> None:
    args = arguments()
    with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
        Training(args, pool).run()


if __name__ == "__main__":
    main()
