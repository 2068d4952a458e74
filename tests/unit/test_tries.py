"""What failed is tried again alone; what needed that is named, and what is broken stays so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
# How often each has been run is in files beside them.
TESTS = """
from pathlib import Path
import pytest

def runs(name):
    file = Path(__file__).with_name(name)
    file.write_text(file.read_text() + "x" if file.exists() else "x")
    return len(file.read_text())

def test_steady(): runs("steady")
@pytest.mark.parametrize("word", ["a b"])
def test_shaky(word): assert runs("shaky") > 2
def test_broken(): assert runs("broken") > 9
@pytest.mark.parametrize("n", range(11))
def test_many(n): assert n < 0
"""


def tried(folder: Path, *asked: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_it.py").write_text(TESTS)
    command = [sys.executable, str(ROOT / "tools/tries.py"), "2", "-q", "-p", "xdist", *asked]
    env = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # quick to begin
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


def ran(folder: Path, name: str) -> int:
    file = folder / name
    return len(file.read_text()) if file.exists() else 0


def test_what_failed_is_tried_twice_more_and_named(tmp_path: Path) -> None:
    done = tried(tmp_path, "-k", "not many", "test_it.py")
    assert done.returncode == 1
    told = done.stdout.partition("Not all passed at the first try:")[2].splitlines()[1:]
    assert sorted(told) == [
        "  FAILED: test_it.py::test_broken",
        "  UNSTEADY, passed alone at try 2: test_it.py::test_shaky[a b]",
    ]
    assert [ran(tmp_path, name) for name in ("steady", "shaky", "broken")] == [1, 3, 3]


def test_what_passes_in_the_end_passes_and_is_named(tmp_path: Path) -> None:
    done = tried(tmp_path, "-k", "shaky", "test_it.py")
    assert done.returncode == 0
    assert "UNSTEADY" in done.stdout


def test_many_failures_are_not_tried_again(tmp_path: Path) -> None:
    done = tried(tmp_path, "-k", "many", "test_it.py")
    assert done.returncode == 1
    assert "Alone" not in done.stdout
