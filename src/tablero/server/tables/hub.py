"""Who listens to which table, and what each of them is sent after a commit."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict

import msgspec

from tablero.core.kinds import NOBODY
from tablero.server import failpoints
from tablero.server.tables import messages, wire
from tablero.server.tables.browsers import Keys
from tablero.server.tables.messages import Present, Viewer
from tablero.server.tables.people import Asker
from tablero.server.tables.table import Table

SEEN_KEPT = 20_000  # who was last here when

logger = logging.getLogger("tablero.server")


class Listener:
    """One socket at a table. `seat` follows the own seat that is asked unless one was wanted."""

    def __init__(self, table_id: str, asker: Asker, wanted: int | None, queue: int) -> None:
        self.table_id = table_id
        self.asker = asker
        self.wanted = wanted
        self.seat = NOBODY
        self.seq = 0
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(queue)
        self.too_slow = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Never waits: who cannot keep up is cut off and comes back with a fresh view."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.too_slow.set()


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


class Hub:
    def __init__(self, keys: Keys, absent_after: float) -> None:
        self._keys = keys
        self._absent_after = absent_after
        self._rooms: dict[str, list[Listener]] = {}
        self._sockets: dict[str, int] = {}
        self._seen: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._began = time.monotonic()

    # -- coming and going -----------------------------------------------------------------------
    def sockets_of(self, asker: Asker) -> int:
        return self._sockets.get(asker.principal, 0)

    def join(self, listener: Listener, table: Table, since: int | None) -> None:
        """Subscribe and send what is missing, in one go: nothing can fall in between."""
        self._rooms.setdefault(table.id, []).append(listener)
        self._sockets[listener.asker.principal] = self.sockets_of(listener.asker) + 1
        listener.seat = seat_for(table, listener.asker, listener.wanted)
        news = self.news_since(table, listener.asker, listener.seat, since)
        listener.send(msgspec.json.encode(news))
        listener.seq = table.seq
        self._tell_presence(table, but=listener)

    def leave(self, listener: Listener, table: Table | None) -> None:
        room = self._rooms.get(listener.table_id, [])
        if listener not in room:
            return
        room.remove(listener)
        if not room:
            del self._rooms[listener.table_id]
        left = self.sockets_of(listener.asker) - 1
        self._sockets[listener.asker.principal] = left
        if left <= 0:
            del self._sockets[listener.asker.principal]
        self._seen[listener.table_id, listener.asker.principal] = time.monotonic()
        while len(self._seen) > SEEN_KEPT:
            self._seen.popitem(last=False)
        if table is not None and room:
            self._tell_presence(table)

    def present(self, table: Table) -> Present:
        askers = {listener.asker for listener in self._rooms.get(table.id, [])}
        own = [table.seats_of(asker) for asker in askers]
        online = frozenset(seat for seats in own for seat in seats)
        return Present(online, sum(not seats for seats in own))

    def is_absent(self, table: Table, seat: int) -> bool:
        """Nobody at this seat for a while. A restart of the server counts as having been there."""
        if not 0 <= seat < len(table.seats) or seat in self.present(table).online:
            return False
        seen = self._seen.get((table.id, table.person(seat).principal), self._began)
        return time.monotonic() - seen >= self._absent_after

    # -- telling --------------------------------------------------------------------------------
    def whole(self, table: Table, asker: Asker, seat: int) -> wire.TableMessage:
        viewer = Viewer(seat, tuple(table.seats_of(asker)))
        return messages.table_message(
            table, viewer, self.present(table), self.invites(table, asker)
        )

    def invites(self, table: Table, asker: Asker) -> dict[str, str]:
        if not table.is_creator(asker):
            return {}
        return {
            str(number): invite_url(self._keys, table.id, number)
            for number, seat in enumerate(table.seats)
            if seat.is_open
        }

    def watched(self) -> dict[str, int]:
        """The tables somebody listens to, with the last number that all of them have heard."""
        return {
            table_id: min(listener.seq for listener in room)
            for table_id, room in self._rooms.items()
        }

    def publish(self, table: Table) -> None:
        """Send everybody at the table what they have not heard, as their seat may see it."""
        failpoints.reach("before_broadcast")
        encoded: dict[tuple[int, int], bytes] = {}
        for listener in list(self._rooms.get(table.id, [])):
            if listener.seq >= table.seq:
                continue
            try:
                listener.seat = seat_for(table, listener.asker, listener.wanted, listener.seat)
                listener.send(self._news(listener, table, encoded))
                listener.seq = table.seq
            except Exception:
                logger.exception("table %s could not be shown", table.id)
                listener.too_slow.set()

    def _news(
        self, listener: Listener, table: Table, encoded: dict[tuple[int, int], bytes]
    ) -> bytes:
        key = (listener.seat, listener.seq)
        if key in encoded:
            return encoded[key]
        news = self.news_since(table, listener.asker, listener.seat, listener.seq)
        message = msgspec.json.encode(news)
        if not isinstance(news, wire.TableMessage):  # whole tables say which seats are one's own
            encoded[key] = message
        return message

    def news_since(
        self, table: Table, asker: Asker, seat: int, since: int | None
    ) -> wire.TableMessage | wire.StepMessage | wire.ChatMessage:
        """One message without a gap from `since`, or the whole table, nothing between."""
        kind = "table" if since is None else table.news_after(since)
        if since is None or kind == "table":
            return self.whole(table, asker, seat)
        if kind == "chat":
            return wire.ChatMessage(table.seq, table.chat_lines()[-1])
        return messages.step_message(table, since, table.log_kept_since(since), seat)

    def _tell_presence(self, table: Table, but: Listener | None = None) -> None:
        present = self.present(table)
        message = msgspec.json.encode(
            wire.PresenceMessage(sorted(present.online), present.spectators)
        )
        for listener in self._rooms.get(table.id, []):
            if listener is not but:
                listener.send(message)


def invite_url(keys: Keys, table_id: str, seat: int) -> str:
    return f"/table/{table_id}?seat={seat}&invite={keys.invite(table_id, seat)}"
