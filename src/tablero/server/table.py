"""A table as its log tells it. A `Table` is never changed: each fact makes the next one.

Whoever holds a `Table` may read it from any thread; it shows committed play only, because a new
one is published after its facts are on disk.
"""

from __future__ import annotations

from copy import copy
from typing import Literal

import msgspec
from msgspec import Struct

from tablero.core.match import Match
from tablero.core.record import chance_text, restore
from tablero.core.registry import find
from tablero.core.rng import FairRng, commitment
from tablero.server import log
from tablero.server.wire import ChatLine

CHAT_KEPT = 100
STEPS_KEPT = 64  # how far back a socket may resume without the whole table
AUTO_LIMIT = 1000

Status = Literal["open", "playing", "over"]


class BrokenLog(Exception):
    """The log does not read back: the table is frozen until a person has looked at it."""


class Seat(Struct, frozen=True):
    """Who sits here now. A bot beside a browser keeps the seat warm for that person."""

    name: str = ""
    browser: str = ""
    bot: str = ""
    away: bool = False

    @property
    def is_open(self) -> bool:
        return not self.browser and not self.bot


class Saved(Struct, frozen=True):
    """A table as a snapshot holds it."""

    created: log.TableCreated
    seats: list[Seat]
    match: dict[str, object] | None
    chat: list[ChatLine]
    played: int
    updated: float
    rematch: str


class Table:
    def __init__(self, table_id: str, created: log.TableCreated) -> None:
        self.id = table_id
        self.created = created
        self.seq = 0
        self.chain = log.START_OF_CHAIN
        self.updated = 0.0
        self.seats = [Seat(plan.name, plan.browser, plan.bot) for plan in created.seats]
        self.chat: list[ChatLine] = []
        self.played = 0  # sequence number of the last fact that changed the game
        self.steps: list[tuple[int, int]] = []  # (seq, log items that stood before it)
        self.rematch = ""
        self.match: Match | None = None
        self._start_if_full()

    # -- reading --------------------------------------------------------------------------------
    @property
    def status(self) -> Status:
        if self.match is None:
            return "open"
        return "over" if self.match.is_over() else "playing"

    @property
    def ply(self) -> int:
        return 0 if self.match is None else self.match.ply

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.created.seed))

    def acting(self) -> int:
        """The seat that is asked, or -1."""
        if self.match is None or self.match.is_over():
            return -1
        return self.match.state.current_player()

    def bot_to_act(self) -> str:
        """The name of the bot that is asked, or ""."""
        acting = self.acting()
        return "" if acting < 0 else self.seats[acting].bot

    def seats_of(self, browser: str) -> list[int]:
        if not browser:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.browser == browser]

    # -- the next table -------------------------------------------------------------------------
    def after(self, row: log.LogRow, fact: log.Fact) -> Table:
        """The table once `fact` has happened; IllegalAnswer or UndoRefused if it cannot."""
        table = copy(self)
        table.take(row, fact)
        table.seq = row.seq
        table.chain = row.chain
        table.updated = row.at
        return table

    def take(self, row: log.LogRow, fact: log.Fact) -> None:
        if isinstance(fact, log.Answered | log.TakenBack):
            self._play_fact(row, fact)
        elif isinstance(fact, log.SeatJoined):
            self._seat(fact.seat, Seat(fact.name, fact.browser))
            self._start_if_full()
        elif isinstance(fact, log.SeatLeft):
            self._seat(fact.seat, msgspec.structs.replace(self.seats[fact.seat], away=True))
        elif isinstance(fact, log.SeatTakenOver):
            self._seat(fact.seat, msgspec.structs.replace(self.seats[fact.seat], bot=fact.bot))
        elif isinstance(fact, log.Said):
            line = ChatLine(row.seq, fact.seat, fact.name, fact.text, row.at)
            self.chat = [*self.chat[-CHAT_KEPT + 1 :], line]
        elif isinstance(fact, log.RematchMade):
            self.rematch = fact.table

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats = [*self.seats[:number], seat, *self.seats[number + 1 :]]

    def _start_if_full(self) -> None:
        if self.match is not None or any(seat.is_open for seat in self.seats):
            return
        rng = FairRng(bytes.fromhex(self.created.seed))
        match = Match.start(find(self.created.game), len(self.seats), self.created.options, rng)
        match.names = [
            seat.name or name for seat, name in zip(self.seats, match.names, strict=True)
        ]
        self.match = match
        self._play_forced()

    def _play_fact(self, row: log.LogRow, fact: log.Answered | log.TakenBack) -> None:
        if self.match is None:
            raise BrokenLog("play before the game began")
        self.match = self.match.copy()
        if isinstance(fact, log.TakenBack):
            self.match.undo(fact.to)
            before = fact.to
        else:
            before = self.match.ply
            seat = self.seats[fact.seat]
            if seat.away and not seat.bot:  # who plays is there
                self._seat(fact.seat, msgspec.structs.replace(seat, away=False))
            self.match.play_word(fact.word)
            self._play_forced()
        self.played = row.seq
        self.steps = [*self.steps[-STEPS_KEPT + 1 :], (row.seq, before)]

    def _play_forced(self) -> None:
        """A table option: where only one answer is offered, it is played at once."""
        match = self.match
        if match is None or not self.created.auto_single:
            return
        for _ in range(AUTO_LIMIT):
            answers = match.state.answers()
            if len(answers) != 1:
                return
            match.play(answers[0])

    def drawn_since(self, ply: int) -> list[str]:
        """What chance brought with each answer after `ply`, as records write it."""
        entries = [] if self.match is None else self.match.entries[ply:]
        return [chance_text(entry.chance).removeprefix(" ~ ") for entry in entries]

    def state_hash(self) -> str:
        return "" if self.match is None else self.match.game.digest(self.match.state)

    def log_kept_since(self, seq: int) -> int | None:
        """How many log items a viewer at `seq` still holds rightly; None: it must begin anew."""
        if seq >= self.played:
            return self.ply
        if not self.steps or seq < self.steps[0][0] - 1:
            return None
        return min(before for number, before in self.steps if number > seq)

    # -- snapshots ------------------------------------------------------------------------------
    def save(self) -> bytes:
        match = None if self.match is None else self.match.snapshot()
        saved = Saved(
            self.created, self.seats, match, self.chat, self.played, self.updated, self.rematch
        )
        return msgspec.json.encode(saved)


def from_snapshot(table_id: str, seq: int, chain: bytes, body: bytes) -> Table:
    saved = msgspec.json.decode(body, type=Saved)
    open_seats = [log.SeatPlan() for _ in saved.seats]  # so that the constructor starts nothing
    table = Table(table_id, msgspec.structs.replace(saved.created, seats=open_seats))
    table.created = saved.created
    table.seats = saved.seats
    table.match = None if saved.match is None else restore(saved.match)
    table.chat = saved.chat
    table.played = saved.played
    table.updated = saved.updated
    table.rematch = saved.rematch
    table.seq = seq
    table.chain = chain
    return table


def first(row: log.LogRow, created: log.TableCreated) -> Table:
    table = Table(row.table_id, created)
    table.seq, table.chain, table.updated = row.seq, row.chain, row.at
    return table


def replay(table: Table | None, rows: list[log.LogRow]) -> Table:
    """`table` (None: nothing yet) carried on by its log, every link and outcome checked."""
    for row in rows:
        previous = log.START_OF_CHAIN if table is None else table.chain
        if row.seq != (1 if table is None else table.seq + 1):
            raise BrokenLog(f"seq {row.seq}: a number is missing before it")
        if not log.is_linked(previous, row):
            raise BrokenLog(f"seq {row.seq}: the hash chain is broken")
        fact = log.decode(row.body)
        if isinstance(fact, log.TableCreated):
            _check_version(fact)
            table = first(row, fact)
            continue
        if table is None:
            raise BrokenLog("the log does not begin with the table's creation")
        ply = table.ply
        table = table.after(row, fact)
        if isinstance(fact, log.Answered) and table.drawn_since(ply) != fact.drawn:
            raise BrokenLog(f"seq {row.seq}: chance does not come out as it did")
    if table is None:
        raise BrokenLog("empty log")
    _check_state(table, rows)
    return table


def _check_version(created: log.TableCreated) -> None:
    if find(created.game).rules_version != created.rules:
        raise BrokenLog(f"rules version {created.rules} of {created.game} is not installed")


def _check_state(table: Table, rows: list[log.LogRow]) -> None:
    fact = log.decode(rows[-1].body) if rows else None
    if isinstance(fact, log.Answered) and table.state_hash() != fact.state:
        raise BrokenLog(f"seq {table.seq}: the position does not come out as it did")
