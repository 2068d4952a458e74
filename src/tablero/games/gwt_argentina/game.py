"""The title as everybody else sees it."""

from __future__ import annotations

from typing import cast

from tablero.core.catalogue import Provenance
from tablero.core.engine import State
from tablero.core.game import Game, Option, Options
from tablero.core.printed import Named, Told
from tablero.core.rng import Rng
from tablero.games.gwt_argentina import totals
from tablero.games.gwt_argentina.catalogue import DATA
from tablero.games.gwt_argentina.face import components, told
from tablero.games.gwt_argentina.face.shapes import SHAPES
from tablero.games.gwt_argentina.pedro.cards import DIFFICULTIES
from tablero.games.gwt_argentina.position import dump, loading, show
from tablero.games.gwt_argentina.position.observe import ENCODER
from tablero.games.gwt_argentina.rules import BOOK
from tablero.games.gwt_argentina.scoring import CATEGORIES
from tablero.games.gwt_argentina.setup import set_up
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.tellings import ENDINGS, EVENT_KINDS
from tablero.games.gwt_argentina.words import KINDS, REASONS, STREAMS
from tablero.games.gwt_family.position.earlier import folded
from tablero.games.gwt_family.rail.face import shapes as rail


class Argentina(Game):
    """Rules 4 let cards be shown and farmers be helped in any order. Rules 3 came with a corrected
    row, the master of cattle, who brought 3 pesos before. Rules 2 save both numbers of a question
    about a pair; rules 1 saved one for both."""

    def __init__(self, rules_version: int) -> None:
        self.id = "gwt_argentina"
        self.seat_counts = [1, 2, 3, 4]
        self.options = [
            Option("sides", "a", ["a", "b", "random"]),
            Option("city_sides", "a", ["a", "b", "random"]),
            Option("neutral_buildings", "first_game", ["first_game", "shuffled"]),
            Option("loading_objective", "any", ["any", "display"]),
            Option("difficulty", "medium", list(DIFFICULTIES), seats=[1]),
        ]
        self.stage = "beta"
        self.rules_version = rules_version
        self.data_version = DATA.version
        self.family = "gwt_family"
        self.storey = "rail"
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

    def shared_shapes(self) -> list[type[object]]:
        return rail.SHAPES

    def told(self) -> list[Told]:
        return told.told()

    def named(self) -> list[Named]:
        return told.named()

    def provenance(self) -> list[Provenance]:
        return DATA.provenance

    def check_data(self) -> list[str]:
        return totals.faults()
