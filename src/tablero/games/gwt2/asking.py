"""The base of this title's questions and steps: casts the state once, offers exchange tokens."""

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

NOT_HERE: Final[i64] = -1
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

    def skipped(self, g: Table) -> None:
        """Nothing can be answered."""

    def exchange(self) -> i64:
        """The answer that spends an exchange token here, if there is one."""
        return NOT_HERE

    def is_open(self) -> bool:
        """Asked even when one answer is left. Other questions then answer themselves."""
        return False

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        return []

    def subject(self, g: Table, p: Player) -> Args:
        return {}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return {}

    # -- how the core calls it ------------------------------------------------------------------
    def advance(self, s: State) -> bool:
        s.offered = 0
        self.list_answers(s)
        if s.offered == 0:
            s.depth -= 1
            self.skipped(cast(Table, s))
            return True
        if s.offered == 1 and not self.is_open():
            s.depth -= 1
            self.take(s, s.buffer[0])
            return True
        return False

    def list_answers(self, s: State) -> None:
        g = cast(Table, s)
        p = g.players[self.seat]
        self.listing(g, p)
        exchange = self.exchange()
        if exchange >= 0 and g.offered > 0 and p.exchange_tokens > 0 and p.can_draw():
            g.offer(exchange)

    def take(self, s: State, answer: i64) -> None:
        g = cast(Table, s)
        p = g.players[self.seat]
        if answer == self.exchange():
            p.exchange_tokens -= 1
            g.tell(TOKEN_USED, self.seat)
            g.push(self)
            LATE.draw.enter_with(g, self.seat, EXCHANGE_CARDS)
        else:
            self.chosen(g, p, answer)

    def refusals(self, s: State) -> list[Refusal]:
        g = cast(Table, s)
        return self.why_not(g, g.players[self.seat])

    def about(self, s: State) -> Args:
        g = cast(Table, s)
        return self.subject(g, g.players[self.seat])

    def facts(self, s: State, answer: i64) -> Args:
        g = cast(Table, s)
        return self.figures(g, g.players[self.seat], answer)

    def save(self) -> tuple[str, list[int]]:
        return self.name, [int(self.n)]


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
        """Whether other hand cards could make it possible."""
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
