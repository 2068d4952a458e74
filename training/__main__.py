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

from tablero.cli.ratings import wilson
from tablero.core.registry import find
from training import gate, play, samples
from training.gate import Trial
from training.play import Job

KEPT_ROUNDS = 4
TEST_SEED = 900_000_000  # far from every seed that is trained on


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seats", default="", help="such as 2,3,3,4,5: drawn from for each game")
    parser.add_argument("--simulations", type=int, default=90)
    parser.add_argument("--exploration", type=float, default=0.8)
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
        self.seats = tuple(int(n) for n in args.seats.split(",")) if args.seats else None
        self.folder: Path = args.folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.fitter = Fitter(self.game, self.folder, args.width)
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
        net = self.net_path(self.round - 1).read_bytes() if self.round else None
        jobs = [
            Job(
                self.game.id,
                self.seats or tuple(self.game.seat_counts),
                net,
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
        kept = range(max(1 if self.round > 1 else 0, self.round - KEPT_ROUNDS + 1), self.round + 1)
        data = samples.load([path for n in kept if (path := self.samples_of(n)).exists()])
        passes, rate, longer = (16.0, 2e-3, 2.0) if first else (12.0, 1e-3, 1.0)
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

    def test(self, simulations: int, rival: bytes | str, name: str, games: int) -> None:
        """The newest net against copies of one rival."""
        seats = max(set(self.seats), key=self.seats.count) if self.seats else 3
        net = self.net_path(self.round - 1).read_bytes()
        trials = [
            Trial(
                self.game.id,
                seats,
                TEST_SEED + number,
                net,
                simulations,
                self.args.exploration,
                rival,
            )
            for number in range(max(1, games // seats))
        ]
        done = self.pool.map(gate.run, trials, chunksize=1)
        won, played = sum(wins for wins, _n in done), sum(n for _wins, n in done)
        low, high = wilson(won, played)
        self.note(
            {
                "test": f"{seats} seats, {simulations} simulations against {name}",
                "net": self.round - 1,
                "share": round(won / played, 4),
                "interval95": [round(low, 4), round(high, 4)],
                "games": played,
            }
        )

    def run(self) -> None:
        while True:
            before = time.monotonic()
            self.one_round()
            self.test(0, "greedy", "greedy", self.args.test_games)
            if self.seconds_left() < 1.2 * (time.monotonic() - before):
                break
        if self.seconds_left() > 10:
            self.test(100, "greedy", "greedy", self.args.test_games)


def main() -> None:
    args = arguments()
    with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
        Training(args, pool).run()


if __name__ == "__main__":
    main()
