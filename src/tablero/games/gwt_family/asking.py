"""Questions, steps and printed actions of the trail games.

A storey derives its own base classes from these, which cast the state once; a title does the same
for what only it has. Some answers are *asides*: offered beside the others, they are carried out by
the table and leave the question standing.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import cast

from mypy_extensions import i64

from tablero.core.engine import Frame, Question, State
from tablero.core.kinds import Args, Refusal
from tablero.core.scripts import AskingAbout, Step
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable
from tablero.games.gwt_family.tiles import MAX_PLAYERS


class Ask(Question):
    """A question prepared under a number, `n`; each says what it stands for."""

    def __init__(self, seat: i64, name: str, n: i64) -> None:
        super().__init__(seat)
        self.name = name
        self.n = n

    def is_aside(self, answer: i64) -> bool:
        first = self.first_aside()
        return 0 <= first <= answer

    def save(self) -> tuple[str, list[int]]:
        return self.name, [int(self.n)]


class TrailAsk(Ask):
    """A question that every trail game can ask."""

    # -- what each question says ----------------------------------------------------------------
    def listing(self, g: TrailTable, p: Rancher) -> None:
        raise NotImplementedError

    def chosen(self, g: TrailTable, p: Rancher, answer: i64) -> None:
        raise NotImplementedError

    def why_not(self, g: TrailTable, p: Rancher) -> list[Refusal]:
        return []

    def subject(self, g: TrailTable, p: Rancher) -> Args:
        return {}

    def figures(self, g: TrailTable, p: Rancher, answer: i64) -> Args:
        return {}

    # -- how the core calls it ------------------------------------------------------------------
    def list_answers(self, s: State) -> None:
        g = cast(TrailTable, s)
        p = g.rancher(self.seat)
        self.listing(g, p)
        first = self.first_aside()
        if first >= 0 and g.offered > 0:
            g.offer_asides(p, first)

    def take(self, s: State, answer: i64) -> None:
        g = cast(TrailTable, s)
        first = self.first_aside()
        if first >= 0 and answer >= first:
            g.push(self)
            g.take_aside(self.seat, answer - first)
        else:
            self.chosen(g, g.rancher(self.seat), answer)

    def refusals(self, s: State) -> list[Refusal]:
        g = cast(TrailTable, s)
        return self.why_not(g, g.rancher(self.seat))

    def about(self, s: State) -> Args:
        g = cast(TrailTable, s)
        return self.subject(g, g.rancher(self.seat))

    def facts(self, s: State, answer: i64) -> Args:
        g = cast(TrailTable, s)
        if self.is_aside(answer):
            return {}
        return self.figures(g, g.rancher(self.seat), answer)


class Asks(AskingAbout):
    """A question prepared for each seat and each number below `size`."""

    def __init__(self, name: str, make: Callable[[i64, str, i64], Frame], size: i64 = 1) -> None:
        seats, numbers = range(int(MAX_PLAYERS)), range(int(size))
        super().__init__(name, size, [make(seat, name, n) for seat in seats for n in numbers])


class AsksPair(AskingAbout):
    """A question about two numbers, each below its size: prepared for each seat and both."""

    def __init__(
        self, name: str, make: Callable[[i64, str, i64, i64], Frame], firsts: i64, seconds: i64
    ) -> None:
        self.firsts = firsts
        self.seconds = seconds
        frames: list[Frame] = []
        for seat in range(int(MAX_PLAYERS)):
            for pair in product(range(int(firsts)), range(int(seconds))):
                frames.append(make(seat, name, *pair))
        super().__init__(name, firsts * seconds, frames)

    def enter_pair(self, s: State, seat: i64, first: i64, second: i64) -> None:
        s.push(self.frames[seat * self.size + first * self.seconds + second])

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        pair = self.unfolded(numbers[0]) if len(numbers) == 1 else numbers
        firsts, seconds = int(self.firsts), int(self.seconds)
        if len(pair) != 2 or not (0 <= pair[0] < firsts and 0 <= pair[1] < seconds):
            raise ValueError(f"{self.name} wants two numbers, below {firsts} and {seconds}")
        return self.frames[seat * int(self.size) + pair[0] * seconds + pair[1]]

    # -- as earlier rules saved it: under one number ----------------------------------------------
    def folded(self, pair: list[int]) -> int:
        return pair[0] * int(self.seconds) + pair[1]

    def unfolded(self, number: int) -> list[int]:
        return list(divmod(number, int(self.seconds)))


class Effect(Step):
    """A printed action: `can` says whether it may be begun, `enter` carries it out."""

    def can(self, g: TrailTable, p: Rancher, seat: i64) -> bool:
        return True

    def asks_for_cards(self) -> bool:
        """Whether the hand decides if it is possible."""
        return False

    def lacks(self, g: TrailTable, p: Rancher, seat: i64) -> tuple[str, Args]:
        """Why it cannot be begun: a reason code and its figures; for when `can` is False."""
        return "cannot_pay_requirement", {}


class Nothing(Effect):
    """Where no action is printed."""

    def __init__(self) -> None:
        self.name = "nothing"

    def enter(self, s: State, seat: i64) -> None:
        pass


def short_of(p: Rancher, price: i64) -> tuple[str, Args]:
    return "not_enough_money", {"need": int(price), "have": int(p.money)}


def too_dear(p: Rancher, answer: i64, price: i64) -> Refusal:
    code, facts = short_of(p, price)
    return Refusal(int(answer), code, facts)


def offer_bits(s: State, mask: i64) -> None:
    """Offer the number of every set bit, ascending."""
    answer: i64 = 0
    while mask != 0:
        if mask & 1:
            s.offer(answer)
        mask >>= 1
        answer += 1
