"""What an accepted move with four watchers costs the server in CPU time, part by part.

    python -m rigs.cost --moves 1000

Three things are measured, at the same rate and one after another: a whole server; the web server
alone, with no game behind it (`rigs.parts.bare`); and, in this process, the parts of a move on
tables that are played at random. `request and answer` and `frame and answer` are the web server's
alone; the gate (cookie, limits, names) is in the whole by request only. `whole` is as the client
moves. On a busy machine all of it grows, by half and more, and not evenly: sums and differences
mean something on a quiet one.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from rigs.harness import Server
from rigs.load import HTTP, SOCKET, Crowd
from rigs.parts.bare import BareServer
from rigs.parts.live_tables import SEATS, Pool, create_tables
from rigs.play import ME
from tablero.core.asked import ask
from tablero.server.edge.app import run_evenly
from tablero.server.storage.store import Store
from tablero.server.tables.hub import Hub, Listener
from tablero.server.tables.kept import facts
from tablero.server.tables.kept.keeping import Batch, CommandKey
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import messages, wire
from tablero.server.tables.wanted.opening import order
from tablero.server.tables.wanted.orders import Move, PlayOrder
from tablero.server.tables.who.browsers import Keys

Costs = dict[str, float]  # seconds of CPU time by part
RATE = 80.0  # moves a second: a server that is used and not busy


# -- in this process -------------------------------------------------------------------------------
class Timed:
    """Adds up what is spent inside `part`."""

    def __init__(self) -> None:
        self.costs: Costs = defaultdict(float)

    @contextlib.contextmanager
    def part(self, name: str) -> Iterator[None]:
        began = time.process_time()
        try:
            yield
        finally:
            self.costs[name] += time.process_time() - began


class TimedStore(Store):
    def __init__(self, url: str, timed: Timed) -> None:
        super().__init__(url)
        self.timed = timed

    def first_answers(self, keys: list[CommandKey]) -> dict[CommandKey, bytes]:
        with self.timed.part("asked before?"):
            return super().first_answers(keys)

    def commit(self, batch: Batch) -> set[str]:
        with self.timed.part("stored, on disk"):
            return super().commit(batch)


class TimedPlay(PlayOrder):
    def __init__(self, move: Move, answer: int, timed: Timed) -> None:
        super().__init__(move, answer)
        self.timed = timed

    def carry_on(self, table: Table) -> facts.Fact:
        with self.timed.part("played and hashed"):
            return super().carry_on(table)


class Ear(Listener):
    heard = 0

    def send(self, message: bytes) -> None:
        Ear.heard += len(message)


def parts(folder: Path, game: str, moves: int) -> Costs:
    """Every second move is shown as the server does it, the others piece by piece."""
    timed, chosen, Ear.heard = Timed(), random.Random(1), 0  # noqa: S311
    tables = Tables(TimedStore(f"sqlite:///{folder / game}.db", timed))
    hub = Hub(Keys(b"k" * 32), 60.0)
    played = 0
    while played < moves:
        seats = [wire.SeatRequest("me")] + [wire.SeatRequest("hotseat")] * (SEATS - 1)
        opened = tables.carry_out([order(wire.CreateTable(game, seats, auto_single=True), ME)])[0]
        table = opened.table
        assert table is not None
        for seat in range(SEATS):
            hub.join(Ear(table.id, ME, seat), table, None)
        while played < moves and table.status == "playing":
            assert table.match is not None
            answer = chosen.choice(table.match.state.answers())
            move = Move(table.id, table.acting(), f"command-{played}", table.seq, ME)
            with timed.part("decided and stored"):
                table = tables.carry_out([TimedPlay(move, answer, timed)])[0].table
            assert table is not None
            played += 1
            if played % 2:
                with timed.part("shown"):
                    hub.publish(table)
            else:
                _show(timed, table)
                hub.publish(table)
            time.sleep(1 / RATE)  # as far apart as at a server: caches have gone cold
    costs = timed.costs
    for name in ("shown", "boards", "asks"):
        costs[name] *= 2
    return {name: spent / played for name, spent in costs.items()}


def _show(timed: Timed, table: Table) -> None:
    assert table.match is not None
    for seat in range(SEATS):
        with timed.part("boards"):
            messages.encoded(messages.board(table.match, seat))
        with timed.part("asks"):
            messages.encoded(ask(table.match, seat))


# -- in other processes ----------------------------------------------------------------------------
async def asked(server: Server, moves: int, over: str) -> float:
    """Of a bare server: CPU time a request or a frame, four sockets listening."""
    place = f"ws://127.0.0.1:{server.port}/live"
    pool = Pool(server, 1)
    async with contextlib.AsyncExitStack() as open_:
        sockets: list[ClientConnection] = []
        for _ in range(SEATS):
            listening = connect(place, compression=None, proxy=None, ping_interval=None)
            sockets.append(await open_.enter_async_context(listening))
            reading = asyncio.create_task(_read(sockets[-1]))
            open_.callback(reading.cancel)
        if over == HTTP:
            await pool.open()
        body = b'{"id":"load-00000000","expected":100,"seat":1,"do":{"type":"play","answer":1}}'
        before, began = server.cpu(), time.perf_counter()
        for number in range(moves):
            await asyncio.sleep(max(0.0, began + number / RATE - time.perf_counter()))
            if over == HTTP:
                await pool.post("/api/tables/0123456789abcdef/command", "name=value", body)
            else:
                await sockets[0].send(body, text=True)
        used = server.cpu() - before
        pool.close()
    return used / moves


async def _read(socket: object) -> None:
    async for _ in socket:  # type: ignore[attr-defined]
        pass


async def whole(server: Server, game: str, moves: int, over: str) -> float:
    tables = await asyncio.to_thread(create_tables, server, 16, [game])
    async with Crowd(server, tables, over) as crowd:
        await crowd.measure(RATE, min(2, moves / RATE), "warm")
        report = await crowd.measure(RATE, moves / RATE)
    return float(str(report["server_cpu_ms_per_move"])) / 1000


def measure(folder: Path, game: str, moves: int) -> dict[str, object]:
    costs = parts(folder, game, moves)
    told = Ear.heard // (moves * SEATS)
    bare = {}
    for over, size in ((HTTP, 0), (SOCKET, 0), (SOCKET, told)):
        alone = BareServer(folder)
        alone.size = size
        with alone:
            bare[over, size] = asyncio.run(asked(alone, moves, over))
    for over, name in ((SOCKET, "whole"), (HTTP, "whole by request")):
        with Server(folder) as server:
            costs[name] = asyncio.run(whole(server, game, moves, over))
            assert not server.tracebacks()
    costs["request and answer"] = bare[HTTP, 0]
    costs["frame and answer"] = bare[SOCKET, 0]
    costs["four sockets told"] = bare[SOCKET, told] - bare[SOCKET, 0]
    return {
        "game": game,
        "bytes_told_each": told,
        "load": round(os.getloadavg()[0], 1),
        "microseconds": {name: round(1e6 * spent) for name, spent in costs.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--games", nargs="*", default=["puerto_rico", "gwt2"])
    args = parser.parse_args()
    run_evenly()
    with tempfile.TemporaryDirectory() as folder:
        found = [measure(Path(folder), game, args.moves) for game in args.games]
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
