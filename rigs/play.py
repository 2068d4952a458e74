"""Tables without a server around them: made and played straight through the writer's code."""

from __future__ import annotations

from tablero.server.tables.kept.reading import save
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire
from tablero.server.tables.wanted.opening import order
from tablero.server.tables.wanted.orders import Move, PlayOrder
from tablero.server.tables.who.people import Asker

ME = Asker("browser-of-a-test")


def create(
    tables: Tables,
    *seats: str,
    game: str = "puerto_rico",
    takebacks: bool = False,
    auto_single: bool = False,
) -> Table:
    """Seats as `me`, `open`, or the name of a bot; three of one's own if none are named."""
    chairs = [_seat(seat) for seat in seats or ("me", "me", "me")]
    wanted = wire.CreateTable(game, chairs, takebacks=takebacks, auto_single=auto_single)
    done = tables.carry_out([order(wanted, ME)])[0]
    assert done.table is not None, done.refused
    return done.table


def _seat(seat: str) -> wire.SeatRequest:
    if seat == "me":
        return wire.SeatRequest("me")
    return wire.SeatRequest("open") if seat == "open" else wire.SeatRequest("bot", bot=seat)


def next_move(table: Table, number: int, which: int | None = None) -> PlayOrder:
    assert table.match is not None
    answers = table.match.state.answers()
    move = Move(table.id, table.acting(), f"command-{number}", table.seq, ME)
    return PlayOrder(move, answers[(number if which is None else which) % len(answers)])


def play(tables: Tables, table: Table, moves: int) -> Table:
    for number in range(moves):
        table = play_one(tables, table, number)
    return table


def play_to_the_end(tables: Tables, table: Table) -> Table:
    while table.status == "playing":
        table = play_one(tables, table, table.seq)
    return table


def play_one(tables: Tables, table: Table, number: int) -> Table:
    done = tables.carry_out([next_move(table, number)])[0]
    assert done.table is not None, done.refused
    return done.table


def same(one: Table, other: Table) -> bool:
    return save(one) == save(other) and (one.seq, one.chain) == (other.seq, other.chain)
