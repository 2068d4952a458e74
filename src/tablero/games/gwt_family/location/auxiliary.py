"""The auxiliary actions of the player board, single and double."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import Refusal
from tablero.core.scripts import Step
from tablero.games.gwt_family.asking import Effect, TrailAsk
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable

SINGLE: Final[i64] = 1
DOUBLE: Final[i64] = 2


def is_open(g: TrailTable, p: Rancher, answer: i64) -> bool:
    """Whether the discs of an auxiliary action (from the number of kinds on: a double one) are
    gone."""
    kinds = g.rules.aux_kinds
    if answer < kinds:
        return p.aux_level(answer) >= SINGLE
    return p.aux_level(answer - kinds) >= DOUBLE


def can_aux(g: TrailTable, p: Rancher, seat: i64, answer: i64) -> bool:
    """Whether an auxiliary action is open and payable."""
    return is_open(g, p, answer) and g.rules.aux[answer].can(g, p, seat)


def why_not_aux(g: TrailTable, p: Rancher, seat: i64, answer: i64, first: i64) -> list[Refusal]:
    """What bars an auxiliary action whose answers are numbered from `first`."""
    if not is_open(g, p, answer):
        return [Refusal(int(first + answer), "aux_locked")]
    if g.rules.aux[answer].can(g, p, seat):
        return []
    code, facts = g.rules.aux[answer].lacks(g, p, seat)
    return [Refusal(int(first + answer), code, facts)]


class ChooseAux(TrailAsk):
    """One auxiliary action, double where both discs are gone."""

    def size(self, g: TrailTable) -> i64:
        """Answers: single actions, and double ones above them."""
        return len(g.rules.aux)

    def listing(self, g: TrailTable, p: Rancher) -> None:
        for answer in range(self.size(g)):
            if can_aux(g, p, self.seat, answer):
                g.offer(answer)

    def chosen(self, g: TrailTable, p: Rancher, answer: i64) -> None:
        g.rules.aux[answer].enter(g, self.seat)

    def why_not(self, g: TrailTable, p: Rancher) -> list[Refusal]:
        reasons: list[Refusal] = []
        for answer in range(self.size(g)):
            reasons += why_not_aux(g, p, self.seat, answer, 0)
        return reasons


class Auxiliary(Effect):
    """The icon for one auxiliary action; its question says whether it may be a double one."""

    def __init__(self, name: str, step: Step) -> None:
        self.name = name
        self.step = step

    def enter(self, s: State, seat: i64) -> None:
        self.step.enter(s, seat)
