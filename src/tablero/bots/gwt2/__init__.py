"""Common sense for Great Western Trail 2nd edition: earn, hire, buy, build, deliver ever farther.

Every question has one small function that tells at a glance what an answer is worth. For each
answer the rest of the own turn is played out so, and the turn that ends best is taken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from tablero.bots.gwt2 import herd, kansas_city, location, spending
from tablero.bots.gwt2.location import LOCATIONS
from tablero.bots.gwt2.mind import Mind
from tablero.bots.gwt2.outlook import judge
from tablero.bots.gwt2.spending import RAIL
from tablero.bots.gwt_family.sense import TrailSense
from tablero.games.gwt2.state import Table
from tablero.games.gwt_family.table import TrailTable

Worth = Callable[[Mind, int], float]

WORTHS: dict[str, Worth] = {
    "place_herder": LOCATIONS.first_place,
    "move": location.move,
    "route": LOCATIONS.route,
    "act": LOCATIONS.act,
    "copy_building": LOCATIONS.at,
    "aux": LOCATIONS.auxiliary,
    "immediate": LOCATIONS.immediate,
    "discard": herd.discard,
    "discard_pair": RAIL.discard_pair,
    "remove_card": herd.remove,
    "draw": RAIL.draw,
    "objective": RAIL.objective,
    "hire": spending.hire,
    "building": RAIL.building,
    "build_on": RAIL.site,
    "buy": RAIL.buy,
    "engine": spending.engine,
    "upgrade": RAIL.upgrade,
    "upgrade_behind": RAIL.behind,
    "station_master": spending.master,
    "hazard": spending.hazard,
    "bandit": spending.bandit,
    "foresight": kansas_city.foresight,
    "income": kansas_city.income,
    "raise_simmental": kansas_city.more,
    "city": kansas_city.city,
    "disc": RAIL.disc,
}


TOKENS_AT = ("move", "act", "income")  # elsewhere an exchange token is not thought of
LOOK = 40  # decisions that a search plays on at a glance: about two rounds


class Gwt2Sense(TrailSense):
    def mind(self, table: TrailTable, seat: int) -> Mind:
        return Mind(cast(Table, table), seat)

    def judge(self, table: TrailTable, seat: int) -> float:
        return judge(cast(Table, table), seat)


SENSE: Final = Gwt2Sense(WORTHS, TOKENS_AT, TOKENS_AT)
