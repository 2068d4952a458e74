"""What a viewer is sent. Everything here goes through `View` or `Event.plain` for that viewer."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from functools import cache, cached_property
from typing import Any, NamedTuple

import msgspec

from tablero.core.asked import ask, plain_events
from tablero.core.game import Game, View
from tablero.core.kinds import NOBODY, Args, Kind
from tablero.core.match import Entry, Match
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire, wire_hints, wire_socket
from tablero.server.tables.wanted import takebacks

LOG_TAIL = 60
CHAT_LETTERS = 8000  # of the talk that a whole table tells, whenever somebody sits down or gets up
SHOWN_KEPT = 512

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
        self._match = match = table.match
        self.seat = seat
        self.board = encoded(board(match, seat))
        self.ask = encoded(None if match is None else ask(match, seat))
        self.undo = undo(table, seat)
        self.curtain = curtain
        self.result = result(match)

    @cached_property
    def log(self) -> Any:
        """The end of the log, for who sees the table for the first time."""
        start = 0 if self._match is None else max(0, self._match.ply - LOG_TAIL)
        return encoded(log_items(self._match, start, self.seat))


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
            made = self._made[key] = encoded(log_items(match, *key))
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
    table: Table, shown: Shown, viewer: Viewer, present: Present, invites: dict[str, str]
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
    table: Table, shown: Shown, previous: int, log_from: int, log: Any
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
        curtain=shown.curtain,
        result=shown.result,
    )


def seats(
    table: Table, mine: Collection[int], present: Present, kept: Collection[int]
) -> list[wire.SeatInfo]:
    return [
        wire.SeatInfo(
            seat=number,
            name=table.person(number).name,
            kind="open" if seat.is_open else "bot" if seat.bot else "human",
            bot=seat.bot,
            online=number in present.online,
            away=seat.away,
            mine=number in mine,
            kept="you" if number in kept else "other" if _is_kept(table, number) else "",
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
    return table.chat_lines(first)


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
    return None if floor == match.ply and back is None else wire.UndoInfo(floor, match.ply, back)


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
    rows = [wire.ScoreRow(name, points) for name, points in state.score_rows()]
    return wire.Result(state.scores(), state.winners(), rows, state.ended_by())


def log_items(match: Match | None, start: int, viewer: int) -> list[wire.LogItem]:
    if match is None:
        return []
    over, first = match.is_over(), max(start, match.dropped)
    return [
        log_item(match, ply, entry, viewer, over)
        for ply, entry in enumerate(match.entries_after(first), first + 1)
    ]


def log_item(match: Match, ply: int, entry: Entry, viewer: int, over: bool) -> wire.LogItem:
    events: Any = plain_events(entry.events, viewer, over)  # as `wire.Event` writes them
    kind = kinds(match.game)[entry.kind]
    # What came of it completes the label: the price paid, the place.
    came: Args = next((event["args"] for event in events if event["seat"] == entry.seat), {})
    args = {**came, **kind.args[entry.answer]}
    target = kind.targets[entry.answer]
    return wire.LogItem(
        ply, entry.seat, entry.kind, entry.word, target, args, events, entry.is_auto
    )


@cache
def kinds(game: Game) -> dict[str, Kind]:
    return {kind.name: kind for kind in game.kinds}
