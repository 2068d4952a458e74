"""What must come out the same in the page's runtime as natively; runs in both (`in-node.mjs`).

`told` is one line of JSON: vectors that do not hold, counts and hashes of answer sequences, hashes
of random games, and a game of bots at a table of the page's door.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import yaml

from tablero import bots
from tablero.bots import Budget
from tablero.core.game import View
from tablero.core.match import Match
from tablero.core.registry import find, games
from tablero.core.rng import FairRng
from tablero.core.sim.playout import EMPTY_HASH, Perft, chooser, hashed_random_game
from tablero.testkit.vectors import run_file, vector_files

ROOT = Path("/repo") if sys.platform == "emscripten" else Path(__file__).parents[2]
RANDOM_GAMES = 2  # of each title and seat count
SEED = bytes(range(32))


def vectors() -> dict[str, object]:
    """How many there are of each title, and those that do not hold."""
    results = [one for path in vector_files([ROOT / "tests/rules"]) for one in run_file(path)]
    return {"run": len(results), "failures": [line for one in results for line in one.failures]}


def perft() -> dict[str, list[object]]:
    """From the first opening of each seat count."""
    found: dict[str, list[object]] = {}
    for path in sorted((ROOT / "tests/perft").glob("*.yaml")):
        rows = yaml.safe_load(path.read_text(encoding="utf-8"))
        for row in (row for row in rows if row.get("seed") == 1):
            walk = Perft(min(3, len(row["counts"])))
            walk.walk(find(path.stem).seeded(row["seats"], 1), 0)
            assert walk.counts == row["counts"][: len(walk.counts)]
            found.setdefault(path.stem, []).append([walk.counts, int(walk.hash)])
    return found


def random_games() -> dict[str, int]:
    found = {}
    for game in games():
        rolling = EMPTY_HASH
        for seats in game.seat_counts:
            for seed in range(RANDOM_GAMES):
                state = game.seeded(seats, seed)
                rolling = int(hashed_random_game(state, chooser(seed), rolling))
        found[game.id] = rolling
    return found


def greedy_games() -> dict[str, object]:
    """Of `greedy` on the table's own generator: the last position and the points."""
    found: dict[str, object] = {}
    for game in games():
        rng = FairRng(SEED, None, [""] * 2)
        match = Match.start(game, 2, {}, rng)
        bot = bots.find("greedy", 1)
        while not match.is_over():
            view = View(game, match.state, match.acting())
            match.play(bot.think(view, Budget()).answer)
        found[game.id] = [game.digest(match.state), match.state.scores()]
    return found


def all_of_it() -> dict[str, object]:
    return {
        "vectors": vectors(),
        "perft": perft(),
        "random": random_games(),
        "greedy": greedy_games(),
    }


if sys.platform == "emscripten":
    began = time.monotonic()
    told = json.dumps({**all_of_it(), "seconds": round(time.monotonic() - began, 1)})
