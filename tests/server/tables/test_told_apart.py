"""What is kept of what was told, and made once for several, is what each would be told alone.

Whoever could share a message is at one table: two devices of a person, a person with two seats, the
host without one, somebody who was removed, spectators; while people play, take back, talk, get up,
come back and bots play for them, and while news come one by one or several at once.
"""

import random
from pathlib import Path

import msgspec
import pytest

from tablero.server.storage.store import Store
from tablero.server.tables.hub import Hub, Listener, seat_for
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire
from tablero.server.tables.wanted.lobby import OpenSeatOrder
from tablero.server.tables.wanted.opening import order
from tablero.server.tables.wanted.orders import (
    JoinOrder,
    LeaveOrder,
    Move,
    Order,
    PlayOrder,
    SayOrder,
    TakeOverOrder,
    UndoOrder,
)
from tablero.server.tables.who.browsers import Keys
from tablero.server.tables.who.people import NO_ASKER, Asker

HOST, ANNA, PHONE = Asker("host"), Asker("anna"), Asker("anna", frozenset({"phone"}))
BORIS, CARL, GUEST = Asker("boris"), Asker("carl"), Asker("guest")
PEOPLE = (HOST, ANNA, PHONE, BORIS, CARL, GUEST)
BOT = "random"


class Ear(Listener):
    def __init__(self, table_id: str, asker: Asker, wanted: int | None) -> None:
        super().__init__(table_id, asker, wanted)
        self.heard = b""

    def send(self, message: bytes) -> None:
        self.heard = message


class Evening:
    """A table at which chance decides who does what."""

    def __init__(self, tables: Tables, game: str, chosen: random.Random) -> None:
        self.tables = tables
        self.chosen = chosen
        self.number = 0
        seats = [wire.SeatRequest("open", name=name) for name in ("a", "b", "c")]
        self.table = self.done(order(wire.CreateTable(game, seats), HOST))

    def name(self, ours: bool = False) -> str:
        self.number += 1
        return f"{'~it/' if ours else 'command-'}{self.number}"

    def done(self, wanted: Order) -> Table:
        done = self.tables.carry_out([wanted])[0]
        assert done.refused is None, done.refused
        return self.tables.get(done.order.table_id)

    def sit(self, seat: int, asker: Asker) -> Table:
        wanted = JoinOrder(self.table.id, seat, self.name(ours=True), asker, "")
        wanted.invited = self.table.seats[seat].sitting
        return self.done(wanted)

    def next(self) -> Table:
        """Something happens."""
        table, what = self.table, self.chosen.random()
        if what < 0.1:
            return self.done(SayOrder(table.id, self.name(), ANNA, "hello"))
        away = table.seats[0].bot or table.seats[0].away
        if what < 0.15:
            wanted = self.chosen.choice([BOT, ""])
            name = self.name(ours=True)
            if away:
                return self.done(JoinOrder(table.id, 0, name, PHONE, ""))
            return self.done(LeaveOrder(table.id, 0, name, ANNA, wanted))
        asked = table.acting()
        seat = table.seats[asked]
        if what < 0.18 and not seat.bot:
            taken = TakeOverOrder(table.id, asked, self.name(ours=True), BORIS, absent=True)
            return self.done(taken)
        if what < 0.3 and seat.bot and asked:
            return self.done(JoinOrder(table.id, asked, self.name(ours=True), BORIS, ""))
        assert table.match is not None
        last = table.match.entries[-1].seat if table.match.entries else asked
        if what < 0.45 and table.match.undo_floor() < table.ply and not table.seats[last].bot:
            move = Move(table.id, last, self.name(), table.seq, self.holder(last))
            return self.done(UndoOrder(move, table.ply - 1))
        asker = NO_ASKER if seat.bot else self.holder(asked)
        move = Move(table.id, asked, self.name(bool(seat.bot)), table.seq, asker, seat.bot)
        return self.done(PlayOrder(move, self.chosen.choice(table.match.state.answers())))

    def holder(self, seat: int) -> Asker:
        return BORIS if seat else self.chosen.choice([ANNA, PHONE])


@pytest.mark.parametrize(("game", "steps"), [("gwt2", 160), ("puerto_rico", 120)])
def test_everybody_is_told_what_they_would_be_told_alone(
    tmp_path: Path, game: str, steps: int
) -> None:
    tables, chosen = Tables(Store(f"sqlite:///{tmp_path / 'told.db'}")), random.Random(11)
    evening = Evening(tables, game, chosen)
    keys = Keys(b"k" * 32)
    hub, alone = Hub(keys, 60.0), Hub(keys, 60.0)
    alone._rooms = hub._rooms  # the same people are here
    ears = [Ear(evening.table.id, asker, None) for asker in PEOPLE]
    ears += [Ear(evening.table.id, BORIS, seat) for seat in (1, 2)]
    for ear in ears:
        hub.join(ear, evening.table, None)

    def tell(table: Table) -> None:
        """As it happened, or several things at once."""
        evening.table = table
        if chosen.random() < 0.2:
            return
        since = {ear: ear.seq for ear in ears}
        before = {ear: ear.seat for ear in ears}
        hub.publish(table)
        for ear in ears:
            seat = seat_for(table, ear.asker, ear.wanted, before[ear])
            assert seat in {*table.seats_of(ear.asker), -1}
            alone._showing = type(alone._showing)()
            news = alone.news_since(table, ear.asker, seat, since[ear])
            assert ear.heard == msgspec.json.encode(news)

    tell(evening.sit(2, CARL))
    tell(evening.done(OpenSeatOrder(evening.table.id, 2, HOST)))
    for seat, asker in ((0, ANNA), (1, BORIS), (2, BORIS)):
        tell(evening.sit(seat, asker))
    for _ in range(steps):
        if evening.table.status != "playing":
            break
        tell(evening.next())
    assert evening.table.ply > steps / 4
