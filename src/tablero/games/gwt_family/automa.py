"""The rancher that the rules play: a deck of cards and a way along the trail."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import Stream
from tablero.games.gwt_family.rancher import total
from tablero.games.gwt_family.table import TrailTable

HUMAN: Final[i64] = 0  # an automa plays against one person, in a table set up for two
AUTOMA_SEAT: Final[i64] = 1


class Automa:
    """The deck as counts per card: a card is drawn or still to come."""

    def __init__(self) -> None:
        self.difficulty: i64 = 0
        self.deck = vec[i64]()

    def assign_automa(self, other: Automa) -> None:
        self.difficulty = other.difficulty
        self.deck = other.deck[:]

    def begin(self, difficulty: i64, size: i64, cards: i64) -> None:
        """The first so many cards of the deck are played with."""
        self.difficulty = difficulty
        self.deck = vec[i64]([0] * int(size))
        self.shuffle(cards)

    def shuffle(self, cards: i64) -> None:
        """The first so many cards are to come."""
        for card in range(cards):
            self.deck[card] = 1

    def draw(self, s: State, stream: Stream, cards: i64) -> i64:
        """The next card; an empty deck is shuffled first."""
        if total(self.deck) == 0:
            self.shuffle(cards)
        card = s.pick(stream, self.deck)
        self.deck[card] = 0
        return card


def next_space(g: TrailTable, at: i64) -> i64:
    """The branch with fewer locations up to where the ways meet; of equal ones the first."""
    trail = g.trail
    first = trail.first[at]
    second = trail.second[at]
    if second < 0:
        return first
    steps = trail.steps_to(g.tiles, at, trail.rejoin(at))
    if trail.through(steps, g.tiles, second) < trail.through(steps, g.tiles, first):
        return second
    return first
