"""`python -m training.strength`: how strong the bots are, line by line, with what they should be.

    python -m training.strength --processes 16 --seconds 20
    python -m training.strength --only "puerto_rico hard" --games 1000 --seconds 600

A line is one bot against copies of another on common seeds, once on every seat: `--games` of them,
or as many as fit into `--seconds`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from dataclasses import dataclass
from multiprocessing.pool import AsyncResult, Pool

from training import trials
from training.trials import Entrant, Tally, Trial

STRENGTH_SEED = 700_000_000
FAR = 3_000_000  # ten times what `master` looks at: near its ceiling that should gain little
LEVELS = ("beginner", "easy", "medium", "hard", "master")


@dataclass(frozen=True)
class Line:
    """`wanted`: the least share it should have, `most`: the greatest; none: it is only told."""

    game: str
    seats: int
    player: Entrant
    rival: Entrant
    wanted: float | None = None
    most: float | None = None

    def name(self) -> str:
        far = self.player.simulations
        depth = "" if far is None else f" ({far} simulations)" if far else " (policy alone)"
        return f"{self.game} {self.player.name}{depth} against {self.rival.name}, {self.seats}p"


def goals() -> list[Line]:
    """What is asked of Puerto Rico and the 2nd edition."""
    rico, greedy = "puerto_rico", Entrant("greedy")
    hard, master = Entrant("hard"), Entrant("master")
    return [
        Line(rico, 3, Entrant("hard", simulations=0), greedy, 0.60),
        Line(rico, 3, Entrant("hard", simulations=400), greedy, 0.92),
        Line(rico, 3, Entrant("medium"), Entrant("shipper"), 0.95),
        Line(rico, 3, Entrant("medium"), Entrant("opportunist"), 0.95),
        Line(rico, 3, Entrant("medium"), Entrant("factory"), 0.95),
        Line(rico, 3, hard, greedy, 0.95),
        Line(rico, 2, hard, greedy, 1.0),
        Line(rico, 4, hard, greedy, 0.50),
        Line(rico, 5, hard, greedy, 0.40),
        Line("gwt2", 4, hard, greedy, 0.60),
        Line(rico, 3, master, greedy, 0.97),
        Line(rico, 3, master, hard, 0.45),
        Line(rico, 3, Entrant("master", simulations=FAR), master, most=0.45),
        Line("gwt2", 4, master, greedy, 0.75),
        Line("gwt2", 4, master, master),  # the mean best score is asked for: 95
    ]


def ladder() -> list[Line]:
    """Each level against copies of the one below it: more than par, if levels rise."""
    seats = {"puerto_rico": 3, "gwt2": 4, "gwt_argentina": 4, "gwt_elpaso": 4}
    return [
        Line(game, many, Entrant(upper), Entrant(lower), 1 / many)
        for lower, upper in zip(("random", *LEVELS[:-1]), LEVELS, strict=True)
        for game, many in seats.items()
    ]


class Sitting:
    """The games of a line: how many began, and what came of those that are over."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.tally = Tally()
        self.seconds = 0.0
        self.begun = 0

    def next(self) -> Trial:
        seed, place = divmod(self.begun, self.line.seats)
        self.begun += 1
        line = self.line
        return Trial(line.game, line.seats, STRENGTH_SEED + seed, line.player, line.rival, place)

    def is_within_a_seed(self) -> bool:
        """Whether some seats of a seed are still to be played: every seat counts as often."""
        return self.begun % self.line.seats > 0

    def cost(self) -> float:
        """Seconds that all its games take, by those that are over."""
        return self.begun * (1 + self.seconds) / (1 + self.tally.games)


def timed(trial: Trial) -> tuple[Tally, float]:
    began = time.monotonic()
    return trials.run(trial), time.monotonic() - began


def play(lines: list[Line], games: int, seconds: float, processes: int, pool: Pool) -> list[Tally]:
    """Whenever a process is free, the line that had the least time plays a game."""
    sittings = [Sitting(line) for line in lines]
    running: list[tuple[Sitting, AsyncResult[tuple[Tally, float]]]] = []
    began = time.monotonic()
    while True:
        over = time.monotonic() - began >= seconds
        waiting = [one for one in sittings if one.is_within_a_seed()]
        if not over:
            waiting += [one for one in sittings if one.begun < games]
        if waiting and len(running) < processes:
            sitting = min(waiting, key=Sitting.cost)
            running.append((sitting, pool.apply_async(timed, (sitting.next(),))))
            continue
        if not running:
            return [one.tally for one in sittings]
        running[0][1].wait(0.02)
        for pair in [pair for pair in running if pair[1].ready()]:
            running.remove(pair)
            tally, spent = pair[1].get()
            pair[0].tally.add(tally)
            pair[0].seconds += spent


def told(line: Line, tally: Tally) -> str:
    plain = tally.plain()
    share, interval = plain["share"], plain["interval95"]
    assert isinstance(share, float)
    assert isinstance(interval, list)
    wanted = "" if line.wanted is None else f"{line.wanted:.0%}"
    if line.most is not None:
        wanted = f"<{line.most:.0%}"
    return (
        f"{line.name():58} {share:6.1%} [{interval[0]:.0%}-{interval[1]:.0%}] "
        f"n={tally.games:<5} wanted {wanted:4} score {plain['mean_score']:>5} "
        f"best {plain['mean_best']:>5}  {plain['ms_an_answer']} ms, at most {plain['longest_ms']}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=300, help="of each line at most")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each line in the mean")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="lines whose name holds this")
    parser.add_argument("--ladder", action="store_true", help="levels against the one below")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    lines = [line for line in (ladder() if args.ladder else goals()) if args.only in line.name()]
    with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
        tallies = play(lines, args.games, args.seconds * len(lines), args.processes, pool)
    for line, tally in zip(lines, tallies, strict=True):
        if args.json:
            asked = {"wanted": line.wanted, "most": line.most}
            report = {"line": line.name(), **asked, **tally.plain()}
            print(json.dumps(report), flush=True)
        else:
            print(told(line, tally), flush=True)


if __name__ == "__main__":
    main()
