"""Empty environments, and running the command line in them."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "requirements/engine.txt"  # what `pip install tablero` brings
RUNTIME = ROOT / "requirements/runtime.txt"  # with the extras server and terminal
VERSIONS = ("3.11", "3.12", "3.13")


def surroundings() -> dict[str, str]:
    """Without PYTHONPATH, so that only what is installed counts."""
    return {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}


def run(*command: str | Path, cwd: Path = ROOT, **variables: str) -> str:
    """What the command prints."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=surroundings() | variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command} failed\n{done.stdout}\n{done.stderr}"
    return done.stdout


def interpreters() -> dict[str, str]:
    """The Python versions we promise that are installed here."""
    found = {}
    for version in VERSIONS:
        for name in shutil.which(f"python{version}"), *pyenv(version):
            asked = [str(name), "-c", "import sys; print(sys.executable)"]
            # A pyenv shim exists even where its version is not switched on.
            done = (
                subprocess.run(asked, capture_output=True, text=True, check=False) if name else None
            )
            if done and done.returncode == 0:
                found[version] = done.stdout.strip()
                break
    return found


def pyenv(version: str) -> list[Path]:
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    return sorted(root.glob(f"versions/{version}.*/bin/python"))


class Environment:
    """A virtual environment with locked requirements and nothing else."""

    def __init__(
        self, folder: Path, interpreter: str = sys.executable, requirements: Path = RUNTIME
    ) -> None:
        self.bin = folder / "bin"
        self.uv = shutil.which("uv")
        if self.uv:
            run(self.uv, "venv", "-q", "--python", interpreter, folder)
        else:
            run(interpreter, "-m", "venv", folder)
        self.install("--require-hashes", "-r", requirements)

    def install(self, *what: str | Path) -> None:
        if self.uv:
            run(self.uv, "pip", "install", "-q", "--python", self.bin / "python", *what)
        else:
            run(self.bin / "python", "-m", "pip", "install", "-q", *what)

    def put(self, package: Path) -> None:
        """The package alone, in the place of any that was there."""
        self.install("--no-deps", "--force-reinstall", package)

    def missing(self) -> str:
        """What the installed packages ask for and do not find; an extra nobody asked for is not."""
        if self.uv:
            return run(self.uv, "pip", "check", "-q", "--python", self.bin / "python")
        done = run(self.bin / "python", "-m", "pip", "check")
        return done.replace("No broken requirements found.", "").strip()

    def refusal(self, *arguments: str, cwd: Path) -> str:
        """What the command line says when it cannot do what is asked."""
        command = [str(self.bin / "tablero"), *arguments]
        done = subprocess.run(
            command, cwd=cwd, env=surroundings(), capture_output=True, text=True, check=False
        )
        assert done.returncode == 2, done.stdout
        return done.stderr

    def tablero(self, *arguments: str, cwd: Path) -> str:
        return run(self.bin / "tablero", *arguments, cwd=cwd)

    @contextmanager
    def serving(self, folder: Path) -> Iterator[str]:
        """The web application on a free port, with its database in the folder."""
        port = free_port()
        command = [str(self.bin / "tablero"), "serve", f"--port={port}"]
        command.append(f"--db=sqlite:///{folder / 'tables.db'}")
        # A session of its own: the server has workers, and they must end with it.
        server = subprocess.Popen(command, cwd=folder, env=surroundings(), start_new_session=True)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(timeout=30)

    def plain(self, *arguments: str) -> str:
        """Its Python on the plain sources of the checkout."""
        return run(self.bin / "python", *arguments, PYTHONPATH=str(ROOT / "src"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    assert isinstance(port, int)
    return port


def fetch(address: str, patience: float = 60) -> bytes:
    """The page, as soon as the server answers."""
    until = time.monotonic() + patience
    while True:
        try:
            with urllib.request.urlopen(address, timeout=patience) as response:
                page = response.read()
        except urllib.error.HTTPError:
            raise
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)
        else:
            assert isinstance(page, bytes)
            return page


def small_simulation(game: str = "puerto_rico", players: int = 3) -> list[str]:
    size = [f"--players={players}", "--games=2"]
    return ["sim", game, *size, "--bots=random", "--seed=1", "--json"]


def answer(output: str) -> dict[str, Any]:
    plain = json.loads(output)
    assert isinstance(plain, dict)
    return plain
