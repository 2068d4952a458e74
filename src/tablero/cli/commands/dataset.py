"""Turn records into arrays for learners (npz), and back."""

from __future__ import annotations

import argparse
from pathlib import Path

from tablero.cli import extras
from tablero.cli.commands.verify import text_of
from tablero.cli.output import print_json, write_whole
from tablero.cli.problem import Problem


def add_arguments(command: argparse.ArgumentParser) -> None:
    what = command.add_subparsers(dest="what", metavar="pack|unpack", required=True)
    pack = what.add_parser("pack", help="put records into one file of arrays")
    pack.add_argument("data", type=Path, metavar="DATA.npz")
    pack.add_argument("files", nargs="+", type=Path, metavar="RECORD")
    pack.add_argument("--of", default="", metavar="NAME", help="only decisions of this player")
    pack.add_argument("--forced", action="store_true", help="also where only one answer was legal")
    unpack = what.add_parser("unpack", help="write the records of such a file")
    unpack.add_argument("data", type=Path, metavar="DATA.npz")
    unpack.add_argument("folder", type=Path, metavar="DIR")


def run(args: argparse.Namespace) -> int:
    with extras.needed("rl"):
        from tablero.envs.dataset import Dataset, DatasetError, pack
    try:
        if args.what == "pack":
            data = pack([text_of(path) for path in args.files], args.of, args.forced)
            data.save(args.data)
        else:
            data = Dataset.load(args.data)
            for number, text in enumerate(data.records, 1):
                write_whole(args.folder / f"{data.game}-{number:06}.rec", text)
    except DatasetError as error:
        raise Problem(str(error)) from None
    report = {
        "data": str(args.data),
        "game": data.game,
        "records": len(data.records),
        "decisions": len(data.actions),
        "observation": data.observation,
        "current": data.is_current(),
    }
    if args.json:
        print_json(report)
    else:
        counted = f"{len(data.records)} records, {len(data.actions)} decisions of {data.game}"
        print(f"{args.data}: {counted}, observed as {data.observation}")
    return 0
