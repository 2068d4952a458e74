"""A table read back: from its log, and from a snapshot that spares most of the replaying."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec import Struct

from tablero.core.registry import UnknownGame, find
from tablero.core.text import snapshots
from tablero.server.tables import facts
from tablero.server.tables.table import BrokenLog, Seat, Table, first
from tablero.server.tables.wire import ChatLine

SEAL = hashlib.sha256().digest_size


class Saved(Struct, frozen=True):
    """A table as a snapshot holds it."""

    created: facts.TableCreated
    seats: list[Seat]
    match: dict[str, object] | None
    chat: list[ChatLine]
    played: int
    seated: int
    steps: list[tuple[int, int]]
    updated: float
    rematch: str


def save(table: Table) -> bytes:
    saved = Saved(
        created=table.created,
        seats=table.seats,
        match=None if table.match is None else snapshots.save(table.match),
        chat=table.chat,
        played=table.played,
        seated=table.seated,
        steps=table.steps,
        updated=table.updated,
        rematch=table.rematch,
    )
    body = msgspec.json.encode(saved)
    return hashlib.sha256(body).digest() + body


def from_snapshot(row: facts.LogRow, body: bytes) -> Table:
    """The table as it stood after `row`; ValueError if the snapshot is not of that very point.

    Trusted only with its seal unbroken, and with the position whose hash the log holds there.
    """
    if hashlib.sha256(body[SEAL:]).digest() != body[:SEAL]:
        raise ValueError("the seal is broken")
    saved = msgspec.json.decode(body[SEAL:], type=Saved)
    open_seats = [facts.SeatPlan() for _ in saved.seats]  # so that the constructor starts nothing
    table = Table(row.table_id, msgspec.structs.replace(saved.created, seats=open_seats))
    table.created = saved.created
    table.seats = saved.seats
    table.match = None if saved.match is None else snapshots.restore(saved.match)
    table.chat = saved.chat
    table.played = saved.played
    table.seated = saved.seated
    table.steps = saved.steps
    table.updated = saved.updated
    table.rematch = saved.rematch
    table.seq = table.saved = row.seq
    table.chain = row.chain
    _check_state(table, facts.decode(row.body))
    return table


def check_links(
    rows: list[facts.LogRow], seq: int = 0, chain: bytes = facts.START_OF_CHAIN
) -> None:
    """Every row after `seq` is there and unchanged, or BrokenLog names the first that is not."""
    for row in rows:
        if row.seq != seq + 1:
            raise BrokenLog(f"seq {row.seq}: a number is missing before it")
        if not facts.is_linked(chain, row):
            raise BrokenLog(f"seq {row.seq}: the hash chain is broken")
        seq, chain = row.seq, row.chain


def replay(table: Table | None, rows: list[facts.LogRow]) -> Table:
    """`table` (None: nothing yet) carried on by linked rows, every outcome checked."""
    now = None if table is None else table.fork()
    fact: facts.Fact | None = None
    for row in rows:
        try:
            fact = facts.decode(row.body)
            now = _carried_on(now, row, fact)
        except UnknownGame:
            raise
        except Exception as error:
            raise BrokenLog(f"seq {row.seq}: {error}") from error
    if now is None:
        raise BrokenLog("empty log")
    if fact is not None:
        _check_state(now, fact)
    return now


def _carried_on(table: Table | None, row: facts.LogRow, fact: facts.Fact) -> Table:
    if isinstance(fact, facts.TableCreated):
        find(fact.game, fact.rules)  # also where nobody plays yet
        return first(row, fact)
    if table is None:
        raise BrokenLog("the log does not begin with the table's creation")
    ply = table.ply
    table.take(row, fact)
    if isinstance(fact, facts.Answered) and table.drawn_since(ply) != fact.drawn:
        raise BrokenLog("chance does not come out as it did")
    return table


def _check_state(table: Table, fact: facts.Fact) -> None:
    if isinstance(fact, facts.Answered) and table.state_hash() != fact.state:
        raise BrokenLog(f"seq {table.seq}: the position does not come out as it did")
