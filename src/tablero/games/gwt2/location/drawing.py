"""Hand cards: drawing, discarding as a price or after drawing, removing (RULES 2.3, 2.4, 4.5)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.kinds import NO_ASIDES, Kind
from tablero.core.scripts import AskingAbout
from tablero.games.gwt2.cards import FILTER, FILTERS, N_BREEDS, N_CARDS, N_CATTLE
from tablero.games.gwt2.printed import GRAMMAR
from tablero.games.gwt2.tellings import CARD_REMOVED, DISCARDED, DREW, SHUFFLED
from tablero.games.gwt2.words import DISCARD, DISCARD_PAIR, DRAW, HERD_STREAMS, REMOVE_CARD
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.location import herd
from tablero.games.gwt_family.rail.location import pairs
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS, RailRancher
from tablero.games.gwt_family.rancher import Rancher

MAX_DRAW: Final[i64] = 1 + max(GRAMMAR.most("draw"), int(WORKER_SLOTS) + 1)
BY_COWBOYS: Final[i64] = -1
ANY_CARD: Final[i64] = len(FILTERS)  # a discard that may be any card of the herd
OBJECTIVE_CARD: Final[i64] = ANY_CARD + 1
_all_cards = (1 << int(N_CARDS)) - 1
_all_cattle = (1 << int(N_CATTLE)) - 1
HERD: Final = herd.HerdSheet(
    N_CARDS,
    [*[int(mask) for mask in FILTER], _all_cards, _all_cards & ~_all_cattle],
    [*FILTERS, "any_card", "objective"],
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


class RemoveCard(herd.RemoveCard):
    """Take up to `n` hand cards out of the game, or fewer (RULES 8.7)."""

    def kind(self) -> Kind:
        return REMOVE_CARD

    def sheet(self) -> herd.HerdSheet:
        return HERD

    def again(self) -> AskingAbout:
        return REMOVE


DRAW_THEN_DISCARD: Final = Asks("draw_then_discard", DrawThenDiscard, MAX_DRAW)
DISCARD_DRAWN: Final = Asks("discard_drawn", DiscardDrawn, MAX_DRAW)
TOKEN_DRAW: Final = Asks("token_draw", TokenDraw, MAX_DRAW)
TOKEN_DISCARD: Final = Asks("token_discard", TokenDiscard, MAX_DRAW)
DISCARD_FOR: Final = Asks("discard_for", DiscardFor, OBJECTIVE_CARD + 1)
PAIRS: Final = pairs.PairSheet(N_BREEDS, HERD, DISCARD_FOR)
DISCARD_BREED_PAIR: Final = Asks("discard_breed_pair", DiscardPair)
REMOVE: Final = Asks("remove_cards", RemoveCard, 1 + GRAMMAR.most("remove_cards"))


class DrawCards(herd.DrawCards):
    """Draw up to so many cards, or as many as cowboys, then discard as many (RULES 4.9)."""

    def __init__(self, name: str, cards: i64) -> None:
        super().__init__(name, cards, DRAW_THEN_DISCARD)

    def amount(self, p: Rancher) -> i64:
        if self.cards == BY_COWBOYS:
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
    """Hand cards out of the game, as a reward (RULES 8.7)."""

    def __init__(self, name: str, cards: i64) -> None:
        super().__init__(name, cards, REMOVE)
