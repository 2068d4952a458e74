"""Messages get lost and come twice, sockets break: the view that is put together stays right."""

import random
from collections import deque
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rigs.play import ME, create, next_move

from tablero.core.kinds import NOBODY
from tablero.server.storage.store import Store
from tablero.server.tables.hub import Hub, Listener
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.wanted.orders import LeaveOrder, Move, Order, SayOrder, UndoOrder
from tablero.server.tables.who.browsers import Keys
from tablero.server.tables.who.people import Asker

Json = dict[str, Any]
SPECTATOR = Asker("a-spectator")


class Ear(Listener):
    """Keeps what was sent until somebody takes it."""

    def __init__(self, table_id: str, asker: Asker, wanted: int | None) -> None:
        super().__init__(table_id, asker, wanted)
        self.waiting: deque[bytes] = deque()

    def send(self, message: bytes) -> None:
        self.waiting.append(message)


class Client:
    """What a browser does, by docs/wire.md: apply what fits, skip what is old, else come back."""

    def __init__(self, hub: Hub, tables: Tables, table_id: str) -> None:
        self.hub = hub
        self.tables = tables
        self.listener = Ear(table_id, SPECTATOR, None)
        self.known: Json = {}
        self.resumed = 0
        self.connect()

    def connect(self) -> None:
        table = self.tables.get(self.listener.table_id)
        self.hub.leave(self.listener)
        self.listener = Ear(table.id, SPECTATOR, None)
        self.hub.join(self.listener, table, self.known.get("seq"))
        self.resumed += 1
        self.hear(1.0, random.Random(0))

    def hear(self, share: float, dice: random.Random) -> None:
        """Take what was sent; only a share of it arrives, and some of that twice."""
        while self.listener.waiting:
            message = msgspec.json.decode(self.listener.waiting.popleft())
            if dice.random() < share:
                for _ in range(dice.choice([1, 1, 2])):
                    self.take(message)

    def take(self, message: Json) -> None:
        kind = message.pop("type", "")
        if kind == "table":
            self.known = message
            return
        if kind not in {"step", "chat"} or message["seq"] < self.known["seq"]:
            return
        before = message["previous"] if kind == "step" else message["seq"] - 1
        if before > self.known["seq"]:
            self.connect()
        elif kind == "chat" and before == self.known["seq"]:
            self.known = {
                **self.known,
                "seq": message["seq"],
                "chat": [*self.known["chat"], message["line"]],
            }
        elif kind == "step" and before == self.known["seq"]:
            log = [item for item in self.known["log"] if item["ply"] <= message["log_from"]]
            self.known = {**self.known, **message, "log": log + message["log"]}

    def is_right(self, table: Table) -> bool:
        whole = self.hub.whole(table, SPECTATOR, NOBODY)
        now = msgspec.json.decode(msgspec.json.encode(whole))
        fields = ("seq", "ply", "board", "ask", "status", "seats", "chat", "undo")
        same = all(self.known[field] == now[field] for field in fields)
        return same and self.known["log"][-20:] == now["log"][-20:]


def something(table: Table, number: int, dice: random.Random) -> Order:
    assert table.match is not None
    what = dice.random()
    if what < 0.15:
        return SayOrder(table.id, f"say-{number}", ME, f"line {number}")
    if what < 0.2:
        return LeaveOrder(table.id, dice.randrange(3), f"leave-{number}", ME)
    if what < 0.35 and table.match.undo_floor() < table.ply:
        seat = table.match.entries[-1].seat
        return UndoOrder(Move(table.id, seat, f"undo-{number}", table.seq, asker=ME), table.ply - 1)
    return next_move(table, number, dice.randrange(1000))


@pytest.mark.parametrize("seed", range(6))
def test_a_lossy_line_never_leads_to_a_wrong_view(tmp_path: Path, seed: int) -> None:
    dice = random.Random(seed)
    tables = Tables(Store(f"sqlite:///{tmp_path / 'x.db'}"))
    hub = Hub(Keys(b"k" * 32), 60.0)
    table = create(tables)
    clients = [Client(hub, tables, table.id) for _ in range(3)]
    for number in range(120):
        done = tables.carry_out([something(table, number, dice)])[0]
        assert done.refused is None
        if done.table is None:  # who has left already leaves no second time
            continue
        table = done.table
        hub.publish(table)
        for client, share in zip(clients, (1.0, 0.8, 0.3), strict=True):
            client.hear(share, dice)
    for client in clients:
        if client.known["seq"] < table.seq:  # a line that drops messages breaks some day
            client.connect()
        assert client.is_right(table)
    assert clients[0].resumed == 1
    assert clients[2].resumed > 5
