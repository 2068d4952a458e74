"""The schema of the web interface, as JSON."""

from __future__ import annotations

import argparse
import importlib
import sys

from tablero.cli.problem import Problem


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Nothing but `--json`, which changes nothing here."""


def run(_args: argparse.Namespace) -> int:
    try:
        schema = importlib.import_module("tablero.server.edge.openapi").schema()
    except ModuleNotFoundError as missing:
        raise Problem(f"this installation has no web application ({missing})") from None
    sys.stdout.write(schema.decode())
    if not schema.endswith(b"\n"):
        sys.stdout.write("\n")
    return 0
