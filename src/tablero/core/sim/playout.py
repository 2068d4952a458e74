"""Whole games at full speed: random play, its rolling hash, checked play, counting sequences.

These loops live in the compiled part because a call per decision from outside costs as much as the
decision itself. The chooser has a generator of its own: what it draws never moves the game's.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.rng import LOW, FastRng

CHOOSER: Final[i64] = 0x5DEECE66D  # keeps the chooser's numbers apart from those of the game
PRIME: Final[i64] = 0x01000193  # FNV-1a, 32 bits: every product stays below 2**63
EMPTY_HASH: Final = 0x811C9DC5
STRIDE: Final = 1_000_003  # games of one seed; runs of neighbouring seeds share none


def game_seed(seed: int, number: int) -> int:
    """The seed of one of the many games that are played under `seed`."""
    return seed * STRIDE + number


def chooser(seed: int) -> FastRng:
    """The generator that picks the answers of the random game number `seed`."""
    return FastRng.seeded(seed ^ CHOOSER)


def pick_offered(s: State, rng: FastRng) -> i64:
    """One of the answers in the buffer, all equally likely."""
    return s.buffer[(rng.step() * s.offered) >> 32]


def random_game(s: State, rng: FastRng) -> i64:
    """Play `s` to its end at random; the number of decisions."""
    start = s.ply
    while s.depth > 0:
        s.play_trusted(pick_offered(s, rng))
    return s.ply - start


def hash_int(h: i64, value: i64) -> i64:
    return ((h ^ (value & LOW)) * PRIME) & LOW


def hash_offer(h: i64, s: State) -> i64:
    """Fold in who is asked and what is offered."""
    h = hash_int(h, s.stack[s.depth - 1].seat)
    for k in range(s.offered):
        h = hash_int(h, s.buffer[k])
    return h


def hash_scores(h: i64, s: State) -> i64:
    for score in s.scores():
        h = hash_int(h, score)
    return h


def hashed_random_game(s: State, rng: FastRng, h: i64) -> i64:
    """`random_game` that folds seats, offers, answers and scores into `h`."""
    while s.depth > 0:
        h = hash_offer(h, s)
        answer = pick_offered(s, rng)
        h = hash_int(h, answer)
        s.play_trusted(answer)
    return hash_scores(h, s)


def checked_random_game(s: State, rng: FastRng, cap: i64) -> list[str]:
    """Play at random and check every invariant after every answer; the first faults found."""
    faults = faults_of(s)
    while not faults and not s.is_over():
        if s.ply >= cap:
            return [f"the game still runs after {cap} decisions"]
        s.play(pick_offered(s, rng))
        faults = faults_of(s)
    return faults


def faults_of(s: State) -> list[str]:
    """What is wrong with this position: the title's invariants and what holds for every game."""
    faults = s.violations()
    if s.is_over():
        if not s.winners():
            faults.append("the game is over and nobody has won")
        if s.ended_by() == "":
            faults.append("the game is over for no reason")
        return faults
    kind = s.kind()
    if not 0 <= s.seat_to_act() < s.seats:
        faults.append(f"{kind.name} asks seat {s.seat_to_act()}")
    if s.offered == 0:
        faults.append(f"{kind.name} offers nothing")
    last: i64 = -1
    for k in range(s.offered):
        if s.buffer[k] <= last or s.buffer[k] >= len(kind.words):
            faults.append(f"{kind.name} offers {s.buffer[k]} out of order or range")
        last = s.buffer[k]
    return faults


def copy_often(s: State, times: i64) -> i64:
    """As many copies, thrown away: what a search pays for a node."""
    for _copy in range(times):
        s.copy()
    return times


class Perft:
    """Counts the answer sequences of each length from a position, with a hash over all of them."""

    def __init__(self, depth: i64) -> None:
        self.depth = depth
        self.counts: list[int] = [0] * int(depth)
        self.hash: i64 = EMPTY_HASH

    def walk(self, s: State, level: i64) -> None:
        if level == self.depth or s.depth == 0:
            self.hash = hash_scores(self.hash, s)
            return
        self.hash = hash_offer(self.hash, s)
        self.counts[level] += int(s.offered)
        for k in range(s.offered):
            below = s.copy()
            below.play_trusted(below.buffer[k])
            self.walk(below, level + 1)
