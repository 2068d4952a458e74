"""Hand cards: drawing, discarding as a price or after drawing, removing from the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind
from tablero.games.gwt2.asking import LATE, Ask, Asks, Effect
from tablero.games.gwt2.cards import FILTER, FILTERS, N_BREEDS, N_CARDS, N_CATTLE
from tablero.games.gwt2.catalogue import COWBOY
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import CARD_REMOVED, DISCARDED, DREW, SHUFFLED
from tablero.games.gwt2.words import (
    DISCARD,
    DISCARD_PAIR,
    DRAW,
    HERD_STREAMS,
    REMOVE_CARD,
    REMOVE_NO,
)
from tablero.games.gwt_family.rancher import total

MAX_DRAW: Final[i64] = 8
BY_COWBOYS: Final[i64] = -1
ANY_CARD: Final[i64] = len(FILTERS)  # a discard that may be any card of the herd
OBJECTIVE_CARD: Final[i64] = ANY_CARD + 1
WANTED: Final = [*FILTERS, "any_card", "objective"]  # by filter, for reasons


def draw_cards(g: Table, p: Player, seat: i64, cards: i64) -> i64:
    """Draw up to so many cards; returns how many there were to draw."""
    drawn: i64 = 0
    while drawn < cards and p.can_draw():
        if total(p.deck) == 0:
            g.tell(SHUFFLED, seat)
        card = p.draw(g, HERD_STREAMS[seat])
        g.tell(DREW, seat, card)
        drawn += 1
    return drawn


def fits(card: i64, wanted: i64) -> bool:
    """Whether a card is one that a discard icon asks for."""
    if wanted == ANY_CARD:
        return True
    if wanted == OBJECTIVE_CARD:
        return card >= N_CATTLE
    return card < N_CATTLE and FILTER[wanted] >> card & 1 == 1


class DrawThenDiscard(Ask):
    """How many of up to `n` cards to draw; as many must then be discarded."""

    def kind(self) -> Kind:
        return DRAW

    def listing(self, g: Table, p: Player) -> None:
        most = min(self.n, total(p.deck) + total(p.discard))
        for cards in range(1, most + 1):
            g.offer(cards)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        drawn = draw_cards(g, p, self.seat, answer)
        DISCARD_DRAWN.enter_with(g, self.seat, drawn)


class DiscardDrawn(Ask):
    """Discard `n` cards of any kind, one after the other."""

    def kind(self) -> Kind:
        return DISCARD

    def is_open(self) -> bool:
        return True

    def listing(self, g: Table, p: Player) -> None:
        if self.n > 0:
            for card in range(N_CARDS):
                if p.hand[card] > 0:
                    g.offer(card)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        p.throw(answer)
        g.tell(DISCARDED, self.seat, answer)
        if self.n > 1:
            DISCARD_DRAWN.enter_with(g, self.seat, self.n - 1)

    def subject(self, g: Table, p: Player) -> Args:
        return {"count": int(self.n)}


class DiscardFor(Ask):
    """Discard one card of filter `n` as a price."""

    def kind(self) -> Kind:
        return DISCARD

    def listing(self, g: Table, p: Player) -> None:
        for card in range(N_CARDS):
            if p.hand[card] > 0 and fits(card, self.n):
                g.offer(card)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        p.throw(answer)
        g.tell(DISCARDED, self.seat, answer)

    def subject(self, g: Table, p: Player) -> Args:
        return {"count": 1}


class DiscardPair(Ask):
    """Discard two cards of one breed."""

    def kind(self) -> Kind:
        return DISCARD_PAIR

    def listing(self, g: Table, p: Player) -> None:
        for breed in range(N_BREEDS):
            if p.breed_in_hand(breed) >= 2:
                g.offer(breed)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        DISCARD_FOR.enter_with(g, self.seat, answer)
        DISCARD_FOR.enter_with(g, self.seat, answer)


class RemoveCard(Ask):
    """Take up to `n` hand cards out of the game."""

    def kind(self) -> Kind:
        return REMOVE_CARD

    def is_open(self) -> bool:
        return True

    def listing(self, g: Table, p: Player) -> None:
        for card in range(N_CARDS):
            if p.hand[card] > 0:
                g.offer(card)
        g.may_pass(REMOVE_NO)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer == REMOVE_NO:
            return
        p.hand[answer] -= 1
        g.box[answer] += 1
        g.tell(CARD_REMOVED, self.seat, answer)
        if self.n > 1:
            REMOVE.enter_with(g, self.seat, self.n - 1)

    def subject(self, g: Table, p: Player) -> Args:
        return {"count": int(self.n)}


DRAW_THEN_DISCARD: Final = Asks("draw_then_discard", DrawThenDiscard, MAX_DRAW)
DISCARD_DRAWN: Final = Asks("discard_drawn", DiscardDrawn, MAX_DRAW)
DISCARD_FOR: Final = Asks("discard_for", DiscardFor, OBJECTIVE_CARD + 1)
DISCARD_BREED_PAIR: Final = Asks("discard_breed_pair", DiscardPair)
REMOVE: Final = Asks("remove_cards", RemoveCard, 3)
LATE.draw = DRAW_THEN_DISCARD


class DrawCards(Effect):
    """Draw up to so many cards, then discard as many."""

    def __init__(self, name: str, cards: i64) -> None:
        self.name = name
        self.cards = cards

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        return p.can_draw()

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_card_to_draw", {}

    def act(self, g: Table, seat: i64) -> None:
        cards = self.cards
        if cards == BY_COWBOYS:
            cards = g.players[seat].workers(COWBOY)
        DRAW_THEN_DISCARD.enter_with(g, seat, cards)


class DiscardCost(Effect):
    """Discard exactly the cards shown."""

    def __init__(self, name: str, wanted: i64) -> None:
        self.name = name
        self.wanted = wanted

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        if self.wanted == OBJECTIVE_CARD:
            return p.holds_objective()
        return p.holds(self.wanted) > 0

    def asks_for_cards(self) -> bool:
        return True

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_such_card", {"wanted": WANTED[self.wanted]}

    def act(self, g: Table, seat: i64) -> None:
        DISCARD_FOR.enter_with(g, seat, self.wanted)


class PairCost(Effect):
    def __init__(self, name: str) -> None:
        self.name = name

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        return p.has_pair()

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_pair", {}

    def act(self, g: Table, seat: i64) -> None:
        DISCARD_BREED_PAIR.enter(g, seat)


class RemoveCards(Effect):
    """Hand cards out of the game, as a reward."""

    def __init__(self, name: str, cards: i64) -> None:
        self.name = name
        self.cards = cards

    def act(self, g: Table, seat: i64) -> None:
        REMOVE.enter_with(g, seat, self.cards)
