"""Hints for people: one under way for a table, thought out by the workers that also play.

Whoever asks waits a moment and is told how it stands; asking again goes on with the same thought.
It is given up when the table moves on.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from functools import partial

from tablero.server.minds.pool import Asked, Pool
from tablero.server.minds.thinking import Hinted, make_hint_job
from tablero.server.tables.table import Table
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.told.wire_hints import Hint
from tablero.server.tables.who.people import Asker

HOLD = 1.0  # seconds a request waits before it is told how far things are
MOST = 256  # tables with a hint that is kept or under way
MOST_WAITING = 64  # of them under way
MOST_AT_HOME = 8  # of those for one household: nobody fills all places alone


class Hints:
    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._known: OrderedDict[str, tuple[int, Asked]] = OrderedDict()

    def __len__(self) -> int:
        """How many are under way."""
        return len(self._under_way())

    def _under_way(self) -> list[Asked]:
        return [asked for _played, asked in self._known.values() if not asked.answer.done()]

    async def hint(self, asker: Asker, table: Table) -> Hint:
        """For the seat that is asked at this table, whose person is asking."""
        asked = self._asked(asker, table)
        await asyncio.wait([asked.answer], timeout=HOLD)
        if not asked.answer.done():
            return Hint(table.seq, False, self._pool.ahead_of(asked), [], [])
        reply = None if asked.answer.exception() else asked.answer.result()
        if isinstance(reply, Hinted):
            return Hint(table.seq, True, 0, reply.answers, reply.row)
        if asked.is_withdrawn():  # answered meanwhile, which is nobody's fault
            return Hint(table.seq, False, 0, [], [])
        self._known.pop(table.id, None)  # the next who asks may have more luck
        raise Refused("no_hint")

    def _asked(self, asker: Asker, table: Table) -> Asked:
        played, asked = self._known.get(table.id, (-1, None))
        if asked is not None and played == table.played:
            self._known.move_to_end(table.id)
            return asked
        waiting = self._under_way()
        at_home = sum(one.household == asker.address for one in waiting)
        if len(waiting) >= MOST_WAITING or at_home >= MOST_AT_HOME:
            raise Refused("too_many", seconds=5)
        assert table.match is not None
        make = partial(make_hint_job, table.match, fixed_seed(table))
        asked = self._pool.ask(table, asker.address, make)
        self._forget(table.id)
        self._known[table.id] = table.played, asked
        while len(self._known) > MOST:
            self._forget(next(iter(self._known)))
        return asked

    def moved_on(self, table: Table) -> None:
        """Nobody wants what was thought about an earlier question."""
        known = self._known.get(table.id)
        if known is not None and known[0] != table.played:
            self._forget(table.id)

    def _forget(self, table_id: str) -> None:
        known = self._known.pop(table_id, None)
        if known is not None:
            self._pool.withdraw(known[1])


def fixed_seed(table: Table) -> int:
    """The same for a question however often it is asked; of nothing the table hides."""
    digest = hashlib.sha256(f"{table.id} {table.ply}".encode()).digest()
    return int.from_bytes(digest[:3], "big")
