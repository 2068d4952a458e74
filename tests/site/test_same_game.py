"""The page's runtime plays the same game: vectors, counts and hashes against this Python."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.site.games import all_of_it

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_vectors_perft_and_games_come_out_the_same(site: Path) -> None:
    done = subprocess.run(
        ["node", "tools/in-node.mjs", str(site), str(ROOT / "tests/site/games.py")],
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    told = json.loads(done.stdout.splitlines()[-1])
    print(f"in the page's runtime: {told.pop('seconds')} s, {done.stderr.strip()}")
    here = json.loads(json.dumps(all_of_it()))
    assert told["vectors"]["failures"] == []
    assert told["vectors"]["run"] > 300
    assert told == here
