"""The parts of a running server, put together."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from tablero.core.registry import UnknownGame, find
from tablero.server.clock import Clock
from tablero.server.devices import Devices
from tablero.server.minds.bots import Bots
from tablero.server.minds.hints import Hints
from tablero.server.minds.no_advice import NoAdvice
from tablero.server.minds.reviews import Reviews
from tablero.server.presence import Presence
from tablero.server.settings import Settings
from tablero.server.storage.lookback import LookingBack
from tablero.server.storage.reader import Reader, Turns
from tablero.server.storage.register import Register
from tablero.server.storage.store import Store
from tablero.server.storage.writer import Then, Writer
from tablero.server.tables.hub import Hub
from tablero.server.tables.kept.closed import ClosedLog
from tablero.server.tables.ledger import Done, Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.lobby import ExpireOrder, has_expired
from tablero.server.tables.wanted.orders import Order
from tablero.server.tables.who.browsers import Keys, is_table_name, read_key
from tablero.server.tables.who.people import NO_ASKER, Asker
from tablero.server.tables.who.tokens import Tokens

PRESENCE_SECONDS = 0.5  # between two tellings of who is at a table
TABLES_NAMED = 20  # of those that are closed, at start-up
LOOKS_KEPT = 4000  # tables, with when others were last asked about them

T = TypeVar("T")

logger = logging.getLogger("tablero.server")


class Site:
    """Made inside the running event loop; start-up and recovery after a crash are the same."""

    def __init__(self, settings: Settings, keys: Keys) -> None:
        self.settings = settings
        self.keys = keys
        self.tokens = Tokens(read_key(settings.secret_path()))
        self.store = Store(settings.db, self.tokens.seals)
        self.register = Register(self.store)
        self.lookback = LookingBack(self.store)
        self._quick = Reader("reading", rests=False)
        self._cold = Turns(Reader("opening", rests=True))
        self.read = self._quick.read
        self.tables = Tables(self.store, settings.table_megabytes, lock=threading.Lock())
        self.hub = Hub(keys, settings.absent_after, invite_seconds=settings.invite_hours * 3600)
        self.devices = Devices(self.register, self.tokens, self.clock, self._quick, self.hub.part)
        self.presence = Presence(self.store, self.clock, self._quick)
        self.writer = Writer(self.tables, self._changed, self._warm)
        self.bots = Bots(settings, self.carry_out, self.hub.watchers)
        self.hints: Hints | NoAdvice = NoAdvice()
        self.reviews: Reviews | NoAdvice = NoAdvice()
        if settings.advice:
            pool, choices = self.bots.pool, self.lookback.choices
            self.hints = Hints(pool)
            self.reviews = Reviews(pool, choices, settings.review_seconds)
        self._looked: OrderedDict[str, float] = OrderedDict()
        self._is_behind = False  # others wrote, and not all of it has been told
        self._erased: set[str] = set()  # sittings, as far as it is known here
        self._asked_about: set[str] = set()  # tables, at the last look at what others stored
        self._looking = asyncio.create_task(self._look_around())
        self._telling = asyncio.create_task(self._tell_presence())
        self._bringing: asyncio.Task[None] | None = None  # tables back that were out of memory
        self._name_missing_rules()

    @property
    def clock(self) -> Clock:
        return self.tables.clock

    def _changed(self, done: Done) -> None:
        if done.table is not None:
            self.hub.publish(done.table)
            self.bots.wake(done.table)
            self.hints.moved_on(done.table)

    async def _tell_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            self.tables.put_out()
            try:
                self._bring_back()
                await self.presence.note(self.hub.tell_presence(self.tables.cached))
            except Exception:
                logger.exception("telling who is there")

    def _bring_back(self) -> None:
        """Tables that people came to or left after nothing had happened there for long."""
        missing = [one for one in self.hub.stirred() if self.tables.cached(one) is None]
        if missing and (self._bringing is None or self._bringing.done()):
            self._bringing = asyncio.create_task(self._read_again(missing))

    async def _read_again(self, table_ids: list[str]) -> None:
        for table_id in table_ids:
            try:
                await self._cold.read(NO_ASKER, self.tables.get, table_id)
            except Refused:  # the store has told of it
                continue
            except Exception:
                logger.exception("reading a table whose people come and go")

    async def _look_around(self) -> None:
        """Tell listeners here what another process on the same database has stored."""
        while self.settings.look_around > 0:
            await asyncio.sleep(self.settings.look_around)
            try:
                await self._tell_news(self.hub.watched())
            except Refused:  # the store has told of it; the next look may be better
                continue
            except Exception:
                logger.exception("looking around")

    async def _tell_news(self, heard: dict[str, int]) -> None:
        # Others are said to have written once: if looking fails, the next look must know of it.
        wrote = self._is_behind = await self.read(self.store.others_wrote) or self._is_behind
        if wrote:
            await self.devices.look_again()
            await self._forget_erased()
        # Who has come since the last look may have come with a table of before it.
        asked = list(heard if wrote else heard.keys() - self._asked_about)
        self._asked_about = set(heard)
        newest = await self.read(self.store.newest, asked) if asked else {}
        for table_id, seq in newest.items():
            if seq > heard[table_id]:
                with suppress(Refused):  # one frozen table is no reason to skip the others
                    self.hub.publish(await self.read(self.tables.get, table_id, True))
        self._is_behind = False

    async def _forget_erased(self) -> None:
        """Who was erased sits nowhere any more, also where a table goes on by its sockets alone."""
        erased = await self.read(self.register.erased)
        for table_id in {erased[one] for one in erased.keys() - self._erased}:
            if self.tables.cached(table_id) is not None:
                self.tables.forget(table_id)  # first: whatever can be read now, it counts no more
                with suppress(Refused):
                    table = await self._cold.read(NO_ASKER, self.tables.get, table_id, True)
                    self.hub.tell_anew(table)
        self._erased = set(erased)

    def _name_missing_rules(self) -> None:
        for game, rules in self.store.rules_in_use():
            try:
                find(game, rules)
            except UnknownGame as error:
                closed = self.store.tables_under(game, rules)
                some = ", ".join(closed[:TABLES_NAMED])
                logger.warning("%s: %d tables are closed: %s", error, len(closed), some)

    async def table(self, table_id: str, asker: Asker = NO_ASKER, fresh: bool = False) -> Table:
        """A table to look at; a bot that was asked before a restart is woken by this.

        `fresh` also asks what other processes stored, but not again and again. A table that is not
        in memory is read when it is the turn of the asker's address.
        """
        if not is_table_name(table_id):
            raise Refused("unknown_table")
        fresh = fresh and self._is_time_to_look(table_id)
        table = None if fresh else self.tables.cached(table_id)
        if table is None:
            if self.tables.cached(table_id) is not None:
                table = await self.read(self.tables.get, table_id, fresh)
            else:
                table = await self._cold.read(asker, self.tables.get, table_id, fresh)
        since = self.clock.now() - self.settings.open_hours * 3600
        if has_expired(table, since):
            with suppress(Refused):  # somebody has just come, after all
                await self.carry_out(ExpireOrder(table_id, since))
            table = self.tables.get(table_id)
        self.bots.wake(table)
        return table

    def _is_time_to_look(self, table_id: str) -> bool:
        now = time.monotonic()
        if now < self._looked.get(table_id, 0.0) + self.settings.look_around:
            return False
        self._looked[table_id] = now
        self._looked.move_to_end(table_id)
        while len(self._looked) > LOOKS_KEPT:
            self._looked.popitem(last=False)
        return True

    async def _warm(self, order: Order) -> None:
        """A table that is not in memory is read here, not in the one thread that writes."""
        if self.tables.cached(order.table_id) is None:
            with suppress(Refused):  # the order itself will be told
                await self._cold.read(order.asker, self.tables.get, order.table_id)

    async def closed(self, table_id: str, asker: Asker, tell: Callable[[ClosedLog], T]) -> T:
        """What `tell` makes of a table whose rules are not installed; others are seen elsewhere."""
        try:
            await self.table(table_id, asker)
        except Refused as refused:
            if refused.code != "rules_missing":
                raise
            return await self._cold.read(asker, lambda: tell(self.store.closed_log(table_id)))
        raise Refused("unknown_page")

    async def tables_of(self, asker: Asker, limit: int) -> list[str]:
        return await self.read(self.store.tables_of, asker.all(), limit)

    def asker(self, browser: str, address: str = "") -> Asker:
        return self.devices.asker(browser)._replace(address=address)

    async def carry_out(self, order: Order) -> Done:
        return await self.writer.submit(order)

    def hand_in(self, order: Order, then: Then) -> bool:
        """The same without anybody waiting: `then` is told of its outcome once it is on disk.

        False if its table must be read first.
        """
        is_here = self.tables.cached(order.table_id) is not None
        if is_here:
            self.writer.hand_in(order, then)
        return is_here

    def gauges(self) -> dict[str, float]:
        """How much is under way, for whoever watches."""
        return {
            "sockets": self.hub.sockets,
            "rooms": len(self.hub.watched()),
            "tables_in_memory": len(self.tables),
            "writer_waiting": self.writer.waiting,
            "bots_playing": self.bots.playing,
            "hints_waiting": len(self.hints),
            "bots_waiting": self.bots.waiting,
            "bot_fallbacks_total": self.bots.fallbacks,
        }

    async def close(self) -> None:
        self._looking.cancel()
        self._telling.cancel()
        if self._bringing is not None:
            self._bringing.cancel()
        self.reviews.close()
        await self.bots.close()
        await asyncio.to_thread(self.writer.close)
        await self.presence.close()
        self._quick.close()
        self._cold.close()
        self.lookback.close()
        self.store.close()


def make_keys(settings: Settings) -> Keys:
    return Keys(read_key(settings.secret_path()))
