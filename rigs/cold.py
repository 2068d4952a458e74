"""Many long tables that nobody has looked at are opened at once while somebody plays.

    python -m rigs.cold --tables 200

Prints how long an honest move takes in the calm and meanwhile, how long the opening takes, and what
the tables cost in memory.
"""

from __future__ import annotations

import argparse
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

AT_ONCE = 16
CALM_SECONDS = 5.0


def long_tables(db: str, count: int, moves: int) -> list[str]:
    """Tables of the longer title, played by chance."""
    store = Store(db)
    made: list[str] = []
    for number in range(count):
        tables = Tables(store)
        table = create(tables, game="gwt2")
        for move in range(moves):
            if table.status == "over":
                break
            done = tables.carry_out([next_move(table, move, move * 7 + number)])[0]
            assert done.table is not None, done.refused
            table = done.table
        made.append(table.id)
    store.close()
    return made


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
                    time.sleep(0.02)


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
        player = Player(server)
        player.start()
        time.sleep(CALM_SECONDS)
        calm = player.took[20:]
        before, began = resident(server), time.perf_counter()
        at = len(player.took)
        with ThreadPoolExecutor(AT_ONCE) as pool:
            answers = list(pool.map(lambda one: guest.get(f"/api/tables/{one}"), made))
        opened = time.perf_counter() - began
        busy = player.took[at:]
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
            "after_mb": resident(server),
            "moves": len(busy),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=400)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = run(Path(folder), args.tables, args.moves)
    for name, value in found.items():
        print(f"{name:12} {value:10.2f}")


if __name__ == "__main__":
    main()
