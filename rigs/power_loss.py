"""Power cuts while moves are stored: with `synchronous=FULL` nothing acknowledged is lost.

    python -m rigs.power_loss --trials 200

kill -9 cannot show this, because the system still writes what the process had handed over. Here
SQLite writes to a disk that forgets what was not synced (rigs/parts/disk.py). The control runs the
same with `synchronous=NORMAL` and must lose moves, else the rig is blind.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import random
import shutil
import tempfile
from pathlib import Path
from typing import NamedTuple

import apsw
import sqlalchemy as sa

from rigs.parts.disk import Disk
from rigs.play import create, next_move
from tablero.server.storage import sqlite_driver
from tablero.server.storage.database import open_sqlite
from tablero.server.storage.store import Store
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import BrokenLog, Table

MOVES = 40
CHECKPOINT_PAGES = 24  # often, so that power also goes in the middle of checkpoints


class Report(NamedTuple):
    synchronous: str
    trials: int
    acknowledged: int
    trials_with_loss: int
    lost: int
    broken: int


def open_store(file: Path, disk: Disk, synchronous: str) -> Store:
    engine = open_sqlite(sa.make_url(f"sqlite:///{file}"), vfs=disk.name)

    def alone(connection: sqlite_driver.Connection, _record: object) -> None:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")

    def careless(connection: sqlite_driver.Connection, _record: object) -> None:
        connection.execute(f"PRAGMA synchronous={synchronous}")
        connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")

    sa.event.listen(engine, "connect", alone, insert=True)  # before WAL is entered
    sa.event.listen(engine, "connect", careless)
    return Store(engine)


def fresh_table(file: Path, game: str) -> Table:
    store = Store(f"sqlite:///{file}")
    table = create(Tables(store), game=game)
    store.close()
    return table


def acknowledged_until_dark(store: Store, table: Table, dice: random.Random) -> int:
    """Play until the power goes; the last number that was acknowledged."""
    tables = Tables(store)
    for number in range(MOVES):
        done = tables.carry_out([next_move(table, number, dice.randrange(1000))])[0]
        if done.table is None:
            break
        table = done.table
    return table.seq


def stored(file: Path, table: Table) -> int:
    """What another start finds: the last number, or -1 if the file or the log is broken."""
    try:
        connection = apsw.Connection(str(file))
        good = list(connection.execute("PRAGMA integrity_check")) == [("ok",)]
        connection.close()
        store = Store(f"sqlite:///{file}")
        found = store.load(table.id)
        store.close()
    except (apsw.Error, sa.exc.DBAPIError, BrokenLog):
        return -1
    return found.seq if good and found is not None else -1


def run(folder: Path, trials: int, synchronous: str, game: str, seed: int) -> Report:
    dice = random.Random(seed)  # noqa: S311
    first = folder / "first.db"
    table = fresh_table(first, game)
    acknowledged = trials_with_loss = lost = broken = 0
    for number in range(trials):
        file = folder / f"{synchronous}-{number}.db"
        shutil.copy(first, file)
        shutil.copy(first.with_suffix(".key"), file.with_suffix(".key"))
        disk = Disk()
        store = open_store(file, disk, synchronous)
        disk.power_left = dice.randint(1, 4 * MOVES)
        told = acknowledged_until_dark(store, table, dice)
        disk.power_left = 0
        store.close()
        disk.lose_power(dice)
        found = stored(file, table)
        acknowledged += told - table.seq
        broken += found < 0
        lost += max(0, told - found) if found >= 0 else 0
        trials_with_loss += found < told
    return Report(synchronous, trials, acknowledged, trials_with_loss, lost, broken)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trials", type=int, default=200)
    parser.add_argument("--game", default="puerto_rico")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    logging.disable()  # of thousands of refused writes
    with tempfile.TemporaryDirectory() as folder:
        full = run(Path(folder), args.trials, "FULL", args.game, args.seed)
        control = run(Path(folder), max(1, args.trials // 5), "NORMAL", args.game, args.seed)
    report = {"full": full._asdict(), "control": control._asdict(), "load": os.getloadavg()[0]}
    print(json.dumps(report, indent=1))
    good = full.acknowledged > 0 and not full.trials_with_loss and control.trials_with_loss > 0
    raise SystemExit(0 if good else 1)


if __name__ == "__main__":
    main()
