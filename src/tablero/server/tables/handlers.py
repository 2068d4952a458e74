"""What can be asked of a server: one plain function each, whatever door the asking comes through.

`edge/routes.py` is the door of HTTP. Nothing here knows of it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

import msgspec

import tablero
from tablero import bots
from tablero.core.game import Game
from tablero.core.kinds import NOBODY
from tablero.core.registry import games
from tablero.core.text import record
from tablero.server.tables import messages, opening, wire
from tablero.server.tables.browsers import Keys
from tablero.server.tables.errors import Refused
from tablero.server.tables.hub import Hub, seat_for
from tablero.server.tables.ledger import Done
from tablero.server.tables.orders import (
    JoinOrder,
    LeaveOrder,
    Move,
    Order,
    PlayOrder,
    RematchOrder,
    SayOrder,
    TakeOverOrder,
    UndoOrder,
    clean_name,
    seat_of,
)
from tablero.server.tables.replays import Replays
from tablero.server.tables.table import Table

MY_TABLES = 50

Given = ParamSpec("Given")
Got = TypeVar("Got")


class House(Protocol):
    """What the handlers need around them; `server/site.py` has it for a real server."""

    keys: Keys
    hub: Hub
    replays: Replays

    async def table(self, table_id: str, fresh: bool = False) -> Table: ...

    async def tables_of(self, browser: str, limit: int) -> list[str]: ...

    async def carry_out(self, order: Order) -> Done: ...

    async def aside(
        self, work: Callable[Given, Got], *args: Given.args, **more: Given.kwargs
    ) -> Got:
        """Long work, done where nobody else waits for it."""
        ...


def looking_seat(table: Table, browser: str, wanted: int | None) -> int:
    if wanted is not None and wanted not in table.seats_of(browser):
        raise Refused("not_your_seat", seat=wanted)
    return seat_for(table, browser, wanted)


def fresh_id() -> str:
    return secrets.token_urlsafe(12)


# -- reading ---------------------------------------------------------------------------------------
def health() -> wire.Health:
    return wire.Health(True, tablero.__version__)


def list_games() -> list[wire.GameInfo]:
    return [_game_info(game) for game in games()]


def _game_info(game: Game) -> wire.GameInfo:
    return wire.GameInfo(
        id=game.id,
        seats=game.seat_counts,
        options=[wire.GameOption(o.name, o.default, o.choices) for o in game.options],
        stage=game.stage,
        bots=bots.names(),
        provenance=[
            wire.ProvenanceRow(p.group, p.source, p.confidence, p.rows) for p in game.provenance()
        ],
    )


async def my_tables(house: House, browser: str) -> list[wire.TableSummary]:
    summaries = []
    for table_id in await house.tables_of(browser, MY_TABLES):
        try:
            summaries.append(_summary(house, await house.table(table_id), browser))
        except Refused:  # a frozen table must not hide the others
            continue
    return sorted(summaries, key=lambda one: (one.status == "over", -one.updated))


def _summary(house: House, table: Table, browser: str) -> wire.TableSummary:
    mine = table.seats_of(browser)
    acting = table.acting()
    present = house.hub.present(table)
    result = messages.result(table.match)
    return wire.TableSummary(
        table=table.id,
        game=table.created.game,
        status=table.status,
        seats=messages.seats(table, mine, present),
        turn=acting if acting >= 0 else None,
        waiting_for_me=acting in mine and not table.bot_to_act(),
        winners=[] if result is None else result.winners,
        spectators=present.spectators,
        updated=table.updated,
    )


async def see_table(
    house: House, browser: str, table_id: str, seat: int | None
) -> wire.TableMessage:
    table = await house.table(table_id, fresh=True)
    return house.hub.whole(table, browser, looking_seat(table, browser, seat))


async def see_tail(
    house: House, browser: str, table_id: str, since: int | None, seat: int | None
) -> wire.ServerMessage:
    """What the socket would send to somebody who comes back at `since`."""
    table = await house.table(table_id, fresh=True)
    return house.hub.news_since(table, browser, looking_seat(table, browser, seat), since)


async def see_history(
    house: House, browser: str, table_id: str, seat: int | None
) -> list[wire.LogItem]:
    table = await house.table(table_id)
    return house.hub.history(table, looking_seat(table, browser, seat))


async def see_position(
    house: House, browser: str, table_id: str, ply: int, seat: int | None
) -> wire.Position:
    """Own view while the game runs; any seat's after the end."""
    table = await house.table(table_id)
    if table.match is None or not 0 <= ply <= table.ply:
        raise Refused("unknown_ply")
    if seat is not None and table.status == "over" and seat < len(table.seats):
        viewer = seat
    else:
        viewer = looking_seat(table, browser, seat)
    return await house.aside(house.replays.position, table, ply, viewer)


async def see_result(house: House, table_id: str) -> wire.ResultOverTime:
    table = await _finished(house, table_id)
    result = messages.result(table.match)
    assert result is not None
    over_time = await house.aside(house.replays.scores_over_time, table)
    return wire.ResultOverTime(result, over_time)


async def see_record(house: House, table_id: str) -> tuple[str, str]:
    """A name for the file, and the record."""
    table = await _finished(house, table_id)
    assert table.match is not None
    text = await house.aside(record.write, table.match)
    return f"{table.created.game}-{table_id[:8]}.record", text


async def _finished(house: House, table_id: str) -> Table:
    table = await house.table(table_id)
    if table.status != "over":
        raise Refused("game_running")
    return table


# -- changing --------------------------------------------------------------------------------------
async def create_table(house: House, browser: str, wanted: wire.CreateTable) -> wire.Created:
    table = (await house.carry_out(opening.order(wanted, browser))).table
    assert table is not None
    return wire.Created(table.id, f"/table/{table.id}", house.hub.invites(table, browser))


async def join_seat(
    house: House, browser: str, table_id: str, wanted: wire.JoinSeat
) -> wire.Joined:
    table = await house.table(table_id)
    seat = seat_of(table, wanted.seat)
    if browser and seat.browser == browser and not seat.away and not seat.bot:
        return wire.Joined(table_id, wanted.seat, table.seq)  # who sits need not sit down
    order = JoinOrder(table_id, wanted.seat, fresh_id(), browser, clean_name(wanted.name))
    order.invited = house.keys.is_invited(table_id, wanted.seat, wanted.invite)
    done = await house.carry_out(order)
    assert done.table is not None
    return wire.Joined(table_id, wanted.seat, done.table.seq)


async def leave_seat(house: House, browser: str, table_id: str, seat: int) -> wire.Ack:
    table, command_id = await house.table(table_id), fresh_id()
    held = seat_of(table, seat)
    if browser and held.browser == browser and held.away:
        return wire.Ack(command_id, table.seq, table.ply)  # who has left need not leave
    return await _ack(house, LeaveOrder(table_id, seat, command_id, browser))


async def take_over(
    house: House, browser: str, table_id: str, wanted: wire.TakeOverSeat
) -> wire.Ack:
    opening.check_bot(wanted.bot)
    absent = house.hub.is_absent(await house.table(table_id), wanted.seat)
    order = TakeOverOrder(table_id, wanted.seat, fresh_id(), browser, wanted.bot, absent)
    return await _ack(house, order)


async def say(house: House, browser: str, table_id: str, said: wire.Say) -> wire.Ack:
    command_id = said.id if isinstance(said.id, str) else fresh_id()
    text = opening.clean_text(said.text)
    return await _ack(house, SayOrder(table_id, command_id, browser, text))


async def _ack(house: House, order: LeaveOrder | TakeOverOrder | SayOrder) -> wire.Ack:
    done = await house.carry_out(order)
    return msgspec.json.decode(done.answer, type=wire.Ack)


async def rematch(house: House, browser: str, table_id: str) -> wire.Created:
    """The same people, bots and options again; asked twice, it is the same table."""
    table = await house.table(table_id)
    if not table.seats_of(browser):
        raise Refused("not_your_seat")
    if table.status != "over":
        raise Refused("game_running")
    new_id = house.keys.rematch_id(table_id)
    await house.carry_out(opening.rematch_order(table, new_id, browser))
    await house.carry_out(RematchOrder(table_id, browser, new_id))
    return wire.Created(new_id, f"/table/{new_id}", {})


async def command(house: House, browser: str, table_id: str, wanted: wire.Command) -> bytes:
    """A move or an undo. The answer is stored with it: a retry gets the same bytes."""
    move = Move(table_id, wanted.seat, wanted.id, wanted.expected, browser=browser)
    order: PlayOrder | UndoOrder
    if isinstance(wanted.do, wire.Play):
        order = PlayOrder(move, wanted.do.answer)
    else:
        order = UndoOrder(move, wanted.do.to)
    try:
        return (await house.carry_out(order)).answer
    except Refused as refused:
        if refused.code == "stale":  # it is told together with the table as it stands now
            refused.table = await _table_for(house, browser, table_id, wanted.seat)
        raise


async def _table_for(house: House, browser: str, table_id: str, seat: int) -> wire.TableMessage:
    table = await house.table(table_id)
    return house.hub.whole(table, browser, seat if seat in table.seats_of(browser) else NOBODY)
