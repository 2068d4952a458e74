"""The title as everybody else sees it."""

from __future__ import annotations

from typing import cast

from tablero.core.catalog import Provenance
from tablero.core.engine import State
from tablero.core.game import Game, Option, Options, switch
from tablero.core.rng import Rng
from tablero.games.gwt2.catalogue import DATA
from tablero.games.gwt2.rules import BOOK
from tablero.games.gwt2.scoring import CATEGORIES
from tablero.games.gwt2.setup import set_up
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import ENDINGS, EVENT_KINDS
from tablero.games.gwt2.words import KINDS, STREAMS


class Gwt2(Game):
    def __init__(self) -> None:
        self.id = "gwt2"
        self.seat_counts = [2, 3, 4]
        self.options = [
            Option("sides", "a", ["a", "b", "random"]),
            Option("neutral_buildings", "first_game", ["first_game", "shuffled"]),
            switch("simmental"),
        ]
        self.stage = "beta"
        self.rules_version = 1
        self.data_version = DATA.version
        self.currency = "dollars"
        self.kinds = KINDS
        self.event_kinds = EVENT_KINDS
        self.streams = STREAMS
        self.reasons = []
        self.score_names = CATEGORIES
        self.endings = ENDINGS
        self.book = BOOK

    def begin(self, seats: int, rng: Rng, options: Options) -> State:
        return set_up(seats, rng, options)

    def provenance(self) -> list[Provenance]:
        return DATA.provenance


def table(state: State) -> Table:
    return cast(Table, state)
