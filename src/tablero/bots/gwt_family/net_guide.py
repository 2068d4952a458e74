"""How a search goes about a trail game with a net that has played itself: question by question."""

from __future__ import annotations

from math import log
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.bots.contract import NOT_CONSIDERED
from tablero.bots.gwt_family.mind import considered
from tablero.bots.gwt_family.sense import TrailSense
from tablero.core.engine import MAX_ANSWERS, MAX_SEATS, State
from tablero.core.game import View
from tablero.games.gwt_family.table import TrailTable
from tablero.search.guide import mix, shares
from tablero.search.net import Net
from tablero.search.net_guide import NetGuide, lean

EXPLORATION: Final = 0.3
RELUCTANCE: Final = 0.05
STRAY: Final = 4.0
HUNCH: Final = 0.4  # points of outlook that an answer gains by being e times as likely
LEAST: Final = 1.0e-9  # of a chance
OUTLOOK_SHARE: Final = 0.7  # of what people are told; the rest is the net's
OUTLOOK_SCALE: Final = 8.0  # points of outlook ahead that make e times the chance to win


class TrailNetGuide(NetGuide):
    """The net's policy and values; at the first question common sense may be heard.

    `trust`: how much likelier a point of outlook more at the end of the own turn makes an answer
    (e to this). `stray`: as a guide has it. `outlook_share`: how much common sense counts when a
    position is judged. Among themselves nets need none; of others they judge badly, because they
    have only seen such as play like them.
    """

    def __init__(
        self, sense: TrailSense, net: Net, trust: float = 0.0, stray: float = STRAY
    ) -> None:
        super().__init__(net, EXPLORATION)
        self.reluctance = RELUCTANCE
        self.stray = stray
        self.sense = sense
        self.trust = trust
        self.outlook_share = 0.0
        self.worths = vec[float]([0.0] * int(MAX_ANSWERS))
        self.by_outlook = vec[float]([0.0] * int(MAX_SEATS))
        self.is_first = False

    def begin(self, s: State) -> None:
        super().begin(s)
        self.is_first = True

    def by_itself(self) -> None:
        self.trust = 0.0

    def for_people(self) -> None:
        self.outlook_share = OUTLOOK_SHARE

    def hope(self, s: State, seat: i64) -> None:
        super().hope(s, seat)
        if self.outlook_share > 0.0:
            self.look_out(s)
            shares(self.by_outlook, s.seats, OUTLOOK_SCALE)
            mix(self.values, self.by_outlook, self.outlook_share, s.seats)

    def foresee(self, s: State) -> bool:
        super().foresee(s)
        if self.outlook_share > 0.0:
            self.look_out(s)
            mix(self.scores, self.by_outlook, self.outlook_share, s.seats)
        return True

    def look_out(self, s: State) -> None:
        for seat in range(s.seats):
            self.by_outlook[seat] = self.sense.judge(cast(TrailTable, s), int(seat))

    def reconsider(self, s: State) -> None:
        """Let common sense have its say at the first question, where it has looked at the rest of
        the turn. What it does not think of counts as the mean of what it does."""
        if self.trust <= 0.0 or not self.is_first:
            return
        self.is_first = False
        g = cast(TrailTable, s)
        thought_of = considered(g, g.answers(), self.sense.asides_at)
        ends = self.sense.turns_end(g, g.current_player(), thought_of)
        mean = sum(ends) / len(ends)
        for k in range(s.offered):
            self.worths[k] = ends[int(k)] if k < len(ends) else mean  # asides come last
        lean(self.priors, self.worths, s.offered, self.trust)

    def with_a_hunch(self, view: View, seed: int) -> list[float]:
        """One value for each offered answer, in one world: common sense, which looks where the own
        turn leads, with a hunch of the net. Between the two in strength."""
        g = cast(TrailTable, view.state)
        self.begin(g)
        self.judge(g)
        answers = g.answers()
        found = [NOT_CONSIDERED] * len(answers)
        thought_of = considered(g, answers, self.sense.asides_at)
        for k, worth in enumerate(self.sense.look(view, thought_of, seed)):  # asides come last
            found[k] = worth + HUNCH * log(self.priors[k] + LEAST)
        return found
