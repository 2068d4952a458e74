"""What can be asked of a server: one plain function each, whatever door the asking comes through.

`edge/routes.py` is the door of HTTP. Nothing here knows of it. Seats: seating.py.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Protocol, TypeVar

import msgspec

import tablero
from tablero import bots
from tablero.core.game import Game
from tablero.core.kinds import NOBODY
from tablero.core.registry import games
from tablero.server.clock import Clock
from tablero.server.settings import Settings
from tablero.server.tables import lessons
from tablero.server.tables.hub import Hub, seat_for
from tablero.server.tables.kept.closed import ClosedLog, closed_table, closed_text
from tablero.server.tables.ledger import Done
from tablero.server.tables.table import Table
from tablero.server.tables.told import messages, wire, wire_games, wire_hints, wire_socket
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted import opening
from tablero.server.tables.wanted.orders import Move, Order, PlayOrder, SayOrder, UndoOrder, own_id
from tablero.server.tables.who.browsers import Keys
from tablero.server.tables.who.letters import clean_text
from tablero.server.tables.who.people import NO_ASKER, Asker
from tablero.server.tables.who.tokens import Tokens

T = TypeVar("T")

MOST_TABLES = 500  # in the list of one's own
MOST_OVER = 50  # of them that are over


class LooksBack(Protocol):
    """Records, results, earlier positions: dear and not urgent."""

    async def record(self, asker: Asker, table: Table) -> str: ...

    async def scores_over_time(self, asker: Asker, table: Table) -> list[list[int]]: ...

    async def position(self, asker: Asker, table: Table, ply: int, seat: int) -> wire.Position: ...

    async def history(self, asker: Asker, table: Table, seat: int) -> list[wire.LogItem]: ...


class Advises(Protocol):
    """Bots that tell people what they would answer."""

    async def hint(self, asker: Asker, table: Table) -> wire_hints.Hint: ...


class Reviewing(Protocol):
    """What they think of the choices of a game that is over."""

    async def review(self, asker: Asker, table: Table) -> wire_hints.Review: ...


class House(Protocol):
    """What the handlers need around them; `server/site.py` has it for a real server."""

    @property
    def settings(self) -> Settings: ...

    @property
    def clock(self) -> Clock: ...

    @property
    def keys(self) -> Keys: ...

    @property
    def tokens(self) -> Tokens: ...

    @property
    def hub(self) -> Hub: ...

    @property
    def lookback(self) -> LooksBack: ...

    @property
    def hints(self) -> Advises: ...

    @property
    def reviews(self) -> Reviewing: ...

    async def table(self, table_id: str, asker: Asker = NO_ASKER, fresh: bool = False) -> Table: ...

    async def closed(self, table_id: str, asker: Asker, tell: Callable[[ClosedLog], T]) -> T: ...

    async def tables_of(self, asker: Asker, limit: int) -> list[str]: ...

    async def carry_out(self, order: Order) -> Done: ...


def looking_seat(table: Table, asker: Asker, wanted: int | None) -> int:
    if wanted is not None and wanted not in table.seats_of(asker):
        raise Refused("not_your_seat", seat=wanted)
    return seat_for(table, asker, wanted)


# -- reading ---------------------------------------------------------------------------------------
def health() -> wire.Health:
    return wire.Health(True, tablero.__version__)


def list_games() -> list[wire_games.GameInfo]:
    return [_game_info(game) for game in games()]


def printed(game: str) -> dict[str, object]:
    """What is printed on a title's components: all that boards do not send because it stays."""
    return _printed(opening.game_called(game))


@cache
def _printed(game: Game) -> dict[str, object]:
    return game.printed()


@cache
def _game_info(game: Game) -> wire_games.GameInfo:
    return wire_games.GameInfo(
        id=game.id,
        seats=game.seat_counts,
        options=[
            wire_games.GameOption(o.name, o.default, o.choices, o.seats, o.at_one_screen)
            for o in game.options
        ],
        stage=game.stage,
        bots=bots.names(game.id),
        provenance=[
            wire_games.ProvenanceRow(p.group, p.source, p.confidence, p.rows, p.doubtful)
            for p in game.provenance()
        ],
        lesson=lessons.steps_of(game.id),
    )


async def my_tables(house: House, asker: Asker) -> list[wire.TableSummary]:
    """All that go on, those that wait for the asker first, and the last that are over."""
    if not asker.principal:
        return []  # looking needs no cookie, but who has none sits nowhere
    summaries: list[wire.TableSummary] = []
    over = 0
    for table_id in await house.tables_of(asker, MOST_TABLES):
        try:
            found = await _summary_of(house, asker, table_id)
        except Refused:  # a frozen table must not hide the others
            continue
        if found is None:
            continue
        summaries.append(found)
        over += is_done(found)
        if over >= MOST_OVER:
            break
    return sorted(summaries, key=lambda one: (is_done(one), not one.waiting_for_me, -one.updated))


async def _summary_of(house: House, asker: Asker, table_id: str) -> wire.TableSummary | None:
    """None where the asker has got up, was removed, was asked to play again and did not."""
    try:
        table = await house.table(table_id, asker)
    except Refused as refused:
        if refused.code != "rules_missing":
            raise
        return _closed_summary(await see_closed(house, asker, table_id))
    is_asked = table.status == "open" and table.kept_for(asker)
    has_part = table.seats_of(asker) or is_asked or table.is_creator(asker)
    return summary(house, table, asker) if has_part else None


def is_done(one: wire.TableSummary) -> bool:
    return one.status in {"over", "cancelled", "closed"}


def _closed_summary(closed: wire.ClosedTable) -> wire.TableSummary:
    seats = [
        wire.SeatInfo(
            seat,
            name,
            "human",
            "",
            online=False,
            away=False,
            held=True,
            mine=False,
            kept="",
            colour=seat,
        )
        for seat, name in enumerate(closed.names)
    ]
    return wire.TableSummary(
        table=closed.table,
        game=closed.game,
        status="closed",
        seats=seats,
        turn=None,
        waiting_for_me=False,
        winners=[],
        spectators=0,
        updated=closed.updated,
    )


async def see_closed(house: House, asker: Asker, table_id: str) -> wire.ClosedTable:
    """What can be read of a table without its rules."""
    return await house.closed(table_id, asker, closed_table)


async def see_closed_text(house: House, asker: Asker, table_id: str) -> tuple[str, str]:
    """A name for the file, and the log as text."""
    text = await house.closed(table_id, asker, partial(closed_text, seals=house.tokens.seals))
    return f"{table_id[:8]}.log", text


def summary(house: House, table: Table, asker: Asker) -> wire.TableSummary:
    mine = table.seats_of(asker)
    acting = table.acting()
    present = house.hub.present(table)
    result = messages.result(table.match)
    return wire.TableSummary(
        table=table.id,
        game=table.created.game,
        status=table.status,
        seats=messages.seats(table, mine, present, table.kept_for(asker)),
        turn=acting if acting >= 0 else None,
        waiting_for_me=acting in mine and not table.bot_to_act(),
        winners=[] if result is None else result.winners,
        spectators=present.spectators,
        updated=table.updated,
        clock=house.hub.clock_of(table),
    )


async def see_table(
    house: House, asker: Asker, table_id: str, seat: int | None
) -> wire.TableMessage:
    table = await house.table(table_id, asker, fresh=True)
    return house.hub.whole(table, asker, looking_seat(table, asker, seat))


async def see_tail(
    house: House, asker: Asker, table_id: str, since: int | None, seat: int | None
) -> wire_socket.ServerMessage:
    """What the socket would send to somebody who comes back at `since`."""
    table = await house.table(table_id, asker, fresh=True)
    return house.hub.news_since(table, asker, looking_seat(table, asker, seat), since)


async def see_history(
    house: House, asker: Asker, table_id: str, seat: int | None
) -> list[wire.LogItem]:
    table = await house.table(table_id, asker)
    return await house.lookback.history(asker, table, looking_seat(table, asker, seat))


async def see_position(
    house: House, asker: Asker, table_id: str, ply: int, seat: int | None
) -> wire.Position:
    """Own view while the game runs; any seat's after the end."""
    table = await house.table(table_id, asker)
    if table.match is None or not 0 <= ply <= table.ply:
        raise Refused("unknown_ply")
    if seat is not None and table.status == "over" and seat < len(table.seats):
        viewer = seat
    else:
        viewer = looking_seat(table, asker, seat)
    return await house.lookback.position(asker, table, ply, viewer)


async def see_hint(house: House, asker: Asker, table_id: str, seat: int | None) -> wire_hints.Hint:
    """What a bot would answer in the asker's place, by what the asker can see."""
    return await house.hints.hint(asker, await advisable(house, asker, table_id, seat))


async def see_view(
    house: House, asker: Asker, table_id: str, seat: int | None
) -> wire_hints.OwnView:
    """What such a bot would be given, where the asker has one."""
    table = await advisable(house, asker, table_id, seat)
    return messages.own_view(table)


async def see_wheels(
    house: House, asker: Asker, table_id: str, seat: int | None
) -> wire_hints.WheelsAdvice:
    """The lines of advice for a first game, by what the asker can see."""
    return lessons.see_wheels(await advisable(house, asker, table_id, seat))


async def advisable(house: House, asker: Asker, table_id: str, seat: int | None) -> Table:
    """A table at which the asker is asked, and may take advice."""
    table = await house.table(table_id, asker)
    viewer = looking_seat(table, asker, seat)
    if viewer == NOBODY:
        raise Refused("not_your_seat")
    if not table.has_hints():
        raise Refused("hints_off")
    if table.status != "playing":
        raise Refused("not_playing")
    if table.acting() != viewer or table.bot_to_act():
        raise Refused("not_your_turn")
    return table


async def see_result(house: House, asker: Asker, table_id: str) -> wire.ResultOverTime:
    table = await finished(house, asker, table_id)
    result = messages.result(table.match)
    assert result is not None
    over_time = await house.lookback.scores_over_time(asker, table)
    return wire.ResultOverTime(result, over_time)


async def see_review(house: House, asker: Asker, table_id: str) -> wire_hints.Review:
    return await house.reviews.review(asker, await finished(house, asker, table_id))


async def see_record(house: House, asker: Asker, table_id: str) -> tuple[str, str]:
    """A name for the file, and the record."""
    table = await finished(house, asker, table_id)
    text = await house.lookback.record(asker, table)
    return f"{table.created.game}-{table_id[:8]}.record", text


async def finished(house: House, asker: Asker, table_id: str) -> Table:
    table = await house.table(table_id, asker)
    if table.status != "over":
        raise Refused("game_running")
    return table


# -- changing --------------------------------------------------------------------------------------
def begin_table(house: House) -> wire.Beginning:
    """A table's name and the commitment to its seed, before anybody adds a share to it."""
    return house.tokens.offer(house.tokens.begin())


async def create_table(house: House, asker: Asker, wanted: wire.CreateTable) -> wire.Created:
    tokens = house.tokens
    begun = tokens.beginning(wanted.beginning) if wanted.beginning else tokens.begin()
    order = opening.order(wanted, asker, begun)
    await house.carry_out(order)
    table = await house.table(order.table_id, asker)
    return wire.Created(table.id, f"/table/{table.id}", house.hub.invites(table, asker))


async def say(house: House, asker: Asker, table_id: str, said: wire.Say) -> wire.Ack:
    command_id = said.id if isinstance(said.id, str) else own_id("say")
    return await ack(house, SayOrder(table_id, command_id, asker, clean_text(said.text)))


async def ack(house: House, order: Order) -> wire.Ack:
    """Carry out an order whose answer is an acknowledgement."""
    done = await house.carry_out(order)
    return msgspec.json.decode(done.answer, type=wire.Ack)


async def command(house: House, asker: Asker, table_id: str, wanted: wire.Command) -> bytes:
    """A move or an undo. The answer is stored with it: a retry gets the same bytes."""
    order = move_order(asker, table_id, wanted)
    try:
        return (await house.carry_out(order)).answer
    except Refused as refused:
        if refused.code == "stale":  # it is told together with the table as it stands now
            refused.table = await _table_for(house, asker, table_id, wanted.seat)
        raise


def move_order(asker: Asker, table_id: str, wanted: wire.Command) -> Order:
    move = Move(table_id, wanted.seat, wanted.id, wanted.expected, asker)
    if isinstance(wanted.do, wire.Play):
        return PlayOrder(move, wanted.do.answer, wanted.do.auto)
    return UndoOrder(move, wanted.do.to)


async def _table_for(house: House, asker: Asker, table_id: str, seat: int) -> wire.TableMessage:
    table = await house.table(table_id, asker)
    return house.hub.whole(table, asker, seat if seat in table.seats_of(asker) else NOBODY)
