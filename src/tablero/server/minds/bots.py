"""Bots at tables. They think in worker processes and are given their seat's view, nothing more.

A worker that hangs, dies or answers nonsense is replaced, and a random legal answer is played, so
that a bot can never block a table. Bots move where a person plays or somebody watches.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

from tablero.server.minds.pool import SHARED, Asked, Pool
from tablero.server.minds.thinking import Chosen, bot_order
from tablero.server.minds.watched import Watched, household
from tablero.server.settings import Settings
from tablero.server.tables.hub import Watcher
from tablero.server.tables.ledger import Done
from tablero.server.tables.table import Table
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.orders import Order

PACES_KEPT = 2000  # of bots at tables

logger = logging.getLogger("tablero.server")


class Paces:
    """How long the last real thought of each bot took: of the one that is asked, and of one like it
    in the same title, for a bot that has only just sat down."""

    def __init__(self) -> None:
        self._took: OrderedDict[tuple[str, str], float] = OrderedDict()

    def note(self, table: Table, seconds: float) -> None:
        here, elsewhere = _here_and_elsewhere(table)
        # Who stood long in line here keeps nobody elsewhere waiting.
        for key, pace in ((here, seconds), (elsewhere, min(seconds, SHARED))):
            self._took[key] = pace
            self._took.move_to_end(key)
        while len(self._took) > PACES_KEPT:
            self._took.popitem(last=False)

    def left(self, table: Table, seconds: float) -> float:
        """What is missing of that when an answer has taken `seconds`."""
        known = (self._took[key] for key in _here_and_elsewhere(table) if key in self._took)
        return max(0.0, next(known, 0.0) - seconds)


def _here_and_elsewhere(table: Table) -> tuple[tuple[str, str], tuple[str, str]]:
    bot = table.bot_to_act()
    return (table.id, bot), (table.created.game, bot)


class Bots:
    def __init__(
        self,
        settings: Settings,
        carry_out: Callable[[Order], Awaitable[Done]],
        watchers: Callable[[str], Sequence[Watcher]],
    ) -> None:
        self.pool = Pool(settings.bot_workers, settings.bot_seconds, settings.bot_megabytes)
        self._pause = settings.bot_pause
        self._pause_alone = max(settings.bot_pause, settings.bots_alone_pause)
        self._carry_out = carry_out
        self._watchers = watchers
        self._watched = Watched(settings.bot_tables_per_browser, settings.bot_tables_per_address)
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._thinking: dict[str, Asked] = {}
        self._newer: dict[str, Table] = {}  # tables that changed while their bot was at it
        self._waiting: dict[str, Table] = {}  # watched, but not admitted yet
        self._paces = Paces()
        self._closing = False
        self.fallbacks = 0

    @property
    def playing(self) -> int:
        """Tables whose bot is at work or waits for a worker."""
        return len(self._playing)

    @property
    def waiting(self) -> int:
        """Questions that no worker is thinking about yet."""
        return self.pool.waiting

    def wake(self, table: Table) -> None:
        """See to it that the bot that is asked answers."""
        if self._closing:
            return
        if table.id in self._playing:
            self._newer[table.id] = table
            self._withdraw_if_overtaken(table)
            return
        self._waiting.pop(table.id, None)
        if not table.bot_to_act():
            return
        if self._may_play(table):
            task = asyncio.get_running_loop().create_task(self._play(table))
            self._playing[table.id] = task
        elif self._watchers(table.id):
            self._waiting[table.id] = table

    def _may_play(self, table: Table) -> bool:
        return table.people_play() or self._watched.admit(table.id, self._watchers(table.id))

    def _withdraw_if_overtaken(self, table: Table) -> None:
        asked = self._thinking.get(table.id)
        if asked is None:
            return
        if table.played > asked.table.played or table.bot_to_act() != asked.table.bot_to_act():
            self.pool.withdraw(asked)

    async def _play(self, table: Table) -> None:
        now: Table | None = table
        try:
            while now is not None and now.bot_to_act() and self._may_play(now):
                now = await self._move(now)
        finally:
            del self._playing[table.id]
            self._newer.pop(table.id, None)
            self._watched.release(table.id)
            for waiting in list(self._waiting.values()):
                self.wake(waiting)
        if now is not None:
            self.wake(now)  # it may have to wait until there is room

    async def _move(self, table: Table) -> Table | None:
        """One answer of the bot; the table after it, or the one that overtook it."""
        clock = asyncio.get_running_loop()
        asked_at = clock.time()
        answer = await self._choose(table)
        if answer is not None:
            # People set the pace to follow what bots do; the time for thinking is apart from it.
            pause = self._pause if table.people_play() else self._pause_alone
            await asyncio.sleep(max(0.0, pause - (clock.time() - asked_at)))
            done = await self._answer(table, answer)
            if done is not None:
                return done
        # Somebody took back, or took the seat, while the bot was thinking.
        newer = self._newer.pop(table.id, None)
        return newer if newer is not None and newer.seq > table.seq else None

    async def _answer(self, table: Table, answer: int) -> Table | None:
        try:
            return (await self._carry_out(bot_order(table, answer))).table
        except Refused as refused:
            logger.info("bot at table %s: %s", table.id, refused.code)
            return None

    async def _choose(self, table: Table) -> int | None:
        """The bot's answer, or one at random if it gives none; None: the table has moved on."""
        assert table.match is not None
        answers = table.match.state.answers()
        if table.match.is_forced():  # all can see that there is nothing to think about
            return answers[0]
        began = time.monotonic()
        answer = await self._think(table, answers)
        if len(answers) > 1:
            self._paces.note(table, time.monotonic() - began)
        else:
            # How quickly it comes would tell that a hidden card leaves no choice.
            await asyncio.sleep(self._paces.left(table, time.monotonic() - began))
        return answer

    async def _think(self, table: Table, answers: list[int]) -> int | None:
        waits = household(table, self._watchers(table.id))
        asked = self._thinking[table.id] = self.pool.ask(table, waits)
        try:
            reply = await asked.answer
            answer = reply.answer if isinstance(reply, Chosen) else None if reply is None else -1
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the table goes on
            if self._closing:
                return None
            logger.warning("bot at table %s failed: %r", table.id, error)
            answer = -1
        finally:
            del self._thinking[table.id]
            self.pool.withdraw(asked)
        if answer is None or answer in answers:
            return answer
        self.fallbacks += 1
        return secrets.choice(answers)

    async def close(self) -> None:
        self._closing = True
        for task in list(self._playing.values()):
            task.cancel()
        await self.pool.close()
