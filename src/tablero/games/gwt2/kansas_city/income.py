"""Income: breeding values of the hand, and certificates spent to raise it (RULES 9.3)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind
from tablero.games.gwt2.catalogue import CERTIFICATE_TRACK, CITIES
from tablero.games.gwt2.kansas_city.delivery import farthest
from tablero.games.gwt2.location.objectives import OBJECTIVE_CARDS
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.tellings import INCOME_TAKEN
from tablero.games.gwt2.words import INCOME, INCOME_PLAY
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.rail import income
from tablero.games.gwt_family.rail.location.objectives import ObjectiveSheet
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable

TRACK: Final = income.IncomeSheet(CERTIFICATE_TRACK, INCOME_TAKEN)


class ChooseIncome(income.ChooseIncome):
    """Certificates to spend, or an objective card (RULES 2.5, 9.3)."""

    def kind(self) -> Kind:
        return INCOME

    def sheet(self) -> income.IncomeSheet:
        return TRACK

    def objectives(self) -> ObjectiveSheet:
        return OBJECTIVE_CARDS

    def first_play(self) -> i64:
        return INCOME_PLAY

    def figures(self, g: RailTable, p: RailRancher, answer: i64) -> Args:
        if answer >= INCOME_PLAY:
            return {}
        value = self.worth(p) + answer
        return {"value": int(value), "city": CITIES[farthest(cast(Player, p), value)]}


TAKE_INCOME: Final = Asks("income", ChooseIncome)
