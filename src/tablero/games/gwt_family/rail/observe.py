"""A position as numbers: blocks that both titles with a railroad write in the same way.

Each writes from `at` on and returns the place after its last number.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_family.rail.foresight import COLUMNS
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.rancher import Rancher, total


def write_counts(counts: vec[i64], out: vec[i64], at: i64) -> i64:
    for kind in range(len(counts)):
        out[at + kind] = counts[kind]
    return at + len(counts)


def write_places(places: vec[i64], out: vec[i64], at: i64) -> i64:
    """Catalogue numbers plus one: nothing is 0."""
    for k in range(len(places)):
        out[at + k] = places[k] + 1
    return at + len(places)


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
