"""The last turns exactly: everything that can still be answered is tried, to the end of the game.

Every seat takes what is best for itself (max^n): to win, then to be as far ahead as it can. Of
answers that are equal to it any is as likely, so the others reckon with their mean.
"""

from __future__ import annotations

import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import MAX_SEATS, State
from tablero.core.game import View
from tablero.core.rng import FastRng

A_POINT: Final = 0.001  # of a lead, so that the share of the win always counts first
EQUAL: Final = 1.0e-9
WORLDS: Final = 3  # where something is still drawn, the mean of so many
BETWEEN_LOOKS: Final[i64] = 255  # positions between two looks at the clock


class Solver:
    """Looks at no more than so many positions, and for no longer than so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self.left: i64 = most
        self.deadline = time.monotonic() + seconds
        self.gave_up = False
        self.last_draw: i64 = 0  # the most that was drawn on any way to the end

    def best(self, s: State) -> vec[float]:
        """What comes of a position for every seat; means nothing once the solver gave up."""
        while s.depth > 0 and s.offered == 1:
            s.play_trusted(s.buffer[0])
        if s.depth == 0:
            return self.result(s)
        seat = s.seat_to_act()
        found = vec[float]([0.0] * int(MAX_SEATS))
        equals = 0
        for k in range(s.offered):
            after = s.copy()
            after.play_trusted(s.buffer[k])
            values = self.best_after(after)
            if self.gave_up:
                return values
            if equals == 0 or values[seat] > found[seat] / equals + EQUAL:
                found = values
                equals = 1
            elif values[seat] > found[seat] / equals - EQUAL:
                equals += 1
                for other in range(s.seats):
                    found[other] += values[other]
        for other in range(s.seats):
            found[other] /= equals
        return found

    def best_after(self, s: State) -> vec[float]:
        """`best`, as long as there is patience."""
        self.left -= 1
        if self.left < 0 or (self.left & BETWEEN_LOOKS == 0 and time.monotonic() >= self.deadline):
            self.gave_up = True
            return vec[float]()
        return self.best(s)

    def result(self, s: State) -> vec[float]:
        """The share of the win, and a little for the lead over the best rival."""
        if s.draws > self.last_draw:
            self.last_draw = s.draws
        scores, returns = s.scores(), s.returns()
        found = vec[float]([0.0] * int(MAX_SEATS))
        for seat in range(len(scores)):
            rivals = [score for other, score in enumerate(scores) if other != seat]
            found[seat] = returns[seat] + A_POINT * (scores[seat] - max(rivals, default=0))
        return found


def solved(view: View, seed: int, most: int, seconds: float) -> list[float] | None:
    """What each offered answer brings the view's seat, or None: there is too much to look at."""
    solver = Solver(most, seconds)
    answers = view.state.answers()
    totals = [0.0] * len(answers)
    for world in range(WORLDS):
        start = view.determinise(FastRng.seeded(seed + world))
        solver.last_draw = start.draws
        for place, answer in enumerate(answers):
            after = start.copy()
            after.play_trusted(answer)
            values = solver.best_after(after)
            if solver.gave_up:
                return None
            totals[place] += values[view.seat]
        if solver.last_draw == start.draws:  # nothing is left to chance
            return [total / (world + 1) for total in totals]
    return [total / WORLDS for total in totals]
