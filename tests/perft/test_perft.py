"""Counts of answer sequences from openings and from games in progress: a cheap alarm for any
change of the rules.

`tools/golden.py` writes the expected counts into `<game>.yaml`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from tablero.core.engine import State
from tablero.core.registry import find, games
from tablero.core.rng import FastRng
from tablero.core.sim.playout import Perft

HERE = Path(__file__).parent
ROWS = [
    (path.stem, row)
    for path in sorted(HERE.glob("*.yaml"))
    for row in yaml.safe_load(path.read_text(encoding="utf-8"))
]


def start(name: str, row: dict[str, object]) -> State:
    game = find(name)
    if "position" in row:
        lines = (HERE / "positions" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
        return game.load(json.loads(lines[int(str(row["position"])) - 1]), FastRng.seeded(1))
    return game.seeded(int(str(row["seats"])), int(str(row["seed"])))


@pytest.mark.parametrize(("name", "row"), ROWS, ids=lambda value: str(value)[:60])
def test_counts_and_hash(name: str, row: dict[str, object]) -> None:
    counts = row["counts"]
    assert isinstance(counts, list)
    perft = Perft(len(counts))
    perft.walk(start(name, row), 0)
    assert perft.counts == counts
    assert f"{int(perft.hash):08x}" == row["hash"]


def test_every_title_has_counts_for_every_seat_count() -> None:
    for game in games():
        rows = [row for name, row in ROWS if name == game.id]
        assert {row["seats"] for row in rows if "seats" in row} == set(game.seat_counts)


def test_every_title_has_ten_positions_of_games_in_progress() -> None:
    for game in games():
        rows = [row for name, row in ROWS if name == game.id and "position" in row]
        assert [row["position"] for row in rows] == list(range(1, 11))
        states = [start(game.id, row) for row in rows]
        assert not any(state.is_over() for state in states)
        assert len({state.kind().name for state in states}) > 6
        assert {int(state.seats) for state in states} >= {
            count for count in game.seat_counts if count > 1
        }
