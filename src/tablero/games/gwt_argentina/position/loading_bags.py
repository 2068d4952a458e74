"""Fills the bags of a position with what lies nowhere else."""

from __future__ import annotations

from mypy_extensions import i64

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

ANY_AREA = -1


def load_bags(g: Table, top: Fields) -> None:
    """Bags that are not given hold what is missing elsewhere, bag 1 being emptied first."""
    if RAIL.has_bags(g, top):
        return
    g.bag_1 = BAG_COUNTS[0][:]
    g.bag_2 = BAG_COUNTS[1][:]
    g.bag_3 = BAG_COUNTS[2][:]
    for tile in range(int(N_BAG_TILES)):
        take(g, tile, int(tiles_outside_bags(g, tile)))
    in_rows = int(farmers_held(g))
    for area in range(int(N_AREAS)):
        helped = sum(int(g.players[seat].helped_of(area)) for seat in range(int(g.seats)))
        in_rows -= helped
        take_farmers(g, area, helped)
    take_farmers(g, ANY_AREA, in_rows)


def take(g: Table, tile: i64, count: int) -> int:
    """Take up to so many tiles of a kind out of the bags; how many are still missing."""
    for column in range(3):
        bag = g.bag(column)
        taken = min(count, int(bag[tile]))
        bag[tile] -= taken
        count -= taken
    return count


def take_farmers(g: Table, area: int, count: int) -> None:
    """Which of its area a helped farmer was is not known any more: the weakest are taken."""
    for tile in range(int(N_FARMERS)):
        if area in (ANY_AREA, int(FARMER_AREA[tile])):
            count = take(g, tile, count)
