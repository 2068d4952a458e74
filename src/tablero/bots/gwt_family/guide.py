"""How a search goes about a trail game: by the moves of all, or by the own turn alone."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from tablero.bots.contract import NOT_CONSIDERED
from tablero.bots.gwt_family.mind import considered
from tablero.bots.gwt_family.sense import TrailSense
from tablero.core.engine import State
from tablero.core.game import View
from tablero.games.gwt_family.table import TrailTable
from tablero.search.guide import Guide, mix, shares
from tablero.search.net import Net
from tablero.search.net_guide import NetGuide

MOVES_EXPLORATION: Final = 0.3
TURN_EXPLORATION: Final = 0.1
SCALE: Final = 12.0  # points of outlook ahead that make e times the chance to win
NET_SHARE: Final = 0.3  # of a judgement, where there is a net
HUNCH: Final = 2.0  # points better that make an answer e times as likely to be the best
NEVER: Final = 0.0001  # the prior of what is not thought of


class TrailGuide(Guide):
    """`sense` answers and tells what a position is worth to a seat.

    The first question is approached with what the own turn leads to after each answer; the search
    has to show that something else is better.
    """

    def __init__(self, exploration: float, sense: TrailSense, net: Net | None) -> None:
        super().__init__(exploration, has_priors=True)
        self.sense = sense
        self.net = NetGuide(net, exploration) if net is not None else None
        self.net_share = NET_SHARE
        self.is_first = False

    def begin(self, s: State) -> None:
        self.is_first = True
        if self.net is not None:
            self.net.begin(s)

    def write_values(self, g: TrailTable) -> None:
        """Chances to win, by the outlook of every seat."""
        if g.is_over():
            self.result(g)
            return
        for seat in range(g.seats):
            self.values[seat] = self.sense.judge(g, int(seat))
        shares(self.values, g.seats, SCALE)
        if self.net is not None:
            self.net.judge(g)
            mix(self.values, self.net.values, self.net_share, g.seats)

    def in_a_world(self, view: View, seed: int) -> list[float]:
        """One value for each offered answer, in one world: where the own turn ends if it is
        answered with care, by the outlook, or as a chance to win where a net has its say."""
        if self.net is None:
            return self.sense.careful(view, seed)
        self.net.begin(view.state)
        found = dict.fromkeys(view.state.answers(), NOT_CONSIDERED)
        for answer, world in self.sense.turns_with_care(view, seed).items():
            self.write_values(world)
            found[answer] = self.values[view.seat]
        return list(found.values())

    def weigh(self, g: TrailTable) -> None:
        """Chances of the offered answers to be the best: at first by what the turn leads to, later
        by a glance."""
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


class MovesGuide(TrailGuide):
    """Moves are weighed, of rivals too, the rest is answered at a glance. `look` decisions are
    played on so before a position is judged: where glances are good, about two rounds of them show
    what an answer leads to.
    """

    def __init__(self, sense: TrailSense, net: Net | None, look: int) -> None:
        super().__init__(MOVES_EXPLORATION, sense, net)
        self.look = look

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
        self.write_values(g)


class TurnGuide(TrailGuide):
    """Only the question that is asked is weighed. What follows in the own turn is answered with
    care, as `greedy` would, and the table is judged when the turn is over: where glances are poor,
    what rivals are thought to do by them would tell nothing.
    """

    def __init__(self, sense: TrailSense, net: Net | None) -> None:
        super().__init__(TURN_EXPLORATION, sense, net)
        self.turn: i64 = 0

    def begin(self, s: State) -> None:
        super().begin(s)
        self.turn = cast(TrailTable, s).turns

    def is_branch(self, s: State) -> bool:
        return False

    def is_horizon(self, s: State) -> bool:
        return cast(TrailTable, s).turns != self.turn

    def answer(self, s: State) -> i64:
        return self.sense.best_answer(cast(TrailTable, s))

    def judge(self, s: State) -> None:
        g = cast(TrailTable, s)
        if not self.is_horizon(s):
            self.weigh(g)
            g = cast(TrailTable, s.copy())
            self.sense.play_turn(g, int(self.turn))
        self.write_values(g)
