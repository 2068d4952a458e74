"""Common sense for El Paso: hire, buy better cattle, build larger, deliver to better posts, and be
done in time.

Every question has one small function that tells at a glance what an answer is worth. For each
answer the rest of the own turn is played out so, and the turn that ends best is taken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from tablero.bots.gwt_elpaso import delivery, herd, location, spending
from tablero.bots.gwt_elpaso.location import LOCATIONS
from tablero.bots.gwt_elpaso.mind import Mind
from tablero.bots.gwt_elpaso.outlook import judge
from tablero.bots.gwt_family.sense import TrailSense
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_family.table import TrailTable

Worth = Callable[[Mind, int], float]

WORTHS: dict[str, Worth] = {
    "place_herder": LOCATIONS.first_place,
    "move": location.move,
    "act": LOCATIONS.act,
    "aux": LOCATIONS.auxiliary,
    "hire": spending.hire,
    "buy": spending.buy,
    "train": spending.train,
    "building": spending.building,
    "build_on": spending.site,
    "jokers": spending.jokers,
    "tile": spending.tile,
    "discard": herd.discard,
    "remove_card": herd.remove,
    "again": herd.again,
    "post": delivery.post,
    "disc": delivery.disc,
}

ASIDES_AT = ("act", "post")  # elsewhere tokens and bonuses are not thought of
NEVER: tuple[str, ...] = ()
WORLDS = 6  # a hand drawn by chance says little about a turn
LOOK = 40  # decisions that a search plays on at a glance: about two rounds


class ElPasoSense(TrailSense):
    def mind(self, table: TrailTable, seat: int) -> Mind:
        return Mind(cast(Table, table), seat)

    def judge(self, table: TrailTable, seat: int) -> float:
        return judge(cast(Table, table), seat)


SENSE: Final = ElPasoSense(WORTHS, ASIDES_AT, NEVER, WORLDS)
