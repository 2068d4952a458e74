"""`python -m training.trim GAME NET [--into SMALLER]`: a net without the units that never sound.

Units can fall silent in training and then stay so: they say nothing to the next layer whatever is
seen, and cost room in the file and time in every thought. What is kept is kept bit by bit.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablero.core.engine import MAX_SEATS
from tablero.core.game import Game
from tablero.core.registry import find, games
from tablero.core.sim.playout import chooser, pick_offered
from tablero.search.features import Features
from tablero.search.net import MAGIC, Net, NetFile, read_net
from tablero.search.net_guide import NetGuide

TRIM_SEED = 760_000_000
RANDOM_SHARE = 4  # of the answers one in so many is any: bad positions are seen too
Units = list[int]


@dataclass
class Heard:
    """How often each unit sounded in so many positions, each seen from every seat."""

    wide: NDArray[np.int64]
    hidden: NDArray[np.int64]
    positions: int = 0

    def note(self, net: Net) -> None:
        self.positions += 1
        for k in range(int(net.sounding)):
            self.wide[int(net.begins[k] // net.stride)] += 1
        for unit in range(len(self.hidden)):
            self.hidden[unit] += net.active[unit] > 0.0

    def units(self) -> tuple[Units, Units]:
        """Those that sounded."""
        return [int(k) for k in self.wide.nonzero()[0]], [int(k) for k in self.hidden.nonzero()[0]]


def listen(data: bytes, game: Game, played: int) -> Heard:
    """Games of the net against itself, with every number of players and any options."""
    net = read_net(data, game)
    guide = NetGuide(net, 0.0)
    heard = Heard(np.zeros(2 * int(net.pairs), np.int64), np.zeros(int(net.hidden), np.int64))
    for number in range(played):
        dice = chooser(TRIM_SEED + number)
        seats = game.seat_counts[number % len(game.seat_counts)]
        options = {
            one.name: one.choices[int(dice.step()) % len(one.choices)]
            for one in game.options
            if not one.seats or seats in one.seats
        }
        state = game.seeded(seats, TRIM_SEED + number, options)
        guide.begin(state)
        while not state.is_over():
            if state.offered == 1:
                state.play(int(state.buffer[0]))
                continue
            for seat in range(int(state.seats)):
                guide.look(state, seat)
                net.think(guide.sums)
                heard.note(net)
            is_any = int(dice.step()) % RANDOM_SHARE == 0
            state.play(int(pick_offered(state, dice) if is_any else guide.answer(state)))
    return heard


def trimmed(data: bytes, game: Game, wide: Units, hidden: Units) -> bytes:
    """The same net with these units alone."""
    assert game.encoder is not None
    features, places = Features(game.encoder), int(MAX_SEATS)
    file = NetFile(data, game, features)
    head = json.loads(data[len(MAGIC) : data.index(b"\n", len(MAGIC))])
    head.update(width=len(wide), hidden=len(hidden))
    parts = [MAGIC, json.dumps(head).encode(), b"\n"]

    def keep(rows: int, columns: int, *kept: Units | slice) -> None:
        scale, numbers = file.numbers(rows * columns)
        matrix: NDArray[Any] = np.array(numbers, "<i2").reshape(rows, columns)
        for axis, units in enumerate(kept):
            matrix = matrix[units] if axis == 0 else matrix[:, units]
        parts.append(np.array([scale], "<f4").tobytes() + np.ascontiguousarray(matrix).tobytes())

    every = slice(None)
    keep(features.rows, file.width, every, wide)
    keep(1, file.width, every, wide)
    keep(file.width, file.hidden, wide, hidden)
    keep(1, file.hidden, every, hidden)
    for outputs in (places, places, game.actions):
        keep(outputs, file.hidden, every, hidden)
        keep(1, outputs)
    file.done()
    return b"".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.trim", description=__doc__)
    parser.add_argument("game", choices=[game.id for game in games()])
    parser.add_argument("net", type=Path)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--into", type=Path, help="where the smaller net goes")
    args = parser.parse_args()
    game, data = find(args.game), args.net.read_bytes()
    heard = listen(data, game, args.games)
    wide, hidden = heard.units()
    smaller = trimmed(data, game, wide, hidden)
    report = {
        "positions": heard.positions,
        "width": [len(heard.wide), len(wide)],
        "hidden": [len(heard.hidden), len(hidden)],
        "rarest": int(min(heard.wide[wide].min(), heard.hidden[hidden].min())),
        "bytes": [len(data), len(smaller)],
    }
    print(json.dumps(report))
    if args.into:
        args.into.write_bytes(smaller)


if __name__ == "__main__":
    main()
