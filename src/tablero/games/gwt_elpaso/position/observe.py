"""A position as numbers for learners."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.games.gwt_elpaso.cards import N_BONUSES, N_CARDS, N_WORKERS
from tablero.games.gwt_elpaso.catalogue import N_NODES, N_POSTS, N_TYPES
from tablero.games.gwt_elpaso.state import DISPLAY, Table
from tablero.games.gwt_elpaso.words import KINDS
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.observe import (
    TrailEncoder,
    from_seat,
    write_asked,
    write_counts,
    write_places,
)
from tablero.games.gwt_family.rancher import total
from tablero.games.gwt_family.tiles import MAX_PLAYERS

N_KINDS: Final[i64] = len(KINDS)
SCALARS: Final[i64] = 9
SUE_SIZE: Final[i64] = 8
COLUMNS: Final[i64] = 3
TABLE_SIZE: Final = int(
    SCALARS + N_KINDS + N_NODES + N_CARDS + N_TYPES + 2 * DISPLAY + N_BONUSES + SUE_SIZE
)
PLAYER_SCALARS: Final[i64] = 12
PLAYER_SIZE: Final = int(PLAYER_SCALARS + N_WORKERS + N_BONUSES + N_POSTS + 3 * N_CARDS)


class ElPasoEncoder(TrailEncoder):
    """The numbers of this title's table and boards; a hand may lie open (RULES 5.2)."""

    def __init__(self) -> None:
        super().__init__(TABLE_SIZE + int(MAX_PLAYERS) * PLAYER_SIZE)

    def write_table(self, s: State, seat: i64, out: vec[i64]) -> i64:
        g = cast(Table, s)
        out[0] = g.seats
        out[1] = g.turns
        out[2] = g.sides
        out[3] = g.train_sides
        out[4] = total(g.objectives)
        out[5] = total(g.bonuses)
        out[6] = g.hired_here + 1
        out[7] = from_seat(g, seat, g.closer)
        out[8] = from_seat(g, seat, g.showing)
        at = write_asked(g, N_KINDS, out, SCALARS)
        at = write_counts(g.tiles, out, at)
        at = write_counts(g.piles, out, at)
        at = write_counts(g.stock, out, at)
        at = write_places(g.open_objectives, out, at)
        at = write_places(g.open_bonuses, out, at)
        # Which bonus tiles the stack holds follows from those that were seen.
        at = write_counts(g.bonuses, out, at)
        return write_sue(g, out, at)

    def write_player(self, s: State, seat: i64, rival: bool, out: vec[i64], at: i64) -> i64:
        g = cast(Table, s)
        p = g.players[seat]
        out[at] = p.money
        out[at + 1] = p.exchange_tokens
        out[at + 2] = p.certificates
        out[at + 3] = p.permanent()
        out[at + 4] = p.herder
        out[at + 5] = p.discs
        out[at + 6] = bits(p.discs)
        out[at + 7] = p.buildings()
        out[at + 8] = p.on_trail
        out[at + 9] = p.objectives
        out[at + 10] = bits(p.objectives)
        out[at + 11] = p.hand_size()
        at = write_counts(p.area, out, at + PLAYER_SCALARS)
        at = write_counts(p.bonuses, out, at)
        at = write_counts(p.posts, out, at)
        hand = p.hand
        deck = p.deck
        if rival and g.depth > 0 and seat != g.showing:
            for card in range(N_CARDS):
                out[at + card] = 0
                out[at + N_CARDS + card] = deck[card] + hand[card]
        else:
            for card in range(N_CARDS):
                out[at + card] = hand[card]
                out[at + N_CARDS + card] = deck[card]
        return write_counts(p.discard, out, at + 2 * N_CARDS)


def write_sue(g: Table, out: vec[i64], at: i64) -> i64:
    sue = g.sue
    for k in range(SUE_SIZE):
        out[at + k] = 0
    if sue is not None:
        out[at] = total(sue.deck)
        out[at + 1] = total(sue.supply)
        for k in range(COLUMNS):
            out[at + 2 + k] = sue.row[k] + 1
            out[at + 5 + k] = sue.columns[k]
    return at + SUE_SIZE


ENCODER: Final = ElPasoEncoder()
