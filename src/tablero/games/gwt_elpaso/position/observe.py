"""A position as numbers for learners."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from tablero.core.engine import State
from tablero.games.gwt_elpaso.cards import N_CARDS, N_OBJECTIVES
from tablero.games.gwt_elpaso.catalogue import FIRST_TRAIN
from tablero.games.gwt_elpaso.position.schema import SUBJECTS, schema
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.sue.state import COLUMNS
from tablero.games.gwt_elpaso.words import KINDS
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.location.visit import Act
from tablero.games.gwt_family.position.observe import (
    MOST_MONEY,
    MOST_TURNS,
    TrailEncoder,
    as_set,
    from_seat,
    write_asked,
    write_counts,
    write_places,
    write_set,
    write_stack,
    write_subject,
    write_trail,
)
from tablero.games.gwt_family.rancher import total

N_KINDS: Final[i64] = len(KINDS)
LAST_SUBJECT: Final[i64] = SUBJECTS - 1
SCALARS: Final[i64] = 8
SUE_SIZE: Final[i64] = 9
PLAYER_SCALARS: Final[i64] = 10


class ElPasoEncoder(TrailEncoder):
    """The numbers of this title's table and boards; a hand may lie open (RULES 5.2)."""

    def __init__(self) -> None:
        super().__init__(schema())

    def write_table(self, s: State, seat: i64, drawn: bool, out: vec[i16], at: i64) -> i64:
        g = cast(Table, s)
        out[at] = i16(g.seats)
        out[at + 1] = i16(min(g.turns, MOST_TURNS))
        out[at + 2] = i16(g.sides)
        out[at + 3] = i16(g.train_sides)
        out[at + 4] = i16(g.hired_here + 1)
        out[at + 5] = i16(from_seat(g, seat, g.closer))
        out[at + 6] = i16(from_seat(g, seat, g.showing))
        out[at + 7] = i16(from_seat(g, seat, g.seat_to_act()))
        at = write_subject(g, LAST_SUBJECT, out, at + SCALARS)
        out[at] = i16(train_in_use(g))
        at = write_asked(g, N_KINDS, out, at + 1)
        at = write_trail(g, seat, out, at)
        at = write_counts(g.piles, out, at)
        at = write_counts(g.stock, out, at)
        at = write_places(g.open_objectives, out, at)
        at = write_places(g.open_bonuses, out, at)
        # Which tiles the stacks hold follows from those that were seen.
        at = write_set(as_set(g.objectives), N_OBJECTIVES, out, at)
        at = write_stack(g.bonuses, drawn, out, at)
        return write_sue(g, out, at)

    def write_player(self, s: State, seat: i64, rival: bool, out: vec[i16], at: i64) -> i64:
        g = cast(Table, s)
        p = g.players[seat]
        out[at] = i16(min(p.money, MOST_MONEY))
        out[at + 1] = i16(p.exchange_tokens)
        out[at + 2] = i16(p.certificates)
        out[at + 3] = i16(p.permanent())
        out[at + 4] = i16(p.herder)
        out[at + 5] = i16(p.discs)
        out[at + 6] = i16(bits(p.discs))
        out[at + 7] = i16(p.buildings())
        out[at + 8] = i16(bits(p.objectives))
        out[at + 9] = i16(p.hand_size())
        at = write_set(p.objectives, N_OBJECTIVES, out, at + PLAYER_SCALARS)
        at = write_counts(p.area, out, at)
        at = write_counts(p.bonuses, out, at)
        at = write_counts(p.posts, out, at)
        if not rival or g.depth == 0 or seat == g.showing:
            at = write_counts(p.hand, out, at)
            at = write_counts(p.deck, out, at)
            return write_counts(p.discard, out, at)
        hand = p.hand
        deck = p.deck
        for card in range(N_CARDS):
            out[at + card] = 0
            out[at + N_CARDS + card] = i16(deck[card] + hand[card])
        return write_counts(p.discard, out, at + 2 * N_CARDS)


def train_in_use(g: Table) -> i64:
    """The train card whose actions are being used, from 1; 0 for none."""
    for level in range(g.depth):
        frame = g.stack[level]
        if isinstance(frame, Act) and frame.tile >= FIRST_TRAIN:
            return frame.tile - FIRST_TRAIN + 1
    return 0


def write_sue(g: Table, out: vec[i16], at: i64) -> i64:
    sue = g.sue
    for k in range(SUE_SIZE):
        out[at + k] = 0
    if sue is not None:
        out[at] = i16(total(sue.deck))
        out[at + 1] = i16(total(sue.supply))
        out[at + 2] = i16(sue.deliveries)
        for k in range(COLUMNS):
            out[at + 3 + k] = i16(sue.row[k] + 1)
            out[at + 6 + k] = i16(sue.columns[k])
    return at + SUE_SIZE


ENCODER: Final = ElPasoEncoder()
