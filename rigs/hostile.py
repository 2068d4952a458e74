"""Honest people play at twenty tables while a hostile guest does its worst, one way after another.

    python -m rigs.hostile --seconds 8

The server runs with the limits of a host who set none. Reported: the honest people's time to the
acknowledgement in milliseconds without and with each attack, who of them was thrown off, and the
server's memory. It holds if an honest move's p99 stays below 250 ms or three times calm, whichever
is larger, nobody honest is thrown off or refused, and memory stays below 1 GiB.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection

from rigs.attacks import ATTACKS, Guest
from rigs.harness import Server, StrictServer
from rigs.live_tables import (
    SEATS,
    Figures,
    LiveTable,
    Pool,
    create_tables,
    follow,
    generate,
    listen,
)
from rigs.live_tables import percentile as milliseconds

TABLES = 20
RATE = 20.0  # honest moves a second, all tables together
STARTING, REST = 1.0, 1.0  # seconds before and after an attack
LOOKING_BACK = {"heavy_reads", "many_guests", "slow_readers"}
MOST_MS, MOST_TIMES, MOST_MIB = 250.0, 3.0, 1024.0


class Phase(NamedTuple):
    """How honest people fared while something went on."""

    name: str
    moves: int
    p50: float
    p99: float
    refused: int
    thrown_off: int
    mib: float

    def is_good(self) -> bool:
        return not self.refused and not self.thrown_off and self.mib < MOST_MIB

    def is_quick(self, calm: Phase) -> bool:
        return self.p99 < max(MOST_MS, MOST_TIMES * calm.p99)


class Honest:
    """The people at the tables: every seat with a socket, moves at a steady rate."""

    def __init__(self, server: Server, tables: list[LiveTable], rate: float) -> None:
        self.server = server
        self.tables = tables
        self.rate = rate
        self.pool = Pool(server, 16)
        self.figures = Figures()
        self.sockets: list[ClientConnection] = []
        self.followers: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        await self.pool.open()
        for table in self.tables:
            for seat in range(SEATS):
                socket = await listen(self.server, table, seat, self.figures)
                self.sockets.append(socket)
                coroutine = follow(socket, table, seat, self.figures)
                self.followers.append(asyncio.create_task(coroutine))

    async def play(self, name: str, seconds: float) -> Phase:
        figures = Figures()
        here = sum(not task.done() for task in self.followers)
        await generate(self.pool, self.tables, self.rate, seconds, figures, name)
        return Phase(
            name,
            len(figures.acks),
            milliseconds(figures.acks, 0.5),
            milliseconds(figures.acks, 0.99),
            len(figures.refused),
            here - sum(not task.done() for task in self.followers),
            round(self.server.memory()),
        )

    async def get_up(self) -> None:
        for task in self.followers:
            task.cancel()
        await asyncio.gather(*self.followers, return_exceptions=True)
        for socket in self.sockets:
            socket.transport.abort()
        self.pool.close()
        await asyncio.sleep(0.1)  # until they are closed


async def go(
    server: Server, names: list[str], seconds: float, tables: int, finished: str
) -> list[Phase]:
    games = ["puerto_rico", "gwt2"]
    honest = Honest(server, await asyncio.to_thread(create_tables, server, tables, games), RATE)
    await honest.sit_down()
    await honest.play("warming_up", 2)
    phases: list[Phase] = []
    for name in names:
        # Just before each: on a shared machine the calm of a minute ago says little.
        calm = await honest.play(f"calm-{name}", seconds)
        tell(calm, calm)
        more = (name, str(server.port), finished, honest.tables[0].id, str(seconds + STARTING))
        attack = await asyncio.create_subprocess_exec(sys.executable, "-m", "rigs.attacks", *more)
        await asyncio.sleep(STARTING)
        under = await honest.play(name, seconds)
        await attack.wait()
        tell(under, calm)
        phases += [calm, under]
        await asyncio.sleep(REST)
    await honest.get_up()
    return phases


def tell(phase: Phase, calm: Phase) -> None:
    verdict = "" if phase.is_good() and phase.is_quick(calm) else "   DOES NOT HOLD"
    print(
        f"{phase.name:21} moves {phase.moves:4}  p50 {phase.p50:7.1f} ms  p99 {phase.p99:7.1f} ms  "
        f"refused {phase.refused}  thrown off {phase.thrown_off}  {phase.mib:5.0f} MiB{verdict}",
        file=sys.stderr,
        flush=True,
    )


def play_to_the_end(folder: Path) -> str:
    """A long finished table to look back at, made while nobody counts."""
    with Server(folder) as server:
        return asyncio.run(Guest(server.port).play_to_the_end("gwt2", 2))


def run(folder: Path, names: list[str], seconds: float, tables: int = TABLES) -> list[Phase]:
    finished = play_to_the_end(folder) if set(names) & LOOKING_BACK else ""
    with StrictServer(folder) as server:
        phases = asyncio.run(go(server, names, seconds, tables, finished))
        assert not server.tracebacks(), server.tracebacks()
    return phases


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8, help="each attack")
    parser.add_argument("--attacks", nargs="*", default=list(ATTACKS), choices=list(ATTACKS))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        phases = run(Path(folder), args.attacks, args.seconds)
    pairs = list(zip(phases[::2], phases[1::2], strict=True))
    holds = all(calm.is_good() and one.is_good() and one.is_quick(calm) for calm, one in pairs)
    told = [{"calm": calm._asdict(), "under": under._asdict()} for calm, under in pairs]
    print(json.dumps({"holds": holds, "attacks": told, "load": os.getloadavg()[0]}, indent=1))
    raise SystemExit(0 if holds else 1)


if __name__ == "__main__":
    main()
