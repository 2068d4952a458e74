"""A position as numbers: blocks that both titles with a railroad write in the same way.

Each writes from `at` on and returns the place after its last number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_family.asking import Ask
from tablero.games.gwt_family.moving import PHASE_A, Move
from tablero.games.gwt_family.observe import from_seat, write_counts, write_places
from tablero.games.gwt_family.rail.fees import Route
from tablero.games.gwt_family.rail.foresight import COLUMNS
from tablero.games.gwt_family.rail.rancher import BUILDS, BUYS_CATTLE, DRIVES, RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.visit import Act

TABLE_SCALARS: Final[i64] = 14  # what `write_table` writes
PLAYER_SCALARS: Final[i64] = 9  # what `write_player` writes
# Beyond these nothing changes any more; what is more is told as so much.
MOST_TURNS: Final[i64] = 200
MOST_MONEY: Final[i64] = 99
SUBJECTS: Final[i64] = 128  # numbers under which questions are prepared
USED_BITS: Final = 6  # of a visit: slots, and what closes them


def write_table(g: RailTable, seat: i64, variant: i64, out: vec[i64]) -> i64:
    """Single numbers of the table; `variant` is what the title sets up in one way or another."""
    out[0] = g.seats
    out[1] = min(g.turns, MOST_TURNS)
    out[2] = variant
    out[3] = g.sides
    out[4] = g.jobs.row
    out[5] = g.jobs.filled
    out[6] = max(0, g.shipment)
    out[7] = from_seat(g, seat, g.job_token)
    out[8] = from_seat(g, seat, g.seat_to_act())
    write_subject(g, out, 9)
    return TABLE_SCALARS


def write_subject(g: RailTable, out: vec[i64], at: i64) -> None:
    """What is asked about, and what is left of the visit: the number of the question, the space it
    is about, what has been used there, why and how far the herder moves."""
    for k in range(5):
        out[at + k] = 0
    level = g.depth - 1
    if level < 0:
        return
    top = g.stack[level]
    if isinstance(top, Act):
        out[at + 1] = top.place + 1
        out[at + 2] = top.used
        return
    if isinstance(top, Move):
        out[at + 3] = top.reason + 1
        out[at + 4] = top.most
        if top.reason == PHASE_A:
            return
    elif isinstance(top, Route):
        out[at + 1] = top.target + 1
        out[at + 3] = top.reason + 1
        out[at + 4] = top.left
        return
    elif isinstance(top, Ask):
        out[at] = min(top.n, SUBJECTS - 1)
    while level > 0:
        level -= 1
        below = g.stack[level]
        if isinstance(below, Act):
            out[at + 1] = below.place + 1
            out[at + 2] = below.used
            return


def write_trail(g: RailTable, seat: i64, out: vec[i64], at: i64) -> i64:
    """What lies on each space; buildings as if the own seat were the first."""
    tiles = g.tiles
    first = g.building_tile(0, 0)
    each = g.building_tile(1, 0) - first
    for node in range(len(tiles)):
        tile = tiles[node]
        if tile >= first:
            owner = (tile - first) // each
            if owner < g.seats:
                place = owner - seat
                if place < 0:
                    place += g.seats
                tile += (place - owner) * each
        out[at + node] = tile
    return at + len(tiles)


def write_supplies(g: RailTable, kinds: i64, out: vec[i64], at: i64) -> i64:
    """What can be had: workers of so many kinds, foresight, cattle and objective cards with what
    is left in their stacks, masters."""
    at = write_jobs(g, kinds, out, at)
    at = write_foresight(g, out, at)
    at = write_counts(g.market, out, at)
    at = write_counts(g.market_stack, out, at)
    at = write_counts(g.objectives, out, at)
    at = write_places(g.display, out, at)
    return write_places(g.masters, out, at)


def write_player(p: RailRancher, out: vec[i64], at: i64) -> i64:
    """Single numbers of a board."""
    out[at] = min(p.money, MOST_MONEY)
    out[at + 1] = p.exchange_tokens
    out[at + 2] = p.temporary()
    out[at + 3] = p.permanent()
    out[at + 4] = p.engine
    out[at + 5] = p.herder
    out[at + 6] = p.workers(BUYS_CATTLE)
    out[at + 7] = p.workers(BUILDS)
    out[at + 8] = p.workers(DRIVES)
    return at + PLAYER_SCALARS


def write_jobs(g: RailTable, kinds: i64, out: vec[i64], at: i64) -> i64:
    """Workers waiting, by row and kind."""
    rows = g.jobs.rows
    columns = g.jobs.columns
    for k in range(rows * kinds):
        out[at + k] = 0
    cells = g.jobs.cells
    cell: i64 = 0
    for row in range(rows):
        first = at + row * kinds
        for _column in range(columns):
            worker = cells[cell]
            if worker >= 0:
                out[first + worker] += 1
            cell += 1
    return at + rows * kinds


def write_foresight(g: RailTable, out: vec[i64], at: i64) -> i64:
    """For each column its two tiles and what its bag holds."""
    for column in range(COLUMNS):
        out[at] = g.foresight[2 * column] + 1
        out[at + 1] = g.foresight[2 * column + 1] + 1
        at = write_counts(g.bag(column), out, at + 2)
    return at


def foresight_size(tiles: i64) -> i64:
    """What `write_foresight` writes, with so many kinds of tiles in the bags."""
    return COLUMNS * (2 + tiles)


def write_herd(p: Rancher, rival: bool, size_at: i64, out: vec[i64], at: i64) -> i64:
    """The own hand, draw pile and discard pile; of a rival the whole herd, because how it is split
    is secret. The number of hand cards goes to `size_at`."""
    hand = p.hand
    deck = p.deck
    discard = p.discard
    kinds: i64 = len(hand)
    cards = p.unseen
    if rival:
        for card in range(kinds):
            held = hand[card]
            cards += held
            out[at + card] = held + deck[card] + discard[card]
        out[size_at] = cards
        return at + kinds
    for card in range(kinds):
        held = hand[card]
        cards += held
        out[at + card] = held
        out[at + kinds + card] = deck[card]
        out[at + 2 * kinds + card] = discard[card]
    out[size_at] = cards
    return at + 3 * kinds
