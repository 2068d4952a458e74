"""Print the schema of the web interface, as JSON."""

from __future__ import annotations

import argparse
import sys

from tablero.cli import extras


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Nothing but `--json`, which changes nothing here."""


def run(_args: argparse.Namespace) -> int:
    with extras.needed("server"):
        from tablero.server.edge.openapi import schema
    text = schema().decode()
    sys.stdout.write(text if text.endswith("\n") else text + "\n")
    return 0
