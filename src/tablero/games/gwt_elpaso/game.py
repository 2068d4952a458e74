"""The title as everybody else sees it."""

from __future__ import annotations

from typing import cast

from tablero.core.catalogue import Provenance
from tablero.core.engine import State
from tablero.core.game import Game, Option, Options
from tablero.core.printed import Named, Told
from tablero.core.rng import Rng
from tablero.games.gwt_elpaso import totals
from tablero.games.gwt_elpaso.catalogue import DATA
from tablero.games.gwt_elpaso.face import components, told
from tablero.games.gwt_elpaso.face.shapes import SHAPES
from tablero.games.gwt_elpaso.position import dump, loading, show
from tablero.games.gwt_elpaso.position.observe import ENCODER
from tablero.games.gwt_elpaso.rules import BOOK
from tablero.games.gwt_elpaso.scoring import CATEGORIES
from tablero.games.gwt_elpaso.setup import set_up
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.sue.cards import MOST_HARDER
from tablero.games.gwt_elpaso.tellings import ENDINGS, EVENT_KINDS
from tablero.games.gwt_elpaso.words import KINDS, REASONS, STREAMS
from tablero.games.gwt_family.position.earlier import folded


class ElPaso(Game):
    """Rules 5 let a builder bring a certificate in place of one spent on the same delivery; rules 4
    let tokens and workers be spent after the last draw; rules 3 ask for a trading post
    also where only a token or a worker could bring one within reach; rules 2 save both numbers of a
    question about a pair; rules 1 saved one for both."""

    def __init__(self, rules_version: int) -> None:
        self.id = "gwt_elpaso"
        self.seat_counts = [1, 2, 3, 4]
        self.options = [
            Option("building_sides", "a", ["a", "b", "random"]),
            Option("train_sides", "front", ["front", "back", "random"]),
            Option("neutral_buildings", "first_game", ["first_game", "shuffled"]),
            Option("harder_cards", 0, list(range(MOST_HARDER + 1)), seats=[1]),
        ]
        self.stage = "beta"
        self.rules_version = rules_version
        self.data_version = DATA.version
        self.family = "gwt_family"
        self.kinds = KINDS
        self.event_kinds = EVENT_KINDS
        self.streams = STREAMS
        self.reasons = REASONS
        self.score_names = CATEGORIES
        self.endings = ENDINGS
        self.book = BOOK
        self.encoder = ENCODER

    def begin(self, seats: int, rng: Rng, options: Options) -> State:
        return set_up(seats, rng, options, self.rules_version)

    def dump(self, state: State) -> dict[str, object]:
        plain = dump.dump(cast(Table, state))
        if self.rules_version == 1:
            plain["frames"] = folded(BOOK, BOOK.save(state))
        return plain

    def load(self, plain: dict[str, object], rng: Rng) -> State:
        return loading.load(plain, rng, self.rules_version)

    def show(self, state: State, seat: int) -> dict[str, object]:
        return show.show(cast(Table, state), seat)

    def printed(self) -> dict[str, object]:
        return components.printed()

    def shapes(self) -> list[type[object]]:
        return SHAPES

    def told(self) -> list[Told]:
        return told.told()

    def named(self) -> list[Named]:
        return told.named()

    def provenance(self) -> list[Provenance]:
        return DATA.provenance

    def check_data(self) -> list[str]:
        return totals.faults()
