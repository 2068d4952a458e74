"""Common sense for Great Western Trail 2nd edition: earn, hire, buy, build, deliver ever farther.

Every question has one small function that gives each answer a worth; the best one is taken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tablero.bots.gwt2 import herd, kansas_city, location, spending
from tablero.bots.gwt2.mind import Mind
from tablero.core.game import View
from tablero.games.gwt2.state import Table

Worth = Callable[[Mind, int], float]

WORTHS: dict[str, Worth] = {
    "place_herder": location.first_place,
    "move": location.move,
    "route": location.route,
    "act": location.act,
    "copy_building": location.copied,
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
    "engine": spending.engine,
    "upgrade": spending.upgrade,
    "upgrade_behind": spending.behind,
    "station_master": spending.master,
    "hazard": spending.hazard,
    "bandit": spending.bandit,
    "foresight": kansas_city.foresight,
    "income": kansas_city.income,
    "raise_simmental": kansas_city.more,
    "city": kansas_city.city,
    "disc": spending.disc,
}


def choose(view: View, answers: list[int], seed: int) -> int:
    """The answer of most worth; ties go to the first, `seed` plays no part."""
    del seed
    mind = Mind(cast(Table, view.state), view.seat)
    worth = WORTHS[view.state.kind().name]
    return max(answers, key=lambda answer: worth(mind, answer))
