"""Common sense for Argentina: hire, help farmers, gather grain, ship ever dearer herds to Europe.

Every question has one small function that tells at a glance what an answer is worth. For each
answer the rest of the own turn is played out so, and the turn that ends best is taken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from tablero.bots.gwt_argentina import buenos_aires, farmers, herd, location, spending
from tablero.bots.gwt_argentina.location import LOCATIONS
from tablero.bots.gwt_argentina.mind import Mind
from tablero.bots.gwt_argentina.outlook import judge
from tablero.bots.gwt_argentina.spending import RAIL
from tablero.bots.gwt_family.sense import TrailSense
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_family.table import TrailTable

Worth = Callable[[Mind, int], float]

WORTHS: dict[str, Worth] = {
    "place_herder": LOCATIONS.first_place,
    "move": location.move,
    "route": LOCATIONS.route,
    "act": LOCATIONS.act,
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
    "market_card": spending.market_card,
    "engine": spending.engine,
    "upgrade": RAIL.upgrade,
    "upgrade_behind": RAIL.behind,
    "station_master": spending.master,
    "disc": RAIL.disc,
    "show_card": farmers.show_card,
    "farmers": farmers.farmer,
    "invest": farmers.invest,
    "extra_delivery": buenos_aires.delivery,
    "spot": buenos_aires.spot,
    "income": buenos_aires.income,
    "ship": buenos_aires.ship,
    "foresight": buenos_aires.foresight,
}


TOKENS_AT = ("move", "act", "income")  # elsewhere an exchange token is not thought of


class ArgentinaSense(TrailSense):
    def mind(self, table: TrailTable, seat: int) -> Mind:
        return Mind(cast(Table, table), seat)

    def judge(self, table: TrailTable, seat: int) -> float:
        return judge(cast(Table, table), seat)


SENSE: Final = ArgentinaSense(WORTHS, TOKENS_AT, TOKENS_AT)
