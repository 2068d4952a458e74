"""What a search has to know of a title, and nothing more."""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import MAX_ANSWERS, MAX_SEATS, State


class Guide:
    """Where to branch, what to answer in between, and how a position stands for every seat.

    `has_priors`: `judge` also tells how likely each offered answer is to be the best, and the tree
    tries answers in that order (PUCT); without, it tries each once and then by its mean (UCT).
    `reluctance`: how much less than the mean of its question an answer is thought to be worth
    that was never tried: with good priors, what they put first is looked into before the rest.
    `stray`: how many points a score strays from what is foreseen while everybody may still win.
    `is_learned`: its values were learned from games and may be told to people as chances to win; a
    rule of thumb only puts answers in order.
    """

    def __init__(
        self, exploration: float, has_priors: bool = False, is_learned: bool = False
    ) -> None:
        self.exploration = exploration
        self.has_priors = has_priors
        self.reluctance = 0.0
        self.stray = 0.0
        self.is_learned = is_learned
        self.values = vec[float]([0.0] * int(MAX_SEATS))
        self.scores = vec[float]([0.0] * int(MAX_SEATS))
        self.priors = vec[float]([0.0] * int(MAX_ANSWERS))

    def begin(self, s: State) -> None:
        """A search starts at this position; what helps with its neighbours may be prepared."""

    def by_itself(self) -> None:
        """Judge by what was learned alone, from now on. A net that learns from games judged with
        another opinion comes to err where that one errs, and to hear both gains nothing."""

    def for_people(self) -> None:
        """Judge by what may be told to people, from now on: they play in other ways than a guide
        that has only seen itself."""

    def is_branch(self, s: State) -> bool:
        """Whether the tree weighs the answers here; the first question it always weighs."""
        raise NotImplementedError

    def is_horizon(self, s: State) -> bool:
        """Whether the search looks no farther: the position is judged, in every world anew."""
        return False

    def answer(self, s: State) -> i64:
        """A sensible answer at once, where the tree does not branch."""
        raise NotImplementedError

    def judge(self, s: State) -> None:
        """Write the chance to win of each seat into `values`, and `priors` of the answers offered.

        Without priors the position is the guide's to play on: nobody looks at it again.
        """
        raise NotImplementedError

    def reconsider(self, s: State) -> None:
        """Put `priors` right where answers are chosen by them: at the first question, and where a
        search comes by for the second time. What takes long is better done here than in `judge`,
        because most questions are judged once and never come back to."""

    def foresee(self, s: State) -> bool:
        """Write the final points each seat may expect into `scores`, and its chance to win into
        `values`; False: it cannot tell."""
        return False

    def is_solvable(self, s: State) -> bool:
        """Whether the rest of the game may be played through in every way there is: its end is
        fixed, and nothing that is still hidden counts.
        """
        return False

    def result(self, s: State) -> None:
        """Write the win shares of a game that is over into `values`."""
        for seat in range(s.seats):
            self.values[seat] = 0.0
        winners = s.winners()
        for winner in winners:
            self.values[winner] = 1.0 / len(winners)


def shares(values: vec[float], seats: i64, scale: float) -> None:
    """Turn points into chances to win, in place: `scale` points ahead are e times the chance."""
    best = values[0]
    for seat in range(seats):
        if values[seat] > best:
            best = values[seat]
    total = 0.0
    for seat in range(seats):
        share = exp((values[seat] - best) / scale)
        values[seat] = share
        total += share
    for seat in range(seats):
        values[seat] /= total


def mix(values: vec[float], others: vec[float], share: float, seats: i64) -> None:
    """Let another opinion count for a share, in place."""
    for seat in range(seats):
        values[seat] = (1.0 - share) * values[seat] + share * others[seat]
