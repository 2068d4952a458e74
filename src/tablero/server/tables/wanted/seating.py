"""Sitting down and getting up, before and during a game, and playing again after it."""

from __future__ import annotations

import msgspec

from tablero.server.tables.handlers import House, ack, finished
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire, wire_people
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted import opening
from tablero.server.tables.wanted.lobby import (
    CancelOrder,
    ColourOrder,
    GiveSeatOrder,
    OpenSeatOrder,
    RevealOrder,
    StartOrder,
)
from tablero.server.tables.wanted.opening import Beginning, Giving
from tablero.server.tables.wanted.orders import (
    JoinOrder,
    LeaveOrder,
    RematchOrder,
    TakeOverOrder,
    at_the_table,
    own_id,
)
from tablero.server.tables.who.letters import clean_name, person_name
from tablero.server.tables.who.people import Asker, Unseen


# -- one's own seat --------------------------------------------------------------------------------
async def join_seat(
    house: House, asker: Asker, table_id: str, wanted: wire_people.JoinSeat
) -> wire_people.Joined:
    await house.table(table_id, asker)  # one that nobody has touched for too long is closed by this
    name = person_name(wanted.name)
    order = JoinOrder(table_id, wanted.seat, own_id("join"), asker, name, wanted.pledge)
    order.colour = wanted.colour
    invitation = house.keys.read_invite(table_id, wanted.invite)
    if invitation is not None:
        order.invited = invitation.sitting
        order.expired = house.clock.now() > invitation.until
    done = await house.carry_out(order)
    return msgspec.json.decode(done.answer, type=wire_people.Joined)


async def leave_seat(
    house: House, asker: Asker, table_id: str, wanted: wire_people.LeaveSeat
) -> wire.Ack:
    """Give a seat up; before the start also one that is kept for the asker."""
    if wanted.bot:
        opening.check_stand_in(wanted.bot)
    order = LeaveOrder(table_id, wanted.seat, own_id("leave"), asker, wanted.bot)
    return await ack(house, order)


async def take_over(
    house: House, asker: Asker, table_id: str, wanted: wire_people.TakeOverSeat
) -> wire.Ack:
    table, hub = await house.table(table_id, asker), house.hub
    absent = hub.is_absent(table, wanted.seat)
    unseen = None
    if absent:  # by what this process knows; what others know is asked in the transaction
        unseen = Unseen(table.seats[wanted.seat].sitting, hub.absent_since())
    order = TakeOverOrder(table_id, wanted.seat, own_id("takeover"), asker, absent, unseen)
    order.on_the_way = hub.may_be_on_the_way(table)
    return await ack(house, order)


# -- a table that has not begun --------------------------------------------------------------------
async def open_seat(
    house: House, asker: Asker, table_id: str, wanted: wire_people.OpenSeat
) -> wire.Ack:
    return await ack(house, OpenSeatOrder(table_id, wanted.seat, asker))


async def choose_colour(
    house: House, asker: Asker, table_id: str, wanted: wire_people.ChooseColour
) -> wire.Ack:
    return await ack(house, ColourOrder(table_id, wanted.seat, asker, wanted.colour))


async def give_seat(
    house: House, asker: Asker, table_id: str, wanted: wire_people.GiveSeat
) -> wire.Ack:
    opening.check_bot(wanted.bot)
    name = clean_name(wanted.name) or wanted.bot
    return await ack(house, GiveSeatOrder(table_id, wanted.seat, asker, wanted.bot, name))


async def cancel(house: House, asker: Asker, table_id: str) -> wire.Ack:
    return await ack(house, CancelOrder(table_id, asker))


async def reveal(house: House, asker: Asker, table_id: str, wanted: wire_people.Reveal) -> wire.Ack:
    return await ack(house, RevealOrder(table_id, asker, wanted.share))


async def start_without(house: House, asker: Asker, table_id: str) -> wire.Ack:
    since = house.clock.now() - house.settings.reveal_seconds
    return await ack(house, StartOrder(table_id, asker, since))


# -- the same people again -------------------------------------------------------------------------
async def begin_rematch(house: House, asker: Asker, table_id: str) -> wire.Beginning:
    """The commitment to the rematch's seed, before anybody gives something to it."""
    table = await finished(house, asker, table_id)
    begun, _ = await _rematch_of(house, asker, table)
    promised = house.tokens.promise(begun)
    people = [n for n, seat in enumerate(table.seats) if seat.held]
    promised.waits = people != table.seats_of(asker)
    return promised


async def rematch(house: House, asker: Asker, table_id: str, giving: Giving) -> wire.Created:
    """Ask the others for another game, or, where somebody has asked, agree to it.

    The new table waits for everybody: the asker and the bots sit, the other seats are kept.
    """
    table = await house.table(table_id, asker)
    at_the_table(table, asker)
    if table.status != "over":
        raise Refused("game_running")
    begun, made = await _rematch_of(house, asker, table)
    if made is None:
        await house.carry_out(opening.rematch_order(table, begun, asker, giving))
        made = await house.table(begun.table_id, asker)
    await house.carry_out(RematchOrder(table_id, asker, made.id))
    for seat in made.kept_for(asker):
        order = JoinOrder(made.id, seat, own_id("join"), asker, "", giving.pledge)
        await house.carry_out(order)
    return wire.Created(made.id, f"/table/{made.id}", {})


async def _rematch_of(house: House, asker: Asker, table: Table) -> tuple[Beginning, Table | None]:
    """The rematch that there is; another may be asked for once it was cancelled."""
    if not table.rematch:
        return house.tokens.rematch(table.id), None
    made = await house.table(table.rematch, asker)
    if made.status != "cancelled":
        return Beginning(made.id, made.seed), made
    return house.tokens.rematch(table.id, table.rematch), None
