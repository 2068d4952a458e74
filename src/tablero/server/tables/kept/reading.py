"""A table read back: from its log, and from a snapshot that spares most of the replaying."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec import Struct

from tablero.core.registry import UnknownGame, find
from tablero.core.text import snapshots
from tablero.server.tables.kept import facts, used
from tablero.server.tables.kept.clocks import Clocks
from tablero.server.tables.kept.seats import Line, Seat
from tablero.server.tables.table import BrokenLog, Table, Why
from tablero.server.tables.wanted import takebacks
from tablero.server.tables.who.people import People
from tablero.server.tables.who.seals import Seals

SEAL = hashlib.sha256().digest_size


class Beside(Struct):
    """What is kept beside a log, and the key to its seed."""

    seals: Seals
    people: People
    texts: dict[int, str]  # of the last lines of the chat, by sequence number


class Saved(Struct, frozen=True):
    """A table as a snapshot holds it: no name, no text, no seed in clear."""

    created: facts.TableCreated
    seats: list[Seat]
    match: dict[str, object] | None
    chat: list[Line]
    played: int
    seated: int
    steps: list[tuple[int, int]]
    updated: float
    rematch: str
    cancelled: Why = ""
    removed: list[str] = []
    waiting_since: float = 0.0
    marks: list[takebacks.SavedMark] = []
    taken_back: list[int] = []
    clocks: Clocks | None = None
    recalled: takebacks.Recalled = takebacks.Recalled()
    stood_in: dict[int, str] = {}


def save(table: Table) -> bytes:
    saved = Saved(
        created=table.created,
        seats=table.seats,
        match=None if table.match is None else _without_seed(snapshots.save(table.match)),
        chat=[msgspec.structs.replace(line, text="") for line in table.chat],
        played=table.played,
        seated=table.seated,
        steps=table.steps,
        updated=table.updated,
        rematch=table.rematch,
        cancelled=table.cancelled,
        removed=table.removed,
        waiting_since=table.waiting_since,
        marks=[] if table.match is None else takebacks.save(table.marks, table.match),
        taken_back=table.taken_back,
        clocks=table.clocks,
        recalled=table.recalled,
        stood_in=dict(table.stood_in),
    )
    body = msgspec.json.encode(saved)
    return hashlib.sha256(body).digest() + body


def _without_seed(match: dict[str, object]) -> dict[str, object]:
    rng = match["rng"]
    assert isinstance(rng, dict)
    return {**match, "rng": {**rng, "fair": ""}}


def _with_seed(match: dict[str, object], seed: bytes) -> dict[str, object]:
    rng = match["rng"]
    if not isinstance(rng, dict):
        raise TypeError("no generator")
    return {**match, "rng": {**rng, "fair": seed.hex()}}


def from_snapshot(row: facts.LogRow, body: bytes, beside: Beside) -> Table:
    """The table as it stood after `row`; ValueError if the snapshot is broken.

    Whoever asks has compared links; `check_state` is for the position.
    """
    if hashlib.sha256(body[SEAL:]).digest() != body[:SEAL]:
        raise ValueError("the seal is broken")
    saved = msgspec.json.decode(body[SEAL:], type=Saved)
    table = _opened(row.table_id, saved.created, beside)
    table.seats = saved.seats
    if saved.match is not None:
        table.match = snapshots.restore(_with_seed(saved.match, table.seed))
        table.marks = takebacks.restore(saved.marks, table.match)
    table.chat = [
        msgspec.structs.replace(line, text=beside.texts.get(line.seq, "")) for line in saved.chat
    ]
    table.played = saved.played
    table.seated = saved.seated
    table.steps = saved.steps
    table.updated = saved.updated
    table.rematch = saved.rematch
    table.cancelled = saved.cancelled
    table.removed = saved.removed
    table.waiting_since = saved.waiting_since or saved.updated
    table.taken_back = saved.taken_back or table.taken_back
    table.clocks = saved.clocks
    table.recalled = saved.recalled
    table.stood_in = saved.stood_in
    table.seq = table.saved = row.seq
    table.chain = row.chain
    table.used = None  # snapshots hold none
    return table


def _opened(table_id: str, created: facts.TableCreated, beside: Beside) -> Table:
    return Table(table_id, created, beside.seals.open(created.seed, table_id), beside.people)


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


def replay(
    table: Table | None, rows: list[facts.LogRow], beside: Beside, is_whole: bool = False
) -> Table:
    """`table` (None: nothing yet) carried on by linked rows, every outcome checked.

    `is_whole`: with every answer, not only the last.
    """
    now = None if table is None else table.fork()
    fact: facts.Fact | None = None
    for row in rows:
        try:
            fact = facts.decode(row.body)
            now = _carried_on(now, row, fact, beside)
            now.is_whole = is_whole
        except UnknownGame:
            raise
        except Exception as error:
            raise BrokenLog(f"seq {row.seq}: {error}") from error
    if now is None:
        raise BrokenLog("empty log")
    if fact is not None:
        check_state(now, fact)
    return now


def _carried_on(table: Table | None, row: facts.LogRow, fact: facts.Fact, beside: Beside) -> Table:
    if isinstance(fact, facts.TableCreated):
        find(fact.game, fact.rules)  # also where nobody plays yet
        table = _opened(row.table_id, fact, beside)
        table.updated = table.waiting_since = row.at
        table.start_if_full()
    elif table is None:
        raise BrokenLog("the log does not begin with the table's creation")
    else:
        table.people = beside.people
        table.seq = row.seq - 1  # where the chat is left out, numbers are
        table.begin(row.at)
        happen(table, fact, beside.texts.get(row.seq, ""))
    table.chain = row.chain
    table.used = used.noted(table.used, row.seat, row.command_id)
    return table


def happen(table: Table, fact: facts.Fact, text: str = "") -> None:
    """Carry this very table on by a fact of its log."""
    if isinstance(fact, facts.Answered):
        ply = table.ply
        assert table.match is not None
        table.play(fact.seat, table.match.state.answer_of(fact.word), fact.auto)
        if table.drawn_since(ply) != fact.drawn:
            raise BrokenLog("chance does not come out as it did")
    elif isinstance(fact, facts.TakenBack):
        table.take_back(fact.seat, fact.to)
    elif isinstance(fact, facts.SeatJoined):
        table.sit(fact.seat, fact.sitting, fact.share, fact.pledge, fact.colour)
    elif isinstance(fact, facts.SeatColoured):
        table.wear(fact.seat, fact.colour)
    elif isinstance(fact, facts.SeatOpened):
        table.open_seat(fact.seat, fact.sitting, fact.by)
    elif isinstance(fact, facts.SeatGiven):
        table.give(fact.seat, fact.sitting, fact.bot)
    elif isinstance(fact, facts.Cancelled):
        table.cancel(fact.why)
    elif isinstance(fact, facts.Revealed):
        table.reveal(fact.seats, fact.share)
    elif isinstance(fact, facts.StartedWithout):
        table.start_without_shares()
    elif isinstance(fact, facts.SeatLeft):
        table.leave(fact.seat, fact.bot)
    elif isinstance(fact, facts.SeatTakenOver):
        table.hand_over(fact.seat, fact.bot)
    elif isinstance(fact, facts.Said):
        table.say(Line(table.seq, fact.seat, fact.sitting, table.updated, text))
    elif isinstance(fact, facts.RematchMade):
        table.lead_to(fact.table)


def check_state(table: Table, fact: facts.Fact) -> None:
    """The position is the one whose hash the log holds at that point."""
    if isinstance(fact, facts.Answered) and table.state_hash() != fact.state:
        raise BrokenLog(f"seq {table.seq}: the position does not come out as it did")
