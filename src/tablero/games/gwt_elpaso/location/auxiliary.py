"""The four auxiliary actions of the player board (RULES 4.10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import Args, Kind
from tablero.games.gwt_elpaso.asking import OwnEffect
from tablero.games.gwt_elpaso.catalogue import N_AUXILIARY
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.words import AUX, AUX_DONE
from tablero.games.gwt_family.asking import AsksPair, Effect
from tablero.games.gwt_family.location import auxiliary
from tablero.games.gwt_family.location.auxiliary import can_aux
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable

# Which one is asked for; 0 is the only one.
FIRST_OF_TWO: Final[i64] = 1
SECOND: Final[i64] = 2
IMPROVED: Final[i64] = 2  # level of an action whose disc is gone though it was open before


def level_of(p: Rancher, aux: i64) -> Args:
    """Whether an auxiliary action is improved, for its label."""
    return {"level": int(p.aux_level(aux))} if aux < N_AUXILIARY else {}


class Improving(OwnEffect):
    """An auxiliary action that gives more once its disc is gone (RULES 4.10)."""

    def __init__(self, name: str, aux: i64, basic: Effect, after: Effect) -> None:
        self.name = name
        self.aux = aux
        self.basic = basic
        self.after = after

    def form(self, p: Player) -> Effect:
        return self.after if p.aux_level(self.aux) >= IMPROVED else self.basic

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return self.form(p).can(g, p, seat)

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return self.form(p).lacks(g, p, seat)

    def act(self, g: Table, seat: i64) -> None:
        self.form(g.players[seat]).enter(g, seat)


class ChooseAux(auxiliary.ChooseAux):
    """One auxiliary action, or the first or second of two different ones: `n` says which, `first`
    was the first (RULES 4.10)."""

    def __init__(self, seat: i64, name: str, n: i64, first: i64) -> None:
        super().__init__(seat, name, n)
        self.first = first

    def save(self) -> tuple[str, list[int]]:
        return self.name, [int(self.n), int(self.first)]

    def kind(self) -> Kind:
        return AUX

    def listing(self, g: TrailTable, p: Rancher) -> None:
        for aux in range(N_AUXILIARY):
            if (self.n == SECOND and aux == self.first) or not can_aux(g, p, self.seat, aux):
                continue
            g.offer(aux)
        if self.n == SECOND:
            g.may_pass(AUX_DONE)

    def figures(self, g: TrailTable, p: Rancher, answer: i64) -> Args:
        return level_of(p, answer)

    def chosen(self, g: TrailTable, p: Rancher, answer: i64) -> None:
        if answer == AUX_DONE:
            return
        if self.n == FIRST_OF_TWO:
            CHOOSE_AUX.enter_pair(g, self.seat, SECOND, answer)
        super().chosen(g, p, answer)


class AsksAux(AsksPair):
    """Which auxiliary action (RULES 4.10); rules 1 saved the second of two after the others."""

    def folded(self, pair: list[int]) -> int:
        return pair[0] + pair[1]

    def unfolded(self, number: int) -> list[int]:
        which = min(number, int(SECOND))
        return [which, number - which]


CHOOSE_AUX: Final = AsksAux("choose_aux", ChooseAux, SECOND + 1, N_AUXILIARY)


class Auxiliary(auxiliary.Auxiliary):
    """The icon for one auxiliary action (RULES 4.10)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, CHOOSE_AUX)


class TwoAuxiliary(Effect):
    """The icon for two different auxiliary actions (RULES 4.10)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def enter(self, s: State, seat: i64) -> None:
        CHOOSE_AUX.enter_pair(s, seat, FIRST_OF_TWO, 0)
