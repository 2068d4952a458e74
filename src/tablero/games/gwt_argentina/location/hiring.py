"""Hiring workers from the job market (RULES 5.1, 5.2)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.kinds import Kind
from tablero.games.gwt_argentina.catalogue import (
    JOB_COST,
    WORKER_EXTRA,
    WORKER_ROW,
    WORKER_STRENGTH,
)
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.printed import GRAMMAR
from tablero.games.gwt_argentina.tellings import HIRED
from tablero.games.gwt_argentina.words import HIRE
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.rail.location import hiring
from tablero.games.gwt_family.rail.rancher import RailRancher

CHEAPEST: Final[i64] = GRAMMAR.least("hire")  # the lowest modifier of the row's price
MODIFIERS: Final[i64] = GRAMMAR.most("hire") - CHEAPEST + 1


class JobSheet(hiring.JobSheet):
    """Workers with strength cost more and are remembered as such (RULES 5.1, 5.2)."""

    def join(self, p: RailRancher, kind: i64) -> None:
        """To the leftmost free slot of its row, with its strength (RULES 5.2)."""
        super().join(p, kind)
        if WORKER_STRENGTH[kind] > 0:
            cast(Player, p).add_strong(WORKER_ROW[kind])


JOBS: Final = JobSheet(JOB_COST, WORKER_ROW, WORKER_EXTRA, "pesos", HIRED)


class Hire(hiring.Hire):
    """A worker above the token's row, for the row's price with the icon's modifier, and one peso
    more for strength (RULES 5.1)."""

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
