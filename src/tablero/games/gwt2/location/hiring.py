"""Hiring workers from the job market (RULES 5.1, 5.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import Kind
from tablero.games.gwt2.catalogue import BUILDER, COWBOY, ENGINEER, JOB_COST
from tablero.games.gwt2.printed import GRAMMAR
from tablero.games.gwt2.tellings import HIRED
from tablero.games.gwt2.words import HIRE
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.rail.location import hiring

CHEAPEST: Final[i64] = GRAMMAR.least("hire")  # the lowest modifier of the row's price
MODIFIERS: Final[i64] = GRAMMAR.most("hire") - CHEAPEST + 1
JOBS: Final = hiring.JobSheet(
    JOB_COST, vec[i64]([COWBOY, BUILDER, ENGINEER]), vec[i64]([0, 0, 0]), "dollars", HIRED
)


class Hire(hiring.Hire):
    """A worker above the token's row, for the row's price with the icon's modifier (RULES 5.1)."""

    def kind(self) -> Kind:
        return HIRE

    def sheet(self) -> hiring.JobSheet:
        return JOBS

    def modifier(self) -> i64:
        return self.n + CHEAPEST


HIRE_WORKER: Final = Asks("hire_worker", Hire, MODIFIERS)


class HireOne(hiring.HireOne):
    """The icon to hire, with a modifier of the price (RULES 5.1)."""

    def __init__(self, name: str, modifier: i64) -> None:
        super().__init__(name, modifier, JOBS, HIRE_WORKER, modifier - CHEAPEST)
