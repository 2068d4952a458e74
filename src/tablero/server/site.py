"""The parts of a running server, put together."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import ParamSpec, TypeVar

from tablero.core.registry import UnknownGame, find
from tablero.server.edge.limits import Limit
from tablero.server.minds.bots import Bots
from tablero.server.settings import Settings
from tablero.server.storage.lookback import LookingBack
from tablero.server.storage.register import Register
from tablero.server.storage.store import Store
from tablero.server.storage.writer import Writer, leave
from tablero.server.tables.browsers import Keys, read_key
from tablero.server.tables.errors import Refused
from tablero.server.tables.hub import Hub
from tablero.server.tables.keeping import NotStored, SyncFailed
from tablero.server.tables.ledger import Done, Tables
from tablero.server.tables.orders import Order
from tablero.server.tables.people import Asker
from tablero.server.tables.table import Table
from tablero.server.tables.tokens import Tokens

TABLES_NAMED = 20  # of those that are closed, at start-up
READERS = 2  # threads that read the disk
LATELY = 60.0  # seconds: devices that another process has bound since

P = ParamSpec("P")
T = TypeVar("T")

logger = logging.getLogger("tablero.server")


class Limits:
    def __init__(self, settings: Settings) -> None:
        rate = settings.commands_per_second
        self.requests = Limit(rate, 3 * rate)
        self.tables = Limit(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.browsers = Limit(settings.browsers_per_minute / 60, settings.browsers_per_minute)


class Site:
    """Made inside the running event loop; start-up and recovery after a crash are the same."""

    def __init__(self, settings: Settings, keys: Keys, limits: Limits) -> None:
        self.settings = settings
        self.keys = keys
        self.tokens = Tokens(read_key(settings.secret_path()))
        self.limits = limits
        self.store = Store(settings.db, self.tokens.seals)
        self.register = Register(self.store)
        self.lookback = LookingBack(self.register)
        self._reading = ThreadPoolExecutor(READERS, "reading")
        self._bound = self.register.bound()
        self.tables = Tables(self.store, settings.table_megabytes, lock=threading.Lock())
        self.hub = Hub(keys, settings.absent_after)
        self.writer = Writer(self.tables, self._changed, self._warm)
        self.bots = Bots(
            settings.bot_workers, settings.bot_seconds, settings.bot_pause, self.carry_out
        )
        self._looking = asyncio.create_task(self._look_around())
        self._name_missing_rules()

    def _changed(self, done: Done) -> None:
        if done.table is not None:
            self.hub.publish(done.table)
            self.bots.wake(done.table)

    async def _look_around(self) -> None:
        """Tell listeners here what another process on the same database has stored."""
        while self.settings.look_around > 0:
            await asyncio.sleep(self.settings.look_around)
            self.tables.put_out()
            try:
                await self._tell_news(self.hub.watched())
            except Refused:  # the store has told of it; the next look may be better
                continue
            except Exception:
                logger.exception("looking around")

    async def _tell_news(self, heard: dict[str, int]) -> None:
        lately = self.tables.clock.now() - LATELY
        self._bound.update(await self.read(self.register.bound, lately))
        newest = await self.read(self.store.newest, list(heard)) if heard else {}
        for table_id, seq in newest.items():
            if seq > heard[table_id]:
                with suppress(Refused):  # one frozen table is no reason to skip the others
                    self.hub.publish(await self.read(self.tables.get, table_id, True))

    def _name_missing_rules(self) -> None:
        for game, rules in self.store.rules_in_use():
            try:
                find(game, rules)
            except UnknownGame as error:
                closed = self.store.tables_under(game, rules)
                some = ", ".join(closed[:TABLES_NAMED])
                logger.warning("%s: %d tables are closed: %s", error, len(closed), some)

    async def table(self, table_id: str, fresh: bool = False) -> Table:
        """A table to look at; a bot that was asked before a restart is woken by this."""
        table = None if fresh else self.tables.cached(table_id)
        if table is None:
            if len(table_id) > 32:
                raise Refused("unknown_table")
            table = await self.read(self.tables.get, table_id, fresh)
        self.bots.wake(table)
        return table

    async def read(self, function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Read the disk in the few threads that do: many at once would starve those who play."""
        call = partial(function, *args, **named)
        return await asyncio.get_running_loop().run_in_executor(self._reading, call)

    async def _warm(self, table_id: str) -> None:
        """A table that is not in memory is read here, not in the one thread that writes."""
        if self.tables.cached(table_id) is None:
            with suppress(Refused):  # the order itself will be told
                await self.read(self.tables.get, table_id)

    # -- people ---------------------------------------------------------------------------------
    def asker(self, browser: str) -> Asker:
        """Who asks: the browser itself and, if it was bound to one, the person it belongs to."""
        principal = self._bound.get(browser)
        return Asker(browser) if principal is None else Asker(principal, frozenset({browser}))

    async def bind(self, browser: str, token: str) -> None:
        """Make this browser one of the person's whose link it followed."""
        link = self.tokens.read_link(token, self.tables.clock.now())
        if link.principal in self.asker(browser).all():
            return
        now = self.tables.clock.now()
        try:
            await self.read(self.register.bind, browser, link.principal, link.id, now)
        except NotStored as error:
            raise Refused("not_stored") from error
        except SyncFailed as error:
            leave(error)
        self._bound[browser] = link.principal

    async def carry_out(self, order: Order) -> Done:
        return await self.writer.submit(order)

    async def close(self) -> None:
        self._looking.cancel()
        await self.bots.close()
        await asyncio.to_thread(self.writer.close)
        self._reading.shutdown()
        self.lookback.close()
        self.store.close()


def make_keys(settings: Settings) -> Keys:
    return Keys(read_key(settings.secret_path()))
