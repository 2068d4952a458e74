"""How a search goes about Puerto Rico: by worth, or by a net that hears what worth thinks."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.bots.puerto_rico.choices import CommonSense
from tablero.bots.puerto_rico.worth import rounds_left, worth
from tablero.core.engine import MAX_ANSWERS, MAX_SEATS, State
from tablero.games.puerto_rico.state import PuertoRico
from tablero.games.puerto_rico.words import PICK_ROLE
from tablero.search.guide import Guide, mix, shares
from tablero.search.net import Net
from tablero.search.net_guide import NetGuide, lean

EXPLORATION: Final = 0.3
# Points of worth ahead that make e times the chance to win: the fewer, the nearer the end is.
SCALE_AT_END: Final = 1.5
SCALE_A_ROUND: Final = 0.4
NET_EXPLORATION: Final = 0.4
NET_RELUCTANCE: Final = 0.1
STRAY: Final = 4.0
WORTH_SHARE: Final = 0.5  # of a judgement; the rest is the net's
TRUST: Final = 1.2  # a point of worth more makes an answer e ** 1.2 times as likely to be the best


class PuertoRicoGuide(Guide):
    """Roles are weighed, the rest is answered by worth."""

    def __init__(self) -> None:
        super().__init__(EXPLORATION)
        self.sense = CommonSense()

    def is_branch(self, s: State) -> bool:
        return s.kind() is PICK_ROLE

    def answer(self, s: State) -> i64:
        return self.sense.answer(cast(PuertoRico, s))

    def judge(self, s: State) -> None:
        write_worth(cast(PuertoRico, s), self.values)

    def is_solvable(self, s: State) -> bool:
        return cast(PuertoRico, s).ended != 0


class PuertoRicoNetGuide(NetGuide):
    """Two opinions are better than one: the net errs elsewhere than the worth of a position, which
    is told where the phase ends: what is about to be shipped or built counts."""

    def __init__(self, net: Net) -> None:
        super().__init__(net, NET_EXPLORATION)
        self.reluctance = NET_RELUCTANCE
        self.stray = STRAY
        self.worth_share = WORTH_SHARE
        self.trust = TRUST
        self.sense = CommonSense()
        self.by_worth = vec[float]([0.0] * int(MAX_SEATS))
        self.worths = vec[float]([0.0] * int(MAX_ANSWERS))

    def by_itself(self) -> None:
        self.worth_share = 0.0
        self.trust = 0.0

    def judge(self, s: State) -> None:
        super().judge(s)
        if self.worth_share > 0.0:
            write_worth(self.sense.after_the_phase(cast(PuertoRico, s)), self.by_worth)
            mix(self.values, self.by_worth, self.worth_share, s.seats)

    def reconsider(self, s: State) -> None:
        """Let common sense have its say, which looks at every answer with all that follows in the
        phase: what it finds better is the more likely to be the best, for rivals too."""
        if self.trust <= 0.0:
            return
        self.sense.write_worths(cast(PuertoRico, s), self.worths)
        lean(self.priors, self.worths, s.offered, self.trust)

    def is_solvable(self, s: State) -> bool:
        """The last round is played; points lie face down, but all have seen who took them."""
        return cast(PuertoRico, s).ended != 0


def write_worth(g: PuertoRico, values: vec[float]) -> None:
    """Chances to win by the worth of every seat."""
    rounds = rounds_left(g)
    for seat in range(g.seats):
        values[seat] = worth(g, seat, rounds)
    shares(values, g.seats, SCALE_AT_END + SCALE_A_ROUND * rounds)
