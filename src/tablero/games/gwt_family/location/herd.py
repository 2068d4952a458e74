"""Hand cards: drawing, discarding as a price or after drawing, removing from the game."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import NO_ASIDES, Args, EventKind, Stream
from tablero.core.scripts import AskingAbout, Step
from tablero.games.gwt_family.asking import Effect, TrailAsk
from tablero.games.gwt_family.rancher import Rancher, total
from tablero.games.gwt_family.table import TrailTable

SEVERAL: Final[i64] = -1


class HerdSheet:
    """The cards of a herd, what discard icons ask for, and how cards are told.

    A filter is a set of cards, one bit for each kind; `wanted` numbers the filters.
    """

    def __init__(
        self,
        cards: i64,
        filters: list[int],
        words: list[str],
        streams: list[Stream],
        drew: EventKind,
        shuffled: EventKind,
        discarded: EventKind,
        removed: EventKind,
    ) -> None:
        self.cards = cards
        self.filters = vec[i64](filters)
        self.words = words  # of the filters, for reasons
        self.streams = streams
        self.drew = drew
        self.shuffled = shuffled
        self.discarded = discarded
        self.removed = removed
        self.only_card = vec[i64]([_only_card(mask) for mask in filters])

    def draw(self, g: TrailTable, p: Rancher, seat: i64, cards: i64) -> i64:
        """Draw up to so many cards; returns how many there were to draw."""
        drawn: i64 = 0
        while drawn < cards and p.can_draw():
            if total(p.deck) == 0:
                g.tell(self.shuffled, seat)
            card = p.draw(g, self.streams[seat])
            g.tell(self.drew, seat, card)
            drawn += 1
        return drawn

    def discard(self, g: TrailTable, p: Rancher, seat: i64, card: i64) -> None:
        p.throw(card)
        g.tell(self.discarded, seat, card)

    def fits(self, card: i64, wanted: i64) -> bool:
        """Whether a card is one that a discard icon asks for."""
        return self.filters[wanted] >> card & 1 == 1

    def is_held(self, p: Rancher, wanted: i64) -> bool:
        """Whether the hand holds a card of a filter."""
        hand = p.hand
        card: i64 = 0
        mask = self.filters[wanted]
        while mask != 0:
            if mask & 1 and hand[card] > 0:
                return True
            mask >>= 1
            card += 1
        return False


def _only_card(mask: int) -> int:
    """The one card in a filter, or SEVERAL."""
    return mask.bit_length() - 1 if mask & (mask - 1) == 0 else int(SEVERAL)


class DrawThenDiscard(TrailAsk):
    """How many of up to `n` cards to draw; as many must then be discarded."""

    def sheet(self) -> HerdSheet:
        raise NotImplementedError

    def discards(self) -> AskingAbout:
        """The question for what is discarded afterwards."""
        raise NotImplementedError

    def listing(self, g: TrailTable, p: Rancher) -> None:
        most = min(self.n, total(p.deck) + total(p.discard))
        for cards in range(1, most + 1):
            g.offer(cards)

    def chosen(self, g: TrailTable, p: Rancher, answer: i64) -> None:
        drawn = self.sheet().draw(g, p, self.seat, answer)
        self.discards().enter_with(g, self.seat, drawn)


class DiscardDrawn(TrailAsk):
    """Discard `n` cards of any kind, one after the other."""

    def sheet(self) -> HerdSheet:
        raise NotImplementedError

    def discards(self) -> AskingAbout:
        """The step of this question."""
        raise NotImplementedError

    def listing(self, g: TrailTable, p: Rancher) -> None:
        if self.n > 0:
            hand = p.hand
            for card in range(len(hand)):
                if hand[card] > 0:
                    g.offer(card)

    def chosen(self, g: TrailTable, p: Rancher, answer: i64) -> None:
        self.sheet().discard(g, p, self.seat, answer)
        if self.n > 1:
            self.discards().enter_with(g, self.seat, self.n - 1)

    def subject(self, g: TrailTable, p: Rancher) -> Args:
        return {"count": int(self.n)}


class DiscardFor(TrailAsk):
    """Discard one card of filter `n` as a price; nothing comes between an action and its price."""

    def sheet(self) -> HerdSheet:
        raise NotImplementedError

    def first_aside(self) -> i64:
        return NO_ASIDES

    def listing(self, g: TrailTable, p: Rancher) -> None:
        sheet = self.sheet()
        for card in range(sheet.cards):
            if p.hand[card] > 0 and sheet.fits(card, self.n):
                g.offer(card)

    def chosen(self, g: TrailTable, p: Rancher, answer: i64) -> None:
        self.sheet().discard(g, p, self.seat, answer)

    def subject(self, g: TrailTable, p: Rancher) -> Args:
        return {"count": 1}


class RemoveCard(TrailAsk):
    """Take up to `n` hand cards out of the game."""

    def sheet(self) -> HerdSheet:
        raise NotImplementedError

    def again(self) -> AskingAbout:
        """The step of this question."""
        raise NotImplementedError

    def listing(self, g: TrailTable, p: Rancher) -> None:
        hand = p.hand
        for card in range(len(hand)):
            if hand[card] > 0:
                g.offer(card)
        g.may_pass(self.sheet().cards)

    def chosen(self, g: TrailTable, p: Rancher, answer: i64) -> None:
        sheet = self.sheet()
        if answer == sheet.cards:
            return
        p.hand[answer] -= 1
        g.box[answer] += 1
        g.tell(sheet.removed, self.seat, answer)
        if self.n > 1:
            self.again().enter_with(g, self.seat, self.n - 1)

    def subject(self, g: TrailTable, p: Rancher) -> Args:
        return {"count": int(self.n)}


# -- printed actions ------------------------------------------------------------------------------
class DrawCards(Effect):
    """Draw up to so many cards, then discard as many."""

    def __init__(self, name: str, cards: i64, step: AskingAbout) -> None:
        self.name = name
        self.cards = cards
        self.step = step

    def amount(self, p: Rancher) -> i64:
        """A title counts what else than a number may be printed."""
        return self.cards

    def can(self, g: TrailTable, p: Rancher, seat: i64) -> bool:
        return p.can_draw()

    def lacks(self, g: TrailTable, p: Rancher, seat: i64) -> tuple[str, Args]:
        return "no_card_to_draw", {}

    def enter(self, s: State, seat: i64) -> None:
        g = cast(TrailTable, s)
        self.step.enter_with(g, seat, self.amount(g.rancher(seat)))


class DiscardCost(Effect):
    """Discard a card of the filter shown; asked only where the filter leaves a choice."""

    def __init__(self, name: str, wanted: i64, sheet: HerdSheet, step: AskingAbout) -> None:
        self.name = name
        self.wanted = wanted
        self.sheet = sheet
        self.step = step

    def can(self, g: TrailTable, p: Rancher, seat: i64) -> bool:
        return self.sheet.is_held(p, self.wanted)

    def asks_for_cards(self) -> bool:
        return True

    def lacks(self, g: TrailTable, p: Rancher, seat: i64) -> tuple[str, Args]:
        return "no_such_card", {"wanted": self.sheet.words[self.wanted]}

    def enter(self, s: State, seat: i64) -> None:
        g = cast(TrailTable, s)
        pay_card(g, g.rancher(seat), seat, self.wanted, self.sheet, self.step)


def pay_card(
    g: TrailTable, p: Rancher, seat: i64, wanted: i64, sheet: HerdSheet, step: AskingAbout
) -> None:
    """Discard a card of a filter, asking only where the filter leaves a choice."""
    card = sheet.only_card[wanted]
    if card >= 0:
        sheet.discard(g, p, seat, card)
    else:
        step.enter_with(g, seat, wanted)


class RemoveCards(Effect):
    """Hand cards out of the game, as a reward."""

    def __init__(self, name: str, cards: i64, step: AskingAbout) -> None:
        self.name = name
        self.cards = cards
        self.step = step

    def enter(self, s: State, seat: i64) -> None:
        self.step.enter_with(s, seat, self.cards)


# -- steps of a turn ------------------------------------------------------------------------------
class RefillHand(Step):
    """Draw up to the hand limit."""

    def __init__(self, sheet: HerdSheet) -> None:
        self.name = "refill_hand"
        self.sheet = sheet

    def enter(self, s: State, seat: i64) -> None:
        g = cast(TrailTable, s)
        p = g.rancher(seat)
        self.sheet.draw(g, p, seat, p.hand_limit() - p.hand_size())


class DiscardDownTo(Step):
    """Discard what the hand holds beyond a number of cards."""

    def __init__(self, name: str, most: i64, step: AskingAbout) -> None:
        self.name = name
        self.most = most
        self.step = step

    def enter(self, s: State, seat: i64) -> None:
        g = cast(TrailTable, s)
        surplus = g.rancher(seat).hand_size() - self.most
        if surplus > 0:
            self.step.enter_with(g, seat, surplus)


class DiscardHand(Step):
    """The hand goes to the discard pile; all have seen it when its value was counted."""

    def __init__(self, sheet: HerdSheet) -> None:
        self.name = "discard_hand"
        self.sheet = sheet

    def enter(self, s: State, seat: i64) -> None:
        g = cast(TrailTable, s)
        p = g.rancher(seat)
        if g.events is not None:
            for card in range(len(p.hand)):
                for _copy in range(p.hand[card]):
                    g.tell(self.sheet.discarded, seat, card)
        p.throw_hand()
