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
from multiprocessing.pool import AsyncResult, Pool
from pathlib import Path

from tablero.core.registry import find
from training import play, samples, trials
from training.play import Job
from training.recipes import RECIPES, most_played
from training.trials import Entrant, Tally, Trial

KEPT_ROUNDS = 5
GLANCING = 4  # one process in so many plays at a glance
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
    parser.add_argument("--teacher", type=Path, help="a net that plays the first games")
    parser.add_argument("--rival", default="", help="a bot: learn only to beat it")
    parser.add_argument("--rival-simulations", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--width", type=int, default=128, help="of the first layer of a new net")
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
        newest = self.net_path(self.round - 1) if self.round else args.teacher
        self.newest: bytes | None = newest.read_bytes() if newest is not None else None

    def seconds_left(self) -> float:
        return float(self.args.minutes) * 60 - (time.monotonic() - self.began)

    def net_path(self, number: int) -> Path:
        return self.folder / f"net_{number:02}.net"

    def samples_of(self, number: int) -> Path:
        return self.folder / "samples" / f"round_{number:02}"

    def jobs(self) -> list[Job]:
        """What the processes play in this round, by the newest net there is."""
        args, first = self.args, self.round == 0
        folder = self.samples_of(self.round)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        by_net = not self.recipe.is_scripted and (not first or args.teacher is not None)
        seconds = args.first_seconds if first else args.round_seconds
        found = []
        for number in range(args.processes):
            glances = first or (not args.rival and number % GLANCING == 0)
            job = Job(
                self.game.id,
                self.seats,
                self.recipe.kept_share,
                self.newest if by_net else None,
                0 if glances else args.simulations,
                args.exploration,
                seconds,
                args.seed + self.round * 1000 + number,
                folder / f"part_{number:02}.npz",
                first,
                "" if first else args.rival,
                args.rival_simulations,
            )
            found.append(job)
        return found

    def start(self) -> AsyncResult[list[tuple[int, int]]]:
        return self.pool.map_async(play.run, self.jobs(), chunksize=1)

    def fit(self, number: int) -> dict[str, float]:
        # What was played at first serves the values of all later nets, if a net played it.
        kept = set(range(max(1, number - KEPT_ROUNDS + 1), number + 1))
        if number <= 1 or self.recipe.is_scripted or self.args.teacher is not None:
            kept.add(0)
        found = [path for n in sorted(kept) if (path := self.samples_of(n)).exists()]
        data = samples.load(found)
        if number > 0 and not self.recipe.is_scripted:
            samples.forget_policy(data, self.samples_of(0))
        passes, rate, longer = self.recipe.passes, 1e-3, 1.0
        if number == 0:
            passes, rate, longer = self.recipe.first_passes, 2e-3, 2.0
        report = self.fitter.fit(data, passes, rate, longer * self.args.fit_seconds)
        self.newest = self.fitter.net()
        self.net_path(number).write_bytes(self.newest)
        if number > KEPT_ROUNDS:
            shutil.rmtree(self.samples_of(number - KEPT_ROUNDS), ignore_errors=True)
        return report

    def has_time(self) -> bool:
        """Whether another round can be played and fitted."""
        needed = float(self.args.round_seconds + 1.5 * self.args.fit_seconds + 15)
        return self.seconds_left() > needed

    def note(self, report: dict[str, object]) -> None:
        line = json.dumps({**report, "at_s": round(time.monotonic() - self.began, 1)})
        print(line, flush=True)
        with (self.folder / "log.jsonl").open("a") as log:
            log.write(line + "\n")

    def test(self, simulations: int) -> None:
        """The newest net against copies of `greedy`."""
        seats = most_played(self.seats)
        player = Entrant("hard", self.newest, simulations, self.args.exploration)
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
        """While a net is fitted, the processes play the next round with the one before it."""
        playing = self.start()
        while True:
            done = playing.get()
            number, self.round = self.round, self.round + 1
            games, decisions = (sum(part) for part in zip(*done, strict=True))
            at_once = number > 0 and self.has_time()
            if at_once:
                playing = self.start()
            fitted = self.fit(number)
            self.note({"round": number, "games": games, "decisions": decisions, **fitted})
            (self.folder / "state.json").write_text(json.dumps({"round": number + 1}))
            if not at_once:
                if not self.has_time():
                    break
                playing = self.start()
        for simulations in (self.recipe.test_simulations, self.recipe.last_test_simulations):
            if self.seconds_left() > 10:
                self.test(simulations)


def main() -> None:
    args = arguments()
    with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
        Training(args, pool).run()


if __name__ == "__main__":
    main()
