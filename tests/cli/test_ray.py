"""On a Ray cluster the arena plays the same games, game for game. Only where Ray is installed."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.conftest import Run

pytestmark = pytest.mark.skipif(
    find_spec("ray") is None,
    reason="NOT TESTED: ray is not installed (pip install -r requirements/ray.txt)",
)


def test_a_cluster_plays_the_same_games(tablero: Run, tmp_path: Path) -> None:
    asked = ("arena", "gwt_elpaso", "--players", 2, "--games", 40, "--bots", "random,beginner")
    logs = [tmp_path / "cluster.jsonl", tmp_path / "processes.jsonl"]
    for where, log in zip((("--ray", "local"), ("--processes", 2)), logs, strict=True):
        done = tablero(*asked, *where, "--log", log)
        assert done.returncode == 0, done.stderr
    cluster, processes = (log.read_text(encoding="utf-8") for log in logs)
    assert cluster == processes
