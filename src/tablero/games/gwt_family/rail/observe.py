"""A position as numbers: blocks that both titles with a railroad write in the same way.

Each writes from `at` on and returns the place after its last number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_family.observe import from_seat, write_counts, write_places
from tablero.games.gwt_family.rail.foresight import COLUMNS
from tablero.games.gwt_family.rail.rancher import BUILDS, BUYS_CATTLE, DRIVES, RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.rancher import Rancher, total

TABLE_SCALARS: Final[i64] = 10  # what `write_table` writes
PLAYER_SCALARS: Final[i64] = 9  # what `write_player` writes
FORESIGHT_SIZE: Final[i64] = 3 * COLUMNS


def write_table(g: RailTable, seat: i64, variant: i64, out: vec[i64]) -> i64:
    """Single numbers of the table; `variant` is what the title sets up in one way or another."""
    out[0] = g.seats
    out[1] = g.turns
    out[2] = variant
    out[3] = g.sides
    out[4] = g.jobs.row
    out[5] = g.jobs.filled
    out[6] = g.shipment
    out[7] = total(g.market_stack)
    out[8] = total(g.objectives)
    out[9] = from_seat(g, seat, g.job_token)
    return TABLE_SCALARS


def write_supplies(g: RailTable, kinds: i64, out: vec[i64], at: i64) -> i64:
    """What can be had: workers of so many kinds, foresight, cattle, objective cards, masters."""
    at = write_jobs(g, kinds, out, at)
    at = write_foresight(g, out, at)
    at = write_counts(g.market, out, at)
    at = write_places(g.display, out, at)
    return write_places(g.masters, out, at)


def write_player(p: RailRancher, out: vec[i64], at: i64) -> i64:
    """Single numbers of a board."""
    out[at] = p.money
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
    """For each column its two tiles and how many its bag holds."""
    for column in range(COLUMNS):
        out[at] = g.foresight[2 * column] + 1
        out[at + 1] = g.foresight[2 * column + 1] + 1
        out[at + 2] = total(g.bag(column))
        at += 3
    return at


def write_herd(p: Rancher, hidden: bool, size_at: i64, out: vec[i64], at: i64) -> i64:
    """Hand, then the other cards; a hidden hand is 0 and counted with the draw pile. The number of
    hand cards goes to `size_at`."""
    hand = p.hand
    deck = p.deck
    discard = p.discard
    kinds: i64 = len(hand)
    cards = p.unseen
    if hidden:
        for card in range(kinds):
            held = hand[card]
            cards += held
            out[at + card] = 0
            out[at + kinds + card] = deck[card] + discard[card] + held
    else:
        for card in range(kinds):
            held = hand[card]
            cards += held
            out[at + card] = held
            out[at + kinds + card] = deck[card] + discard[card]
    out[size_at] = cards
    return at + 2 * kinds
