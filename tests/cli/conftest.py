"""The command line as a user starts it: in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Where the command keeps saved games during a test."""
    return tmp_path / "home"


@pytest.fixture
def tablero(tmp_path: Path, home: Path) -> Run:
    """Runs `tablero ARGS..` in an empty folder; `closed` is what a shell closes before, `>&-`."""
    folder = tmp_path / "cwd"
    folder.mkdir()
    # The folder changes, so the way to the plain sources must not be a relative one.
    path = os.pathsep.join(
        str(Path(part).resolve()) for part in os.environ.get("PYTHONPATH", "").split(":") if part
    )
    environment = {**os.environ, "PYTHONPATH": path, "TABLERO_HOME": str(home), "NO_COLOR": "1"}

    def run(*args: object, stdin: str = "", closed: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tablero", *(str(arg) for arg in args)]
        if closed:
            command = ["sh", "-c", f'exec "$@" {closed}', "sh", *command]
        return subprocess.run(
            command,
            cwd=folder,
            env=environment,
            input=stdin,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    return run


@pytest.fixture
def interruptible() -> Iterator[None]:
    """What a shell runs in the background ignores Ctrl-C, and hands that on to what it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
