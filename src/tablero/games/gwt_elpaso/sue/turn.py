"""Sue's turn: a card, a move, its deed, and El Paso when she gets there (RULES 8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_elpaso.asking import Do
from tablero.games.gwt_elpaso.cards import FIRST_WORKER, JOKER, N_CARDS
from tablero.games.gwt_elpaso.catalogue import ARRIVAL, EL_PASO, N_POSTS, POSTS
from tablero.games.gwt_elpaso.el_paso.arrival import take_simmental
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.sue.cards import (
    A_CARDS,
    CARD_DEED,
    CARD_PER,
    CARD_STEPS,
    DEEDS,
    FIXED,
    N_SUE_CARDS,
    POST_DEEDS,
    SUPPLY,
)
from tablero.games.gwt_elpaso.sue.deeds import do_deed, take
from tablero.games.gwt_elpaso.sue.state import COLUMNS, SUE_SEAT, Sue
from tablero.games.gwt_elpaso.tellings import DELIVERED, MOVED, NOT_DELIVERED, SUE_DREW
from tablero.games.gwt_elpaso.words import SUE_CARD_STREAM, SUE_ROW_STREAM
from tablero.games.gwt_family.automa import next_space
from tablero.games.gwt_family.tiles import EMPTY

STARTING_POST: Final[i64] = POSTS.index("post_5")
FIRST_POST: Final[i64] = POSTS.index("post_7")


def new_sue(harder_cards: i64) -> Sue:
    """All cards a and so many cards b; three columns still to be laid (RULES 8.1)."""
    sue = Sue()
    sue.begin(harder_cards, N_SUE_CARDS, A_CARDS + harder_cards)
    sue.supply = SUPPLY[:]
    sue.row = vec[i64]([0] * int(COLUMNS))
    sue.columns = vec[i64]([1] * int(COLUMNS))
    return sue


def settle_sue(g: Table, sue: Sue) -> None:
    """Her supply and her first workers come from the open piles, one disc lies on post 5
    (RULES 8.1)."""
    p = g.players[SUE_SEAT]
    for card in range(N_CARDS):
        g.piles[card] -= sue.supply[card]
    left = vec[i64]([1] * int(JOKER))
    for column in range(int(COLUMNS)):
        worker = g.pick(SUE_ROW_STREAM, left)
        left[worker] = 0
        sue.row[column] = worker
        g.piles[FIRST_WORKER + worker] -= 1
        p.area[worker] += 1
    spend_disc(g)
    p.posts[STARTING_POST] = 1


def spend_disc(g: Table) -> bool:
    """One of her discs leaves her board; which one does not matter."""
    p = g.players[SUE_SEAT]
    if p.discs == 0:
        return False
    p.discs &= p.discs - 1
    return True


class SueTurn(Do):
    """A card, a move, the deed of the card, El Paso (RULES 8.2, 8.3, 8.7)."""

    def __init__(self) -> None:
        self.name = "sue_turn"

    def act(self, g: Table, seat: i64) -> None:
        sue = g.sue
        assert sue is not None
        card = sue.draw(g, SUE_CARD_STREAM, A_CARDS + sue.difficulty)
        g.tell(SUE_DREW, seat, card + 1)
        steps = CARD_STEPS[card]
        if CARD_PER[card] != FIXED:
            steps = sue.strength(CARD_PER[card])
        move(g, steps)
        do_deed(g, sue, DEEDS[CARD_DEED[card]])
        if g.players[SUE_SEAT].herder == EL_PASO:
            in_el_paso(g, sue)


def move(g: Table, steps: i64) -> None:
    """So many locations along the shorter way, of equal ones the inner; El Paso ends it
    (RULES 8.2)."""
    p = g.players[SUE_SEAT]
    at = p.herder
    while steps > 0 and at != ARRIVAL:
        at = next_space(g, at)
        if g.tiles[at] != EMPTY:
            steps -= 1
    g.tell(MOVED, SUE_SEAT, at, g.stop_at(at))
    p.herder = EL_PASO if at == ARRIVAL else at


def in_el_paso(g: Table, sue: Sue) -> None:
    """A Simmental card or the end, then a disc on the next post (RULES 8.7)."""
    take_simmental(g, SUE_SEAT)
    post = FIRST_POST + sue.deliveries
    if post >= N_POSTS or not spend_disc(g):
        g.tell(NOT_DELIVERED, SUE_SEAT)
        return
    sue.deliveries += 1
    g.players[SUE_SEAT].posts[post] += 1
    g.tell(DELIVERED, SUE_SEAT, post, 0)
    take(g, sue, POST_DEEDS[post])
