"""What long tables take up in memory while nobody looks at them.

    python -m rigs.weight --tables 100

For each title: many tables are played far by chance, then fresh processes read them all. Reported
for a table: kB of all objects it keeps alive; kB by which the process grew, which also holds what
reading needed for a moment and the allocator has not given back; and what the server reckons with
(`tables/memory.py`). It holds if a table keeps at most 60 kB alive.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Callable
from pathlib import Path

from rigs.play import create, next_move
from tablero.core.registry import games
from tablero.server.storage.store import Store
from tablero.server.tables.kept.memory import weight
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.wanted.orders import Order

MOST_KB = 60.0
FAR = 400  # answers: past what is kept in memory, in most titles near the end
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
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def alive() -> float:
    """kB of the objects made since the first call."""
    if not tracemalloc.is_tracing():
        tracemalloc.start()
    return tracemalloc.get_traced_memory()[0] / 1024


def weigh(db: str, measure: Callable[[], float]) -> dict[str, float]:
    """In a process that has done nothing else: memory that was freed before would not show."""
    store = Store(db)
    tables = Tables(store, ROOM)
    names = store.table_ids()
    half = len(names) // 2
    for name in names[:half]:  # by then what is there once is there
        tables.get(name)
    gc.collect()
    begun = measure()
    held = [tables.get(name) for name in names[half:]]
    gc.collect()
    grown = measure() - begun
    return {
        "plies": round(sum(table.ply for table in held) / len(held)),
        f"{measure.__name__}_kb": round(grown / len(held), 1),
        "reckoned_kb": round(sum(weight(table) for table in held) / len(held) / 1024, 1),
    }


def run(folder: Path, game: str, count: int, moves: int = FAR) -> dict[str, float]:
    db = f"sqlite:///{folder / f'{game}.db'}"
    alone("make", db, game, str(count), str(moves))
    return json.loads(alone("resident", db)) | json.loads(alone("alive", db))  # type: ignore[no-any-return]


def alone(*args: str) -> str:
    """What a process of its own says."""
    command = [sys.executable, "-m", "rigs.weight", *args]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603
    return done.stdout


def main() -> None:
    if sys.argv[1:2] == ["make"]:
        make(sys.argv[2], sys.argv[3], int(sys.argv[4]), int(sys.argv[5]))
        return
    if sys.argv[1:2] in (["resident"], ["alive"]):
        measure = resident if sys.argv[1] == "resident" else alive
        print(json.dumps(weigh(sys.argv[2], measure)))
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--games", nargs="*", default=[game.id for game in games()])
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = {game: run(Path(folder), game, args.tables) for game in args.games}
    most = max(one["alive_kb"] for one in found.values())
    print(json.dumps({"most_kb": most, "titles": found}, indent=1))
    raise SystemExit(0 if most <= MOST_KB else 1)


if __name__ == "__main__":
    main()
