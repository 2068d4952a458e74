"""Bots of every level at tables of every title: none may crash, answer illegally or dawdle.

    python -m rigs.minds --games 10000 --processes 16

Each game seats bots drawn by its number, of all that are made for the title. Those that search get
`--simulations` at most, so that ten thousand games end; now and then one gets its full thinking
time, which is measured: an answer may take a tenth longer than its level says. Prints one JSON
object; ends with 0 if nothing was found.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
import traceback
from dataclasses import dataclass, field

from tablero import bots
from tablero.bots import Budget
from tablero.core.game import Game, View
from tablero.core.match import Match
from tablero.core.registry import find, games
from tablero.core.rng import FastRng

SECONDS = {"medium": 0.5, "hard": 1.0, "master": 5.0}  # what a level may take for an answer
TOLERANCE = 1.1
SEED = 600_000_000
STRIDE = 613  # so that neighbouring games are measured at other moments


@dataclass(frozen=True)
class Sitting:
    """One game: its number says who plays what."""

    title: str
    number: int
    simulations: int
    full_every: int  # answers of searching bots that get all the time they want; 0: none


@dataclass
class Seen:
    """What came of some games."""

    games: int = 0
    answers: int = 0
    measured: int = 0  # answers with full thinking time
    longest: dict[str, float] = field(default_factory=dict)  # by level, seconds of a core
    seated: dict[str, int] = field(default_factory=dict)
    late: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    def add(self, other: Seen) -> None:
        self.games += other.games
        self.answers += other.answers
        self.measured += other.measured
        for name, seconds in other.longest.items():
            self.longest[name] = max(seconds, self.longest.get(name, 0.0))
        for name, number in other.seated.items():
            self.seated[name] = number + self.seated.get(name, 0)
        self.late += other.late
        self.broken += other.broken


def play(sitting: Sitting) -> Seen:
    """A whole game; what goes wrong is noted with all that is needed to see it again."""
    seen = Seen(games=1)
    game, dice = find(sitting.title), FastRng.seeded(SEED + sitting.number)
    seats = game.seat_counts[sitting.number % len(game.seat_counts)]
    choice = bots.names(game.id)
    names = [choice[int(dice.step()) % len(choice)] for _seat in range(seats)]
    for name in names:
        seen.seated[name] = seen.seated.get(name, 0) + 1
    try:
        sit_through(game, names, sitting, seen)
    except Exception:  # noqa: BLE001 - whatever a bot throws is what is looked for
        last = traceback.format_exc().strip().splitlines()[-1]
        seen.broken.append(f"{game.id} {sitting.number} {','.join(names)}: {last}")
    return seen


def sit_through(game: Game, names: list[str], sitting: Sitting, seen: Seen) -> None:
    seed = SEED + sitting.number
    match = Match.start(game, len(names), None, FastRng.seeded(seed))
    players = [bots.find(name, seed).sit(game, seat) for seat, name in enumerate(names)]
    state = match.state
    while not state.is_over():
        seat = state.current_player()
        name = names[seat]
        is_full = name in SECONDS and is_due(STRIDE * seed + int(state.ply), sitting.full_every)
        budget = Budget(simulations=None if is_full else sitting.simulations)
        view = View(game, state, seat)
        began = time.process_time()
        answer = players[seat].think(view, budget).answer
        spent = time.process_time() - began
        seen.answers += 1
        if is_full:
            seen.measured += 1
            seen.longest[name] = max(spent, seen.longest.get(name, 0.0))
            if spent > TOLERANCE * SECONDS[name]:
                seen.late.append(f"{game.id} {sitting.number} ply {state.ply} {name} {spent:.2f} s")
        match.play(answer)  # an answer that is not offered is refused here
        for hearer, player in enumerate(players):
            player.hear(bots.heard(match.entries[-1], hearer))


def is_due(number: int, every: int) -> bool:
    return every > 0 and number % every == 0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10_000, help="over all titles")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--simulations", type=int, default=3)
    parser.add_argument("--full-every", type=int, default=5000, help="0: no full thinking time")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    titles = [game.id for game in games()]
    sittings = [
        Sitting(
            titles[number % len(titles)], number // len(titles), args.simulations, args.full_every
        )
        for number in range(args.first, args.first + args.games)
    ]
    began, seen = time.monotonic(), Seen()
    with multiprocessing.get_context("spawn").Pool(args.processes) as pool:
        for one in pool.imap_unordered(play, sittings, chunksize=4):
            seen.add(one)
    report = {
        "games": seen.games,
        "answers": seen.answers,
        "seated": dict(sorted(seen.seated.items())),
        "measured": seen.measured,
        "longest_s": {name: round(value, 3) for name, value in sorted(seen.longest.items())},
        "late": seen.late,
        "broken": seen.broken,
        "seconds": round(time.monotonic() - began, 1),
    }
    print(json.dumps(report, indent=1))
    raise SystemExit(1 if seen.late or seen.broken else 0)


if __name__ == "__main__":
    main()
