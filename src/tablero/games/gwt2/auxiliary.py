"""The five auxiliary actions of the player board, single and double."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Kind, Refusal
from tablero.games.gwt2.asking import Ask, Asks, Effect
from tablero.games.gwt2.catalogue import N_AUXILIARY
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.words import AUX

AUX_EFFECTS: Final[list[Effect]] = []  # five single, five double; filled when actions are read


def can_aux(g: Table, p: Player, seat: i64, answer: i64) -> bool:
    """Whether an auxiliary action (from N_AUXILIARY on: a double one) is open and payable."""
    needed: i64 = 1
    if answer >= N_AUXILIARY:
        needed = 2
    if p.aux_level(answer % N_AUXILIARY) < needed:
        return False
    return AUX_EFFECTS[answer].can(g, p, seat)


def why_not_aux(g: Table, p: Player, seat: i64, answer: i64, first: i64) -> list[Refusal]:
    if can_aux(g, p, seat, answer):
        return []
    if p.aux_level(answer % N_AUXILIARY) < (1 if answer < N_AUXILIARY else 2):
        return [Refusal(int(first + answer), "aux_locked")]
    code, facts = AUX_EFFECTS[answer].lacks(g, p, seat)
    return [Refusal(int(first + answer), code, facts)]


class ChooseAux(Ask):
    """One auxiliary action, double where both discs are gone."""

    def kind(self) -> Kind:
        return AUX

    def listing(self, g: Table, p: Player) -> None:
        for answer in range(2 * N_AUXILIARY):
            if can_aux(g, p, self.seat, answer):
                g.offer(answer)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        AUX_EFFECTS[answer].act(g, self.seat)

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons: list[Refusal] = []
        for answer in range(2 * N_AUXILIARY):
            reasons += why_not_aux(g, p, self.seat, answer, 0)
        return reasons


CHOOSE_AUX: Final = Asks("choose_aux", ChooseAux)


class Auxiliary(Effect):
    """The icon for one single or double auxiliary action."""

    def __init__(self, name: str) -> None:
        self.name = name

    def act(self, g: Table, seat: i64) -> None:
        CHOOSE_AUX.enter(g, seat)
