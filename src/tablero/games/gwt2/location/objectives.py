"""Objective cards and other immediate actions (RULES 2.5, 4.4, 8.4, 8.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Kind
from tablero.games.gwt2.cards import N_CATTLE, N_OBJECTIVES
from tablero.games.gwt2.printed import IMMEDIATE
from tablero.games.gwt2.tellings import OBJECTIVE_PLAYED, OBJECTIVE_SHOWN, OBJECTIVE_TAKEN
from tablero.games.gwt2.words import IMMEDIATE_ACTION, OBJECTIVE, OBJECTIVE_STREAM
from tablero.games.gwt_family.asking import Asks, Effect
from tablero.games.gwt_family.location import immediate
from tablero.games.gwt_family.rail.location import objectives
from tablero.games.gwt_family.tiles import MAX_PLAYERS

FROM_STACK: Final = objectives.FROM_STACK
DECLINABLE: Final = objectives.DECLINABLE
TO_HAND: Final = objectives.TO_HAND
OBJECTIVE_CARDS: Final = objectives.ObjectiveSheet(
    N_OBJECTIVES, N_CATTLE, OBJECTIVE_STREAM, OBJECTIVE_SHOWN, OBJECTIVE_TAKEN, OBJECTIVE_PLAYED
)


class TakeObjective(objectives.TakeObjective):
    """A card of the display, or the top card of the stack where that is allowed (RULES 8.4)."""

    def kind(self) -> Kind:
        return OBJECTIVE

    def sheet(self) -> objectives.ObjectiveSheet:
        return OBJECTIVE_CARDS


TAKE_OBJECTIVE: Final = Asks("take_objective", TakeObjective, objectives.WAYS)


class GainObjective(objectives.GainObjective):
    """The icon to gain an objective card (RULES 8.4)."""

    def __init__(self, name: str, how: i64) -> None:
        super().__init__(name, how, TAKE_OBJECTIVE)


NO: Final[i64] = len(IMMEDIATE)


class MayAct(immediate.MayAct):
    """Do an immediate action now, or lose it (RULES 5.2, 7.4, 8.5)."""

    def kind(self) -> Kind:
        return IMMEDIATE_ACTION

    def no(self) -> i64:
        return NO


class Immediate(immediate.Immediate):
    """The sides of an immediate action, with the question of each seat (RULES 4.4)."""

    def __init__(self, name: str, numbers: list[int], effects: list[Effect]) -> None:
        super().__init__(name, numbers, effects)
        self.prepare([MayAct(seat, self) for seat in range(int(MAX_PLAYERS))])
