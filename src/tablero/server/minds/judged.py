"""The choices of a finished game as far as they are judged; what cannot be judged is skipped."""

from __future__ import annotations

from tablero.bots.review import is_learned, outcome
from tablero.core.match import Match
from tablero.server.tables.told.wire_hints import Review, ReviewedChoice

IN_A_ROW = 3  # so many that fail one after the other are no fault of the choices


class Judged:
    def __init__(self, match: Match, plies: list[int]) -> None:
        self._match = match
        self._plies = plies
        self._choices: list[ReviewedChoice] = []
        self._skipped: list[int] = []
        self._failed = 0  # of them, the last in a row

    @property
    def done(self) -> int:
        return len(self._choices) + len(self._skipped)

    @property
    def is_done(self) -> bool:
        return self.done == len(self._plies)

    @property
    def next(self) -> int:
        """The number of answers before the choice that is to be judged now."""
        return self._plies[self.done]

    def add(self, choice: ReviewedChoice) -> None:
        self._choices.append(choice)
        self._failed = 0

    def skip(self) -> bool:
        """Goes past the next choice, which has failed. False: so have those before it, and all of
        them wait again for whoever asks the next time."""
        self._skipped.append(self.next)
        self._failed += 1
        if self._failed < IN_A_ROW:
            return True
        del self._skipped[-self._failed :]
        self._failed = 0
        return False

    def told(self) -> Review:
        return Review(
            done=self.done,
            of=len(self._plies),
            learned=is_learned(self._match.game.id),
            choices=self._choices if self.is_done else [],
            skipped=self._skipped if self.is_done else [],
            outcome=outcome(self._match.state),
        )
