"""Earlier positions of a match, made by playing its answers again with the same chance."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from tablero.core.engine import State
from tablero.core.game import View
from tablero.core.kinds import NOBODY
from tablero.core.match import Match
from tablero.core.text import record
from tablero.server.tables.table import BrokenLog, Table
from tablero.server.tables.told import wire
from tablero.server.tables.told.errors import Refused

MARKED = 16  # answers from one position that is kept to the next
PLY_BYTES = 2500  # of a replay, measured: the answer with its events, and its part of a position
REMEMBERED_BYTES = 24 << 20


class Replay:
    """A whole table, with every so many positions of its match."""

    def __init__(self, table: Table) -> None:
        assert table.match is not None
        assert not table.match.dropped
        self.table = table
        self.match = table.match
        self._marks = [
            state.copy() for ply, state in enumerate(self.match.walk()) if ply % MARKED == 0
        ]

    @property
    def weight(self) -> int:
        return PLY_BYTES * (MARKED + self.match.ply)

    def position(self, ply: int) -> State:
        """After the first `ply` answers."""
        if not 0 <= ply <= self.match.ply:
            raise Refused("unknown_ply")
        mark = ply // MARKED
        state = self._marks[mark].copy()
        for entry in self.match.entries[mark * MARKED : ply]:
            state.play_trusted(entry.answer)
        return state


class Replays:
    """Remembers the games looked at last, because who looks at one position looks at many.

    `read` brings a table with every answer: those in memory keep only the last.
    """

    def __init__(
        self,
        read: Callable[[str], Table | None],
        lock: AbstractContextManager[object] | None = None,
    ) -> None:
        self._read = read
        self._known: OrderedDict[tuple[str, int], Replay] = OrderedDict()
        self._taken = 0
        self._lock = nullcontext() if lock is None else lock

    def of(self, table: Table) -> Replay:
        """The whole of a table; it may have gone on meanwhile."""
        with self._lock:  # one at a time: they are for looking back, not for playing
            found = self._known.get((table.id, table.played))
            if found is None:
                found = Replay(self._whole(table))
                self._remember((table.id, found.table.played), found)
            else:
                self._known.move_to_end((table.id, table.played))
        return found

    def _whole(self, table: Table) -> Table:
        if table.match is not None and not table.match.dropped:
            return table
        try:
            whole = self._read(table.id)
        except BrokenLog as error:
            raise Refused("table_frozen") from error
        if whole is None or whole.match is None:
            raise Refused("unknown_table")
        return whole

    def _remember(self, key: tuple[str, int], replay: Replay) -> None:
        older = self._known.pop(key, None)
        self._taken += replay.weight - (0 if older is None else older.weight)
        self._known[key] = replay
        while self._taken > REMEMBERED_BYTES and len(self._known) > 1:
            self._taken -= self._known.popitem(last=False)[1].weight

    def position(self, table: Table, ply: int, seat: int) -> wire.Position:
        """The board after `ply` answers, as that seat saw it."""
        replay = self.of(table)
        board = View(replay.match.game, replay.position(ply), seat).plain()
        return wire.Position(ply, None if seat == NOBODY else seat, board)


def scores_over_time(match: Match) -> list[list[int]]:
    """After each answer. Who places pieces anew keeps what they had until all have a place."""
    found: list[list[int]] = []
    for state in match.walk():
        scores, seat = state.scores(), state.midway()
        if seat != NOBODY and found:
            scores[seat] = found[-1][seat]
        found.append(scores)
    return found


def written(table: Table) -> str:
    """The record of a whole table."""
    assert table.match is not None
    assert not table.match.dropped
    match = table.match.copy()
    names = [table.person(number).name for number in range(len(table.seats))]
    match.names = [name or letter for name, letter in zip(names, match.names, strict=True)]
    pledges = [seat.pledge for seat in table.seats]
    of = "" if table.created.fair == 1 else table.id
    return record.write(match, of, pledges, table.taken_back)
