"""A position as numbers for learners: what one seat sees, and which actions are legal."""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from tablero.core.engine import MAX_ANSWERS, State
from tablero.core.kinds import NOBODY
from tablero.core.rng import FastRng
from tablero.core.sim.playout import pick_offered

# What a number of an observation is, and with it what its bound means.
COUNT: Final = "count"  # how many, from 0 to the bound
CATEGORY: Final = "category"  # one of so many, from 0 on
BITS: Final = "bits"  # a set, one bit for each of so many things
# Rows have 16-bit numbers: the widest set and the highest value that one of them holds.
MOST_BITS: Final = 15
HIGHEST: Final = (1 << MOST_BITS) - 1
NO_TURN: Final[i64] = 0


class Number:
    """One number of an observation. `seat` is a place from the own seat on (0), or NOBODY."""

    def __init__(self, group: str, name: str, what: str, bound: int, seat: int = NOBODY) -> None:
        if bound > (MOST_BITS if what == BITS else HIGHEST):
            raise ValueError(f"{group} {name}: {bound} is too much for one number of a row")
        self.group = group
        self.name = name
        self.what = what
        self.bound = bound
        self.seat = seat

    def __repr__(self) -> str:
        return f"<{self.what} {self.group} {self.name} seat={self.seat} bound={self.bound}>"

    def fits(self, value: int) -> bool:
        if self.what == BITS:
            return 0 <= value < 1 << self.bound
        return 0 <= value <= self.bound if self.what == COUNT else 0 <= value < self.bound


class Encoder:
    """Titles derive from this. The own seat comes first, then the others clockwise.

    `schema` tells what each number is, in their order.
    """

    def __init__(self, schema: list[Number]) -> None:
        self.size = len(schema)
        self.schema = schema

    def signature(self) -> str:
        """Changes with what is observed, so that nothing reads what it was not made for; a new name
        for the same thing changes nothing."""
        lines = [f"{number.seat} {number.what} {number.bound}" for number in self.schema]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]

    def write(self, s: State, seat: i64, out: vec[i16], at: i64) -> i64:
        """Write what `seat` may know into `out`, from `at` on; returns the place after the last
        number. What follows up to `size`, boards of empty seats, is 0."""
        raise NotImplementedError

    def turn(self, s: State) -> i64:
        """The number of the turn, from 1 on, for titles that know `rewrite`: as long as it stays,
        whoever is asked is the only one to act. NO_TURN: what was observed before tells nothing."""
        return NO_TURN

    def rewrite(self, s: State, seat: i64, drawn: bool, out: vec[i16], at: i64) -> None:
        """Write over what `seat` saw earlier in this turn: only what its own answers can have
        changed, and what lies face down only if something was `drawn` since."""
        raise NotImplementedError


class Rows:
    """Observations as rows of 16-bit numbers, one after another: what a learner gets."""

    def __init__(self, encoder: Encoder, rows: int) -> None:
        self.encoder = encoder
        self.size: i64 = encoder.size
        self.values = vec[i16]([0] * (encoder.size * rows))
        self.ends = vec[i64]([0] * rows)  # from here on a row is 0
        # When each row was written: for which seat, in which turn, after how many draws.
        self.seats = vec[i64]([NOBODY] * rows)
        self.turns = vec[i64]([NO_TURN] * rows)
        self.draws = vec[i64]([0] * rows)

    def write(self, s: State, seat: i64, row: i64) -> None:
        """The position as `seat` sees it, into one row."""
        end = self.encoder.write(s, seat, self.values, row * self.size)
        for at in range(end, self.ends[row]):
            self.values[at] = 0
        self.ends[row] = end
        self.seats[row] = seat
        self.turns[row] = self.encoder.turn(s)
        self.draws[row] = s.draws

    def begin(self, row: i64) -> None:
        """The next position of this row is one of another game."""
        self.turns[row] = NO_TURN

    def follow(self, s: State, seat: i64, row: i64) -> None:
        """The same as `write`, for a row that holds an earlier position of the game: in a turn of
        the same seat most of it stands already."""
        turn = self.turns[row]
        if turn == NO_TURN or turn != self.encoder.turn(s) or seat != self.seats[row]:
            self.write(s, seat, row)
            return
        drawn = s.draws != self.draws[row]
        self.encoder.rewrite(s, seat, drawn, self.values, row * self.size)
        self.draws[row] = s.draws

    def write_all(self, s: State) -> None:
        """The position as every seat sees it, a row for each."""
        for seat in range(s.seats):
            self.write(s, seat, seat)


class Masks:
    """For each row, 1 for every legal action of the title's flat action space, 0 for the others.

    What was marked is remembered, so that only that is cleared: nearly all of a mask stays 0.
    """

    def __init__(self, actions: int, rows: int) -> None:
        self.actions: i64 = actions
        self.values = vec[u8]([0] * (actions * rows))
        self.marked = vec[i64]([0] * (int(MAX_ANSWERS) * rows))
        self.counts = vec[i64]([0] * rows)

    def write(self, s: State, row: i64) -> None:
        self.mark(s, s.kind().offset, row)

    def mark(self, s: State, offset: i64, row: i64) -> None:
        """The same, by who knows where the actions of the waiting question begin."""
        values = self.values
        marked = self.marked
        first = row * MAX_ANSWERS
        for k in range(self.counts[row]):
            values[marked[first + k]] = 0
        at = row * self.actions + offset
        for k in range(s.offered):
            action = at + s.buffer[k]
            values[action] = 1
            marked[first + k] = action
        self.counts[row] = s.offered


def observed_random_game(s: State, rng: FastRng, rows: Rows, masks: Masks) -> i64:
    """Random play as a learner sees it: observation and mask are written for every decision."""
    rows.begin(0)
    while s.depth > 0:
        rows.follow(s, s.seat_to_act(), 0)
        masks.write(s, 0)
        s.play_trusted(pick_offered(s, rng))
    return s.ply
