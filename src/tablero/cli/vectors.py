"""Runs rule-vector files: given a position, when these answers, then these facts."""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path

from tablero.cli.output import print_json
from tablero.cli.problem import Problem


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="files or folders")


def files_of(paths: list[Path]) -> list[Path]:
    """Folders stand for all the YAML files below them."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = sorted(path.rglob("*.yaml"))
            if not found:
                raise Problem(f"{path}: no .yaml file in this folder")
            files += found
        elif path.is_file():
            files.append(path)
        else:
            raise Problem(f"{path}: no such file")
    return files
