"""Live tables of real games under a steady stream of moves.

    python -m rigs.load --tables 500 --rate 200 --seconds 60
    python -m rigs.load --tables 500 --rate 200 --seconds 20 --until-p99 150

Each table has four sockets, one a seat. Moves are sent over them, as the client does, or with
`--over http` by requests, at fixed times whether or not earlier ones
were answered (no coordinated omission). Reported: time to the acknowledgement and time until all
four sockets have heard the step, in milliseconds, and the server's CPU time for a move, which a
busy machine changes least: at most 1.5 ms is the goal. With `--until-p99` the rate rises by steps
until the acknowledgements' 99th percentile is over so many milliseconds (or falls until it is not);
`held` is the highest rate that was not over it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from websockets.asyncio.client import ClientConnection

from rigs.harness import Server
from rigs.parts.live_tables import (
    SEATS,
    Figures,
    LiveTable,
    Pool,
    create_tables,
    follow,
    generate,
    listen,
    percentile,
)

Report = dict[str, object]
STEP = 1.25  # from one rate to the next
LEAST, MOST = 5.0, 20_000.0
SOCKET, HTTP = "socket", "http"  # how moves are sent: as the client does, or by requests


def go_first(pid: int, nice: int) -> None:
    """Before the work of others on a busy machine; needs root. Linux shares by session first."""
    os.setpriority(os.PRIO_PROCESS, 0, nice)
    for group in (pid, os.getpid()):
        place = Path(f"/proc/{group}/autogroup")
        if place.exists():
            place.write_text(str(nice))


class Crowd:
    """Everybody at the tables, and what moves at some rate cost them and the server."""

    def __init__(self, server: Server, tables: list[LiveTable], over: str = SOCKET) -> None:
        self.server = server
        self.tables = tables
        self.pool = Pool(server, 32) if over == HTTP else None
        self.heard = Figures()
        self.sockets: list[ClientConnection] = []
        self.followers: list[asyncio.Task[None]] = []
        self.opened = 0.0

    async def __aenter__(self) -> Self:
        began = time.perf_counter()
        for table in self.tables:
            seats = (listen(self.server, table, seat, self.heard) for seat in range(SEATS))
            self.sockets += await asyncio.gather(*seats)
        self.opened = time.perf_counter() - began
        places = [(table, seat) for table in self.tables for seat in range(SEATS)]
        self.followers = [
            asyncio.create_task(follow(socket, table, seat, self.heard))
            for socket, (table, seat) in zip(self.sockets, places, strict=True)
        ]
        if self.pool is not None:
            await self.pool.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for task in self.followers:
            task.cancel()
        for socket in self.sockets:
            socket.transport.abort()
        if self.pool is not None:
            self.pool.close()
        await asyncio.sleep(0.1)  # until they are closed

    async def measure(self, rate: float, seconds: float, name: str = "load") -> Report:
        figures = Figures()
        self.heard.heard, self.heard.refused = [], []
        before, own = self.server.cpu(), time.process_time()
        started = time.perf_counter()
        await generate(self.pool, self.tables, rate, seconds, figures, name)
        wall = time.perf_counter() - started - 1
        used, own = self.server.cpu() - before, time.process_time() - own
        refused = figures.refused + self.heard.refused
        return {
            "rate": round(rate, 1),
            "moves_per_s": round(len(figures.acks) / wall, 1),
            "ack_p50_ms": percentile(figures.acks, 0.5),
            "ack_p99_ms": percentile(figures.acks, 0.99),
            "heard_p50_ms": percentile(self.heard.heard, 0.5),
            "heard_p99_ms": percentile(self.heard.heard, 0.99),
            "refused": len(refused),
            "first_refused": refused[:3],
            "skipped": figures.skipped,
            "server_cpu_ms_per_move": round(1000 * used / max(1, len(figures.acks)), 2),
            "server_cpu_share": round(used / wall, 2),
            "generator_cpu_share": round(own / wall, 2),
            "load": round(os.getloadavg()[0], 1),
        }

    async def climb(self, rate: float, seconds: float, limit: float) -> Report:
        """Rates one after another until one is too much (down from it, if the first is); at last
        one between the last two. `held` is the highest that was not, 0 if none was."""
        steps: list[Report] = []

        async def holds(wanted: float) -> bool:
            steps.append(await self.measure(wanted, seconds, f"step-{len(steps)}"))
            tell(steps[-1], limit)
            return is_held(steps[-1], limit)

        held, over = 0.0, 0.0
        while LEAST <= rate <= MOST and not (held and over):
            if await holds(rate):
                held, rate = rate, rate * STEP
            else:
                over, rate = rate, rate / STEP
        if held:
            middle = (held * (over or rate)) ** 0.5
            held = middle if await holds(middle) else held
        return {"limit_ms": limit, "held": round(held, 1), "steps": steps}


def tell(step: Report, limit: float) -> None:
    verdict = "held" if is_held(step, limit) else f"over {limit:g} ms"
    figures = "rate {rate}  p50 {ack_p50_ms} ms  p99 {ack_p99_ms} ms  refused {refused}  "
    figures += "skipped {skipped}  CPU {server_cpu_ms_per_move} ms a move  load {load}"
    print(figures.format(**step), verdict, sep="  ", file=sys.stderr, flush=True)


def is_held(step: Report, limit: float) -> bool:
    return float(str(step["ack_p99_ms"])) <= limit and not step["skipped"] and not step["refused"]


async def drive(
    server: Server,
    count: int,
    rate: float,
    seconds: float,
    games: list[str],
    limit: float = 0.0,
    over: str = SOCKET,
) -> Report:
    tables = await asyncio.to_thread(create_tables, server, count, games)
    async with Crowd(server, tables, over) as crowd:
        await crowd.measure(min(rate, 50.0), 3, "warm")
        climbing = limit and crowd.climb(rate, seconds, limit)
        found = await (climbing or crowd.measure(rate, seconds))
        opened = {"sockets": len(crowd.sockets), "opened_s": round(crowd.opened, 1)}
    return {"tables": count, "over": over, **opened, **found}


def run(
    folder: Path,
    count: int,
    rate: float,
    seconds: float,
    games: list[str],
    nice: int = 0,
    limit: float = 0.0,
    over: str = SOCKET,
) -> Report:
    with Server(folder) as server:
        if nice:
            assert server.process is not None
            go_first(server.process.pid, nice)
        report = asyncio.run(drive(server, count, rate, seconds, games, limit, over))
        report["memory_mib"] = round(server.memory())
        report["tracebacks"] = server.tracebacks()
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--until-p99", type=float, default=0.0, metavar="MS")
    parser.add_argument("--nice", type=int, default=0, help="below 0: go before others' work")
    parser.add_argument("--games", nargs="*", default=["puerto_rico", "gwt2"])
    parser.add_argument("--over", choices=(SOCKET, HTTP), default=SOCKET)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = run(
            Path(folder), args.tables, args.rate, args.seconds, args.games, args.nice,
            args.until_p99, args.over,
        )  # fmt: skip
    print(json.dumps(report, indent=1))
    raise SystemExit(1 if report["tracebacks"] or report.get("refused") else 0)


if __name__ == "__main__":
    main()
