"""A position as numbers for learners."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from tablero.core.engine import State
from tablero.games.gwt2.catalogue import N_WORKERS
from tablero.games.gwt2.position.schema import schema
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.words import KINDS
from tablero.games.gwt_family.bits import bits
from tablero.games.gwt_family.position.observe import (
    TrailEncoder,
    write_asked,
    write_counts,
    write_trail,
)
from tablero.games.gwt_family.rail.position import observe as rail

N_KINDS: Final[i64] = len(KINDS)
OWN_SCALARS: Final[i64] = 15


class Gwt2Encoder(TrailEncoder):
    """The numbers of this title's table and boards."""

    def __init__(self) -> None:
        super().__init__(schema())

    def write_table(self, s: State, seat: i64, drawn: bool, out: vec[i16], at: i64) -> i64:
        g = cast(Table, s)
        at = rail.write_table(g, seat, g.simmental, out, at)
        at = write_asked(g, N_KINDS, out, at)
        at = write_trail(g, seat, out, at)
        return rail.write_supplies(g, N_WORKERS, drawn, out, at)

    def write_player(self, s: State, seat: i64, rival: bool, out: vec[i16], at: i64) -> i64:
        p = cast(Table, s).players[seat]
        at = rail.write_player(p, out, at)
        out[at] = i16(p.discs)
        out[at + 1] = i16(p.cities)
        out[at + 2] = i16(p.kansas_city_discs)
        out[at + 3] = i16(p.new_york_discs)
        out[at + 4] = i16(p.stations)
        out[at + 5] = i16(p.masters)
        out[at + 6] = i16(p.supply)
        out[at + 7] = i16(p.buildings())
        out[at + 8] = i16(p.forest_buildings())
        out[at + 9] = i16(p.hazard_count())
        out[at + 10] = i16(p.hazard_points())
        out[at + 11] = i16(p.green_bandits)
        out[at + 12] = i16(p.orange_bandits)
        out[at + 14] = i16(bits(p.discs))
        at = rail.write_herd(p, rival, at + 13, out, at + OWN_SCALARS)
        return write_counts(p.area, out, at)


ENCODER: Final = Gwt2Encoder()
