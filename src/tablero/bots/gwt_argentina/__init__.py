"""Common sense for Argentina: hire, help farmers, gather grain, ship ever dearer herds to Europe.

Every question has one small function that tells at a glance what an answer is worth. For each
answer the rest of the own turn is played out so, and the turn that ends best is taken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tablero.bots.gwt_argentina import buenos_aires, farmers, herd, location, spending
from tablero.bots.gwt_argentina.mind import Mind
from tablero.bots.gwt_argentina.outlook import judge
from tablero.bots.gwt_family import look
from tablero.bots.gwt_family.mind import considered
from tablero.core.game import View
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_family.table import TrailTable

Worth = Callable[[Mind, int], float]

WORTHS: dict[str, Worth] = {
    "place_herder": location.first_place,
    "move": location.move,
    "route": location.route,
    "act": location.act,
    "aux": location.auxiliary,
    "immediate": location.immediate,
    "discard": herd.discard,
    "discard_pair": herd.discard_pair,
    "remove_card": herd.remove,
    "draw": herd.draw,
    "objective": herd.objective,
    "hire": spending.hire,
    "building": spending.building,
    "build_on": spending.site,
    "buy": spending.buy,
    "market_card": spending.market_card,
    "engine": spending.engine,
    "upgrade": spending.upgrade,
    "upgrade_behind": spending.behind,
    "station_master": spending.master,
    "disc": spending.disc,
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
LOOK = 10  # decisions that a search plays on at a glance: more are too short-sighted here


def glances(table: TrailTable, answers: list[int]) -> list[float]:
    """What each answer is worth at a glance."""
    mind = Mind(cast(Table, table), table.current_player())
    worth = WORTHS[table.kind().name]
    return [worth(mind, answer) for answer in answers]


def sense(table: TrailTable, answers: list[int]) -> int:
    """The answer of most worth at a glance; ties go to the first."""
    answers = considered(table, answers, TOKENS_AT)
    if len(answers) == 1:
        return answers[0]
    found = glances(table, answers)
    return answers[found.index(max(found))]


def values(view: View, seed: int) -> list[float]:
    return look.values(view, sense, judge, TOKENS_AT, seed)
