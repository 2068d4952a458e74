"""A position as numbers for learners."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from tablero.core.engine import State
from tablero.games.gwt_argentina.asking import OwnAsk
from tablero.games.gwt_argentina.catalogue import N_AREAS, N_DISCS, N_ROWS, N_WORKER_TILES
from tablero.games.gwt_argentina.harbours import CITIES, N_QUAYS, N_SHIPS, SPOT_CITY
from tablero.games.gwt_argentina.position.schema import schema
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.trail.farmers import ChooseFarmer, Invest, ShowCard
from tablero.games.gwt_argentina.words import KINDS
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.position.observe import (
    TrailEncoder,
    as_set,
    write_asked,
    write_counts,
    write_set,
    write_trail,
)
from tablero.games.gwt_family.rail.position import observe as rail
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS

N_KINDS: Final[i64] = len(KINDS)
FARMER_SUBJECT: Final[i64] = 5  # what `write_farmer_subject` writes
PEDRO_SIZE: Final[i64] = 4
SLOTS: Final[i64] = (1 << int(WORKER_SLOTS)) - 1
# How many bonus spots each city has; the spots of a city follow each other.
CITY_SPOTS: Final = vec[i64]([list(SPOT_CITY).count(city) for city in range(len(CITIES))])


class ArgentinaEncoder(TrailEncoder):
    """The numbers of this title's table and boards."""

    def __init__(self) -> None:
        super().__init__(schema())

    def write_table(self, s: State, seat: i64, drawn: bool, out: vec[i16], at: i64) -> i64:
        g = cast(Table, s)
        at = rail.write_table(g, seat, g.city_sides, out, at)
        at = write_set(g.ships, N_SHIPS, out, at)
        at = write_set(as_set(g.ship_stack), N_SHIPS, out, at)
        out[at] = i16(g.exhaustion)
        out[at + 1] = i16(g.arrow)
        out[at + 2] = i16(g.ramp + 1)
        out[at + 3] = i16(g.display_only)
        at = write_farmer_subject(g, out, at + 4)
        at = write_pedro(g, out, at)
        at = write_asked(g, N_KINDS, out, at)
        at = write_trail(g, seat, out, at)
        at = write_counts(g.coins, out, at)
        return rail.write_supplies(g, N_WORKER_TILES, drawn, out, at)

    def write_player(self, s: State, seat: i64, rival: bool, out: vec[i16], at: i64) -> i64:
        p = cast(Table, s).players[seat]
        at = rail.write_player(p, out, at)
        out[at] = i16(p.granjeros)
        at += 1
        for row in range(N_ROWS):
            out[at + row] = i16(p.strong >> (row * WORKER_SLOTS) & SLOTS)
        at = write_set(p.discs, N_DISCS, out, at + N_ROWS)
        out[at] = i16(bits(p.discs))
        out[at + 1] = i16(p.stations)
        out[at + 2] = i16(p.last_discs)
        out[at + 3] = i16(p.masters)
        out[at + 4] = i16(p.supply)
        out[at + 5] = i16(p.buildings())
        out[at + 6] = i16(p.grain_buildings())
        out[at + 7] = i16(p.grain)
        out[at + 8] = i16(p.ship_0_discs)
        out[at + 9] = i16(p.ship_18_discs)
        size_at = at + 10
        at = write_set(p.ships, N_SHIPS, out, at + 11)
        spots = p.spots
        for width in CITY_SPOTS:
            out[at] = i16(spots & ((1 << width) - 1))
            spots >>= width
            at += 1
        for area in range(N_AREAS):
            out[at + area] = i16(p.helped_of(area))
        at += N_AREAS
        for quay in range(N_QUAYS):
            out[at + quay] = i16(p.quay_discs(quay))
        at = rail.write_herd(p, rival, size_at, out, at + N_QUAYS)
        return write_counts(p.area, out, at)


def write_farmer_subject(g: Table, out: vec[i16], at: i64) -> i64:
    """What is asked of who helps farmers: from which card or space on, how many were shown or
    helped, with what strength, which farmer, and who may become a granjero."""
    for k in range(FARMER_SUBJECT):
        out[at + k] = 0
    top = g.stack[g.depth - 1] if g.depth > 0 else None
    if not isinstance(top, OwnAsk):
        return at + FARMER_SUBJECT
    if isinstance(top, ShowCard):
        out[at] = i16(top.first)
        out[at + 1] = i16(top.cards)
        out[at + 2] = i16(top.bonus + top.shown)
        out[at + 3] = i16(top.space + 1)
    elif isinstance(top, ChooseFarmer):
        out[at] = i16(top.first)
        out[at + 1] = i16(top.count)
        out[at + 2] = i16(top.strength)
        out[at + 4] = i16(top.areas)
    elif isinstance(top, Invest):
        out[at + 4] = i16(top.areas)
    return at + FARMER_SUBJECT


def write_pedro(g: Table, out: vec[i16], at: i64) -> i64:
    pedro = g.pedro
    for k in range(PEDRO_SIZE):
        out[at + k] = 0
    if pedro is not None:
        out[at] = i16(pedro.difficulty + 1)
        out[at + 1] = i16(pedro.specialisation)
        out[at + 2] = i16(pedro.loaded)
        out[at + 3] = i16(as_set(pedro.deck))
    return at + PEDRO_SIZE


ENCODER: Final = ArgentinaEncoder()
