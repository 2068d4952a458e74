"""On a Ray cluster the arena plays the same games, game for game. `make test-ray` brings Ray."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tablero.core.registry import games
from tests.cli.conftest import Run

pytestmark = pytest.mark.skipif(
    find_spec("ray") is None, reason="NOT TESTED: ray is not installed (make test-ray)"
)
# Two nodes on this machine, which end with the process that made them.
CLUSTER = """
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
cluster.add_node(num_cpus=1)
cluster.wait_for_nodes()
print("at", cluster.address, flush=True)
input()
cluster.shutdown()
"""


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a cluster of two nodes."""
    made = subprocess.Popen(
        [sys.executable, "-c", CLUSTER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert made.stdout is not None
    said = (line.split() for line in made.stdout)
    yield next(words[1] for words in said if words[:1] == ["at"])
    made.communicate("\n", timeout=60)


# Positions, views and matches of every title, sent to a worker and back.
CARRIED = """
import sys
import ray, tablero
from tablero.core.sim.playout import EMPTY_HASH, chooser, hashed_random_game

def future(state):
    return int(hashed_random_game(state.copy(), chooser(5), EMPTY_HASH))

def seen(view):
    return view.plain_state()

def again(match):
    return match

ray.init(sys.argv[1], log_to_driver=False)
for game in tablero.games():
    match = game.match(seats=2, seed=4)
    for _answer in range(30):
        match.play(match.legal.words[-1])
    view = match.view(match.acting())
    assert ray.get(ray.remote(future).remote(match.state)) == future(match.state)
    assert ray.get(ray.remote(seen).remote(view)) == view.plain_state()
    assert ray.get(ray.remote(again).remote(match)).record() == match.record()
    print(game.id)
"""


def test_states_go_through_a_cluster(cluster: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CARRIED, cluster], capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == [game.id for game in games()], done.stderr


@pytest.mark.parametrize(
    ("address", "asked"),
    [
        ("local", ("gwt_elpaso", "--players", 2, "--games", 40, "--bots", "random,beginner")),
        ("two nodes", ("puerto_rico", "--games", 1000, "--bots", "random,beginner,opportunist")),
    ],
)
def test_a_cluster_plays_the_same_games(
    tablero: Run, cluster: str, tmp_path: Path, address: str, asked: tuple[object, ...]
) -> None:
    """Every offer and answer of every game: the log holds their hashes."""
    logs: list[Path] = []
    for where in (("--ray", cluster if address == "two nodes" else address), ("--processes", 2)):
        logs.append(tmp_path / f"{len(logs)}.jsonl")
        done = tablero("arena", *asked, *where, "--log", logs[-1])
        assert done.returncode == 0, done.stderr
    on_ray, in_processes = (log.read_text(encoding="utf-8") for log in logs)
    assert on_ray == in_processes


@pytest.mark.parametrize("address", ["nonsense", "ray://127.0.0.1:1"])
def test_a_cluster_that_is_none_is_one_line(tablero: Run, address: str) -> None:
    asked = ("arena", "puerto_rico", "--players", 2, "--games", 2, "--bots", "random,easy")
    done = tablero(*asked, "--ray", address)
    assert done.returncode == 2
    assert done.stderr.startswith(f"tablero: --ray {address}: ")
    assert len(done.stderr.splitlines()) == 1
