"""What the handlers need around them, inside a page: one person, one thread, nobody elsewhere."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import TypeVar

from tablero.bots import Budget
from tablero.core.text.fairness import IN_A_PAGE
from tablero.page.shelf import Shelf
from tablero.server.clock import Clock
from tablero.server.minds.no_advice import NoAdvice
from tablero.server.minds.thinking import Thinkers, Told, bot_order, make_job
from tablero.server.settings import Settings
from tablero.server.tables.hub import Hub
from tablero.server.tables.kept.closed import ClosedLog
from tablero.server.tables.kept.replays import Replays, scores_over_time, written
from tablero.server.tables.ledger import Done, Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.told.messages import log_of
from tablero.server.tables.wanted.orders import Order
from tablero.server.tables.who.browsers import Keys
from tablero.server.tables.who.people import NO_ASKER, Asker
from tablero.server.tables.who.tokens import Tokens

ME = Asker("here")  # whoever sits before the page

T = TypeVar("T")

logger = logging.getLogger("tablero.page")


class LookingBack:
    """All of it is made when it is asked for: nobody else waits."""

    def __init__(self, shelf: Shelf) -> None:
        self._replays = Replays(shelf.whole)

    async def record(self, _asker: Asker, table: Table) -> str:
        return written(self._replays.of(table).table)

    async def scores_over_time(self, _asker: Asker, table: Table) -> list[list[int]]:
        return scores_over_time(self._replays.of(table).match)

    async def position(self, _asker: Asker, table: Table, ply: int, seat: int) -> wire.Position:
        return self._replays.position(table, ply, seat)

    async def history(self, _asker: Asker, table: Table, seat: int) -> list[wire.LogItem]:
        return [] if table.match is None else log_of(self._replays.of(table).table, 0, seat)


class PageHouse:
    """`key` seals the seeds and signs what is given out; a page makes its own and keeps it."""

    def __init__(self, key: bytes) -> None:
        self.settings = Settings()
        self.keys = Keys(key)
        self.tokens = Tokens(key, IN_A_PAGE)
        self.shelf = Shelf(self.tokens.seals)
        self.tables = Tables(self.shelf)
        self.hub = Hub(self.keys, self.settings.absent_after)
        self.lookback = LookingBack(self.shelf)
        self.hints = self.reviews = NoAdvice()  # a search would hold the tables up (`mind.py`)
        self._thinkers = Thinkers()
        self._told = Told()
        self._awake: dict[str, None] = {}  # tables whose bot may be asked

    @property
    def clock(self) -> Clock:
        return self.tables.clock

    async def table(self, table_id: str, asker: Asker = NO_ASKER, fresh: bool = False) -> Table:
        return self.tables.get(table_id)

    async def closed(self, table_id: str, asker: Asker, tell: Callable[[ClosedLog], T]) -> T:
        try:
            self.tables.get(table_id)
        except Refused as refused:
            if refused.code != "rules_missing":
                raise
            return tell(self.shelf.closed_log(table_id))
        raise Refused("unknown_page")

    async def tables_of(self, asker: Asker, limit: int) -> list[str]:
        return self.shelf.names()[:limit]

    async def carry_out(self, order: Order) -> Done:
        return self.settle(order)

    def settle(self, order: Order) -> Done:
        (done,) = self.tables.carry_out([order])
        if done.refused is not None:
            raise done.refused
        if done.table is not None:
            self.hub.publish(done.table)
            self.wake(done.table)
        return done

    # -- bots -----------------------------------------------------------------------------------
    def wake(self, table: Table) -> None:
        if table.bot_to_act():
            self._awake[table.id] = None

    def has_bots_to_move(self) -> bool:
        return bool(self._awake)

    def move_a_bot(self) -> None:
        """One answer, where a bot is asked."""
        if not self._awake:
            return
        table_id, _ = self._awake.popitem()
        table = self.tables.get(table_id)
        if table.bot_to_act():
            self.settle(bot_order(table, self._choose(table)))

    def _choose(self, table: Table) -> int:
        assert table.match is not None
        answers = table.match.state.answers()
        if table.match.is_forced():
            return answers[0]
        seconds = self.settings.bot_seconds
        job = make_job(table, self._told, secrets.randbits(24), seconds, None)
        try:
            answer = self._thinkers.choose(job, Budget(seconds))
        except Exception:
            logger.exception("bot at table %s failed", table.id)
            answer = -1
        return answer if answer in answers else secrets.choice(answers)

    def put_away(self, table_id: str) -> None:
        """Somebody else may carry the table on: what is known of it here no longer counts."""
        self._awake.pop(table_id, None)
        self.shelf.put_away(table_id)
        self.tables.forget(table_id)
