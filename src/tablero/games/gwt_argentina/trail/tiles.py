"""Tiles of the bags: where farmers and workers go (RULES 1.4, 9.5, 9.6)."""

from __future__ import annotations

from mypy_extensions import i64

from tablero.games.gwt_argentina.cards import N_CARDS
from tablero.games.gwt_argentina.catalogue import (
    FARMER_AREA,
    FARMER_NODES,
    FIRST_WORKER,
    JOB_ARROW,
    N_FARMER_SPACES,
    N_JOB_ROWS,
    NO_ARROW,
    SPACE_AREA,
)
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.tellings import (
    JOB_SEEKER,
    JOB_TOKEN_TAKEN,
    TILE_LOST,
    TILE_PLACED,
)
from tablero.games.gwt_family.tiles import EMPTY


def space_for(g: Table, tile: i64) -> i64:
    """The lowest empty space of a farmer's area, or -1 (RULES 1.4, 9.5)."""
    for k in range(N_FARMER_SPACES):
        if SPACE_AREA[k] == FARMER_AREA[tile] and g.tiles[FARMER_NODES[k]] == EMPTY:
            return FARMER_NODES[k]
    return -1


def place_tile(g: Table, tile: i64, seat: i64) -> None:
    """Send a foresight tile to where it belongs (RULES 9.5)."""
    if tile >= FIRST_WORKER:
        place_worker(g, tile - FIRST_WORKER, seat)
        return
    node = space_for(g, tile)
    if node < 0:
        g.box[N_CARDS + tile] += 1
        g.tell(TILE_LOST, seat, tile)
    else:
        g.tiles[node] = tile + 1  # also under herders who stand there
        g.tell(TILE_PLACED, seat, tile, node)


def place_worker(g: Table, worker: i64, seat: i64) -> None:
    """To the next cell of the token's row; a full row sends the token down, and the arrow it
    crosses waits for the end of the foresight (RULES 9.6, 10.1)."""
    row = g.jobs.row
    g.tell(JOB_SEEKER, seat, worker, row + 1)
    if not g.jobs.add(worker):
        return
    if JOB_ARROW[row] != NO_ARROW:
        g.arrow = JOB_ARROW[row]
    if row + 1 == N_JOB_ROWS:
        g.job_token = seat
        g.tell(JOB_TOKEN_TAKEN, seat)
