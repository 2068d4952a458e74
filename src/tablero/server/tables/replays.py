"""Earlier positions of a match, made by playing its answers again with the same chance."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import AbstractContextManager, nullcontext

from tablero.core.engine import State
from tablero.core.game import View
from tablero.core.kinds import NOBODY
from tablero.core.match import Match
from tablero.core.rng import ScriptedRng
from tablero.server.tables import wire
from tablero.server.tables.errors import Refused
from tablero.server.tables.table import Table

REMEMBERED = 16


def positions(match: Match) -> list[State]:
    """The set-up, then the position after each answer."""
    drawn = [(stream.name, outcome) for stream, outcome in match.setup_chance]
    for entry in match.entries:
        drawn += [(stream.name, outcome) for stream, outcome in entry.chance]
    again = Match(match.game, match.seats, match.options, ScriptedRng(drawn))
    states = [again.state.copy()]
    for entry in match.entries:
        again.play(entry.answer)
        states.append(again.state.copy())
    return states


class Replays:
    """Remembers the games looked at last, because who looks at one position looks at many."""

    def __init__(self, lock: AbstractContextManager[object] | None = None) -> None:
        self._known: OrderedDict[tuple[str, int], list[State]] = OrderedDict()
        self._lock = nullcontext() if lock is None else lock

    def _positions(self, table: Table) -> list[State]:
        assert table.match is not None
        key = (table.id, table.played)
        with self._lock:  # one replay at a time: they are for looking back, not for playing
            states = self._known.pop(key, None) or positions(table.match)
            self._known[key] = states
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return states

    def position(self, table: Table, ply: int, seat: int) -> wire.Position:
        """The board after `ply` answers, as that seat saw it."""
        assert table.match is not None
        states = self._positions(table)
        if not 0 <= ply < len(states):
            raise Refused("unknown_ply")
        board = View(table.match.game, states[ply], seat).plain()
        return wire.Position(ply, None if seat == NOBODY else seat, board)

    def scores_over_time(self, table: Table) -> list[list[int]]:
        return [state.scores() for state in self._positions(table)]
