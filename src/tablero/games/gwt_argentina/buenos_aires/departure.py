"""The arrow that the job market token crossed: new cattle, or ships that depart (RULES 9.7)."""

from __future__ import annotations

from mypy_extensions import i64

from tablero.core.kinds import NOBODY
from tablero.games.gwt_argentina.asking import Do
from tablero.games.gwt_argentina.catalogue import BANNERS, CATTLE_ARROW, FIRST_SHIPS_ARROW, NO_ARROW
from tablero.games.gwt_argentina.harbours import N_SHIPS, NEW_SHIPS, SHIP_BANNER, SHIP_QUAY
from tablero.games.gwt_argentina.location.market import fill_market
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.tellings import SHIP_JOINED, SHIPS_DEPARTED
from tablero.games.gwt_argentina.words import SHIP_STREAM
from tablero.games.gwt_family.rancher import total


class ResolveArrow(Do):
    """The effect of the arrow, once the foresight is done (RULES 9.7)."""

    def __init__(self) -> None:
        self.name = "resolve_arrow"

    def act(self, g: Table, seat: i64) -> None:
        resolve_arrow(g)


def resolve_arrow(g: Table) -> None:
    arrow = g.arrow
    g.arrow = NO_ARROW
    if arrow == CATTLE_ARROW:
        fill_market(g)
    elif FIRST_SHIPS_ARROW <= arrow < FIRST_SHIPS_ARROW + len(BANNERS):
        depart(g, arrow - FIRST_SHIPS_ARROW)


def depart(g: Table, banner: i64) -> None:
    """The ships of the banner leave, their discs lie on the printed quays; two ships of the stack
    join the loading zone."""
    g.tell(SHIPS_DEPARTED, NOBODY, banner)
    for ship in range(N_SHIPS):
        if SHIP_BANNER[ship] == banner and g.ships >> ship & 1:
            g.ships &= ~(1 << ship)
            for seat in range(g.seats):
                p = g.players[seat]
                if p.ships >> ship & 1:
                    p.ships &= ~(1 << ship)
                    p.add_to_quay(SHIP_QUAY[ship], 1)
    for _k in range(min(NEW_SHIPS, total(g.ship_stack))):
        ship = g.pick(SHIP_STREAM, g.ship_stack)
        g.ship_stack[ship] -= 1
        g.ships |= 1 << ship
        g.tell(SHIP_JOINED, NOBODY, ship)
