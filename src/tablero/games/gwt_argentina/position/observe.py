"""A position as numbers for learners."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.sim.encode import Encoder
from tablero.games.gwt_argentina.cards import N_CARDS, N_CATTLE, N_OBJECTIVES
from tablero.games.gwt_argentina.catalogue import (
    GRANJERO,
    MASTER_SPACES,
    MAX_PLAYERS,
    N_AREAS,
    N_FARMER_SPACES,
    N_JOB_ROWS,
    N_NODES,
    N_WORKER_TILES,
)
from tablero.games.gwt_argentina.harbours import N_QUAYS
from tablero.games.gwt_argentina.player import Player
from tablero.games.gwt_argentina.state import DISPLAY, Table
from tablero.games.gwt_argentina.words import KINDS
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.rail.observe import (
    write_counts,
    write_foresight,
    write_herd,
    write_jobs,
    write_places,
)
from tablero.games.gwt_family.rancher import total

N_KINDS: Final[i64] = len(KINDS)
COLUMNS: Final[i64] = 3
SCALARS: Final[i64] = 14
TABLE_SIZE: Final = int(
    SCALARS
    + N_KINDS
    + N_NODES
    + N_FARMER_SPACES
    + N_JOB_ROWS * N_WORKER_TILES
    + 3 * COLUMNS
    + N_CATTLE
    + DISPLAY
    + MASTER_SPACES
)
PLAYER_SCALARS: Final[i64] = 25 + N_AREAS + N_QUAYS
PLAYER_SIZE: Final = int(PLAYER_SCALARS + 2 * N_CARDS + N_OBJECTIVES)


class ArgentinaEncoder(Encoder):
    """The table, then each board from the own seat on; boards of empty seats stay 0.

    Tiles and cards are their catalogue numbers plus one. Of a rival's herd the hand is 0 and its
    cards are counted with the draw pile.
    """

    def __init__(self) -> None:
        super().__init__(TABLE_SIZE + int(MAX_PLAYERS) * PLAYER_SIZE)

    def observe(self, s: State, seat: i64, out: vec[i64]) -> None:
        g = cast(Table, s)
        at = write_table(g, seat, out)
        other = seat
        for place in range(g.seats):
            at = write_player(g.players[other], place > 0 and g.depth > 0, out, at)
            other += 1
            if other == g.seats:
                other = 0
        size: i64 = len(out)
        while at < size:
            out[at] = 0
            at += 1


def write_table(g: Table, seat: i64, out: vec[i64]) -> i64:
    out[0] = g.seats
    out[1] = g.turns
    out[2] = g.city_sides
    out[3] = g.sides
    out[4] = g.jobs.row
    out[5] = g.jobs.filled
    out[6] = g.shipment
    out[7] = total(g.market_stack)
    out[8] = total(g.objectives)
    out[9] = 0
    if g.job_token >= 0:
        out[9] = 1 + (g.job_token - seat + g.seats) % g.seats
    out[10] = g.ships
    out[11] = g.exhaustion
    out[12] = g.arrow
    out[13] = g.ramp + 1
    at = SCALARS
    asked = g.kind()
    for kind in range(N_KINDS):
        out[at + kind] = 1 if KINDS[kind] is asked else 0
    at = write_counts(g.tiles, out, at + N_KINDS)
    at = write_counts(g.coins, out, at)
    at = write_jobs(g, N_WORKER_TILES, out, at)
    at = write_foresight(g, out, at)
    at = write_counts(g.market, out, at)
    at = write_places(g.display, out, at)
    return write_places(g.masters, out, at)


def write_player(p: Player, hidden: bool, out: vec[i64], at: i64) -> i64:
    out[at] = p.money
    out[at + 1] = p.exchange_tokens
    out[at + 2] = p.temporary()
    out[at + 3] = p.permanent()
    out[at + 4] = p.engine
    out[at + 5] = p.herder
    out[at + 6] = p.workers(0)
    out[at + 7] = p.workers(1)
    out[at + 8] = p.workers(2)
    out[at + 9] = p.workers(GRANJERO)
    out[at + 10] = bits(p.strong)
    out[at + 11] = p.discs
    out[at + 12] = bits(p.discs)
    out[at + 13] = p.stations
    out[at + 14] = p.last_discs
    out[at + 15] = p.masters
    out[at + 16] = p.supply
    out[at + 17] = p.buildings()
    out[at + 18] = p.grain_buildings()
    out[at + 19] = p.grain
    out[at + 20] = p.ships
    out[at + 21] = p.ship_0_discs
    out[at + 22] = p.ship_18_discs
    out[at + 23] = p.spots
    first = at + 25
    for area in range(N_AREAS):
        out[first + area] = p.helped_of(area)
    first += N_AREAS
    for quay in range(N_QUAYS):
        out[first + quay] = p.quay_discs(quay)
    at = write_herd(p, hidden, at + 24, out, at + PLAYER_SCALARS)
    return write_counts(p.area, out, at)


ENCODER: Final = ArgentinaEncoder()
