"""A position as numbers for learners."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.sim.encode import Encoder
from tablero.games.gwt_elpaso.cards import N_BONUSES, N_CARDS, N_WORKERS
from tablero.games.gwt_elpaso.catalogue import MAX_PLAYERS, N_NODES, N_POSTS, N_TYPES
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.state import DISPLAY, Table
from tablero.games.gwt_elpaso.words import KINDS
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.rancher import total

N_KINDS: Final[i64] = len(KINDS)
SCALARS: Final[i64] = 9
SUE_SIZE: Final[i64] = 8
COLUMNS: Final[i64] = 3
TABLE_SIZE: Final = int(
    SCALARS + N_KINDS + N_NODES + N_CARDS + N_TYPES + 2 * DISPLAY + N_BONUSES + SUE_SIZE
)
PLAYER_SCALARS: Final[i64] = 12
PLAYER_SIZE: Final = int(PLAYER_SCALARS + N_WORKERS + N_BONUSES + N_POSTS + 3 * N_CARDS)


class ElPasoEncoder(Encoder):
    """The table, then each board from the own seat on; boards of empty seats stay 0.

    Tiles and cards are their catalogue numbers plus one. Of a rival's herd the hand is 0 and its
    cards are counted with the draw pile, unless it lies open.
    """

    def __init__(self) -> None:
        super().__init__(TABLE_SIZE + int(MAX_PLAYERS) * PLAYER_SIZE)

    def observe(self, s: State, seat: i64, out: vec[i64]) -> None:
        g = cast(Table, s)
        at = write_table(g, seat, out)
        other = seat
        for place in range(g.seats):
            hidden = place > 0 and g.depth > 0 and other != g.showing
            at = write_player(g.players[other], hidden, out, at)
            other += 1
            if other == g.seats:
                other = 0
        size: i64 = len(out)
        while at < size:
            out[at] = 0
            at += 1


def write_table(g: Table, seat: i64, out: vec[i64]) -> i64:
    out[0] = g.seats
    out[1] = g.turns
    out[2] = g.sides
    out[3] = g.train_sides
    out[4] = total(g.objectives)
    out[5] = total(g.bonuses)
    out[6] = g.hired_here + 1
    out[7] = 0
    if g.closer >= 0:
        out[7] = 1 + (g.closer - seat + g.seats) % g.seats
    out[8] = 0
    if g.showing >= 0:
        out[8] = 1 + (g.showing - seat + g.seats) % g.seats
    at = SCALARS
    asked = g.kind()
    for kind in range(N_KINDS):
        out[at + kind] = 1 if KINDS[kind] is asked else 0
    at += N_KINDS
    at = write_all(g.tiles, out, at)
    at = write_all(g.piles, out, at)
    at = write_all(g.stock, out, at)
    for k in range(DISPLAY):
        out[at + k] = g.open_objectives[k] + 1
        out[at + DISPLAY + k] = g.open_bonuses[k] + 1
    # Which bonus tiles the stack holds follows from those that were seen.
    at = write_all(g.bonuses, out, at + 2 * DISPLAY)
    return write_sue(g, out, at)


def write_all(numbers: vec[i64], out: vec[i64], at: i64) -> i64:
    size: i64 = len(numbers)
    for k in range(size):
        out[at + k] = numbers[k]
    return at + size


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


def write_player(p: Player, hidden: bool, out: vec[i64], at: i64) -> i64:
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
    at += PLAYER_SCALARS
    at = write_all(p.area, out, at)
    at = write_all(p.bonuses, out, at)
    at = write_all(p.posts, out, at)
    hand = p.hand
    deck = p.deck
    if hidden:
        for card in range(N_CARDS):
            out[at + card] = 0
            out[at + N_CARDS + card] = deck[card] + hand[card]
    else:
        for card in range(N_CARDS):
            out[at + card] = hand[card]
            out[at + N_CARDS + card] = deck[card]
    return write_all(p.discard, out, at + 2 * N_CARDS)


ENCODER: Final = ElPasoEncoder()
