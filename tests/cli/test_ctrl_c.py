"""Ctrl-C ends a command without a traceback, and nothing that was played is lost."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.usefixtures("interruptible")
MANY = "100000000"


# Sends Ctrl-C to itself as soon as a module of this name is looked for.
WHILE_IT_IMPORTS = """
import os, runpy, signal, sys
class Wanted:
    def find_spec(self, name, path, target=None):
        if name == sys.argv[-1]:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Wanted())
runpy.run_module("tablero", run_name="__main__", alter_sys=True)
"""


def sources() -> dict[str, str]:
    path = os.pathsep.join(str(Path(part).resolve()) for part in sys.path if part.endswith("src"))
    return {**os.environ, "PYTHONPATH": path}


def interrupted(*args: object, once: Callable[[int], bool]) -> tuple[dict[str, object], str]:
    """What a command reports and says whose terminal sends Ctrl-C as soon as that holds."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tablero", *(str(arg) for arg in args), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=sources(),
        start_new_session=True,
    )
    while not once(child.pid):
        assert child.poll() is None
        time.sleep(0.02)
    os.killpg(child.pid, signal.SIGINT)
    report, said = child.communicate(timeout=60)
    assert child.returncode == 130
    return json.loads(report), said


def test_a_simulation_tells_what_was_simulated(tmp_path: Path) -> None:
    sim = ("sim", "puerto_rico", "--games", MANY, "--save", tmp_path)
    report, said = interrupted(*sim, once=lambda _child: any(tmp_path.glob("*.rec")))
    assert isinstance(report["games"], int)
    assert report["games"] > 0
    assert said.split("\n", 2)[1].startswith("tablero: stops after this game;")


@pytest.mark.parametrize("processes", [1, 2])
def test_an_arena_ends_its_round_and_tells_the_shares(tmp_path: Path, processes: int) -> None:
    log = tmp_path / "games.jsonl"
    report, said = interrupted(
        *("arena", "puerto_rico", "--bots", "beginner", "--against", "random"),
        *("--games", MANY, "--log", log, "--processes", processes),
        once=lambda _child: log.exists() and log.read_text(encoding="utf-8").count("\n") > 2,
    )
    assert isinstance(report["games"], int)
    assert report["games"] > 0
    assert "tablero: stops after this round; Ctrl-C again stops at once" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    "module", ["tablero.cli.main", "argparse", "tablero.cli.arguments", "tablero.cli.tally"]
)
def test_a_command_that_still_imports_ends_without_a_word(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WHILE_IT_IMPORTS, "games", module],
        capture_output=True,
        text=True,
        env=sources(),
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_processes_of_an_arena_that_still_start_say_nothing() -> None:
    """They hear a terminal's Ctrl-C as well; the first round is played to its end all the same."""
    arena = ("arena", "puerto_rico", "--bots", "beginner", "--against", "random")
    report, said = interrupted(
        *(*arena, "--games", MANY, "--processes", 2), once=lambda child: len(workers(child)) == 2
    )
    assert report["games"]
    assert "Traceback" not in said


def workers(child: int) -> list[int]:
    """The processes of a pool, from the moment they are there."""
    found = []
    for one in Path(f"/proc/{child}/task/{child}/children").read_text(encoding="utf-8").split():
        with contextlib.suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes():
                found.append(int(one))
    return found
