"""Counts of answer sequences from fixed seeds: a cheap alarm for any change of the rules.

`tools/golden.py` writes the expected counts into `<game>.yaml`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tablero.core.registry import find, games
from tablero.core.sim.playout import Perft

HERE = Path(__file__).parent
ROWS = [
    (path.stem, row)
    for path in sorted(HERE.glob("*.yaml"))
    for row in yaml.safe_load(path.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("name", "row"), ROWS, ids=lambda value: str(value)[:60])
def test_counts_and_hash(name: str, row: dict[str, object]) -> None:
    counts = row["counts"]
    assert isinstance(counts, list)
    perft = Perft(len(counts))
    perft.walk(find(name).seeded(int(str(row["seats"])), int(str(row["seed"]))), 0)
    assert perft.counts == counts
    assert f"{int(perft.hash):08x}" == row["hash"]


def test_every_title_has_counts_for_every_seat_count() -> None:
    for game in games():
        assert {row["seats"] for name, row in ROWS if name == game.id} == set(game.seat_counts)
