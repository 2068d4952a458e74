"""Two cards of one breed as a price."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.kinds import Args
from tablero.core.scripts import AskingAbout, Step
from tablero.games.gwt_family.location import herd
from tablero.games.gwt_family.rail.asking import RailAsk, RailEffect
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable

PAIR: Final[i64] = 2


class PairSheet:
    """The breeds, which are the first filters of the herd, and the question for a card of one."""

    def __init__(self, breeds: i64, cards: herd.HerdSheet, discard_for: AskingAbout) -> None:
        self.breeds = breeds
        self.cards = cards
        self.discard_for = discard_for

    def is_held(self, p: RailRancher) -> bool:
        for breed in range(self.breeds):
            if p.breed_in_hand(breed) >= PAIR:
                return True
        return False


class DiscardPair(RailAsk):
    """The breed of which two cards are discarded."""

    def sheet(self) -> PairSheet:
        raise NotImplementedError

    def listing(self, g: RailTable, p: RailRancher) -> None:
        for breed in range(self.sheet().breeds):
            if p.breed_in_hand(breed) >= PAIR:
                g.offer(breed)

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        sheet = self.sheet()
        for _card in range(PAIR):
            herd.pay_card(g, p, self.seat, answer, sheet.cards, sheet.discard_for)


class PairCost(RailEffect):
    """Two cards of one breed as a price."""

    def __init__(self, name: str, sheet: PairSheet, step: Step) -> None:
        self.name = name
        self.sheet = sheet
        self.step = step

    def may(self, g: RailTable, p: RailRancher, seat: i64) -> bool:
        return self.sheet.is_held(p)

    def asks_for_cards(self) -> bool:
        return True

    def lack(self, g: RailTable, p: RailRancher, seat: i64) -> tuple[str, Args]:
        return "no_pair", {}

    def act(self, g: RailTable, seat: i64) -> None:
        self.step.enter(g, seat)
