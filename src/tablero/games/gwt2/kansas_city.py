"""Kansas City: three foresights, income, Simmental, and the way back to the start (RULES 9, 11)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.kinds import Args, Kind
from tablero.games.gwt2.asking import Do, OwnAsk
from tablero.games.gwt2.cards import CALF, CATTLE, COW, HEIFER
from tablero.games.gwt2.catalogue import CERTIFICATE_TRACK, CITIES, FIRST_WORKER, N_BAG_TILES
from tablero.games.gwt2.delivery import CHOOSE_CITY, farthest
from tablero.games.gwt2.objectives import OBJECTIVE_CARDS
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import FORESIGHT_FILLED, INCOME_TAKEN, SIMMENTAL_RAISED
from tablero.games.gwt2.tiles import place_tile
from tablero.games.gwt2.words import (
    BAG_STREAMS,
    FORESIGHT,
    FORESIGHT_PLAY,
    INCOME,
    INCOME_PLAY,
    RAISE_SIMMENTAL,
)
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.rail import foresight, income
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable

BAGS: Final = foresight.ForesightSheet(N_BAG_TILES, FIRST_WORKER, BAG_STREAMS, FORESIGHT_FILLED)
TRACK: Final = income.IncomeSheet(CERTIFICATE_TRACK, INCOME_TAKEN)


class Foresee(foresight.Foresee):
    """One of the two tiles of foresight column `n`, or an objective card (RULES 2.5, 9.1)."""

    def kind(self) -> Kind:
        return FORESIGHT

    def sheet(self) -> foresight.ForesightSheet:
        return BAGS

    def place(self, g: RailTable, tile: i64) -> None:
        place_tile(cast(Table, g), tile, self.seat)

    def listing(self, g: RailTable, p: RailRancher) -> None:
        super().listing(g, p)
        if g.offered > 0:
            OBJECTIVE_CARDS.offer_hand(g, p, FORESIGHT_PLAY)

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        if answer >= FORESIGHT_PLAY:
            g.push(self)
            OBJECTIVE_CARDS.play(g, self.seat, answer - FORESIGHT_PLAY)
        else:
            super().chosen(g, p, answer)


class ChooseIncome(income.ChooseIncome):
    """Certificates to spend, or an objective card (RULES 2.5, 9.3)."""

    def kind(self) -> Kind:
        return INCOME

    def sheet(self) -> income.IncomeSheet:
        return TRACK

    def worth(self, p: RailRancher) -> i64:
        return cast(Player, p).herd_value() + p.permanent()

    def listing(self, g: RailTable, p: RailRancher) -> None:
        super().listing(g, p)
        OBJECTIVE_CARDS.offer_hand(g, p, INCOME_PLAY)

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        if answer >= INCOME_PLAY:
            g.push(self)
            OBJECTIVE_CARDS.play(g, self.seat, answer - INCOME_PLAY)
        else:
            super().chosen(g, p, answer)

    def figures(self, g: RailTable, p: RailRancher, answer: i64) -> Args:
        if answer >= INCOME_PLAY:
            return {}
        value = self.worth(p) + answer
        return {"value": int(value), "city": CITIES[farthest(cast(Player, p), value)]}


class RaiseSimmental(OwnAsk):
    """How many Simmental cards of the hand grow a stage; `n` 0: calves, 1: heifers (RULES 11.3)."""

    def kind(self) -> Kind:
        return RAISE_SIMMENTAL

    def young(self) -> i64:
        return CALF if self.n == 0 else HEIFER

    def listing(self, g: Table, p: Player) -> None:
        supply = g.heifers if self.n == 0 else g.cows
        most = min(p.hand[self.young()], supply)
        if most > 0:
            for count in range(most + 1):
                g.offer(count)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer == 0:
            return
        young = self.young()
        grown = HEIFER if self.n == 0 else COW
        p.hand[young] -= answer
        g.box[young] += answer
        p.discard[grown] += answer
        if self.n == 0:
            g.heifers -= answer
        else:
            g.cows -= answer
        g.tell(SIMMENTAL_RAISED, self.seat, grown, answer)

    def subject(self, g: Table, p: Player) -> Args:
        return {"card": CATTLE[self.young()]}


class RaiseStep(Do):
    """Calves and heifers grow only in the mode with Simmental cattle (RULES 11.3)."""

    def __init__(self, name: str, stage: i64) -> None:
        self.name = name
        self.stage = stage

    def act(self, g: Table, seat: i64) -> None:
        if g.simmental == 1:
            RAISE.enter_with(g, seat, self.stage)


class DeliverStep(Do):
    """A city for the shipment (RULES 9.4)."""

    def __init__(self) -> None:
        self.name = "delivery"

    def act(self, g: Table, seat: i64) -> None:
        CHOOSE_CITY.enter(g, seat)


FORESEE: Final = Asks("foresee", Foresee, foresight.COLUMNS)
TAKE_INCOME: Final = Asks("income", ChooseIncome)
RAISE: Final = Asks("raise_simmental", RaiseSimmental, 2)
