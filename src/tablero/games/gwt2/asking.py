"""The base of this title's questions and steps: casts the state once, offers exchange tokens.

Exchange tokens are *asides*: offered beside the answers of nearly every question, they are carried
out and leave the question standing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import i64

from tablero.core.engine import Frame, Question, State
from tablero.core.kinds import Args, Refusal
from tablero.core.scripts import AskingAbout, Step
from tablero.games.gwt2.catalogue import MAX_PLAYERS
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import TOKEN_USED

EXCHANGE_CARDS: Final[i64] = 2


class Ask(Question):
    """A question with at most one number of its own, `n`."""

    def __init__(self, seat: i64, name: str, n: i64) -> None:
        super().__init__(seat)
        self.name = name
        self.n = n

    # -- what each question says ----------------------------------------------------------------
    def listing(self, g: Table, p: Player) -> None:
        raise NotImplementedError

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        raise NotImplementedError

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        return []

    def subject(self, g: Table, p: Player) -> Args:
        return {}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return {}

    # -- how the core calls it ------------------------------------------------------------------
    def list_answers(self, s: State) -> None:
        g = cast(Table, s)
        p = g.players[self.seat]
        self.listing(g, p)
        first = self.first_aside()
        if first >= 0 and g.offered > 0:
            offer_asides(g, p, first)

    def take(self, s: State, answer: i64) -> None:
        g = cast(Table, s)
        first = self.first_aside()
        if first >= 0 and answer >= first:
            g.push(self)
            take_aside(g, self.seat, answer - first)
        else:
            self.chosen(g, g.players[self.seat], answer)

    def refusals(self, s: State) -> list[Refusal]:
        g = cast(Table, s)
        return self.why_not(g, g.players[self.seat])

    def about(self, s: State) -> Args:
        g = cast(Table, s)
        return self.subject(g, g.players[self.seat])

    def facts(self, s: State, answer: i64) -> Args:
        g = cast(Table, s)
        first = self.first_aside()
        if first >= 0 and answer >= first:
            return {}
        return self.figures(g, g.players[self.seat], answer)

    def save(self) -> tuple[str, list[int]]:
        return self.name, [int(self.n)]


def offer_asides(g: Table, p: Player, first: i64) -> None:
    """An exchange token, where there is a card to draw (RULES 2.4)."""
    if p.exchange_tokens > 0 and p.can_draw():
        g.offer(first)


def take_aside(g: Table, seat: i64, aside: i64) -> None:
    """Return the token: draw up to two cards, then discard as many (RULES 2.4)."""
    del aside  # the token is the only one of this title
    g.players[seat].exchange_tokens -= 1
    g.tell(TOKEN_USED, seat)
    LATE.draw.enter_with(g, seat, EXCHANGE_CARDS)


class Asks(AskingAbout):
    """A question prepared for each seat and each number below `size`."""

    def __init__(self, name: str, make: Callable[[i64, str, i64], Frame], size: i64 = 1) -> None:
        seats, numbers = range(int(MAX_PLAYERS)), range(int(size))
        super().__init__(name, size, [make(seat, name, n) for seat in seats for n in numbers])


class Do(Step):
    """A step that asks nothing."""

    def act(self, g: Table, seat: i64) -> None:
        raise NotImplementedError

    def enter(self, s: State, seat: i64) -> None:
        self.act(cast(Table, s), seat)


class Effect(Do):
    """A printed action: `can` says whether it may be begun, `act` carries it out."""

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        return True

    def asks_for_cards(self) -> bool:
        """Whether the hand decides if it is possible."""
        return False

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        """Why it cannot be begun: a reason code and its figures; for when `can` is False."""
        return "cannot_pay_requirement", {}


def short_of(p: Player, dollars: i64) -> tuple[str, Args]:
    return "not_enough_money", {"need": int(dollars), "have": int(p.dollars)}


class Nothing(Effect):
    """Where no action is printed."""

    def __init__(self) -> None:
        self.name = "nothing"

    def act(self, g: Table, seat: i64) -> None:
        pass


class Late:
    """Steps that earlier modules enter and later modules define; bound once at import."""

    def __init__(self) -> None:
        nothing = Nothing()
        self.draw: Asks = Asks("no_draw", _no_frame, 0)
        self.visit: Step = nothing
        self.slots: list[Step] = []  # worker type * 7 + slot
        self.masters: list[Step] = []
        self.objectives: list[Step] = []
        self.links: list[Step] = []


def _no_frame(seat: i64, name: str, n: i64) -> Frame:
    raise ValueError(f"{name} {seat} {n}")


LATE: Final = Late()


def offer_bits(g: Table, mask: i64) -> None:
    """Offer the number of every set bit, ascending."""
    answer: i64 = 0
    while mask != 0:
        if mask & 1:
            g.offer(answer)
        mask >>= 1
        answer += 1
