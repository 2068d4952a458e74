"""The mind of a page: what its second worker calls to advise a person and to look back at a game.

It gets what the person can see, or the record of a game that is over, as text, and gives what a
server would tell. Nothing is kept here: whoever started the worker may end it in mid-thought.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from tablero.bots import Budget
from tablero.bots.review import choices, review
from tablero.core.engine import State
from tablero.core.match import Match
from tablero.core.text import record
from tablero.server.minds.judged import Judged
from tablero.server.minds.thinking import HintJob, hint, reviewed_choice
from tablero.server.settings import Settings
from tablero.server.tables.told.wire_hints import Hint, OwnView, Review

# Plain Python looks at far fewer positions in a second: the adviser who may take longest comes as
# near to the server's as a person waits for.
ADVISER: Final = "master"
SECONDS: Final = 3.0


class Mind:
    def __init__(self) -> None:
        self._game: LookedBackAt | None = None

    def hint(self, seen: str) -> str:
        """For the question of an `OwnView`."""
        own = msgspec.json.decode(seen, type=OwnView)
        # The seed is of nothing the table hides; who asks again hears the same.
        job = HintJob(game=own.game, rules=own.rules, view=own.view, seed=own.seq, seconds=SECONDS)
        found = hint(job, Budget(SECONDS), ADVISER)
        return _line(Hint(own.seq, True, 0, found.answers, found.row))

    def look_back(self, text: str) -> str:
        """At a game that is over; none of its choices is judged yet."""
        self._game = LookedBackAt(record.read(text))
        return _line(self._game.told())

    def judge(self) -> str:
        """One choice more of that game."""
        assert self._game is not None
        self._game.judge()
        return _line(self._game.told())


class LookedBackAt:
    """A game with the choices that are judged so far."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._plies = choices(match)
        self._judged = Judged(match, self._plies)
        self._positions = self._walk()

    def _walk(self) -> Iterator[tuple[int, State]]:
        wanted = set(self._plies)
        for ply, state in enumerate(self._match.walk()):
            if ply in wanted:
                yield ply, state

    def judge(self) -> None:
        for ply, state in self._positions:
            budget = Budget(Settings().review_seconds)
            try:
                found = review(self._match, ply, state, budget)
            except Exception:
                if not self._judged.skip():
                    raise
            else:
                self._judged.add(reviewed_choice(ply, found))
            return

    def told(self) -> Review:
        return self._judged.told()


def _line(told: object) -> str:
    return msgspec.json.encode(told).decode()


def open_mind() -> Mind:
    return Mind()
