"""The six auxiliary actions of the player board, single and double (RULES 8.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Kind
from tablero.games.gwt_argentina.words import AUX
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.location import auxiliary
from tablero.games.gwt_family.table import TrailTable


class ChooseAux(auxiliary.ChooseAux):
    """One auxiliary action, double where both discs are gone (RULES 8.7)."""

    def kind(self) -> Kind:
        return AUX


CHOOSE_AUX: Final = Asks("choose_aux", ChooseAux)


class Auxiliary(auxiliary.Auxiliary):
    """The icon for one single or double auxiliary action (RULES 8.7)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, CHOOSE_AUX)


class ChooseSingleAux(ChooseAux):
    """One auxiliary action, never doubled (RULES 8.7)."""

    def size(self, g: TrailTable) -> i64:
        return g.rules.aux_kinds


CHOOSE_SINGLE_AUX: Final = Asks("choose_single_aux", ChooseSingleAux)


class SingleAuxiliary(auxiliary.Auxiliary):
    """The icon for one single auxiliary action (RULES 8.7)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, CHOOSE_SINGLE_AUX)
