"""A table as its log tells it. A published `Table` is never changed: each fact makes the next one.

Whoever holds a `Table` may read it from any thread; it shows committed play only, because a new
one is published after its facts are on disk.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Literal

import msgspec

from tablero.core.game import Game
from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FairRng
from tablero.core.text.fairness import SEED_ALONE
from tablero.core.text.record import chance_text
from tablero.server.tables.kept import clocks, facts, stand_ins
from tablero.server.tables.kept.promised import committed
from tablero.server.tables.kept.seats import Holding, Line, Seat
from tablero.server.tables.kept.used import Used
from tablero.server.tables.wanted import takebacks
from tablero.server.tables.who.people import NOBODY, Asker, People, Person

CHAT_KEPT = 100
ENTRIES_KEPT = 64  # answers in memory and in snapshots; the log on disk has them all
REMOVED_KEPT = 100
STEPS_KEPT = 32  # how far back a socket may resume without the whole table
AUTO_LIMIT = 1000
# A log is read from its beginning by whoever looks back, and who ever sat there whenever it is
# opened. No game comes near; a guest with an evening would.
MOST_FACTS = 10_000
MOST_SITTINGS = 500

Status = Literal["open", "playing", "over", "cancelled"]
Why = Literal["", "host", "expired"]
News = Literal["table", "step", "chat"]


class BrokenLog(Exception):
    """The log does not read back: the table is frozen until a person has looked at it."""


class Table:
    def __init__(
        self, table_id: str, created: facts.TableCreated, seed: bytes, people: People
    ) -> None:
        self.id = table_id
        self.created = created
        self.seed = seed
        self.people = people
        self.commitment = committed(table_id, created, seed)
        self.seq = 1
        self.chain = facts.START_OF_CHAIN
        self.updated = 0.0
        self.waiting_since = 0.0  # how long whoever is waited for could have acted
        self.seats = [
            Seat(plan.sitting, plan.bot, plan.held, False, plan.share, plan.pledge, plan.colour)
            for plan in created.seats
        ]
        self.cancelled: Why = ""  # if it was, before the game began
        self.removed: list[str] = []  # sittings of those whose seats the host opened again
        self.chat: list[Line] = []
        self.played = 0  # sequence number of the last fact that changed the game
        self.seated = 0  # the same of who sits here, and of the rematch
        self.saved = 0  # and of the last snapshot
        self.used: Used = b""  # commands that were answered
        self.steps: list[tuple[int, int]] = []  # (seq, log items that stood before it)
        self.rematch = ""
        self.clocks: clocks.Clocks | None = None
        self.marks: takebacks.Marks = ()  # where takebacks lead to
        self.taken_back = [0] * len(created.seats)  # how often each seat went there
        self.recalled = takebacks.Recalled()
        self.stood_in: stand_ins.StoodIn = {}
        self._held: Holding | None = None
        self.match: Match | None = None
        self.is_whole = False  # keeps every answer: for looking back, not for playing
        self.steady: float | None = None  # the steady clock at this fact, in this process
        self.asked: float | None = None  # and when the question that waits was put

    # -- reading --------------------------------------------------------------------------------
    @property
    def game(self) -> Game:
        """The title with the rules the table began under; UnknownGame if they are not here."""
        return find(self.created.game, self.created.rules)

    @property
    def status(self) -> Status:
        if self.match is None:
            return "cancelled" if self.cancelled else "open"
        return "over" if self.match.is_over() else "playing"

    @property
    def ply(self) -> int:
        return 0 if self.match is None else self.match.ply

    def acting(self) -> int:
        """The seat that is asked, or -1."""
        if self.match is None or self.match.is_over():
            return -1
        return self.match.state.current_player()

    def bot_to_act(self) -> str:
        """The name of the bot that is asked, or ""."""
        acting = self.acting()
        return "" if acting < 0 else self.seats[acting].bot

    def person(self, seat: int) -> Person:
        return self.people.get(self.seats[seat].sitting, NOBODY)

    def held(self) -> dict[str, list[int]]:
        """The seats that people hold, by principal ("": of those that were erased).

        Asked several times a move: copies of a table share it until somebody sits down or goes.
        """
        known = self._held
        if known is None or known.seats is not self.seats or known.people is not self.people:
            known = self._held = Holding(self.seats, self.people, {})
            for number, seat in enumerate(self.seats):
                if seat.held:
                    known.by.setdefault(self.person(number).principal, []).append(number)
        return known.by

    def seats_of(self, asker: Asker) -> list[int]:
        held = self.held()
        own = [n for who in asker.all() if who for n in held.get(who, ())]
        return sorted(own) if asker.also else own

    def has_hints(self) -> bool:
        """Whether people may ask a bot for advice: as was said when the table was made, else where
        nobody plays against somebody elsewhere."""
        if self.created.hints is not None:
            return self.created.hints
        people = [self.person(n) for n, seat in enumerate(self.seats) if not seat.bot or seat.held]
        return all(one.principal and one.principal == people[0].principal for one in people)

    def kept_for(self, asker: Asker) -> list[int]:
        """Open seats that are theirs for the asking: a rematch waits for who played before."""
        free = [n for n, seat in enumerate(self.seats) if seat.is_open]
        return [n for n in free if asker.is_(self.person(n))]

    def was_removed(self, asker: Asker) -> bool:
        """Told to who sat here before the start, until they sit again."""
        gone = any(asker.is_(self.people.get(sitting, NOBODY)) for sitting in self.removed)
        return gone and not self.seats_of(asker)

    @property
    def is_filling(self) -> bool:
        """Seats may still change hands. Once all are taken, only shares are waited for."""
        return self.status == "open" and any(seat.is_open for seat in self.seats)

    def unrevealed(self) -> list[int]:
        """The seats whose shares are waited for, now that everybody sits."""
        if self.status != "open" or self.is_filling:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.pledge and not seat.share]

    @property
    def has_takebacks(self) -> bool:
        """One person and bots, who said so at the beginning: nobody is harmed."""
        return self.created.takebacks and sum(seat.held for seat in self.seats) == 1

    @property
    def is_full(self) -> bool:
        """It goes on to its end, but nobody talks, takes back or gets up any more."""
        return self.seq > MOST_FACTS or len(self.people) > MOST_SITTINGS

    def may_not_recall(self, number: int, own: list[int]) -> bool:
        """They have taken this turn back from under the next question often enough: somebody else
        plays, and waits for their own, though it is a bot's or another own seat's."""
        if self.acting() == number or not self.people_play(own):
            return False
        return self.recalled.is_enough(self._playing().kept_from)

    def creator(self) -> Person:
        return self.people.get(self.created.creator, NOBODY)

    def is_creator(self, asker: Asker) -> bool:
        return asker.is_(self.creator())

    def people_play(self, beside: Collection[int] = ()) -> bool:
        """Whether a person is to answer at this table; one whose seat a bot keeps warm is not."""
        return any(one.held and not one.bot for n, one in enumerate(self.seats) if n not in beside)

    def time_is_up(self, seat: int) -> bool:
        """For the person of the seat that is asked, as of this fact."""
        if self.clocks is None or seat != self.acting():
            return False
        return self.clocks.left_at(seat, self.updated) <= 0

    def is_bots_to_answer(self, seat: int) -> bool:
        """Its person is out of time, has come back to this question before, and is waited for."""
        if self.clocks is None or not (self.seats[seat].bot and self.people_play()):
            return False
        return self.time_is_up(seat) and (self.ply <= self.clocks.returned or self.is_full)

    def spent(self) -> int | None:
        """Milliseconds the present question has waited, if this process put it."""
        if self.asked is None or self.steady is None:
            return None
        return round((self.steady - self.asked) * 1000)

    # -- the next table -------------------------------------------------------------------------
    def fork(self) -> Table:
        """The same table to be carried on: this one goes on showing what it shows."""
        table = object.__new__(Table)
        table.__dict__.update(self.__dict__)  # `copy` asks first how, at every move
        table.match = None if self.match is None else self.match.copy()
        return table

    def next(self, at: float, steady: float | None = None) -> Table:
        """A copy on which one more fact is to happen: for whoever alone holds it."""
        table = self.fork()
        table.begin(at, steady)
        return table

    def begin(self, at: float, steady: float | None = None) -> None:
        if self.match is not None and not self.is_whole:
            self.match.drop(ENTRIES_KEPT)
        self.seq += 1
        self.updated = at
        self.steady = steady

    def meet(self, sitting: str, person: Person) -> None:
        self.people = {**self.people, sitting: person}

    def sit(self, number: int, sitting: str, share: str, pledge: str, colour: int | None) -> None:
        if self.clocks is not None and self.seats[number].bot and self.time_is_up(number):
            self.clocks = self.clocks.came_back(self.ply)
        self._seat(number, Seat(sitting, "", True, False, share, pledge, colour))
        self.start_if_full()

    def wear(self, number: int, colour: int) -> None:
        self._seat(number, msgspec.structs.replace(self.seats[number], colour=colour))

    def open_seat(self, number: int, sitting: str, by: str) -> None:
        if by == "host" and self.seats[number].held:
            self.removed = [*self.removed[-REMOVED_KEPT + 1 :], self.seats[number].sitting]
        self._seat(number, Seat(sitting))

    def give(self, number: int, sitting: str, bot: str) -> None:
        self._seat(number, Seat(sitting, bot))
        self.start_if_full()

    def cancel(self, why: Why) -> None:
        self.cancelled = why
        self.seated = self.seq

    def reveal(self, numbers: list[int], share: str) -> None:
        for number in numbers:
            self._seat(number, msgspec.structs.replace(self.seats[number], share=share))
        self.start_if_full()

    def leave(self, number: int, bot: str) -> None:
        seat = self.seats[number]
        self._seat(number, msgspec.structs.replace(seat, away=True, bot=bot or seat.bot))

    def hand_over(self, number: int, bot: str) -> None:
        self._seat(number, msgspec.structs.replace(self.seats[number], bot=bot))

    def say(self, line: Line) -> None:
        self.chat = [*self.chat[-CHAT_KEPT + 1 :], line]

    def lead_to(self, table_id: str) -> None:
        """There is a rematch."""
        self.rematch = table_id
        self.seated = self.seq

    def is_lone(self) -> bool:
        """Whether one answer only is left at a table that wishes such to be played, and nobody else
        sits here, or is to come back, whom that would tell of a hand."""
        lone = self.created.auto_single and self._playing().state.offered == 1
        return lone and sum(seat.held for seat in self.seats) == 1

    def play(self, number: int, answer: int, auto: bool = False) -> None:
        """Play an answer for a seat; IllegalAnswer if it is not offered."""
        match = self._playing()
        before = match.ply
        self._tick(number, bool(self.seats[number].bot))
        if self.has_takebacks and not self.seats[number].bot and not auto:
            self.marks = takebacks.marked(self.marks, match)
        self.stood_in = stand_ins.noted(self.stood_in, self.seats[number], match)
        match.play(answer, is_auto=auto)
        self._play_forced()
        if self.clocks is not None and self.created.clock is not None and self.acting() != number:
            reach = min([match.undo_floor(), *(mark.ply for mark in self.marks[:1])])
            played = enumerate(match.entries_after(before), before + 1)
            # Not with what the table answered for others behind it: they may take that back.
            ended = max(ply for ply, entry in played if entry.seat == number)
            self.clocks = self.clocks.turned(number, ended, self.created.clock, reach)
        self._stepped(number, before)

    def take_back(self, number: int, to: int) -> None:
        """Back to `to` answers; UndoRefused if that goes too far."""
        match = self._playing()
        self._tick(number)  # who takes back pays for it, not who is asked meanwhile
        if self.acting() != number:
            self.recalled = self.recalled.once_more(match.kept_from)
        if takebacks.acted_last(match, number) and to >= match.undo_floor():
            match.undo(to)
        else:
            takebacks.go_back(self.marks, match, number, to)
            counts = self.taken_back
            self.taken_back = [*counts[:number], counts[number] + 1, *counts[number + 1 :]]
        self.marks = takebacks.before(self.marks, to)
        self.stood_in = stand_ins.before(self.stood_in, to)
        if self.clocks is not None:
            self.clocks = self.clocks.gone_back(to)
        self._stepped(number, to)

    def start_without_shares(self) -> None:
        """Who has pledged a share and does not tell it is not waited for any longer."""
        self._start()
        self.seated = self.seq

    def start_if_full(self) -> None:
        """The first draw waits for the last seat, and then for the shares that were pledged."""
        waits = self.status != "open" or self.is_filling or bool(self.unrevealed())
        if not waits:
            self._start()

    def _start(self) -> None:
        alone = self.created.fair == SEED_ALONE
        rng = FairRng(self.seed, None, None if alone else [seat.share for seat in self.seats])
        self.match = Match.start(self.game, len(self.seats), self.created.options, rng)
        self.match.commitment = self.commitment
        self.clocks = clocks.started(self.created.clock, len(self.seats), self.updated)
        self._play_forced()
        self.waiting_since = self.updated
        self.asked = self.steady

    def _playing(self) -> Match:
        if self.match is None:
            raise BrokenLog("play before the game began")
        return self.match

    def _tick(self, number: int, is_bot: bool = False) -> None:
        if self.clocks is not None:
            self.clocks = self.clocks.ticked(number, self.updated, is_bot)

    def _seat(self, number: int, seat: Seat) -> None:
        if number == self.acting():
            self._tick(number)  # also for who has had a bot sit there that has not answered
        self.seats = [*self.seats[:number], seat, *self.seats[number + 1 :]]
        self.seated = self.seq
        if self.match is None or number == self.acting():  # others who come and go change nothing
            self.waiting_since = self.updated

    def _stepped(self, number: int, before: int) -> None:
        seat = self.seats[number]
        if seat.away and not seat.bot:  # who plays, or takes back, is there
            self._seat(number, msgspec.structs.replace(seat, away=False))
        self.played = self.seq
        self.waiting_since = self.updated
        self.steps = [*self.steps[-STEPS_KEPT + 1 :], (self.seq, before)]
        self.asked = self.steady

    def _play_forced(self) -> None:
        """A table option: where all can see that there is one answer only, it is played at once."""
        if self.match is not None and self.created.auto_single:
            self.match.play_forced(AUTO_LIMIT)

    def drawn_since(self, ply: int) -> list[str]:
        """What chance brought with each answer after `ply`, as records write it."""
        entries = [] if self.match is None else self.match.entries_after(ply)
        return [chance_text(entry.chance).removeprefix(" ~ ") for entry in entries]

    def state_hash(self) -> str:
        """`Game.digest` of the position, written by a quicker hand: it is made at every answer."""
        if self.match is None:
            return ""
        plain = self.match.game.dump(self.match.state)
        return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()

    # -- what is new ----------------------------------------------------------------------------
    def news_after(self, seq: int) -> tuple[News, int]:
        """Which one message tells somebody who stands at `seq` all that happened since; for a step
        also how many log items they still hold rightly."""
        if not 0 < seq <= self.seq or seq < self.seated:
            return "table", 0
        if self.chat and self.chat[-1].seq > seq:
            return ("chat" if seq == self.seq - 1 else "table"), 0
        kept = -1 if self.match is None else self.log_kept_since(seq)
        return ("step", kept) if kept >= 0 else ("table", 0)

    def log_kept_since(self, seq: int) -> int:
        """How many log items a viewer at `seq` still holds rightly; -1: it must begin anew."""
        if seq >= self.played:
            return self.ply
        if not self.steps or seq < self.steps[0][0] - 1:
            return -1
        kept = self.ply
        for number, before in reversed(self.steps):  # mostly the last one alone is new
            if number <= seq:
                break
            kept = min(kept, before)
        return kept if self.match is not None and kept >= self.match.dropped else -1
