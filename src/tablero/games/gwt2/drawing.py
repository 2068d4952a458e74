"""Hand cards: drawing, discarding as a price or after drawing, removing from the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import NO_ASIDES, Args, Kind
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


def _only_card(wanted: int) -> int:
    """The one card that a filter fits, or -1 where several kinds do."""
    cards = [card for card in range(int(N_CARDS)) if fits(card, wanted)]
    return cards[0] if len(cards) == 1 else -1


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


ONLY_CARD: Final = vec[i64]([_only_card(wanted) for wanted in range(len(WANTED))])


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
        self.discards().enter_with(g, self.seat, drawn)

    def discards(self) -> Asks:
        return DISCARD_DRAWN


class DiscardDrawn(Ask):
    """Discard `n` cards of any kind, one after the other."""

    def kind(self) -> Kind:
        return DISCARD

    def listing(self, g: Table, p: Player) -> None:
        if self.n > 0:
            for card in range(N_CARDS):
                if p.hand[card] > 0:
                    g.offer(card)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        p.throw(answer)
        g.tell(DISCARDED, self.seat, answer)
        if self.n > 1:
            self.discards().enter_with(g, self.seat, self.n - 1)

    def discards(self) -> Asks:
        return DISCARD_DRAWN

    def subject(self, g: Table, p: Player) -> Args:
        return {"count": int(self.n)}


class TokenDraw(DrawThenDiscard):
    """What a token draws is discarded at once: no token comes between (RULES 2.4)."""

    def first_aside(self) -> i64:
        return NO_ASIDES

    def discards(self) -> Asks:
        return TOKEN_DISCARD


class TokenDiscard(DiscardDrawn):
    """The discards that a token asks for (RULES 2.4)."""

    def first_aside(self) -> i64:
        return NO_ASIDES

    def discards(self) -> Asks:
        return TOKEN_DISCARD


class DiscardFor(Ask):
    """Discard one card of filter `n` as a price; nothing comes between an action and its price."""

    def kind(self) -> Kind:
        return DISCARD

    def first_aside(self) -> i64:
        return NO_ASIDES

    def listing(self, g: Table, p: Player) -> None:
        for card in range(N_CARDS):
            if p.hand[card] > 0 and fits(card, self.n):
                g.offer(card)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        p.throw(answer)
        g.tell(DISCARDED, self.seat, answer)

    def subject(self, g: Table, p: Player) -> Args:
        return {"count": 1}


def pay_card(g: Table, p: Player, seat: i64, wanted: i64) -> None:
    """Discard a card of a filter; asked only where the filter leaves a choice (RULES 4.5)."""
    card = ONLY_CARD[wanted]
    if card >= 0:
        p.throw(card)
        g.tell(DISCARDED, seat, card)
    else:
        DISCARD_FOR.enter_with(g, seat, wanted)


class DiscardPair(Ask):
    """Discard two cards of one breed."""

    def kind(self) -> Kind:
        return DISCARD_PAIR

    def listing(self, g: Table, p: Player) -> None:
        for breed in range(N_BREEDS):
            if p.breed_in_hand(breed) >= 2:
                g.offer(breed)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        pay_card(g, p, self.seat, answer)
        pay_card(g, p, self.seat, answer)


class RemoveCard(Ask):
    """Take up to `n` hand cards out of the game."""

    def kind(self) -> Kind:
        return REMOVE_CARD

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
TOKEN_DRAW: Final = Asks("token_draw", TokenDraw, MAX_DRAW)
TOKEN_DISCARD: Final = Asks("token_discard", TokenDiscard, MAX_DRAW)
DISCARD_FOR: Final = Asks("discard_for", DiscardFor, OBJECTIVE_CARD + 1)
DISCARD_BREED_PAIR: Final = Asks("discard_breed_pair", DiscardPair)
REMOVE: Final = Asks("remove_cards", RemoveCard, 3)
LATE.draw = TOKEN_DRAW


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
        pay_card(g, g.players[seat], seat, self.wanted)


class PairCost(Effect):
    def __init__(self, name: str) -> None:
        self.name = name

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        return p.has_pair()

    def asks_for_cards(self) -> bool:
        return True

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
