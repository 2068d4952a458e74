"""A table as its log tells it. A `Table` is never changed: each fact makes the next one.

Whoever holds a `Table` may read it from any thread; it shows committed play only, because a new
one is published after its facts are on disk.
"""

from __future__ import annotations

from copy import copy
from typing import Literal

import msgspec
from msgspec import Struct

from tablero.core.game import Game
from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FairRng, commitment
from tablero.core.text.record import chance_text
from tablero.server.tables import facts
from tablero.server.tables.wire import ChatLine

CHAT_KEPT = 100
STEPS_KEPT = 64  # how far back a socket may resume without the whole table
AUTO_LIMIT = 1000

Status = Literal["open", "playing", "over"]
News = Literal["table", "step", "chat"]


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


class Table:
    def __init__(self, table_id: str, created: facts.TableCreated) -> None:
        self.id = table_id
        self.created = created
        self.seq = 0
        self.chain = facts.START_OF_CHAIN
        self.updated = 0.0
        self.seats = [Seat(plan.name, plan.browser, plan.bot) for plan in created.seats]
        self.chat: list[ChatLine] = []
        self.played = 0  # sequence number of the last fact that changed the game
        self.seated = 0  # the same of who sits here, and of the rematch
        self.saved = 0  # and of the last snapshot
        self.steps: list[tuple[int, int]] = []  # (seq, log items that stood before it)
        self.rematch = ""
        self.match: Match | None = None
        self._start_if_full()

    # -- reading --------------------------------------------------------------------------------
    @property
    def game(self) -> Game:
        """The title with the rules the table began under; UnknownGame if they are not here."""
        return find(self.created.game, self.created.rules)

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
    def fork(self) -> Table:
        """The same table to be carried on: this one goes on showing what it shows."""
        table = copy(self)
        table.match = None if self.match is None else self.match.copy()
        return table

    def after(self, row: facts.LogRow, fact: facts.Fact) -> Table:
        """The table once `fact` has happened; IllegalAnswer or UndoRefused if it cannot."""
        table = self.fork()
        table.take(row, fact)
        return table

    def take(self, row: facts.LogRow, fact: facts.Fact) -> None:
        """Carry this very table on: for whoever alone holds it."""
        self.seq, self.chain, self.updated = row.seq, row.chain, row.at
        if isinstance(fact, facts.Answered | facts.TakenBack):
            self._play_fact(fact)
        elif isinstance(fact, facts.SeatJoined):
            self._seat(fact.seat, Seat(fact.name, fact.browser))
            self._start_if_full()
        elif isinstance(fact, facts.SeatLeft):
            self._seat(fact.seat, msgspec.structs.replace(self.seats[fact.seat], away=True))
        elif isinstance(fact, facts.SeatTakenOver):
            self._seat(fact.seat, msgspec.structs.replace(self.seats[fact.seat], bot=fact.bot))
        elif isinstance(fact, facts.Said):
            line = ChatLine(row.seq, fact.seat, fact.name, fact.text, row.at)
            self.chat = [*self.chat[-CHAT_KEPT + 1 :], line]
        elif isinstance(fact, facts.RematchMade):
            self.rematch = fact.table
            self.seated = row.seq

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats = [*self.seats[:number], seat, *self.seats[number + 1 :]]
        self.seated = self.seq

    def _start_if_full(self) -> None:
        if self.match is not None or any(seat.is_open for seat in self.seats):
            return
        rng = FairRng(bytes.fromhex(self.created.seed))
        match = Match.start(self.game, len(self.seats), self.created.options, rng)
        match.names = [
            seat.name or name for seat, name in zip(self.seats, match.names, strict=True)
        ]
        self.match = match
        self._play_forced()

    def _play_fact(self, fact: facts.Answered | facts.TakenBack) -> None:
        if self.match is None:
            raise BrokenLog("play before the game began")
        if isinstance(fact, facts.TakenBack):
            self.match.undo(fact.to)
            before = fact.to
        else:
            before = self.match.ply
            seat = self.seats[fact.seat]
            if seat.away and not seat.bot:  # who plays is there
                self._seat(fact.seat, msgspec.structs.replace(seat, away=False))
            self.match.play_word(fact.word)
            self._play_forced()
        self.played = self.seq
        self.steps = [*self.steps[-STEPS_KEPT + 1 :], (self.seq, before)]

    def _play_forced(self) -> None:
        """A table option: where all can see that there is one answer only, it is played at once."""
        if self.match is not None and self.created.auto_single:
            self.match.play_forced(AUTO_LIMIT)

    def drawn_since(self, ply: int) -> list[str]:
        """What chance brought with each answer after `ply`, as records write it."""
        entries = [] if self.match is None else self.match.entries[ply:]
        return [chance_text(entry.chance).removeprefix(" ~ ") for entry in entries]

    def state_hash(self) -> str:
        return "" if self.match is None else self.match.game.digest(self.match.state)

    def news_after(self, seq: int) -> News:
        """Which one message tells somebody who stands at `seq` all that happened since."""
        if not 0 < seq <= self.seq or seq < self.seated:
            return "table"
        if any(line.seq > seq for line in self.chat):
            return "chat" if seq == self.seq - 1 else "table"
        return "step" if self.match is not None and self.log_kept_since(seq) >= 0 else "table"

    def log_kept_since(self, seq: int) -> int:
        """How many log items a viewer at `seq` still holds rightly; -1: it must begin anew."""
        if seq >= self.played:
            return self.ply
        if not self.steps or seq < self.steps[0][0] - 1:
            return -1
        return min(before for number, before in self.steps if number > seq)


def first(row: facts.LogRow, created: facts.TableCreated) -> Table:
    table = Table(row.table_id, created)
    table.seq, table.chain, table.updated = row.seq, row.chain, row.at
    return table
