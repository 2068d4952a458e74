"""A guide that asks a net: every question is a branch, answers are tried in the net's order."""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i16, i64

from tablero.core.engine import MAX_SEATS, State
from tablero.search.guide import Guide, shares
from tablero.search.net import SCORE_UNIT, Net


class NetGuide(Guide):
    """Positions of one search are much alike, so the sum of rows is worked out by difference."""

    def __init__(self, net: Net, exploration: float) -> None:
        super().__init__(exploration, has_priors=True, is_learned=True)
        self.net = net
        self.sums = vec[i64]([0] * int(net.pairs))
        # for each seat the first position of this search as it sees it
        self.is_known = vec[i64]([0] * int(MAX_SEATS))
        self.known = vec[i16]([0] * (net.features.encoder.size * int(MAX_SEATS)))
        self.known_sums = vec[i64]([0] * int(net.pairs * MAX_SEATS))

    def begin(self, s: State) -> None:
        for seat in range(MAX_SEATS):
            self.is_known[seat] = 0

    def is_branch(self, s: State) -> bool:
        return True

    def answer(self, s: State) -> i64:
        """The most promising answer, without looking ahead."""
        self.look(s, s.seat_to_act())
        self.net.think(self.sums)
        self.weigh(s)
        self.reconsider(s)
        best: i64 = 0
        for k in range(s.offered):
            if self.priors[k] > self.priors[best]:
                best = k
        return s.buffer[best]

    def foresee(self, s: State) -> bool:
        seat = s.seat_to_act()
        self.look(s, seat)
        self.net.think(self.sums)
        self.hope(s, seat)
        for place in range(s.seats):
            self.scores[(seat + place) % s.seats] = SCORE_UNIT * self.net.score_of(place)
        return True

    def judge(self, s: State) -> None:
        seat = s.seat_to_act()
        self.look(s, seat)
        self.net.think(self.sums)
        self.hope(s, seat)
        self.weigh(s)

    def hope(self, s: State, seat: i64) -> None:
        """Chances to win, by the net's mind as it is."""
        seats = s.seats
        values = self.values
        for place in range(seats):
            values[(seat + place) % seats] = self.net.value_of(place)
        shares(values, seats, 1.0)

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
        """The sum of the rows of what `seat` sees: by what differs from the first position."""
        net, sums, known = self.net, self.sums, self.known
        net.features.seen.write(s, seat, 0)
        numbers = net.features.seen.values
        size: i64 = len(numbers)
        pairs = net.pairs
        first = seat * size
        base = seat * pairs
        is_new = self.is_known[seat] == 0
        if is_new:  # so that everything differs from nothing: a number that is 0 has no row
            for k in range(size):
                known[first + k] = 0
            for pair in range(pairs):
                self.known_sums[base + pair] = 0
        for pair in range(pairs):
            sums[pair] = self.known_sums[base + pair]
        for k in range(size):
            if numbers[k] != known[first + k]:
                net.change(k, i64(known[first + k]), i64(numbers[k]), sums)
        if is_new:
            for k in range(size):
                known[first + k] = numbers[k]
            for pair in range(pairs):
                self.known_sums[base + pair] = sums[pair]
            self.is_known[seat] = 1


def lean(priors: vec[float], worths: vec[float], offered: i64, trust: float) -> None:
    """Let another opinion count, in place: a point of worth more makes an answer e to the `trust`
    times as likely."""
    best = worths[0]
    for k in range(offered):
        best = max(best, worths[k])
    total = 0.0
    for k in range(offered):
        priors[k] *= exp(trust * (worths[k] - best))
        total += priors[k]
    for k in range(offered):
        priors[k] /= total
