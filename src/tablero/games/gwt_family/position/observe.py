"""A position as numbers: the order of the boards, and blocks that every trail game writes.

Each block is written from `at` on and returns the place after its last number.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from tablero.core.engine import State
from tablero.core.sim.encode import HIGHEST, MOST_BITS, Encoder, Number
from tablero.games.gwt_family.asking import Ask
from tablero.games.gwt_family.location.visit import Act
from tablero.games.gwt_family.moving import PHASE_A, Move
from tablero.games.gwt_family.table import TrailTable

# Beyond these nothing changes any more; what is more is told as so much.
MOST_TURNS: Final[i64] = 200
MOST_MONEY: Final[i64] = 99
SUBJECT_SIZE: Final[i64] = 5  # what `write_subject` writes
USED_BITS: Final = 6  # of a visit: slots, and what closes them
SET_BITS: Final[i64] = MOST_BITS
WHOLE_SET: Final[i64] = HIGHEST


class TrailEncoder(Encoder):
    """The table, then each board from the own seat on; boards of empty seats stay 0.

    Tiles and cards are their catalogue numbers plus one.
    """

    def __init__(self, schema: list[Number]) -> None:
        super().__init__(schema)
        self.rival_size: i64 = sum(number.seat == 1 for number in schema)

    def write_table(self, s: State, seat: i64, drawn: bool, out: vec[i16], at: i64) -> i64:
        """Write what lies on the table, stacks and bags only if something was `drawn`; returns
        where the boards begin."""
        raise NotImplementedError

    def write_player(self, s: State, seat: i64, rival: bool, out: vec[i16], at: i64) -> i64:
        """Write a board, money first; of a rival's cards only what is no secret."""
        raise NotImplementedError

    def write(self, s: State, seat: i64, out: vec[i16], at: i64) -> i64:
        g = cast(TrailTable, s)
        at = self.write_table(s, seat, True, out, at)
        other = seat
        for place in range(g.seats):
            at = self.write_player(s, other, place > 0, out, at)
            other += 1
            if other == g.seats:
                other = 0
        return at

    def turn(self, s: State) -> i64:
        return cast(TrailTable, s).turns

    def rewrite(self, s: State, seat: i64, drawn: bool, out: vec[i16], at: i64) -> None:
        """In a turn the boards of the others stay as they are, but for the fees they are paid."""
        g = cast(TrailTable, s)
        at = self.write_table(s, seat, drawn, out, at)
        at = self.write_player(s, seat, False, out, at)
        other = seat
        for _rival in range(1, g.seats):
            other += 1
            if other == g.seats:
                other = 0
            out[at] = i16(min(g.rancher(other).money, MOST_MONEY))
            at += self.rival_size


def from_seat(g: TrailTable, seat: i64, whose: i64) -> i64:
    """A seat counted from the own one, which is 1; 0 for nobody."""
    if whose < 0:
        return 0
    return 1 + (whose - seat + g.seats) % g.seats


def as_set(counts: vec[i64]) -> i64:
    """Which kinds there are any of, one bit each."""
    found: i64 = 0
    mark: i64 = 1
    for count in counts:
        if count > 0:
            found |= mark
        mark <<= 1
    return found


def write_asked(g: TrailTable, kinds: i64, out: vec[i16], at: i64) -> i64:
    """1 for the kind of question that waits, 0 for the others."""
    for kind in range(kinds):
        out[at + kind] = 0
    if g.depth > 0:
        out[at + g.kind().number] = 1
    return at + kinds


def write_subject(g: TrailTable, most: i64, out: vec[i16], at: i64) -> i64:
    """What is asked about, and what is left of the visit: the number of the question (at most
    `most`), the space it is about, what has been used there, why and how far the herder moves."""
    for k in range(SUBJECT_SIZE):
        out[at + k] = 0
    level = g.depth - 1
    if level < 0:
        return at + SUBJECT_SIZE
    top = g.stack[level]
    if isinstance(top, Act):
        out[at + 1] = i16(top.place + 1)
        out[at + 2] = i16(top.used)
        return at + SUBJECT_SIZE
    if isinstance(top, Move):
        out[at + 3] = i16(top.reason + 1)
        out[at + 4] = i16(top.most)
        if top.reason == PHASE_A:
            return at + SUBJECT_SIZE
    elif isinstance(top, Ask):
        out[at] = i16(min(top.n, most))
    while level > 0:
        level -= 1
        below = g.stack[level]
        if isinstance(below, Act):
            out[at + 1] = i16(below.place + 1)
            out[at + 2] = i16(below.used)
            break
    return at + SUBJECT_SIZE


def write_trail(g: TrailTable, seat: i64, out: vec[i16], at: i64) -> i64:
    """What lies on each space; buildings as if the own seat were the first."""
    first = g.building_tile(0, 0)
    own = g.building_tile(seat, 0)
    end = g.building_tile(g.seats, 0)
    for tile in g.tiles:
        if tile < first or tile >= end:
            out[at] = i16(tile)
        elif tile >= own:
            out[at] = i16(tile - own + first)
        else:
            out[at] = i16(tile - own + end)
        at += 1
    return at


# By value, not by index: half the time.
def write_counts(counts: vec[i64], out: vec[i16], at: i64) -> i64:
    for count in counts:
        out[at] = i16(count)
        at += 1
    return at


def write_stack(counts: vec[i64], drawn: bool, out: vec[i16], at: i64) -> i64:
    """What lies face down, or in a bag: only a draw changes it."""
    if drawn:
        return write_counts(counts, out, at)
    return at + len(counts)


def write_places(places: vec[i64], out: vec[i16], at: i64) -> i64:
    """Catalogue numbers plus one: nothing is 0."""
    for piece in places:
        out[at] = i16(piece + 1)
        at += 1
    return at


def write_set(members: i64, width: i64, out: vec[i16], at: i64) -> i64:
    """A set of so many things, in as many numbers as it takes."""
    while width > 0:
        out[at] = i16(members & WHOLE_SET)
        members >>= SET_BITS
        width -= SET_BITS
        at += 1
    return at
