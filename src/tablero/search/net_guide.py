"""A guide that asks a net: every question is a branch, answers are tried in the net's order."""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import MAX_SEATS, State
from tablero.search.features import NO_ROW
from tablero.search.guide import Guide, shares
from tablero.search.net import SCORE_UNIT, Net


class NetGuide(Guide):
    """Positions of one search are much alike, so the sum of rows is worked out by difference."""

    def __init__(self, net: Net, exploration: float) -> None:
        super().__init__(exploration, has_priors=True, is_learned=True)
        self.net = net
        places = net.features.places
        self.rows = vec[i64]([0] * places)
        self.sums = vec[float]([0.0] * int(net.width))
        # for each seat the first position of this search as it sees it
        self.is_known = vec[i64]([0] * int(MAX_SEATS))
        self.known_rows = vec[i64]([0] * (places * int(MAX_SEATS)))
        self.known_sums = vec[float]([0.0] * int(net.width * MAX_SEATS))

    def begin(self, s: State) -> None:
        for seat in range(MAX_SEATS):
            self.is_known[seat] = 0

    def is_branch(self, s: State) -> bool:
        return True

    def answer(self, s: State) -> i64:
        """The most promising answer, without looking ahead."""
        self.judge(s)
        best: i64 = 0
        for k in range(s.offered):
            if self.priors[k] > self.priors[best]:
                best = k
        return s.buffer[best]

    def foresee(self, s: State) -> bool:
        seat = s.seat_to_act()
        self.look(s, seat)
        self.net.think(self.sums)
        for place in range(s.seats):
            self.scores[(seat + place) % s.seats] = SCORE_UNIT * self.net.score_of(place)
        return True

    def judge(self, s: State) -> None:
        seat = s.seat_to_act()
        self.look(s, seat)
        net = self.net
        net.think(self.sums)
        seats = s.seats
        values = self.values
        for place in range(seats):
            values[(seat + place) % seats] = net.value_of(place)
        shares(values, seats, 1.0)
        self.weigh(s)

    def weigh(self, s: State) -> None:
        """Chances of the offered answers, by the net's mind as it is."""
        offset: i64 = s.kind().offset
        priors = self.priors
        best = -1.0e9
        for k in range(s.offered):
            logit = self.net.logit_of(offset + s.buffer[k])
            priors[k] = logit
            if logit > best:
                best = logit
        total = 0.0
        for k in range(s.offered):
            share = exp(priors[k] - best)
            priors[k] = share
            total += share
        for k in range(s.offered):
            priors[k] /= total

    def look(self, s: State, seat: i64) -> None:
        """The sum of the rows of what `seat` sees, from the last known sum and what differs."""
        net = self.net
        rows = self.rows
        net.features.write(s, seat, rows)
        width = net.width
        sums = self.sums
        first = seat * len(rows)
        base = seat * width
        if self.is_known[seat] == 0:
            for k in range(width):
                sums[k] = net.table_bias[k]
            for place in range(len(rows)):
                self.known_rows[first + place] = rows[place]
                if rows[place] != NO_ROW:
                    net.add_row(rows[place], sums)
            for k in range(width):
                self.known_sums[base + k] = sums[k]
            self.is_known[seat] = 1
            return
        for k in range(width):
            sums[k] = self.known_sums[base + k]
        for place in range(len(rows)):
            row = rows[place]
            known = self.known_rows[first + place]
            if row != known:
                if known != NO_ROW:
                    net.take_row(known, sums)
                if row != NO_ROW:
                    net.add_row(row, sums)
