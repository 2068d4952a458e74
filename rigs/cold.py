"""Many long tables that nobody has looked at are opened at once while somebody plays.

    python -m rigs.cold --tables 200

Prints how long an honest move takes in the calm and meanwhile, how long the opening takes, and what
the tables cost in memory. It holds if the median of honest moves is at most three times the calm's.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rigs.harness import Browser, Server
from rigs.play import create, next_move
from tablero.server.storage.store import Store
from tablero.server.tables.ledger import Tables
from tablero.server.tables.wanted.orders import Order

AT_ONCE = 16
PLAYERS = 4
CALM_SECONDS = 10.0
MOST_TIMES = 3.0


def long_tables(db: str, count: int, moves: int) -> list[str]:
    """Tables of the longer title, played by chance, a move at each in one transaction."""
    store = Store(db)
    tables = Tables(store, megabytes=4096)
    made = [create(tables, game="gwt2") for _ in range(count)]
    for move in range(moves):
        orders = [
            next_move(table, move, move * 7 + number)
            for number, table in enumerate(made)
            if table.status == "playing"
        ]
        after = {done.order.table_id: done.table for done in tables.carry_out(list[Order](orders))}
        made = [after.get(table.id) or table for table in made]
    store.close()
    return [table.id for table in made]


class Player(threading.Thread):
    """Somebody who moves all the time and notes how long it takes."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.server = server
        self.took: list[float] = []
        self.stop = threading.Event()

    def run(self) -> None:
        with Browser(self.server) as anna:
            while not self.stop.is_set():
                table = anna.create("puerto_rico", "me", "hotseat", "hotseat")["table"]
                seen = anna.see(table)
                while seen["status"] == "playing" and not self.stop.is_set():
                    began = time.perf_counter()
                    answer = anna.play(seen)
                    self.took.append(time.perf_counter() - began)
                    assert answer.status_code == 200, answer.text
                    seen = anna.see(table)
                    time.sleep(0.05)


def resident(server: Server) -> float:
    """Megabytes of the worker, which is the child that holds the tables."""
    assert server.process is not None
    group = server.process.pid
    found = 0.0
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            text = status.read_text()
            stat = (status.parent / "stat").read_text()
        except OSError:
            continue
        if int(stat.rpartition(")")[2].split()[2]) == group:
            size = next((line for line in text.splitlines() if line.startswith("VmRSS")), "")
            found = max(found, int(size.split()[1]) / 1024 if size else 0.0)
    return found


def p50(took: list[float]) -> float:
    return 1000 * statistics.median(took)


def run(folder: Path, count: int, moves: int) -> dict[str, float]:
    server = Server(folder)
    made = long_tables(server.db, count, moves)
    with server, Browser(server) as guest:
        guest.get("/api/games")
        players = [Player(server) for _ in range(PLAYERS)]
        for player in players:
            player.start()
        time.sleep(CALM_SECONDS)
        calm = [one for player in players for one in player.took[10:]]
        before, began = resident(server), time.perf_counter()
        at = [len(player.took) for player in players]
        with ThreadPoolExecutor(AT_ONCE) as pool:
            answers = list(pool.map(lambda one: guest.get(f"/api/tables/{one}"), made))
        opened = time.perf_counter() - began
        busy = [
            one for player, start in zip(players, at, strict=True) for one in player.took[start:]
        ]
        after = resident(server)
        for player in players:
            player.stop.set()
            player.join()
        assert all(answer.status_code == 200 for answer in answers)
        assert not server.tracebacks()
        return {
            "calm_p50_ms": p50(calm),
            "busy_p50_ms": p50(busy),
            "times": p50(busy) / p50(calm),
            "opened_s": opened,
            "before_mb": before,
            "after_mb": after,
            "kb_a_table": 1024 * (after - before) / count,
            "moves": len(busy),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=400)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = run(Path(folder), args.tables, args.moves)
    report = {name: round(value, 2) for name, value in found.items()}
    print(json.dumps({**report, "load": os.getloadavg()[0]}, indent=1))
    raise SystemExit(0 if found["times"] <= MOST_TIMES else 1)


if __name__ == "__main__":
    main()
