"""How a search goes about a trail game: moves are weighed, the rest is answered at a glance."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from tablero.bots.gwt_family.mind import considered
from tablero.bots.gwt_family.sense import TrailSense
from tablero.core.engine import State
from tablero.games.gwt_family.table import TrailTable
from tablero.search.guide import Guide, mix, shares
from tablero.search.net import Net
from tablero.search.net_guide import NetGuide

EXPLORATION: Final = 0.3
SCALE: Final = 12.0  # points of outlook ahead that make e times the chance to win
NET_SHARE: Final = 0.3  # of a judgement, where there is a net
HUNCH: Final = 2.0  # points better that make an answer e times as likely to be the best
NEVER: Final = 0.0001  # the prior of what is not thought of


class TrailGuide(Guide):
    """`sense` answers at a glance and tells what a position is worth to a seat.

    `look` decisions are played on at a glance before a position is judged: where glances are good,
    about two rounds of them show what an answer leads to.

    The first question is approached with what the own turn leads to after each answer, those
    further down with a glance; the search has to show that something else is better.
    """

    def __init__(self, sense: TrailSense, look: int, net: Net | None) -> None:
        super().__init__(EXPLORATION, has_priors=True)
        self.sense = sense
        self.net = NetGuide(net, EXPLORATION) if net is not None else None
        self.net_share = NET_SHARE
        self.look = look
        self.is_first = False

    def begin(self, s: State) -> None:
        self.is_first = True
        if self.net is not None:
            self.net.begin(s)

    def is_branch(self, s: State) -> bool:
        return s.kind().name == "move"

    def answer(self, s: State) -> i64:
        return self.sense.answer(cast(TrailTable, s))

    def judge(self, s: State) -> None:
        self.weigh(cast(TrailTable, s))
        g = cast(TrailTable, s.copy())
        for _decision in range(self.look):
            if g.is_over():
                break
            g.play_trusted(self.sense.answer(g))
        if g.is_over():
            self.result(g)
            return
        for seat in range(g.seats):
            self.values[seat] = self.sense.judge(g, int(seat))
        shares(self.values, g.seats, SCALE)
        if self.net is not None:
            self.net.judge(g)
            mix(self.values, self.net.values, self.net_share, g.seats)

    def weigh(self, g: TrailTable) -> None:
        """Chances of the offered answers to be the best."""
        answers = g.answers()
        thought_of = considered(g, answers, self.sense.asides_at)
        if self.is_first:
            self.is_first = False
            worths = self.sense.turns_end(g, g.current_player(), thought_of)
        else:
            worths = self.sense.glances(g, thought_of)
        best = max(worths)
        total = 0.0
        for k in range(len(answers)):
            self.priors[k] = NEVER
            if k < len(thought_of):  # asides come last
                self.priors[k] += exp((worths[k] - best) / HUNCH)
            total += self.priors[k]
        for k in range(len(answers)):
            self.priors[k] /= total
