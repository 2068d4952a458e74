"""Fills the bags of a position with what lies nowhere else."""

from __future__ import annotations

from tablero.core.text.plain import Fields
from tablero.games.gwt_argentina.catalogue import (
    BAG_COUNTS,
    FARMER_AREA,
    N_AREAS,
    N_BAG_TILES,
    N_FARMERS,
)
from tablero.games.gwt_argentina.position.dump import RAIL
from tablero.games.gwt_argentina.position.invariants import farmers_held, tiles_outside_bags
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_family.rail.position.plain import take_from_bags
from tablero.games.gwt_family.rail.setup import fill_bags

ANY_AREA = -1


def load_bags(g: Table, top: Fields) -> None:
    """Bags that are not given hold what is missing elsewhere, bag 1 being emptied first."""
    if RAIL.has_bags(g, top):
        return
    fill_bags(g, BAG_COUNTS)
    for tile in range(int(N_BAG_TILES)):
        take_from_bags(g, tile, int(tiles_outside_bags(g, tile)))
    in_rows = int(farmers_held(g))
    for area in range(int(N_AREAS)):
        helped = sum(int(g.players[seat].helped_of(area)) for seat in range(int(g.seats)))
        in_rows -= helped
        take_farmers(g, area, helped)
    take_farmers(g, ANY_AREA, in_rows)


def take_farmers(g: Table, area: int, count: int) -> None:
    """Which of its area a helped farmer was is not known any more: the weakest are taken."""
    for tile in range(int(N_FARMERS)):
        if area in (ANY_AREA, int(FARMER_AREA[tile])):
            count = take_from_bags(g, tile, count)
