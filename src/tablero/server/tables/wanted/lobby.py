"""What can be wanted of a table before its game begins: by who opened it, and by who sits there."""

from __future__ import annotations

from tablero.core.text.fairness import pledge
from tablero.server.tables.kept import facts
from tablero.server.tables.table import Table
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.orders import (
    Order,
    at_the_table,
    check_colour,
    check_room,
    own_id,
    seat_of,
)
from tablero.server.tables.who.people import NO_ASKER, Asker, Person, new_sitting


class HostOrder(Order):
    """Only who opened the table, and only before the game begins."""

    def admit(self, table: Table) -> int:
        if not table.is_creator(self.asker):
            raise Refused("not_your_table")
        if table.status != "open":
            raise Refused("not_open")
        return self.seat


class OpenSeatOrder(HostOrder):
    """Take a seat from whoever has it. At an open seat it makes the links given out worthless."""

    def __init__(self, table_id: str, seat: int, asker: Asker) -> None:
        super().__init__(table_id, seat, own_id("open"), asker)

    def carry_on(self, table: Table) -> facts.Fact:
        seat_of(table, self.seat)
        is_own = self.seat in table.seats_of(self.asker)
        return self.open_again(table, "holder" if is_own else "host")


class GiveSeatOrder(HostOrder):
    """Let a bot play at an open seat."""

    def __init__(self, table_id: str, seat: int, asker: Asker, bot: str, name: str) -> None:
        super().__init__(table_id, seat, own_id("give"), asker)
        self.bot = bot
        self.name = name

    def carry_on(self, table: Table) -> facts.Fact:
        if not seat_of(table, self.seat).is_open:
            raise Refused("seat_taken", seat=self.seat)
        sitting = new_sitting(self.table_id, Person(name=self.name))
        self.sittings = [sitting]
        table.meet(sitting.id, sitting.person)
        table.give(self.seat, sitting.id, self.bot)
        return facts.SeatGiven(self.seat, sitting.id, self.bot)


class ColourOrder(Order):
    """Another colour for one's own seat, while the table fills."""

    def __init__(self, table_id: str, seat: int, asker: Asker, colour: int) -> None:
        super().__init__(table_id, seat, own_id("colour"), asker)
        self.colour = colour

    def admit(self, table: Table) -> int:
        seat_of(table, self.seat)
        if self.seat not in table.seats_of(self.asker):
            raise Refused("not_your_seat", seat=self.seat)
        return self.seat

    def carry_on(self, table: Table) -> facts.Fact | None:
        if not table.is_filling:
            raise Refused("not_open")
        if table.seats[self.seat].colour == self.colour:
            return None
        check_room(table)
        check_colour(table, self.seat, self.colour)
        table.wear(self.seat, self.colour)
        return facts.SeatColoured(self.seat, self.colour)


class CancelOrder(HostOrder):
    def __init__(self, table_id: str, asker: Asker) -> None:
        super().__init__(table_id, facts.TABLE_LEVEL, own_id("cancel"), asker)

    def carry_on(self, table: Table) -> facts.Fact:
        table.cancel("host")
        return facts.Cancelled("host")


class ExpireOrder(Order):
    """A table that nobody has touched since `before` will not begin any more."""

    def __init__(self, table_id: str, before: float) -> None:
        super().__init__(table_id, facts.TABLE_LEVEL, own_id("expire"), NO_ASKER)
        self.before = before

    def admit(self, table: Table) -> int:
        if not has_expired(table, self.before):
            raise Refused("not_open")
        return self.seat

    def carry_on(self, table: Table) -> facts.Fact:
        table.cancel("expired")
        return facts.Cancelled("expired")


def has_expired(table: Table, before: float) -> bool:
    return table.status == "open" and table.updated < before


class RevealOrder(Order):
    """Tell the share that was pledged; not before everybody sits, or the last could choose."""

    def __init__(self, table_id: str, asker: Asker, share: str) -> None:
        super().__init__(table_id, facts.TABLE_LEVEL, own_id("reveal"), asker)
        self.share = share

    def admit(self, table: Table) -> int:
        at_the_table(table, self.asker)
        if table.is_filling:
            raise Refused("too_soon")
        return self.seat

    def carry_on(self, table: Table) -> facts.Fact | None:
        due = [seat for seat in table.seats_of(self.asker) if seat in table.unrevealed()]
        told = pledge(self.table_id, self.share)
        seats = [seat for seat in due if table.seats[seat].pledge == told]
        if not seats:
            if due:
                raise Refused("bad_share")
            return None  # told before, or never pledged
        table.reveal(seats, self.share)
        return facts.Revealed(seats, self.share)


class StartOrder(Order):
    """Begin without the shares of those who have kept the others waiting since before `since`."""

    def __init__(self, table_id: str, asker: Asker, since: float) -> None:
        super().__init__(table_id, facts.TABLE_LEVEL, own_id("start"), asker)
        self.since = since

    def admit(self, table: Table) -> int:
        at_the_table(table, self.asker)
        if not table.unrevealed():
            raise Refused("not_open")
        if table.waiting_since > self.since:
            raise Refused("too_soon")
        return self.seat

    def carry_on(self, table: Table) -> facts.Fact:
        missing = table.unrevealed()
        table.start_without_shares()
        return facts.StartedWithout(missing)
