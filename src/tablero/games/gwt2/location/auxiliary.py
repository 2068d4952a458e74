"""The five auxiliary actions of the player board, single and double (RULES 8.7)."""

from __future__ import annotations

from typing import Final

from tablero.core.kinds import Kind
from tablero.games.gwt2.words import AUX
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.location import auxiliary


class ChooseAux(auxiliary.ChooseAux):
    """One auxiliary action, double where both discs are gone (RULES 8.7)."""

    def kind(self) -> Kind:
        return AUX


CHOOSE_AUX: Final = Asks("choose_aux", ChooseAux)


class Auxiliary(auxiliary.Auxiliary):
    """The icon for one single or double auxiliary action (RULES 8.7)."""

    def __init__(self, name: str) -> None:
        super().__init__(name, CHOOSE_AUX)
