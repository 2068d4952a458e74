"""What somebody wants of a table: each order checks who asks and turns into a fact, or refuses."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

import msgspec

from tablero.server.tables import facts
from tablero.server.tables.errors import Refused
from tablero.server.tables.table import Seat, Table
from tablero.server.tables.wire import Ack, Joined

HIDDEN_LETTERS = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}  # control, bidi and zero-width characters


def clean_name(name: str) -> str:
    """A name others can read as it is; Refused for letters that hide or turn text around."""
    plain = unicodedata.normalize("NFKC", name)
    if any(unicodedata.category(letter) in HIDDEN_LETTERS for letter in plain):
        raise Refused("bad_name")
    return " ".join(plain.replace("#", " ").split())[:24]


class Order:
    """`seat` and `command_id` make it unique: asked twice, it happens once."""

    def __init__(self, table_id: str, seat: int, command_id: str) -> None:
        self.table_id = table_id
        self.seat = seat
        self.command_id = command_id

    def decide(self, table: Table) -> facts.Fact:
        raise NotImplementedError

    def answer(self, table: Table) -> bytes:
        """What the asker gets, now and at every retry; made from the table after the fact."""
        return msgspec.json.encode(Ack(self.command_id, table.seq, table.ply))


class CreateOrder(Order):
    def __init__(self, table_id: str, created: facts.TableCreated) -> None:
        super().__init__(table_id, facts.TABLE_LEVEL, "create")
        self.created = created


class Move(NamedTuple):
    """Who moves where: a browser or (then `browser` is empty) a bot."""

    table_id: str
    seat: int
    command_id: str
    expected: int
    browser: str = ""
    bot: str = ""


class GameOrder(Order):
    """A move: only the holder of the seat, only on the table as the asker last saw it."""

    def __init__(self, move: Move) -> None:
        super().__init__(move.table_id, move.seat, move.command_id)
        self.browser = move.browser
        self.bot = move.bot
        self.expected = move.expected

    def check(self, table: Table) -> None:
        authorise(table, self.seat, self.browser, self.bot)
        if table.match is None or table.match.is_over():
            raise Refused("not_playing")
        if not table.played <= self.expected <= table.seq:
            raise Refused("stale", expected=self.expected, seq=table.seq)


class PlayOrder(GameOrder):
    def __init__(self, move: Move, answer: int) -> None:
        super().__init__(move)
        self.chosen = answer

    def decide(self, table: Table) -> facts.Fact:
        self.check(table)
        assert table.match is not None
        state = table.match.state
        if state.current_player() != self.seat:
            raise Refused("not_your_turn", seat=state.current_player())
        if not state.is_offered(self.chosen):
            raise state.illegal(self.chosen)
        kind = state.kind()
        return facts.Answered(self.seat, kind.name, kind.words[self.chosen], [], "")


class UndoOrder(GameOrder):
    def __init__(self, move: Move, to: int) -> None:
        super().__init__(move)
        self.to = to

    def decide(self, table: Table) -> facts.Fact:
        self.check(table)
        assert table.match is not None
        entries = table.match.entries
        if entries and entries[-1].seat != self.seat:
            raise Refused("illegal_undo", reason="another_seat_acted")
        return facts.TakenBack(self.seat, self.to)


class JoinOrder(Order):
    """Sit down on an open seat by its link, or come back to one's own."""

    def __init__(self, table_id: str, seat: int, command_id: str, browser: str, name: str) -> None:
        super().__init__(table_id, seat, command_id)
        self.browser = browser
        self.name = name
        self.invited = False

    def decide(self, table: Table) -> facts.Fact:
        seat = seat_of(table, self.seat)
        if seat.browser and seat.browser == self.browser:
            return facts.SeatJoined(self.seat, self.browser, seat.name)
        if not seat.is_open:
            raise Refused("seat_taken", seat=self.seat)
        if not self.invited:
            raise Refused("bad_invite", seat=self.seat)
        return facts.SeatJoined(self.seat, self.browser, self.name)

    def answer(self, table: Table) -> bytes:
        return msgspec.json.encode(Joined(self.table_id, self.seat, table.seq))


class LeaveOrder(Order):
    def __init__(self, table_id: str, seat: int, command_id: str, browser: str) -> None:
        super().__init__(table_id, seat, command_id)
        self.browser = browser

    def decide(self, table: Table) -> facts.Fact:
        if seat_of(table, self.seat).browser != self.browser:
            raise Refused("not_your_seat", seat=self.seat)
        return facts.SeatLeft(self.seat)


class TakeOverOrder(Order):
    """Anybody at the table may let a bot play for somebody who is not there."""

    def __init__(
        self, table_id: str, seat: int, command_id: str, browser: str, bot: str, absent: bool
    ) -> None:
        super().__init__(table_id, seat, command_id)
        self.browser = browser
        self.bot = bot
        self.absent = absent

    def decide(self, table: Table) -> facts.Fact:
        if not table.seats_of(self.browser):
            raise Refused("not_your_seat", seat=self.seat)
        seat = seat_of(table, self.seat)
        if seat.is_open:
            raise Refused("bad_seats")
        if seat.bot or not (seat.away or self.absent):
            raise Refused("seat_present", seat=self.seat)
        return facts.SeatTakenOver(self.seat, self.bot)


class SayOrder(Order):
    def __init__(self, table_id: str, command_id: str, browser: str, text: str) -> None:
        super().__init__(table_id, facts.TABLE_LEVEL, command_id)
        self.browser = browser
        self.text = text

    def decide(self, table: Table) -> facts.Fact:
        seats = table.seats_of(self.browser)
        if not seats:
            raise Refused("not_your_seat")
        return facts.Said(seats[0], table.seats[seats[0]].name, self.text)


class RematchOrder(Order):
    def __init__(self, table_id: str, browser: str, table: str) -> None:
        super().__init__(table_id, facts.TABLE_LEVEL, "rematch")
        self.browser = browser
        self.table = table

    def decide(self, table: Table) -> facts.Fact:
        return facts.RematchMade(self.table)


def seat_of(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused("bad_seats")
    return table.seats[number]


def authorise(table: Table, number: int, browser: str, bot: str) -> None:
    """A seat is played by its browser, or by the bot that sits there, never by both at once."""
    seat = seat_of(table, number)
    if seat.bot != bot or (not bot and (not browser or seat.browser != browser)):
        raise Refused("not_your_seat", seat=number)
