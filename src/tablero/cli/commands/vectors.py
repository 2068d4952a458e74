"""Run files of rule vectors: given a position, when these answers, then these facts."""

from __future__ import annotations

import argparse
from pathlib import Path

from tablero.cli.output import print_json
from tablero.testkit.vectors import run_file, vector_files


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="files or folders")


def run(args: argparse.Namespace) -> int:
    files = vector_files(args.paths)
    results = [result for path in files for result in run_file(path)]
    failed = [result for result in results if not result.ok]
    if args.json:
        print_json(
            {
                "files": len(files),
                "vectors": len(results),
                "failed": len(failed),
                "results": [result.plain() for result in results],
            }
        )
    else:
        for result in failed:
            print("\n".join(result.failures))
        print(f"{len(results)} vectors in {len(files)} files, {len(failed)} failed")
    return 1 if failed else 0
