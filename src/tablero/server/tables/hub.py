"""Who listens to which table, and what each of them is sent after a commit."""

from __future__ import annotations

import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from tablero.core.kinds import NOBODY
from tablero.server import failpoints
from tablero.server.tables.table import Table
from tablero.server.tables.told import messages, wire, wire_socket
from tablero.server.tables.told.messages import Present, Viewer
from tablero.server.tables.who.browsers import Invitation, Keys
from tablero.server.tables.who.people import Asker

SEEN_KEPT = 20_000  # who was last here when

# News: a whole table by its viewer, all else by seat that looks and number they come after.
Made = dict[Viewer | tuple[int, int], bytes]

logger = logging.getLogger("tablero.server")
_encode = msgspec.json.Encoder().encode


class Watcher(NamedTuple):
    """Who listens, as limits count people."""

    principal: str
    address: str


class Listener:
    """One socket at a table. `seat` follows the own seat that is asked unless one was wanted."""

    def __init__(self, table_id: str, asker: Asker, wanted: int | None) -> None:
        self.watcher = Watcher(asker.principal, "")
        self.table_id = table_id
        self.asker = asker
        self.wanted = wanted
        self.seat = NOBODY
        self.seq = 0

    def send(self, message: bytes) -> None:
        """Never waits: who cannot keep up is cut off and comes back with a fresh view."""
        raise NotImplementedError

    def cut(self) -> None:
        """Hear no more; whoever it is comes back as who they are now."""
        raise NotImplementedError


class Room:
    """Who listens to one table."""

    def __init__(self) -> None:
        self.listeners: dict[Listener, None] = {}  # in the order they came
        self.askers: Counter[Asker] = Counter()
        self.told: Present | None = None  # who is here, as everybody was last told

    def add(self, listener: Listener) -> None:
        self.listeners[listener] = None
        self.askers[listener.asker] += 1

    def remove(self, listener: Listener) -> None:
        del self.listeners[listener]
        self.askers[listener.asker] -= 1
        if not self.askers[listener.asker]:
            del self.askers[listener.asker]


def seat_for(table: Table, asker: Asker, wanted: int | None, now: int = NOBODY) -> int:
    """Which of the own seats looks: the wanted one, else the one that is asked."""
    own = table.seats_of(asker)
    if wanted is not None:
        return wanted if wanted in own else NOBODY
    if table.acting() in own:
        return table.acting()
    if now in own:
        return now
    return own[0] if own else NOBODY


def viewer_of(table: Table, asker: Asker, seat: int) -> Viewer:
    return Viewer(
        seat,
        tuple(table.seats_of(asker)),
        tuple(table.kept_for(asker)),
        table.is_creator(asker),
        table.was_removed(asker),
    )


class Hub:
    def __init__(
        self,
        keys: Keys,
        absent_after: float,
        clock: Callable[[], float] = time.time,
        invite_seconds: float = 7 * 24 * 3600.0,
    ) -> None:
        self._keys = keys
        self._invite_seconds = invite_seconds
        self._clock = clock
        self._absent_after = absent_after
        self._rooms: dict[str, Room] = {}
        self._stirred: set[str] = set()  # rooms that somebody entered or left just now
        self._seen: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._began = self._opened = clock()
        self._showing = messages.Showing()

    # -- coming and going -----------------------------------------------------------------------
    @property
    def sockets(self) -> int:
        return sum(len(room.listeners) for room in self._rooms.values())

    def join(self, listener: Listener, table: Table, since: int | None) -> None:
        """Subscribe and send what is missing, in one go: nothing can fall in between."""
        room = self._rooms.setdefault(table.id, Room())
        room.add(listener)
        if len(room.listeners) == 1:
            room.told = self.present(table)  # the message below says it
        self._stirred.add(table.id)
        listener.seat = seat_for(table, listener.asker, listener.wanted)
        news = self.news_since(table, listener.asker, listener.seat, since)
        listener.send(msgspec.json.encode(news))
        listener.seq = table.seq

    def leave(self, listener: Listener) -> None:
        room = self._rooms.get(listener.table_id)
        if room is None or listener not in room.listeners:
            return
        room.remove(listener)
        self._stirred.add(listener.table_id)
        if not room.listeners:
            del self._rooms[listener.table_id]
        for principal in listener.asker.all():  # they may sit here as any of them
            key = (listener.table_id, principal)
            self._seen[key] = self._clock()
            self._seen.move_to_end(key)
        while len(self._seen) > SEEN_KEPT:
            # Of whom nothing is kept was here then at the latest: a crowd makes nobody missing.
            _, self._began = self._seen.popitem(last=False)

    def part(self, browsers: set[str]) -> None:
        """These are no longer who they were: nothing more is told to them as such."""
        for room in list(self._rooms.values()):
            for listener in list(room.listeners):
                if listener.asker.also & browsers:
                    listener.cut()
                    self.leave(listener)

    def present(self, table: Table) -> Present:
        room = self._rooms.get(table.id)
        if room is None:
            return Present()
        own = [table.seats_of(asker) for asker in room.askers]
        online = frozenset(seat for seats in own for seat in seats)
        return Present(online, sum(not seats for seats in own))

    def absent_since(self) -> float:
        """Who was seen after this is not missing."""
        return self._clock() - self._absent_after

    def is_absent(self, table: Table, seat: int) -> bool:
        """Nobody at this seat for a while, though the table has waited for it as long; by what this
        process knows: they may be at another.

        Counted from when they could last act: from when they were last here, were asked, or sat
        down. Who is not asked is not missing, nor, after a restart, who may be on the way back.
        """
        if seat != table.acting() or seat in self.present(table).online:
            return False
        seen = self._seen.get((table.id, table.person(seat).principal), self._began)
        return max(seen, table.waiting_since) <= self.absent_since()

    def may_be_on_the_way(self, table: Table) -> bool:
        """Whoever is asked was so before this process began, not long ago: until then perhaps there
        was no server to answer, whatever their clock says."""
        return table.waiting_since < self._opened and self.absent_since() < self._opened

    # -- telling --------------------------------------------------------------------------------
    def whole(self, table: Table, asker: Asker, seat: int) -> wire.TableMessage:
        viewer = viewer_of(table, asker, seat)
        shown = self._showing.of(table, seat)
        return messages.table_message(
            table,
            shown,
            viewer,
            self.present(table),
            self.invites(table, asker),
            self._clock(),
        )

    def clock_of(self, table: Table) -> wire.ClockInfo | None:
        return messages.clock(table, self._clock())

    def invites(self, table: Table, asker: Asker) -> dict[str, str]:
        """A link for each open seat, good from now on for as long as settings say."""
        if table.status != "open" or not table.is_creator(asker):
            return {}
        # Whole hours, so that two looks in a row are shown the same.
        until = (int(self._clock() + self._invite_seconds) // 3600 + 1) * 3600
        return {
            str(number): invite_url(self._keys, table.id, number, Invitation(seat.sitting, until))
            for number, seat in enumerate(table.seats)
            if seat.is_open
        }

    def watchers(self, table_id: str) -> list[Watcher]:
        room = self._rooms.get(table_id)
        return [] if room is None else [listener.watcher for listener in room.listeners]

    def watched(self) -> dict[str, int]:
        """The tables somebody listens to, with the last number that all of them have heard."""
        return {
            table_id: min(listener.seq for listener in room.listeners)
            for table_id, room in self._rooms.items()
        }

    def publish(self, table: Table) -> None:
        """Send everybody at the table what they have not heard, as their seat may see it."""
        failpoints.reach("before_broadcast")
        made: Made = {}
        room = self._rooms.get(table.id)
        if room is not None and table.seated == table.seq:
            self._stirred.add(table.id)  # who was a spectator may sit here now
        for listener in list(room.listeners) if room is not None else []:
            if listener.seq >= table.seq:
                continue
            try:
                listener.seat = seat_for(table, listener.asker, listener.wanted, listener.seat)
                listener.send(self._news(listener, table, made))
                listener.seq = table.seq
            except Exception:
                logger.exception("table %s could not be shown", table.id)

    def tell_anew(self, table: Table) -> None:
        """The whole table to everybody there: it is not what they were told."""
        room = self._rooms.get(table.id)
        for listener in room.listeners if room is not None else ():
            listener.seq = 0
        self.publish(table)

    def _news(self, listener: Listener, table: Table, made: Made) -> bytes:
        """Made once for all who are told the same."""
        key: Viewer | tuple[int, int] = (listener.seat, listener.seq)
        message = made.get(key)
        if message is None and table.news_after(listener.seq)[0] == "table":
            key = viewer_of(table, listener.asker, listener.seat)  # it says which seats are theirs
            message = made.get(key)
        if message is None:
            news = self.news_since(table, listener.asker, listener.seat, listener.seq)
            message = made[key] = _encode(news)
        return message

    def news_since(
        self, table: Table, asker: Asker, seat: int, since: int | None
    ) -> wire.TableMessage | wire_socket.StepMessage | wire_socket.ChatMessage:
        """One message without a gap from `since`, or the whole table, nothing between."""
        kind, kept = ("table", 0) if since is None else table.news_after(since)
        if since is None or kind == "table":
            return self.whole(table, asker, seat)
        if kind == "chat":
            return wire_socket.ChatMessage(table.seq, messages.chat_lines(table, -1)[0])
        shown, log = self._showing.of(table, seat), self._showing.log(table, kept, seat)
        return messages.step_message(table, shown, since, kept, log, self._clock())

    def stirred(self) -> list[str]:
        """The tables whose people are to be told who is there now."""
        return [table_id for table_id in self._stirred if table_id in self._rooms]

    def tell_presence(self, known: Callable[[str], Table | None]) -> dict[str, frozenset[str]]:
        """Tell the rooms that were stirred who is there now; the sittings that are, by table.

        Called twice a second: a crowd that comes in costs those who sit there one message.
        """
        stirred, self._stirred = self._stirred, set()
        here: dict[str, frozenset[str]] = {}
        for table_id in stirred:
            room, table = self._rooms.get(table_id), known(table_id)
            if room is None:
                here[table_id] = frozenset()
                continue
            if table is None:  # out of memory: told once it is read again
                self._stirred.add(table_id)
                continue
            present = self.present(table)
            here[table_id] = frozenset(table.seats[seat].sitting for seat in present.online)
            if present == room.told:
                continue
            room.told = present
            told = wire_socket.PresenceMessage(sorted(present.online), present.spectators)
            message = msgspec.json.encode(told)
            for listener in room.listeners:
                listener.send(message)
        return here


def invite_url(keys: Keys, table_id: str, seat: int, invitation: Invitation) -> str:
    return f"/table/{table_id}?seat={seat}&invite={keys.invite(table_id, invitation)}"
