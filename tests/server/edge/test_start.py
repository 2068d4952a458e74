"""What whoever starts a server is told."""

import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from tablero.server.main import CannotServe, serve
from tablero.server.settings import LEAST_MEGABYTES


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


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("chat_per_minute", "0"),  # the second line of the chat divided by it
        ("per_address", "0"),
        ("commands_per_second", "nan"),
        ("invite_hours", "nan"),
        ("tables_per_day", "inf"),
        ("connections", "0"),
        ("bot_workers", "99999999"),
        ("bot_megabytes", "1"),  # every worker died of it before its first answer
        ("bot_megabytes", str(LEAST_MEGABYTES - 1)),
        ("https", "perhaps"),
    ],
)
def test_a_setting_that_cannot_be_is_one_line(
    name: str, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"TABLERO_{name.upper()}", value)
    with pytest.raises(CannotServe, match=name):
        serve("127.0.0.1", 0, f"sqlite:///{tmp_path / 'x.db'}")
