"""A position as numbers: blocks that both titles with a railroad write in the same way.

Each writes from `at` on and returns the place after its last number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tablero.games.gwt_family.position.observe import (
    MOST_MONEY,
    MOST_TURNS,
    SUBJECT_SIZE,
    from_seat,
    write_counts,
    write_places,
    write_stack,
    write_subject,
)
from tablero.games.gwt_family.rail.fees import Route
from tablero.games.gwt_family.rail.foresight import COLUMNS
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.rancher import Rancher

TABLE_SCALARS: Final[i64] = 9  # what `write_table` writes before the subject
PLAYER_SCALARS: Final[i64] = 9  # what `write_player` writes
SUBJECTS: Final[i64] = 128  # numbers under which questions are prepared


def write_table(g: RailTable, seat: i64, variant: i64, out: vec[i16], at: i64) -> i64:
    """Single numbers of the table; `variant` is what the title sets up in one way or another."""
    out[at] = i16(g.seats)
    out[at + 1] = i16(min(g.turns, MOST_TURNS))
    out[at + 2] = i16(variant)
    out[at + 3] = i16(g.sides)
    out[at + 4] = i16(g.jobs.row)
    out[at + 5] = i16(g.jobs.filled)
    out[at + 6] = i16(max(0, g.shipment))
    out[at + 7] = i16(from_seat(g, seat, g.job_token))
    out[at + 8] = i16(from_seat(g, seat, g.seat_to_act()))
    top = g.stack[g.depth - 1] if g.depth > 0 else None
    if isinstance(top, Route):
        return write_route(top, out, at + TABLE_SCALARS)
    return write_subject(g, SUBJECTS - 1, out, at + TABLE_SCALARS)


def write_route(route: Route, out: vec[i16], at: i64) -> i64:
    """The subject of a fork: where the way leads, why, and how many steps are left."""
    out[at] = 0
    out[at + 1] = i16(route.target + 1)
    out[at + 2] = 0
    out[at + 3] = i16(route.reason + 1)
    out[at + 4] = i16(route.left)
    return at + SUBJECT_SIZE


def write_supplies(g: RailTable, kinds: i64, drawn: bool, out: vec[i16], at: i64) -> i64:
    """What can be had: workers of so many kinds, foresight, cattle and objective cards with what
    is left in their stacks, masters."""
    at = write_jobs(g, kinds, out, at)
    at = write_foresight(g, drawn, out, at)
    at = write_counts(g.market, out, at)
    at = write_stack(g.market_stack, drawn, out, at)
    at = write_stack(g.objectives, drawn, out, at)
    at = write_places(g.display, out, at)
    return write_places(g.masters, out, at)


def write_player(p: RailRancher, out: vec[i16], at: i64) -> i64:
    """Single numbers of a board."""
    out[at] = i16(min(p.money, MOST_MONEY))
    out[at + 1] = i16(p.exchange_tokens)
    out[at + 2] = i16(p.temporary())
    out[at + 3] = i16(p.permanent())
    out[at + 4] = i16(p.engine)
    out[at + 5] = i16(p.herder)
    out[at + 6] = i16(p.buyers)
    out[at + 7] = i16(p.builders)
    out[at + 8] = i16(p.drivers)
    return at + PLAYER_SCALARS


def write_jobs(g: RailTable, kinds: i64, out: vec[i16], at: i64) -> i64:
    """Workers waiting, by row and kind."""
    columns = g.jobs.columns
    end = at + g.jobs.rows * kinds
    for k in range(at, end):
        out[k] = 0
    left = columns
    for worker in g.jobs.cells:
        if worker >= 0:
            out[at + worker] += 1
        left -= 1
        if left == 0:
            left = columns
            at += kinds
    return end


def write_foresight(g: RailTable, drawn: bool, out: vec[i16], at: i64) -> i64:
    """For each column its two tiles and what its bag holds."""
    for column in range(COLUMNS):
        out[at] = i16(g.foresight[2 * column] + 1)
        out[at + 1] = i16(g.foresight[2 * column + 1] + 1)
        at = write_stack(g.bag(column), drawn, out, at + 2)
    return at


def write_herd(p: Rancher, rival: bool, size_at: i64, out: vec[i16], at: i64) -> i64:
    """The own hand, draw pile and discard pile; of a rival the whole herd, because how it is split
    is secret. The number of hand cards goes to `size_at`."""
    hand = p.hand
    deck = p.deck
    cards = p.unseen
    for held in hand:
        cards += held
    out[size_at] = i16(cards)
    if not rival:
        at = write_counts(hand, out, at)
        at = write_counts(deck, out, at)
        return write_counts(p.discard, out, at)
    card: i64 = 0
    for thrown in p.discard:
        out[at] = i16(thrown + deck[card] + hand[card])
        card += 1  # noqa: SIM113  `enumerate` counts in objects
        at += 1
    return at
