"""What somebody wants of a table: each order checks who asks, and carries it on or refuses."""

from __future__ import annotations

import secrets
from typing import Literal, NamedTuple

import msgspec

from tablero import bots
from tablero.server.tables.kept import facts
from tablero.server.tables.kept.seats import Line, Seat
from tablero.server.tables.table import Table
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.told.wire import Ack
from tablero.server.tables.told.wire_people import Joined
from tablero.server.tables.who import colours
from tablero.server.tables.who.people import (
    NO_ASKER,
    Asker,
    ChatText,
    Person,
    Sitting,
    Unseen,
    new_salt,
    new_sitting,
)


def own_id(what: str) -> str:
    """A command id of the server's own: nobody can have sent it before."""
    return f"{facts.OURS}{what}/{secrets.token_urlsafe(12)}"


class Order:
    """`seat` and `command_id` make it unique: asked twice, it happens once."""

    def __init__(self, table_id: str, seat: int, command_id: str, asker: Asker) -> None:
        self.table_id = table_id
        self.seat = seat
        self.command_id = command_id
        self.asker = asker
        # What is stored beside the log together with the fact.
        self.sittings: list[Sitting] = []
        self.text: ChatText | None = None
        self.unseen: list[Unseen] = []

    def was_seen(self) -> None:
        """One of the unseen was known to be here, after all; it is decided anew."""
        self.unseen = []

    def admit(self, table: Table) -> int:
        """The seat the command counts for; Refused to whom not even a retry may be answered."""
        return self.seat

    def carry_on(self, table: Table) -> facts.Fact | None:
        """Carry on `table`, which is nobody else's yet, and tell what happened; or Refused.

        None if all is already as it is wanted: then nothing is written and nobody told.
        """
        raise NotImplementedError

    def open_again(self, table: Table, by: Literal["holder", "host"]) -> facts.Fact:
        """Before the start a seat given up is anybody's again, and no link of before opens it."""
        if not table.is_filling:
            raise Refused("not_open")
        check_room(table)
        sitting = new_sitting(self.table_id)
        self.sittings = [sitting]
        table.meet(sitting.id, sitting.person)
        table.open_seat(self.seat, sitting.id, by)
        return facts.SeatOpened(self.seat, sitting.id, by)

    def answer(self, table: Table) -> bytes:
        """What the asker gets, now and at every retry; made from the table after the fact."""
        return msgspec.json.encode(Ack(self.command_id, table.seq, table.ply))


class CreateOrder(Order):
    """`seed` is sealed when the order is carried out; nothing else ever holds it in clear."""

    def __init__(
        self,
        table_id: str,
        created: facts.TableCreated,
        seed: bytes,
        sittings: list[Sitting],
    ) -> None:
        super().__init__(table_id, facts.TABLE_LEVEL, facts.CREATE, NO_ASKER)
        self.created = created
        self.seed = seed
        self.sittings = sittings


class Move(NamedTuple):
    """Who moves where: somebody who asks or (then `asker` is nobody) a bot."""

    table_id: str
    seat: int
    command_id: str
    expected: int
    asker: Asker = NO_ASKER
    bot: str = ""


class GameOrder(Order):
    """A move: only the holder of the seat, only on the table as the asker last saw it."""

    def __init__(self, move: Move) -> None:
        super().__init__(move.table_id, move.seat, move.command_id, move.asker)
        self.bot = move.bot
        self.expected = move.expected

    def admit(self, table: Table) -> int:
        """A seat is played by its person, or by the bot that sits there."""
        if self.bot:
            is_there = seat_of(table, self.seat).bot == self.bot
            ours = self.command_id.startswith(facts.OURS)
        else:
            seat_of(table, self.seat)
            is_there = self.seat in table.seats_of(self.asker)
            ours = not self.command_id.startswith(facts.OURS)
        if not is_there:
            raise Refused("not_your_seat", seat=self.seat)
        if not ours:  # bots and people never meet in one space of ids
            raise Refused("bad_request")
        return self.seat

    def check(self, table: Table) -> None:
        if seat_of(table, self.seat).bot != self.bot:  # never both at once
            raise Refused("not_your_seat", seat=self.seat)
        # The fact on its way counts one more than what the asker can have seen.
        if not table.played <= self.expected < table.seq:
            raise Refused("stale", expected=self.expected, seq=table.seq - 1)
        if table.match is None or table.match.is_over():
            raise Refused("not_playing")


class PlayOrder(GameOrder):
    """`auto`: the client says that it answered by itself, as nothing else could be answered."""

    def __init__(self, move: Move, answer: int, auto: bool = False) -> None:
        super().__init__(move)
        self.chosen = answer
        self.auto = auto

    def carry_on(self, table: Table) -> facts.Fact:
        self.check(table)
        assert table.match is not None
        acting, ply = table.acting(), table.ply
        if acting != self.seat:
            raise Refused("not_your_turn", seat=acting)
        if self.auto and not table.is_lone():
            raise Refused("bad_request")
        spent = table.spent()
        table.play(self.seat, self.chosen, self.auto)
        entry = table.match.entries_after(ply)[0]
        drawn, state = table.drawn_since(ply), table.state_hash()
        return facts.Answered(self.seat, entry.kind, entry.word, drawn, state, spent, self.auto)


class UndoOrder(GameOrder):
    def __init__(self, move: Move, to: int) -> None:
        super().__init__(move)
        self.to = to

    def carry_on(self, table: Table) -> facts.Fact:
        self.check(table)
        check_room(table)
        if table.may_not_recall(self.seat, table.seats_of(self.asker)):
            raise Refused("too_soon")
        table.take_back(self.seat, self.to)
        return facts.TakenBack(self.seat, self.to)


class JoinOrder(Order):
    """Sit down on an open seat by its link, or come back to one's own."""

    def __init__(
        self, table_id: str, seat: int, command_id: str, asker: Asker, name: str, pledge: str = ""
    ) -> None:
        super().__init__(table_id, seat, command_id, asker)
        self.name = name
        self.pledge = pledge
        self.colour: int | None = None  # None: what the seat wears
        self.invited = ""  # the sitting that a link of ours names
        self.expired = False  # and whether it did so for too long

    def carry_on(self, table: Table) -> facts.Fact | None:
        seat = seat_of(table, self.seat)
        if self.seat in table.seats_of(self.asker):
            if not seat.away and not seat.bot:
                return None
            if table.is_bots_to_answer(self.seat):
                raise Refused("too_soon")
            told = (self.seat, seat.sitting, seat.share, seat.pledge, seat.colour)
            table.sit(*told)
            return facts.SeatJoined(*told)
        name = self.name
        if self.seat in table.kept_for(self.asker) and table.is_filling:
            name = name or table.person(self.seat).name
        else:
            self._check_invited(table, seat)
        colour = self._colour(table)
        sitting = new_sitting(self.table_id, Person(self.asker.principal, name))
        self.sittings = [sitting]
        table.meet(sitting.id, sitting.person)
        table.sit(self.seat, sitting.id, "", self.pledge, colour)
        return facts.SeatJoined(self.seat, sitting.id, "", self.pledge, colour)

    def _colour(self, table: Table) -> int | None:
        """The wanted one, else what the seat wears: from now on it is this person's."""
        if self.colour is not None:
            check_colour(table, self.seat, self.colour)
            return self.colour
        chosen = [seat.colour for seat in table.seats]
        return colours.settled(chosen, [self.seat])[self.seat]

    def _check_invited(self, table: Table, seat: Seat) -> None:
        if self.invited and self.invited != seat.sitting:
            raise Refused("invite_used", seat=self.seat)
        if not seat.is_open:
            raise Refused("seat_taken", seat=self.seat)
        if not self.invited:
            raise Refused("bad_invite", seat=self.seat)
        if not table.is_filling:
            raise Refused("not_open")
        if self.expired:
            raise Refused("invite_expired", seat=self.seat)

    def answer(self, table: Table) -> bytes:
        return msgspec.json.encode(Joined(self.table_id, self.seat, table.seq))


class LeaveOrder(Order):
    """Get up, and perhaps have a bot play on."""

    def __init__(
        self, table_id: str, seat: int, command_id: str, asker: Asker, bot: str = ""
    ) -> None:
        super().__init__(table_id, seat, command_id, asker)
        self.bot = bot

    def admit(self, table: Table) -> int:
        seat_of(table, self.seat)
        if self.seat not in table.seats_of(self.asker) + table.kept_for(self.asker):
            raise Refused("not_your_seat", seat=self.seat)
        return self.seat

    def carry_on(self, table: Table) -> facts.Fact | None:
        if table.match is None:
            return self.open_again(table, "holder")
        if self.bot and table.status != "playing":  # who played to the end is shown as who did
            raise Refused("not_playing")
        seat = table.seats[self.seat]
        if seat.away and (seat.bot or not self.bot):
            return None
        check_room(table)
        table.leave(self.seat, self.bot)
        return facts.SeatLeft(self.seat, self.bot)


class TakeOverOrder(Order):
    """Anybody at the table may let a bot play for somebody who is not there, or who is asked and
    has used up the time of the table's clock.

    Which one was settled when the table was made: whom it helps has no say in it.
    """

    def __init__(
        self,
        table_id: str,
        seat: int,
        command_id: str,
        asker: Asker,
        absent: bool,
        unseen: Unseen | None = None,
    ) -> None:
        super().__init__(table_id, seat, command_id, asker)
        self.absent = absent
        self.on_the_way = False  # the server was away itself, and whoever is asked may come back
        if unseen is not None and absent:
            self.unseen = [unseen]

    def was_seen(self) -> None:
        super().was_seen()
        self.absent = False

    def admit(self, table: Table) -> int:
        at_the_table(table, self.asker)
        return self.seat

    def carry_on(self, table: Table) -> facts.Fact:
        seat = seat_of(table, self.seat)
        if seat.is_open:
            raise Refused("bad_seats")
        if table.status != "playing":  # who played to the end is not shown as a bot afterwards
            raise Refused("not_playing")
        if seat.bot:
            raise Refused("seat_present", seat=self.seat)
        if not (seat.away or self._is_absent(table)):
            if not table.time_is_up(self.seat):
                raise Refused("seat_present", seat=self.seat)
            if self.on_the_way:
                raise Refused("too_soon")
            if not table.people_play((self.seat,)):  # bots might rest, and this happen without end
                check_room(table)
        bot = table.created.stand_in or bots.stand_ins()[-1]
        table.hand_over(self.seat, bot)
        return facts.SeatTakenOver(self.seat, bot)

    def _is_absent(self, table: Table) -> bool:
        """Whoever has answered since they were found missing is back, socket or none. With a clock
        nobody is missing before their time is used up: until then it is theirs, here or not."""
        if table.created.clock is not None:
            return False
        return self.absent and all(table.waiting_since <= one.since for one in self.unseen)


class SayOrder(Order):
    """A line of the chat: it counts for the speaker's first seat."""

    def __init__(self, table_id: str, command_id: str, asker: Asker, text: str) -> None:
        super().__init__(table_id, facts.TABLE_LEVEL, command_id, asker)
        self.said = text

    def admit(self, table: Table) -> int:
        return at_the_table(table, self.asker)

    def carry_on(self, table: Table) -> facts.Fact:
        check_room(table)
        seat = at_the_table(table, self.asker)
        sitting = table.seats[seat].sitting
        self.text = ChatText(self.table_id, table.seq, sitting, new_salt(), self.said)
        table.say(Line(table.seq, seat, sitting, table.updated, self.said))
        return facts.Said(seat, sitting, self.text.digest)


class RematchOrder(Order):
    def __init__(self, table_id: str, asker: Asker, table: str) -> None:
        command_id = f"{facts.REMATCH}/{table}"
        super().__init__(table_id, facts.TABLE_LEVEL, command_id, asker)
        self.table = table

    def admit(self, table: Table) -> int:
        at_the_table(table, self.asker)
        return self.seat

    def carry_on(self, table: Table) -> facts.Fact | None:
        if table.rematch == self.table:
            return None
        table.lead_to(self.table)
        return facts.RematchMade(self.table)


def seat_of(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused("bad_seats")
    return table.seats[number]


def check_room(table: Table) -> None:
    """What need not be is refused once the log is longer than any game's."""
    if table.is_full:
        raise Refused("table_full")


def check_colour(table: Table, seat: int, colour: int) -> None:
    """Two people never wear the same; bots and open seats take what is left."""
    given = colours.worn([each.colour for each in table.seats])
    for other, each in enumerate(table.seats):
        is_theirs = each.held or bool(table.person(other).principal)
        if other != seat and is_theirs and given[other] == colour:
            raise Refused("colour_taken", seat=other)


def at_the_table(table: Table, asker: Asker) -> int:
    """The first own seat; only who has one has a say here."""
    seats = table.seats_of(asker)
    if not seats:
        raise Refused("not_your_seat")
    return seats[0]
