"""Income: breeding values of the hand, certificates, exhaustion going back (RULES 9.2, 9.3)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind
from tablero.games.gwt_argentina.asking import Do
from tablero.games.gwt_argentina.buenos_aires.loading import farthest
from tablero.games.gwt_argentina.cards import EXHAUSTION
from tablero.games.gwt_argentina.catalogue import CERTIFICATE_TRACK
from tablero.games.gwt_argentina.harbours import SHIPS
from tablero.games.gwt_argentina.location.objectives import OBJECTIVE_CARDS
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.tellings import EXHAUSTION_RETURNED, INCOME_TAKEN
from tablero.games.gwt_argentina.words import INCOME, INCOME_PLAY
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.rail import income
from tablero.games.gwt_family.rail.location.objectives import ObjectiveSheet
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable

TRACK: Final = income.IncomeSheet(CERTIFICATE_TRACK, INCOME_TAKEN)


class ChooseIncome(income.ChooseIncome):
    """Certificates to spend, or an objective card (RULES 2.5, 9.2)."""

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
        ship = farthest(cast(Table, g), cast(Player, p), value)
        return {"value": int(value), "ship": SHIPS[ship]}


TAKE_INCOME: Final = Asks("income", ChooseIncome)


class ReturnExhaustion(Do):
    """Exhaustion cards of the hand go back to their stack before it is discarded (RULES 9.3)."""

    def __init__(self) -> None:
        self.name = "return_exhaustion"

    def act(self, g: Table, seat: i64) -> None:
        p = g.players[seat]
        cards = p.hand[EXHAUSTION]
        if cards > 0:
            p.hand[EXHAUSTION] = 0
            g.exhaustion += cards
            g.tell(EXHAUSTION_RETURNED, seat, cards)
