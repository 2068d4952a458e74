"""The title of docs/add-a-game.md is a real one: it passes the suite and its vectors hold."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_example_conforms_and_its_vectors_hold() -> None:
    """A plain title cannot derive its states from a compiled core, so it is tried on the sources,
    whichever engine the tests themselves run on."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "tests/docs/example_game.py")],
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'docs/examples'}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout.split()) == (0, ["lucky_bag"]), done.stderr
