"""What whoever starts a server is told."""

import subprocess
import sys
import threading
from pathlib import Path

import httpx


def test_the_address_is_said_once_somebody_listens_there(tmp_path: Path) -> None:
    """It was said before: whoever followed the line at once was refused. Port 0 was said as 0."""
    command = (sys.executable, "-m", "tablero", "serve", "--port", "0")
    db = f"sqlite:///{tmp_path / 'x.db'}"
    with subprocess.Popen([*command, "--db", db], stdout=subprocess.PIPE, text=True) as server:
        hanging = threading.Timer(60, server.kill)
        hanging.start()
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            address = line.removeprefix("tablero: open ").partition(" ")[0]
            assert not address.endswith(":0/")
            assert httpx.get(f"{address}api/health", trust_env=False).json()["ok"]
        finally:
            hanging.cancel()
            server.terminate()
