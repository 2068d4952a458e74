"""Setting a railroad up: what both titles with one lay out in the same way."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import Stream
from tablero.games.gwt_family.rail.foresight import COLUMNS, PER_COLUMN
from tablero.games.gwt_family.rail.table import RailTable


def fill_bags(g: RailTable, counts: list[vec[i64]]) -> None:
    g.bag_1 = counts[0][:]
    g.bag_2 = counts[1][:]
    g.bag_3 = counts[2][:]


def lay_masters(g: RailTable, tiles: i64, spaces: i64, stream: Stream) -> None:
    """A station master for each of the first stations; the others stay in the box."""
    left = vec[i64]([1] * int(tiles))
    g.masters = vec[i64]([0] * int(spaces))
    for space in range(spaces):
        master = g.pick(stream, left)
        left[master] = 0
        g.masters[space] = master


def lay_workers(g: RailTable, workers: i64, first_worker: i64, stream: Stream) -> None:
    """So many workers of the second bag wait in the job market; nothing is foreseen yet."""
    for _k in range(int(workers)):
        tile = g.pick(stream, g.bag_2)
        g.bag_2[tile] -= 1
        g.jobs.add(tile - first_worker)
    g.foresight = vec[i64]([-1] * int(COLUMNS * PER_COLUMN))
