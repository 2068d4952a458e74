"""Honest people play at twenty tables while a hostile guest does its worst, one way after another.

    python -m rigs.hostile --seconds 8

The server runs with the limits of a host who set none. Reported: the honest people's time to the
acknowledgement in milliseconds before, during and after each attack, who of them was thrown off,
and the server's memory. It holds if an honest move's p99 stays below 250 ms or three times calm,
whichever is larger, nobody honest is thrown off or refused, and memory stays below 1 GiB. On a
busy machine the worst of 160 moves says little: calm is the slower of before and after, and an
attack that makes people slow is tried again, up to three times; one that throws off is not. Where
the server waited longer for a processor than it had one, the machine is too busy to tell.
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
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection

from rigs.harness import Server, StrictServer
from rigs.parts.attacks import ATTACKS
from rigs.parts.guests import Guest
from rigs.parts.live_tables import (
    SEATS,
    Figures,
    LiveTable,
    create_tables,
    follow,
    generate,
    listen,
)
from rigs.parts.live_tables import percentile as milliseconds

TABLES = 20
RATE = 20.0  # honest moves a second, all tables together
STARTING, REST = 1.0, 1.0  # seconds before and after an attack
TRIES = 3
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
    cpu: float  # of the server, in processors: what an attack costs, however busy the machine is
    waited: float  # for a processor that others had, likewise

    def is_good(self) -> bool:
        return not self.refused and not self.thrown_off and self.mib < MOST_MIB


class Try(NamedTuple):
    """An attack between two spans of calm."""

    before: Phase
    under: Phase
    after: Phase

    @property
    def bound(self) -> float:
        """Milliseconds that an honest move may take."""
        return max(MOST_MS, MOST_TIMES * max(self.before.p99, self.after.p99))

    def is_good(self) -> bool:
        return all(phase.is_good() for phase in self)

    def holds(self) -> bool:
        return self.is_good() and self.under.p99 < self.bound

    def is_undecided(self) -> bool:
        """Slow, but the server waited longer for a processor than it had one: ask a calm machine.

        Attacks and honest people are on this machine too, but they alone do not make it so busy.
        """
        return self.is_good() and not self.holds() and self.under.waited > self.under.cpu

    def plain(self) -> dict[str, object]:
        return {
            "attack": self.under.name,
            "holds": self.holds(),
            "undecided": self.is_undecided(),
            "bound_ms": self.bound,
            "calm_p50_ms": [self.before.p50, self.after.p50],
            "calm_p99_ms": [self.before.p99, self.after.p99],
            "calm_cpu": [self.before.cpu, self.after.cpu],
            "calm_waited": [self.before.waited, self.after.waited],
            "under": self.under._asdict(),
        }


class Honest:
    """The people at the tables: every seat with a socket, moves at a steady rate."""

    def __init__(self, server: Server, tables: list[LiveTable], rate: float) -> None:
        self.server = server
        self.tables = tables
        self.rate = rate
        self.figures = Figures()
        self.sockets: list[ClientConnection] = []
        self.followers: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        for table in self.tables:
            for seat in range(SEATS):
                socket = await listen(self.server, table, seat, self.figures)
                self.sockets.append(socket)
                coroutine = follow(socket, table, seat, self.figures)
                self.followers.append(asyncio.create_task(coroutine))

    async def play(self, name: str, seconds: float) -> Phase:
        figures = Figures()
        here = sum(not task.done() for task in self.followers)
        used, waited, began = self.server.cpu(), self.server.waited(), time.monotonic()
        await generate(None, self.tables, self.rate, seconds, figures, name)
        return Phase(
            name,
            len(figures.acks),
            milliseconds(figures.acks, 0.5),
            milliseconds(figures.acks, 0.99),
            len(figures.refused),
            here - sum(not task.done() for task in self.followers),
            round(self.server.memory()),
            round((self.server.cpu() - used) / (time.monotonic() - began), 2),
            round((self.server.waited() - waited) / (time.monotonic() - began), 2),
        )

    async def get_up(self) -> None:
        for task in self.followers:
            task.cancel()
        await asyncio.gather(*self.followers, return_exceptions=True)
        for socket in self.sockets:
            socket.transport.abort()
        await asyncio.sleep(0.1)  # until they are closed


async def go(
    server: Server, names: list[str], seconds: float, calm: float, tables: int, finished: str
) -> list[Try]:
    games = ["puerto_rico", "gwt2"]
    honest = Honest(server, await asyncio.to_thread(create_tables, server, tables, games), RATE)
    await honest.sit_down()
    await honest.play("warming_up", min(2, calm))
    tries: list[Try] = []
    before = await honest.play("calm", calm)
    for name in names:
        for number in range(TRIES):
            under = await attacked(honest, name, number, seconds, finished)
            after = await honest.play(f"calm-{name}-{number}", calm)
            tries.append(Try(before, under, after))
            tell(tries[-1])
            before = after
            if tries[-1].holds() or not tries[-1].is_good():
                break
    await honest.get_up()
    return tries


async def attacked(honest: Honest, name: str, number: int, seconds: float, finished: str) -> Phase:
    port, table = str(honest.server.port), honest.tables[0].id
    more = (name, port, finished, table, str(seconds + STARTING))
    attack = await asyncio.create_subprocess_exec(sys.executable, "-m", "rigs.parts.attacks", *more)
    await asyncio.sleep(STARTING)
    under = await honest.play(f"{name}-{number}", seconds)
    await attack.wait()
    await asyncio.sleep(REST)
    return under._replace(name=name)


def tell(one: Try) -> None:
    under = one.under
    slow = "   UNDECIDED: the machine is busy" if one.is_undecided() else "   DOES NOT HOLD"
    verdict = "" if one.holds() else slow
    print(
        f"{under.name:16} moves {under.moves:4}  p50 {under.p50:7.1f} ms  p99 {under.p99:7.1f} ms "
        f"(calm p50 {one.before.p50:.1f} and {one.after.p50:.1f}, "
        f"p99 {one.before.p99:.0f} and {one.after.p99:.0f}, may {one.bound:.0f})  "
        f"refused {under.refused}  thrown off {under.thrown_off}  {under.mib:.0f} MiB  "
        f"CPU {under.cpu}, waited for {under.waited} (calm {one.before.cpu}){verdict}",
        file=sys.stderr,
        flush=True,
    )


def outcome(tries: list[Try]) -> dict[str, object]:
    """Every attack held in the end, and no try of any threw somebody off."""
    last = {one.under.name: one for one in tries}
    failed = {name for name, one in last.items() if not one.holds()}
    failed |= {one.under.name for one in tries if not one.is_good()}
    undecided = {name for name in failed if last[name].is_undecided()}
    return {
        "holds": not failed,
        "broke": sorted(failed - undecided),
        "undecided": sorted(undecided),
        "tries": [one.plain() for one in tries],
    }


def play_to_the_end(folder: Path) -> str:
    """A long finished table to look back at, made while nobody counts."""
    with Server(folder) as server:
        return asyncio.run(Guest(server.port).play_to_the_end("gwt2", 2))


def run(
    folder: Path, names: list[str], seconds: float, calm: float = 0.0, tables: int = TABLES
) -> list[Try]:
    """The calm between attacks lasts as long as they, unless only harm is looked for, not times."""
    finished = play_to_the_end(folder) if set(names) & LOOKING_BACK else ""
    with StrictServer(folder) as server:
        tries = asyncio.run(go(server, names, seconds, calm or seconds, tables, finished))
        assert not server.tracebacks(), server.tracebacks()
    return tries


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8, help="each attack")
    parser.add_argument("--attacks", nargs="*", default=list(ATTACKS), choices=list(ATTACKS))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = outcome(run(Path(folder), args.attacks, args.seconds))
    print(json.dumps({**report, "load": os.getloadavg()[0]}, indent=1))
    raise SystemExit(0 if report["holds"] else 1)


if __name__ == "__main__":
    main()
