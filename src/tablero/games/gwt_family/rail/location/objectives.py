"""Objective cards: taking them, and playing them from the hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import NOBODY, Args, EventKind, Stream
from tablero.core.scripts import AskingAbout
from tablero.games.gwt_family.rail.asking import RailAsk, RailEffect
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.rancher import Rancher, total

DISPLAY: Final[i64] = 4  # cards that lie open
NO_CARD: Final[i64] = -1
# How a card is taken; the number of the question is their sum.
FROM_STACK: Final[i64] = 1
DECLINABLE: Final[i64] = 2
TO_HAND: Final[i64] = 4
WAYS: Final[i64] = 8


class ObjectiveSheet:
    """The objective cards: how many kinds there are, and the first of them among all cards."""

    def __init__(
        self,
        size: i64,
        first_card: i64,
        stream: Stream,
        shown: EventKind,
        taken: EventKind,
        played: EventKind,
    ) -> None:
        self.size = size
        self.first_card = first_card
        self.stream = stream
        self.shown = shown
        self.taken = taken
        self.played = played

    def draw(self, g: RailTable) -> i64:
        """The top card of the objective stack, or NO_CARD."""
        if total(g.objectives) == 0:
            return NO_CARD
        card = g.pick(self.stream, g.objectives)
        g.objectives[card] -= 1
        return card

    def take_displayed(self, g: RailTable, card: i64) -> None:
        """Take an objective from the display and turn up the next one."""
        for k in range(len(g.display)):
            if g.display[k] == card:
                turned_up = self.draw(g)
                g.display[k] = turned_up
                if turned_up != NO_CARD:
                    g.tell(self.shown, NOBODY, turned_up)
                return

    def displayed(self, g: RailTable) -> i64:
        """The cards on display, one bit for each kind."""
        found: i64 = 0
        for k in range(len(g.display)):
            if g.display[k] >= 0:
                found |= 1 << g.display[k]
        return found

    def offer_hand(self, g: State, p: Rancher, first: i64) -> None:
        """Offer every objective card of the hand, numbered from `first`."""
        hand = p.hand
        for card in range(self.size):
            if hand[self.first_card + card] > 0:
                g.offer(first + card)

    def play(self, g: RailTable, seat: i64, card: i64) -> None:
        """Put a hand card into the objective area; its action is done now or never."""
        p = g.rancher(seat)
        p.hand[self.first_card + card] -= 1
        p.area[card] += 1
        g.tell(self.played, seat, card)
        g.immediates.objectives[card].enter(g, seat)


class TakeObjective(RailAsk):
    """A card of the display, or of the stack where that is allowed."""

    def __init__(self, seat: i64, name: str, n: i64) -> None:
        super().__init__(seat, name, n)
        self.from_stack = n & FROM_STACK != 0
        self.may_decline = n & DECLINABLE != 0
        self.to_hand = n & TO_HAND != 0

    def sheet(self) -> ObjectiveSheet:
        raise NotImplementedError

    def listing(self, g: RailTable, p: RailRancher) -> None:
        sheet = self.sheet()
        shown = sheet.displayed(g)
        for card in range(sheet.size):
            if shown >> card & 1:
                g.offer(card)
        if self.from_stack and total(g.objectives) > 0:
            g.offer(sheet.size)
        if self.may_decline:
            g.may_pass(sheet.size + 1)

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        sheet = self.sheet()
        if answer > sheet.size:
            return
        card = answer
        if answer == sheet.size:
            card = sheet.draw(g)
        g.tell(sheet.taken, self.seat, card)
        if answer != sheet.size:
            sheet.take_displayed(g, card)
        if self.to_hand:
            p.hand[sheet.first_card + card] += 1
        else:
            p.discard[sheet.first_card + card] += 1

    def subject(self, g: RailTable, p: RailRancher) -> Args:
        return {"to": "hand" if self.to_hand else "discard"}


class GainObjective(RailEffect):
    """Take an objective card; `how` adds up the ways that are allowed."""

    def __init__(self, name: str, how: i64, step: AskingAbout) -> None:
        self.name = name
        self.how = how
        self.step = step

    def may(self, g: RailTable, p: RailRancher, seat: i64) -> bool:
        for k in range(len(g.display)):
            if g.display[k] >= 0:
                return True
        return self.how & FROM_STACK != 0 and total(g.objectives) > 0

    def lack(self, g: RailTable, p: RailRancher, seat: i64) -> tuple[str, Args]:
        return "no_objective", {}

    def act(self, g: RailTable, seat: i64) -> None:
        self.step.enter_with(g, seat, self.how)
