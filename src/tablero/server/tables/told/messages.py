"""What a viewer is sent. Everything here goes through `View` or `Event.plain` for that viewer."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from functools import cache, cached_property
from typing import Any, NamedTuple

import msgspec

from tablero.core.asked import ask, plain_events
from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.kinds import NOBODY, Args, Kind
from tablero.core.match import Entry, Match
from tablero.server.tables.kept.stand_ins import StoodIn
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire, wire_hints, wire_socket
from tablero.server.tables.wanted import takebacks
from tablero.server.tables.who.colours import worn
from tablero.server.tables.who.people import Person

LOG_TAIL = 60
CHAT_LETTERS = 8000  # of the talk that a whole table tells, whenever somebody sits down or gets up
SHOWN_KEPT = 512
ALONE: StoodIn = {}  # everybody answers for themselves

_encode = msgspec.json.Encoder().encode


class Present(NamedTuple):
    """Who is connected just now; known to the hub, not to the log."""

    online: frozenset[int] = frozenset()
    spectators: int = 0


class Viewer(NamedTuple):
    """Somebody looking at a table: one of the own seats, or NOBODY for a spectator."""

    seat: int = NOBODY
    mine: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    host: bool = False
    removed: bool = False

    @property
    def you(self) -> int | None:
        return None if self.seat == NOBODY else self.seat


class Shown:
    """What a position is to one viewer, encoded: it goes out as it is in every message."""

    def __init__(self, table: Table, seat: int, curtain: bool) -> None:
        self._table = table
        match = table.match
        self.seat = seat
        self.board = encoded(board(match, seat))
        self.ask = encoded(None if match is None else ask(match, seat))
        self.undo = undo(table, seat)
        self.curtain = curtain
        self.result = result(match)

    @cached_property
    def log(self) -> Any:
        """The end of the log, for who sees the table for the first time."""
        return encoded(log_of(self._table, max(0, self._table.ply - LOG_TAIL), self.seat))


def encoded(value: object) -> Any:
    """Any: it stands in a message for the value itself."""
    return msgspec.Raw(_encode(value))


class News:
    """The newest items of a table's log, encoded: made once for all who may know the same."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._made: dict[tuple[int, int], Any] = {}

    def after(self, start: int, seat: int) -> Any:
        match = self.table.match
        if match is None:
            return []
        key = start, eyes(match, start, seat)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = encoded(log_of(self.table, *key))
        return made


def eyes(match: Match, start: int, seat: int) -> int:
    """Through whose eyes a seat reads what came after `start`: its own where something private
    happened to it, else anybody's."""
    for entry in match.entries_after(max(start, match.dropped)):
        for event in entry.events:
            if event.kind.private and event.seat == seat:
                return seat
    return NOBODY


class Showing:
    """The positions shown last. Who comes, goes or speaks changes no position: it is made once."""

    def __init__(self) -> None:
        self._shown: OrderedDict[tuple[str, int, bool, int, str], Shown] = OrderedDict()
        # By screen: the position last looked at, and whether its seats have secrets.
        self._curtains: OrderedDict[tuple[str, tuple[int, ...]], tuple[int, bool]] = OrderedDict()
        self._news: News | None = None  # of the table told last

    def of(self, table: Table, seat: int) -> Shown:
        # Who plays at the seat: what a bot did there, its person may not take back.
        plays = "" if seat == NOBODY else table.seats[seat].bot
        key = (table.id, table.played, table.match is None, seat, plays)
        shown = self._shown.get(key)
        if shown is None:
            shown = self._shown[key] = Shown(table, seat, self._has_curtain(table, seat))
            while len(self._shown) > SHOWN_KEPT:
                self._shown.popitem(last=False)
        return shown

    def log(self, table: Table, start: int, seat: int) -> Any:
        """Its items after the first `start`, encoded."""
        if self._news is None or self._news.table is not table:
            self._news = News(table)
        return self._news.after(start, seat)

    def _has_curtain(self, table: Table, seat: int) -> bool:
        """Who has had secrets from the others at a screen has them to the end of the game: to find
        that out anew at every move cost as much as two boards."""
        match, own = table.match, sharing(table, seat)
        if match is None or len(own) < 2 or match.is_over():
            return False
        screen = (table.id, own)
        played, needed = self._curtains.get(screen, (-1, False))
        if not needed and played != table.played:
            needed = needs_curtain(match, own)
            self._curtains[screen] = (table.played, needed)
            while len(self._curtains) > SHOWN_KEPT:
                self._curtains.popitem(last=False)
        return needed


def table_message(
    table: Table,
    shown: Shown,
    viewer: Viewer,
    present: Present,
    invites: dict[str, str],
    now: float,
) -> wire.TableMessage:
    return wire.TableMessage(
        table=table.id,
        game=table.created.game,
        seq=table.seq,
        ply=table.ply,
        status=table.status,
        options=table.created.options,
        auto_single=table.created.auto_single,
        hints=table.has_hints(),
        seats=seats(table, viewer.mine, present, viewer.kept),
        you=viewer.you,
        board=shown.board,
        ask=shown.ask,
        log=shown.log,
        undo=shown.undo,
        takebacks=table.taken_back,
        clock=clock(table, now),
        timing=timing(table),
        curtain=shown.curtain,
        result=shown.result,
        commitment=table.commitment,
        chat=last_chat(table),
        spectators=present.spectators,
        rematch=table.rematch or None,
        invites=invites,
        host=viewer.host,
        removed=viewer.removed,
        cancelled=table.cancelled,
        pledges=[seat.pledge for seat in table.seats],
        unrevealed=table.unrevealed(),
    )


def step_message(
    table: Table, shown: Shown, previous: int, log_from: int, log: Any, now: float
) -> wire_socket.StepMessage:
    """What brings a viewer at `previous`, whose first `log_from` log items stand, up to date.

    `log` is what comes after those, as the viewer may know it (`Showing.log`).
    """
    return wire_socket.StepMessage(
        seq=table.seq,
        previous=previous,
        ply=table.ply,
        status=table.status,
        you=None if shown.seat == NOBODY else shown.seat,
        log_from=log_from,
        log=log,
        board=shown.board,
        ask=shown.ask,
        undo=shown.undo,
        takebacks=table.taken_back,
        clock=clock(table, now),
        curtain=shown.curtain,
        result=shown.result,
    )


def clock(table: Table, now: float) -> wire.ClockInfo | None:
    if table.clocks is None:
        return None
    left, acting = [max(0.0, seconds) for seconds in table.clocks.left], table.acting()
    running = None if acting < 0 or table.seats[acting].bot else acting
    if running is not None:
        left[running] = table.clocks.left_at(running, now)
    return wire.ClockInfo([round(seconds * 1000) for seconds in left], running)


def timing(table: Table) -> wire.Timing | None:
    agreed = table.created.clock
    return None if agreed is None else wire.Timing(agreed.seconds, agreed.increment)


def seats(
    table: Table, mine: Collection[int], present: Present, kept: Collection[int]
) -> list[wire.SeatInfo]:
    colour = worn([seat.colour for seat in table.seats])
    return [
        wire.SeatInfo(
            seat=number,
            name=table.person(number).name,
            kind="open" if seat.is_open else "bot" if seat.bot else "human",
            bot=seat.bot,
            online=number in present.online,
            away=seat.away,
            held=seat.held,
            mine=number in mine,
            kept="you" if number in kept else "other" if _is_kept(table, number) else "",
            colour=colour[number],
        )
        for number, seat in enumerate(table.seats)
    ]


def _is_kept(table: Table, number: int) -> bool:
    return table.seats[number].is_open and bool(table.person(number).principal)


def last_chat(table: Table) -> list[wire.ChatLine]:
    """As many of the last lines as a message has room for."""
    left, first = CHAT_LETTERS, len(table.chat)
    while first and len(table.chat[first - 1].text) <= left:
        first -= 1
        left -= len(table.chat[first].text)
    return chat_lines(table, first)


def chat_lines(table: Table, first: int) -> list[wire.ChatLine]:
    return [
        wire.ChatLine(
            line.seq,
            line.seat,
            table.people.get(line.sitting, Person()).name,
            line.text,
            line.at,
        )
        for line in table.chat[first:]
    ]


def board(match: Match | None, seat: int) -> dict[str, object] | None:
    return None if match is None else View(match.game, match.state, seat).plain()


def own_view(table: Table) -> wire_hints.OwnView:
    """Of the seat that is asked."""
    match = table.match
    assert match is not None
    seen = View(match.game, match.state, match.acting()).plain_state()
    return wire_hints.OwnView(table.seq, match.game.id, match.game.rules_version, seen)


def undo(table: Table, seat: int) -> wire.UndoInfo | None:
    """Only the seat that acted last may take back, and only down to the information boundary;
    a person alone with bots also beyond it, where the table has takebacks."""
    match = table.match
    if match is None or match.is_over() or seat == NOBODY:
        return None
    floor = match.undo_floor() if takebacks.acted_last(match, seat) else match.ply
    is_mine = table.seats[seat].held and not table.seats[seat].bot
    back = takebacks.furthest(table.marks, match, seat) if is_mine else None
    is_counted = is_mine and table.has_takebacks
    if floor == match.ply and back is None and not is_counted:
        return None
    return wire.UndoInfo(floor, match.ply, back, is_counted)


def sharing(table: Table, seat: int) -> tuple[int, ...]:
    """The seats of whoever sits here; none for a spectator."""
    if seat == NOBODY:
        return ()
    return tuple(table.held().get(table.person(seat).principal, ()))


def needs_curtain(match: Match, own: tuple[int, ...]) -> bool:
    """Whether seats that share a screen have secrets: their views tell, whatever the title."""
    public = _known(match, NOBODY)
    return any(_known(match, each) != public for each in own)


def _known(match: Match, seat: int) -> dict[str, object]:
    return match.game.dump(View(match.game, match.state, seat).state)


def result(match: Match | None) -> wire.Result | None:
    if match is None or not match.is_over():
        return None
    state = match.state
    rows = [wire.ScoreRow(name, points, _parts(state, name)) for name, points in state.score_rows()]
    return wire.Result(state.scores(), state.winners(), rows, state.ended_by())


def _parts(state: State, row: str) -> list[wire.ScorePart]:
    return [wire.ScorePart(name, points) for name, points in state.score_parts(row)]


def log_of(table: Table, start: int, viewer: int) -> list[wire.LogItem]:
    return [] if table.match is None else log_items(table.match, start, viewer, table.stood_in)


def log_items(
    match: Match, start: int, viewer: int, stood_in: StoodIn = ALONE
) -> list[wire.LogItem]:
    over, first = match.is_over(), max(start, match.dropped)
    return [
        log_item(match, ply, entry, viewer, over, stood_in.get(ply, ""))
        for ply, entry in enumerate(match.entries_after(first), first + 1)
    ]


def log_item(
    match: Match, ply: int, entry: Entry, viewer: int, over: bool, bot: str
) -> wire.LogItem:
    events: Any = plain_events(entry.events, viewer, over)  # as `wire.Event` writes them
    kind = kinds(match.game)[entry.kind]
    # What came of it completes the label: the price paid, the place.
    came: Args = next((event["args"] for event in events if event["seat"] == entry.seat), {})
    args = {**came, **kind.args[entry.answer]}
    target = kind.targets[entry.answer]
    return wire.LogItem(
        ply, entry.seat, entry.kind, entry.word, target, args, events, entry.is_auto, bot
    )


@cache
def kinds(game: Game) -> dict[str, Kind]:
    return {kind.name: kind for kind in game.kinds}
