"""What a bot is: it sits down, hears what happens, and thinks when it is asked."""

from __future__ import annotations

import time
from math import inf
from typing import Final

from mypy_extensions import mypyc_attr

from tablero.core.asked import plain_events
from tablero.core.game import Game, View
from tablero.core.match import Entry

Ranking = list[tuple[int, float]]

NOT_CONSIDERED: Final = -1000.0  # the value of an answer nobody thought about: below any other
BREATH: Final = 0.02  # seconds after which other threads of the process get a turn


class Budget:
    """How much thinking an answer is worth; None leaves it to the bot. Its time begins now.

    A bot that overruns is not waited for: the server ends it and answers without it.
    """

    def __init__(
        self,
        seconds: float | None = None,
        simulations: int | None = None,
        megabytes: int | None = None,
    ) -> None:
        self.seconds = seconds
        self.simulations = simulations
        self.megabytes = megabytes
        self.stopped = False  # set from outside: nobody waits for this answer any more
        self._began = time.monotonic()
        self._breathed = self._began

    def is_spent(self) -> bool:
        """Whether a bot that could go on thinking should answer now."""
        return self.left() <= 0.0

    def left(self) -> float:
        """Seconds until it is spent; without end where nobody set a time."""
        now = time.monotonic()
        if now - self._breathed >= BREATH:
            # Compiled code never lets another thread run by itself, not even the one that would
            # set `stopped`.
            self._breathed = now
            time.sleep(0)
        if self.stopped:
            return 0.0
        if self.seconds is None:
            return inf
        return self.seconds - (now - self._began)


class Thought:
    """An answer and why: every answer with its value, best first, and a note for people.

    Values compare the answers of one question with each other and mean nothing else, unless
    `is_share` says that they are chances to win; 0 then also stands for "not looked into".
    """

    def __init__(
        self,
        answer: int,
        ranking: Ranking | None = None,
        note: str = "",
        is_share: bool = False,
    ) -> None:
        self.answer = answer
        self.is_share = is_share
        self.ranking: Ranking = ranking if ranking is not None else []
        self.note = note

    @staticmethod
    def best(answers: list[int], values: list[float], note: str) -> Thought:
        """The answer of the highest value; of equals the first that is offered."""
        pairs = list(zip(answers, values, strict=True))
        ranking = sorted(pairs, key=lambda pair: -pair[1])
        return Thought(ranking[0][0], ranking, note)


class Heard:
    """An answer somebody gave, with what came of it as far as the hearer's seat may know."""

    def __init__(self, seat: int, kind: str, word: str, events: list[dict[str, object]]) -> None:
        self.seat = seat
        self.kind = kind
        self.word = word
        self.events = events


def heard(entry: Entry, seat: int) -> Heard:
    return Heard(entry.seat, entry.kind, entry.word, plain_events(entry.events, seat))


@mypyc_attr(allow_interpreted_subclasses=True)  # bots of other packages may be plain Python
class Bot:
    """A way of playing. The same seed makes the same choices in the same positions."""

    name: str

    def sit(self, game: Game, seat: int) -> Bot:
        """Who plays this seat from now on, from the first answer or from the middle of a game.

        A bot that remembers returns a fresh one for each seat; one that does not, itself. A table
        may ask for a fresh one at any time: memory saves work, what is known is in the view.
        """
        return self

    def hear(self, what: Heard) -> None:
        """Something was answered at the table, by this seat or another."""

    def leave(self) -> None:
        """The game is over, or somebody else plays on."""

    def forget(self) -> None:
        """Others want the memory: let go of what is large and only saves work."""

    def think(self, view: View, budget: Budget) -> Thought:
        """An answer to the question that the view's seat is asked, by what that seat may know."""
        raise NotImplementedError
