"""What long tables take up in memory while nobody looks at them.

    python -m rigs.weight --tables 100

For each title: many tables are played far by chance, then a fresh process reads them all, and plays
each on a little. Reported: kB of resident memory a table, after reading and after playing, and what
the server reckons with (`tables/memory.py`). It holds if a table that was read takes at most 60 kB.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from rigs.play import create, next_move
from tablero.core.registry import games
from tablero.server.storage.store import Store
from tablero.server.tables.ledger import Tables
from tablero.server.tables.memory import weight
from tablero.server.tables.orders import Order
from tablero.server.tables.table import Table

MOST_KB = 60.0
FAR = 400  # answers: past what is kept in memory, in most titles near the end
ON = 20  # after reading
ROOM = 4096  # megabytes: nothing is put out here


def play(tables: Tables, made: list[Table], moves: int) -> list[Table]:
    """So many moves at each that still goes on, one of each in a transaction."""
    for move in range(moves):
        orders: list[Order] = [
            next_move(table, table.seq, move * 7 + number)
            for number, table in enumerate(made)
            if table.status == "playing"
        ]
        after = {done.order.table_id: done.table for done in tables.carry_out(orders)}
        made = [after.get(table.id) or table for table in made]
    return made


def make(db: str, game: str, count: int, moves: int) -> None:
    store = Store(db)
    tables = Tables(store, ROOM)
    play(tables, [create(tables, game=game) for _ in range(count)], moves)
    store.close()


def resident() -> float:
    """kB of this process."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def weigh(db: str) -> dict[str, float]:
    """In a process that has done nothing else: memory that was freed before would not show."""
    store = Store(db)
    tables = Tables(store, ROOM)
    names = store.table_ids()
    half = len(names) // 2
    first = [tables.get(name) for name in names[:half]]
    play(tables, first, 2)
    begun = resident()  # by now what is there once is there
    held = [tables.get(name) for name in names[half:]]
    read = resident()
    reckoned = sum(weight(table) for table in held) / len(held)
    plies = sum(table.ply for table in held) / len(held)
    count = len(held)
    held = play(tables, held, ON)
    played = resident()
    return {
        "plies": round(plies),
        "read_kb": round((read - begun) / count, 1),
        "played_kb": round((played - begun) / count, 1),
        "reckoned_kb": round(reckoned / 1024, 1),
    }


def run(folder: Path, game: str, count: int, moves: int = FAR) -> dict[str, float]:
    db = f"sqlite:///{folder / f'{game}.db'}"
    alone("make", db, game, str(count), str(moves))
    return dict(json.loads(alone("weigh", db)))


def alone(*args: str) -> str:
    """What a process of its own says."""
    command = [sys.executable, "-m", "rigs.weight", *args]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603
    return done.stdout


def main() -> None:
    if sys.argv[1:2] == ["make"]:
        make(sys.argv[2], sys.argv[3], int(sys.argv[4]), int(sys.argv[5]))
        return
    if sys.argv[1:2] == ["weigh"]:
        print(json.dumps(weigh(sys.argv[2])))
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--games", nargs="*", default=[game.id for game in games()])
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = {game: run(Path(folder), game, args.tables) for game in args.games}
    most = max(one["read_kb"] for one in found.values())
    print(json.dumps({"most_kb": most, "titles": found}, indent=1))
    raise SystemExit(0 if most <= MOST_KB else 1)


if __name__ == "__main__":
    main()
