"""Hand cards: drawing, discarding, removing, exhaustion (RULES 2.3, 2.4, 4.5, 8.8)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.kinds import NO_ASIDES, Args, Kind
from tablero.core.scripts import AskingAbout
from tablero.games.gwt_argentina.asking import OwnAsk, OwnEffect
from tablero.games.gwt_argentina.cards import (
    EXHAUSTION,
    FILTER,
    FILTERS,
    FIRST_OBJECTIVE,
    N_BREEDS,
    N_CARDS,
)
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.printed import GRAMMAR
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.tellings import CARD_REMOVED, DISCARDED, DREW, SHUFFLED
from tablero.games.gwt_argentina.words import (
    DISCARD,
    DISCARD_PAIR,
    DRAW,
    HERD_STREAMS,
    REMOVE_CARD,
)
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.location import herd
from tablero.games.gwt_family.rail.location import pairs
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS, RailRancher
from tablero.games.gwt_family.rancher import Rancher, total
from tablero.games.gwt_family.table import TrailTable

MAX_DRAW: Final[i64] = 1 + max(GRAMMAR.most("draw"), int(WORKER_SLOTS) + 1)
MAX_REMOVED: Final[i64] = 1 + GRAMMAR.most("draw_and_remove")  # of the cards just drawn
BY_GAUCHOS: Final[i64] = -1
OBJECTIVE_CARD: Final[i64] = len(FILTERS)
_all_cards = (1 << int(N_CARDS)) - 1
HERD: Final = herd.HerdSheet(
    N_CARDS,
    [*[int(mask) for mask in FILTER], _all_cards & ~((1 << int(FIRST_OBJECTIVE)) - 1)],
    [*FILTERS, "objective"],
    HERD_STREAMS,
    DREW,
    SHUFFLED,
    DISCARDED,
    CARD_REMOVED,
)


class DrawThenDiscard(herd.DrawThenDiscard):
    """Draw up to `n` cards, then discard as many (RULES 2.4, 4.9)."""

    def kind(self) -> Kind:
        return DRAW

    def sheet(self) -> herd.HerdSheet:
        return HERD

    def discards(self) -> AskingAbout:
        return DISCARD_DRAWN


class DiscardDrawn(herd.DiscardDrawn):
    """Discard `n` cards of any kind, one after the other (RULES 2.2, 2.4)."""

    def kind(self) -> Kind:
        return DISCARD

    def sheet(self) -> herd.HerdSheet:
        return HERD

    def discards(self) -> AskingAbout:
        return DISCARD_DRAWN


class TokenDraw(DrawThenDiscard):
    """What a token draws is discarded at once: no token comes between (RULES 2.4)."""

    def first_aside(self) -> i64:
        return NO_ASIDES

    def discards(self) -> AskingAbout:
        return TOKEN_DISCARD


class TokenDiscard(DiscardDrawn):
    """The discards that a token asks for (RULES 2.4)."""

    def first_aside(self) -> i64:
        return NO_ASIDES

    def discards(self) -> AskingAbout:
        return TOKEN_DISCARD


class DiscardFor(herd.DiscardFor):
    """Discard one card of filter `n` as a price (RULES 4.5)."""

    def kind(self) -> Kind:
        return DISCARD

    def sheet(self) -> herd.HerdSheet:
        return HERD


class DiscardPair(pairs.DiscardPair):
    """Discard two cards of one breed (RULES 4.5)."""

    def kind(self) -> Kind:
        return DISCARD_PAIR

    def sheet(self) -> pairs.PairSheet:
        return PAIRS


# -- cards that leave the herd --------------------------------------------------------------------
def remove_card(g: Table, p: Player, seat: i64, card: i64) -> None:
    """Out of the game; an exhaustion card goes back to its stack (RULES 8.8)."""
    p.hand[card] -= 1
    if card == EXHAUSTION:
        g.exhaustion += 1
    else:
        g.box[card] += 1
    g.tell(CARD_REMOVED, seat, card)


class RemoveCard(herd.RemoveCard):
    """Take up to `n` hand cards out of the herd, or fewer (RULES 8.8)."""

    def kind(self) -> Kind:
        return REMOVE_CARD

    def sheet(self) -> herd.HerdSheet:
        return HERD

    def chosen(self, g: TrailTable, p: Rancher, answer: i64) -> None:
        if answer == N_CARDS:
            return
        remove_card(cast(Table, g), cast(Player, p), self.seat, answer)
        if self.n > 1:
            REMOVE.enter_with(g, self.seat, self.n - 1)


class RemoveDrawn(OwnAsk):
    """Take `n` hand cards out of the herd, as many as were to be drawn (RULES 8.7)."""

    def kind(self) -> Kind:
        return REMOVE_CARD

    def listing(self, g: Table, p: Player) -> None:
        if self.n > 0:
            hand = p.hand
            for card in range(N_CARDS):
                if hand[card] > 0:
                    g.offer(card)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        remove_card(g, p, self.seat, answer)
        if self.n > 1:
            REMOVE_DRAWN.enter_with(g, self.seat, self.n - 1)

    def subject(self, g: Table, p: Player) -> Args:
        return {"count": int(self.n)}


class DrawThenRemove(OwnAsk):
    """How many of up to `n` cards to draw; as many are then removed, also where fewer are left to
    draw (RULES 8.7)."""

    def kind(self) -> Kind:
        return DRAW

    def listing(self, g: Table, p: Player) -> None:
        for cards in range(min(self.n, total(p.deck) + total(p.hand) + total(p.discard)) + 1):
            g.offer(cards)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        HERD.draw(g, p, self.seat, answer)
        REMOVE_DRAWN.enter_with(g, self.seat, answer)


DRAW_THEN_DISCARD: Final = Asks("draw_then_discard", DrawThenDiscard, MAX_DRAW)
DISCARD_DRAWN: Final = Asks("discard_drawn", DiscardDrawn, MAX_DRAW)
TOKEN_DRAW: Final = Asks("token_draw", TokenDraw, MAX_DRAW)
TOKEN_DISCARD: Final = Asks("token_discard", TokenDiscard, MAX_DRAW)
DISCARD_FOR: Final = Asks("discard_for", DiscardFor, OBJECTIVE_CARD + 1)
PAIRS: Final = pairs.PairSheet(N_BREEDS, HERD, DISCARD_FOR)
DISCARD_BREED_PAIR: Final = Asks("discard_breed_pair", DiscardPair)
REMOVE: Final = Asks("remove_cards", RemoveCard, 1 + GRAMMAR.most("remove_cards"))
REMOVE_DRAWN: Final = Asks("remove_drawn", RemoveDrawn, MAX_REMOVED)
DRAW_THEN_REMOVE: Final = Asks("draw_then_remove", DrawThenRemove, MAX_REMOVED)


# -- printed actions ------------------------------------------------------------------------------
class DrawCards(herd.DrawCards):
    """Draw up to so many cards, or as many as gauchos, then discard as many (RULES 4.9)."""

    def __init__(self, name: str, cards: i64) -> None:
        super().__init__(name, cards, DRAW_THEN_DISCARD)

    def amount(self, p: Rancher) -> i64:
        if self.cards == BY_GAUCHOS:
            return cast(RailRancher, p).buyers
        return self.cards


class DiscardCost(herd.DiscardCost):
    """A discard icon is met once, with exactly the card shown (RULES 4.5)."""

    def __init__(self, name: str, wanted: i64) -> None:
        super().__init__(name, wanted, HERD, DISCARD_FOR)


class PairCost(pairs.PairCost):
    """Two cards of one breed as a price (RULES 4.5)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, PAIRS, DISCARD_BREED_PAIR)


class RemoveCards(herd.RemoveCards):
    """Hand cards out of the herd, as a reward (RULES 8.8)."""

    def __init__(self, name: str, cards: i64) -> None:
        super().__init__(name, cards, REMOVE)


class DrawAndRemove(OwnEffect):
    """Draw up to so many cards, then remove as many (RULES 8.7)."""

    def __init__(self, name: str, cards: i64) -> None:
        self.name = name
        self.cards = cards

    def act(self, g: Table, seat: i64) -> None:
        DRAW_THEN_REMOVE.enter_with(g, seat, self.cards)


class RemoveExhaustion(OwnEffect):
    """One exhaustion card of the hand goes back to its stack (RULES 8.8)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return p.hand[EXHAUSTION] > 0

    def asks_for_cards(self) -> bool:
        return True

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_exhaustion", {}

    def act(self, g: Table, seat: i64) -> None:
        remove_card(g, g.players[seat], seat, EXHAUSTION)
