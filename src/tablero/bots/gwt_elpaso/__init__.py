"""Common sense for El Paso: hire, buy better cattle, build larger, deliver to better posts, and be
done in time.

Every question has one small function that tells at a glance what an answer is worth. For each
answer the rest of the own turn is played out so, and the turn that ends best is taken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tablero.bots.gwt_elpaso import delivery, herd, location, spending
from tablero.bots.gwt_elpaso.mind import Mind
from tablero.bots.gwt_elpaso.outlook import judge
from tablero.bots.gwt_family import look
from tablero.bots.gwt_family.mind import considered
from tablero.core.game import View
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_family.table import TrailTable

Worth = Callable[[Mind, int], float]

WORTHS: dict[str, Worth] = {
    "place_herder": location.first_place,
    "move": location.move,
    "act": location.act,
    "aux": location.auxiliary,
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


def glances(table: TrailTable, answers: list[int]) -> list[float]:
    """What each answer is worth at a glance."""
    mind = Mind(cast(Table, table), table.current_player())
    worth = WORTHS[table.kind().name]
    return [worth(mind, answer) for answer in answers]


def sense(table: TrailTable, answers: list[int]) -> int:
    """The answer of most worth at a glance; ties go to the first, asides are left alone."""
    answers = considered(table, answers, NEVER)
    if len(answers) == 1:
        return answers[0]
    found = glances(table, answers)
    return answers[found.index(max(found))]


def values(view: View, seed: int) -> list[float]:
    return look.values(view, sense, judge, ASIDES_AT, seed, WORLDS)
