"""A position as numbers: the order of the boards, and blocks that every trail game writes.

Each block is written from `at` on and returns the place after its last number.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.sim.encode import Encoder
from tablero.games.gwt_family.table import TrailTable


class TrailEncoder(Encoder):
    """The table, then each board from the own seat on; boards of empty seats stay 0.

    Tiles and cards are their catalogue numbers plus one.
    """

    def write_table(self, s: State, seat: i64, out: vec[i64]) -> i64:
        """Write what lies on the table; returns where the boards begin."""
        raise NotImplementedError

    def write_player(self, s: State, seat: i64, rival: bool, out: vec[i64], at: i64) -> i64:
        """Write a board; of a rival's cards only what is no secret."""
        raise NotImplementedError

    def observe(self, s: State, seat: i64, out: vec[i64]) -> None:
        g = cast(TrailTable, s)
        at = self.write_table(s, seat, out)
        other = seat
        for place in range(g.seats):
            at = self.write_player(s, other, place > 0, out, at)
            other += 1
            if other == g.seats:
                other = 0
        size: i64 = len(out)
        while at < size:
            out[at] = 0
            at += 1


def from_seat(g: TrailTable, seat: i64, whose: i64) -> i64:
    """A seat counted from the own one, which is 1; 0 for nobody."""
    if whose < 0:
        return 0
    return 1 + (whose - seat + g.seats) % g.seats


def write_asked(g: TrailTable, kinds: i64, out: vec[i64], at: i64) -> i64:
    """1 for the kind of question that waits, 0 for the others."""
    for kind in range(kinds):
        out[at + kind] = 0
    if g.depth > 0:
        out[at + g.kind().number] = 1
    return at + kinds


def write_counts(counts: vec[i64], out: vec[i64], at: i64) -> i64:
    for kind in range(len(counts)):
        out[at + kind] = counts[kind]
    return at + len(counts)


def write_places(places: vec[i64], out: vec[i64], at: i64) -> i64:
    """Catalogue numbers plus one: nothing is 0."""
    for k in range(len(places)):
        out[at + k] = places[k] + 1
    return at + len(places)
