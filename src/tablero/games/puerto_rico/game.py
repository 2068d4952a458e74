"""The title as everybody else sees it."""

from __future__ import annotations

from typing import cast

from tablero.core.catalogue import Provenance
from tablero.core.engine import State
from tablero.core.game import Game, Options, switch
from tablero.core.printed import Told
from tablero.core.rng import Rng
from tablero.games.puerto_rico import setup
from tablero.games.puerto_rico.catalogue import CATALOGUE, SETUPS, unused_words
from tablero.games.puerto_rico.face import components, told
from tablero.games.puerto_rico.face.shapes import SHAPES
from tablero.games.puerto_rico.position import dump, loading, show
from tablero.games.puerto_rico.position.observe import ENCODER
from tablero.games.puerto_rico.rules import BOOK
from tablero.games.puerto_rico.scoring import ROW_NAMES
from tablero.games.puerto_rico.state import LAST_POINTS_UNASKED, OPTION_BITS, PuertoRico
from tablero.games.puerto_rico.words import ENDINGS, EVENT_KINDS, KINDS, REASONS, STREAMS


class PuertoRicoGame(Game):
    """Rules 2 ask for the extra points that would empty the supply; rules 1 gave them unasked."""

    def __init__(self, rules_version: int) -> None:
        self.id = "puerto_rico"
        self.seat_counts = sorted(SETUPS)
        # Nothing but chips is hidden: who shares a screen would hang a curtain for them alone.
        for_five = {"vp_126_five_players": [5]}
        self.options = [
            switch(name, name == "open_chips", for_five.get(name)) for name in OPTION_BITS
        ]
        self.stage = "stable"
        self.rules_version = rules_version
        self.data_version = CATALOGUE.version
        self.kinds = KINDS
        self.event_kinds = EVENT_KINDS
        self.streams = STREAMS
        self.reasons = REASONS
        self.score_names = ROW_NAMES
        self.endings = ENDINGS
        self.book = BOOK
        self.encoder = ENCODER

    def begin(self, seats: int, rng: Rng, options: Options) -> State:
        return self._ruled(setup.new_table(seats, rng, options))

    def dump(self, state: State) -> dict[str, object]:
        return dump.dump(cast(PuertoRico, state))

    def load(self, plain: dict[str, object], rng: Rng) -> State:
        return self._ruled(loading.load(plain, rng))

    def _ruled(self, g: PuertoRico) -> State:
        if self.rules_version == 1:
            g.options |= LAST_POINTS_UNASKED
        return g

    def show(self, state: State, seat: int) -> dict[str, object]:
        return show.show(cast(PuertoRico, state), seat)

    def printed(self) -> dict[str, object]:
        return components.printed()

    def shapes(self) -> list[type[object]]:
        return SHAPES

    def told(self) -> list[Told]:
        return told.told()

    def provenance(self) -> list[Provenance]:
        return CATALOGUE.provenance

    def check_data(self) -> list[str]:
        return CATALOGUE.unread() + unused_words()
