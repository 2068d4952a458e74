"""Sam's turn: a card, a move, its deed, and Kansas City when he gets there (RULES 12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.printed import brings
from tablero.games.gwt2.asking import Do
from tablero.games.gwt2.catalogue import (
    FIRST_WORKER,
    KANSAS_CITY,
    LINK_FROM,
    N_BAG_TILES,
    NEW_YORK,
    START,
)
from tablero.games.gwt2.kansas_city.delivery import completes, put_disc_in
from tablero.games.gwt2.kansas_city.foresight import BAGS
from tablero.games.gwt2.printed import LINK_ACTIONS
from tablero.games.gwt2.sam.cards import CARDS, EXTRA_WORKERS, FIRST_CITY, LAST_CARD
from tablero.games.gwt2.sam.deeds import do_deed, take_objective
from tablero.games.gwt2.sam.state import SAM_SEAT, Sam
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import FEE_GAINED, MOVED, NOT_DELIVERED, SAM_DREW
from tablero.games.gwt2.words import BAG_STREAMS, SAM_CARD_STREAM, SAM_TILE_STREAM
from tablero.games.gwt_family.automa import next_space
from tablero.games.gwt_family.rail.automa import pay_hands
from tablero.games.gwt_family.rail.deeds import spend_disc
from tablero.games.gwt_family.rail.foresight import COLUMNS, PER_COLUMN
from tablero.games.gwt_family.tiles import EMPTY

TAKES_OBJECTIVE: Final = vec[i64]([brings(sides, "objective") for sides in LINK_ACTIONS])


def new_sam(difficulty: i64) -> Sam:
    """Easy leaves out the last cards (RULES 12.1)."""
    sam = Sam()
    sam.begin(difficulty, CARDS.size, LAST_CARD[difficulty])
    return sam


def give_first_workers(g: Table, sam: Sam) -> None:
    """A random worker makes the specialisation; a hard Sam has one more of each (RULES 12.1)."""
    p = g.players[SAM_SEAT]
    tile = g.pick(BAG_STREAMS[1], g.bag_2)
    g.bag_2[tile] -= 1
    sam.specialisation = tile - FIRST_WORKER
    p.add_worker(sam.specialisation, 1)
    for tile in range(FIRST_WORKER, N_BAG_TILES):
        g.bag_2[tile] -= EXTRA_WORKERS[sam.difficulty]
        p.add_worker(tile - FIRST_WORKER, EXTRA_WORKERS[sam.difficulty])


class SamTurn(Do):
    """A card, a move, the deed of the card, Kansas City (RULES 12.2, 12.3, 12.7)."""

    def __init__(self) -> None:
        self.name = "sam_turn"

    def act(self, g: Table, seat: i64) -> None:
        sam = g.sam
        assert sam is not None
        card = sam.draw(g, SAM_CARD_STREAM, LAST_CARD[sam.difficulty])
        g.tell(SAM_DREW, seat, card + 1)
        move(g, CARDS.steps_of(g, sam, card))
        do_deed(g, sam, CARDS.deed_of(sam, card))
        if g.players[SAM_SEAT].herder == KANSAS_CITY:
            in_kansas_city(g, sam)


def move(g: Table, steps: i64) -> None:
    """So many locations along the shorter way; the bank pays for hands met (RULES 12.2)."""
    p = g.players[SAM_SEAT]
    at = p.herder
    while steps > 0 and at != KANSAS_CITY:
        at = next_space(g, at)
        if g.tiles[at] == EMPTY:
            continue
        steps -= 1
        pay_hands(g, at, FEE_GAINED)
    p.herder = at
    g.tell(MOVED, SAM_SEAT, at, g.stop_at(at))


def in_kansas_city(g: Table, sam: Sam) -> None:
    for column in range(COLUMNS):
        foresee(g, column)
    deliver(g, sam)
    g.players[SAM_SEAT].herder = START
    g.tell(MOVED, SAM_SEAT, START, START)
    BAGS.fill(g)


def foresee(g: Table, column: i64) -> None:
    """One of the tiles that may be taken, at random (RULES 12.7)."""
    first = g.foresight[column * PER_COLUMN]
    second = g.foresight[column * PER_COLUMN + 1]
    if not BAGS.may_take(g, first) or (
        BAGS.may_take(g, second) and g.below(SAM_TILE_STREAM, 2) == 1
    ):
        first = second
    if BAGS.may_take(g, first):
        BAGS.remove(g, column, first)
        BAGS.place(g, first, SAM_SEAT)


def deliver(g: Table, sam: Sam) -> None:
    """The first city by difficulty, then always the next, New York again (RULES 12.7)."""
    p = g.players[SAM_SEAT]
    if not spend_disc(p):
        g.tell(NOT_DELIVERED, SAM_SEAT)
        return
    city = min(FIRST_CITY[sam.difficulty] + sam.deliveries, NEW_YORK)
    fresh = p.cities >> city & 1 == 0
    sam.deliveries += 1
    put_disc_in(g, SAM_SEAT, city, 0)
    if not fresh:
        return
    for link in range(len(LINK_FROM)):
        if TAKES_OBJECTIVE[link] == 1 and completes(p, link, city):
            take_objective(g)
