"""A position as numbers for learners."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.games.gwt_argentina.cards import N_CARDS, N_CATTLE, N_OBJECTIVES
from tablero.games.gwt_argentina.catalogue import (
    GRANJERO,
    MASTER_SPACES,
    N_AREAS,
    N_BAG_TILES,
    N_FARMER_SPACES,
    N_JOB_ROWS,
    N_NODES,
    N_WORKER_TILES,
)
from tablero.games.gwt_argentina.harbours import N_QUAYS
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.words import KINDS
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.observe import TrailEncoder, write_asked, write_counts
from tablero.games.gwt_family.rail import observe as rail
from tablero.games.gwt_family.rail.objectives import DISPLAY
from tablero.games.gwt_family.tiles import MAX_PLAYERS

N_KINDS: Final[i64] = len(KINDS)
TABLE_SCALARS: Final[i64] = 4  # beside those of the family
TABLE_SIZE: Final = int(
    rail.TABLE_SCALARS
    + TABLE_SCALARS
    + N_KINDS
    + N_NODES
    + N_FARMER_SPACES
    + N_JOB_ROWS * N_WORKER_TILES
    + rail.foresight_size(N_BAG_TILES)
    + 2 * N_CATTLE
    + N_OBJECTIVES
    + DISPLAY
    + MASTER_SPACES
)
OWN_SCALARS: Final[i64] = 16 + N_AREAS + N_QUAYS
# Of a rival's herd only the whole is told, of the own each pile.
RIVAL_SIZE: Final = int(rail.PLAYER_SCALARS + OWN_SCALARS + N_CARDS + N_OBJECTIVES)
BOARDS_SIZE: Final = int(MAX_PLAYERS * RIVAL_SIZE + 2 * N_CARDS)


class ArgentinaEncoder(TrailEncoder):
    """The numbers of this title's table and boards."""

    def __init__(self) -> None:
        super().__init__(TABLE_SIZE + BOARDS_SIZE)

    def write_table(self, s: State, seat: i64, out: vec[i64]) -> i64:
        g = cast(Table, s)
        at = rail.write_table(g, seat, g.city_sides, out)
        out[at] = g.ships
        out[at + 1] = g.exhaustion
        out[at + 2] = g.arrow
        out[at + 3] = g.ramp + 1
        at = write_asked(g, N_KINDS, out, at + TABLE_SCALARS)
        at = rail.write_trail(g, seat, out, at)
        at = write_counts(g.coins, out, at)
        return rail.write_supplies(g, N_WORKER_TILES, out, at)

    def write_player(self, s: State, seat: i64, rival: bool, out: vec[i64], at: i64) -> i64:
        p = cast(Table, s).players[seat]
        at = rail.write_player(p, out, at)
        out[at] = p.workers(GRANJERO)
        out[at + 1] = bits(p.strong)
        out[at + 2] = p.discs
        out[at + 3] = bits(p.discs)
        out[at + 4] = p.stations
        out[at + 5] = p.last_discs
        out[at + 6] = p.masters
        out[at + 7] = p.supply
        out[at + 8] = p.buildings()
        out[at + 9] = p.grain_buildings()
        out[at + 10] = p.grain
        out[at + 11] = p.ships
        out[at + 12] = p.ship_0_discs
        out[at + 13] = p.ship_18_discs
        out[at + 14] = p.spots
        first = at + 16
        for area in range(N_AREAS):
            out[first + area] = p.helped_of(area)
        first += N_AREAS
        for quay in range(N_QUAYS):
            out[first + quay] = p.quay_discs(quay)
        at = rail.write_herd(p, rival, at + 15, out, at + OWN_SCALARS)
        return write_counts(p.area, out, at)


ENCODER: Final = ArgentinaEncoder()
