"""Arriving in El Paso: a Simmental card or the end, and dollars (RULES 5.1, 6)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import NOBODY
from tablero.games.gwt_elpaso.asking import Do
from tablero.games.gwt_elpaso.cards import SIMMENTAL
from tablero.games.gwt_elpaso.herd import HERD
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.tellings import GAME_CLOSED, PURSE, SIMMENTAL_TAKEN
from tablero.games.gwt_family.location import herd

INCOME: Final[i64] = 5


def take_simmental(g: Table, seat: i64) -> None:
    """A card from the stack; once it is empty the next to arrive stands on its space and closes the
    game, those after that get neither (RULES 5.1, 6.1, 6.2)."""
    if g.piles[SIMMENTAL] > 0:
        g.piles[SIMMENTAL] -= 1
        g.players[seat].discard[SIMMENTAL] += 1
        g.tell(SIMMENTAL_TAKEN, seat, g.piles[SIMMENTAL])
    elif g.closer == NOBODY:
        g.closer = seat
        g.tell(GAME_CLOSED, seat)


class TakeSimmental(Do):
    """The card goes to the discard pile (RULES 5.1)."""

    def __init__(self) -> None:
        self.name = "take_simmental"

    def act(self, g: Table, seat: i64) -> None:
        take_simmental(g, seat)


class Income(Do):
    """Five dollars, in hand before the delivery (RULES 5.1)."""

    def __init__(self) -> None:
        self.name = "income"

    def act(self, g: Table, seat: i64) -> None:
        PURSE.gain(g, seat, INCOME)


class DiscardHand(herd.DiscardHand):
    """After the delivery the whole hand goes to the discard pile (RULES 5.6)."""

    def __init__(self) -> None:
        super().__init__(HERD)

    def enter(self, s: State, seat: i64) -> None:
        super().enter(s, seat)
        cast(Table, s).showing = NOBODY
