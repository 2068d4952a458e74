"""What the numbers are that `observe` of this storey writes, block by block."""

from __future__ import annotations

from tablero.core.sim.encode import BITS, CATEGORY, COUNT, Number
from tablero.games.gwt_family.position.observe import MOST_MONEY, MOST_TURNS
from tablero.games.gwt_family.position.schema import subject
from tablero.games.gwt_family.rail.foresight import COLUMNS
from tablero.games.gwt_family.rail.position.observe import SUBJECTS
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS

MOST_ALIKE = 12  # tiles of a kind in a bag


def table(variant: Number, seats: int, buildings: int, nodes: int, job_rows: int) -> list[Number]:
    """`write_table`."""
    return [
        Number("table", "seats", COUNT, seats),
        Number("table", "turns", COUNT, int(MOST_TURNS)),
        variant,
        Number("table", "sides", BITS, buildings),
        Number("table", "job_row", COUNT, job_rows),
        Number("table", "jobs_in_row", COUNT, seats),
        Number("table", "shipment", COUNT, 99),
        Number("table", "job_token", CATEGORY, seats + 1),
        Number("table", "asked", CATEGORY, seats + 1),
        *subject(nodes, int(SUBJECTS)),
    ]


def jobs(rows: int, workers: list[str]) -> list[Number]:
    return [
        Number("jobs", f"{worker} in row {row + 1}", COUNT, 4)
        for row in range(rows)
        for worker in workers
    ]


def foresight(tiles: list[str]) -> list[Number]:
    numbers = []
    for column in range(1, int(COLUMNS) + 1):
        for place in (1, 2):
            numbers.append(
                Number("foresight", f"column {column} place {place}", CATEGORY, len(tiles) + 1)
            )
        numbers += [Number(f"bag {column}", tile, COUNT, MOST_ALIKE) for tile in tiles]
    return numbers


def player(place: int, track: int, nodes: int) -> list[Number]:
    """`write_player`."""
    return [
        Number("player", "money", COUNT, int(MOST_MONEY), place),
        Number("player", "exchange_tokens", COUNT, 30, place),
        Number("player", "temporary", COUNT, 6, place),
        Number("player", "permanent", COUNT, 12, place),
        Number("player", "engine", CATEGORY, track, place),
        Number("player", "herder", CATEGORY, nodes, place),
        Number("player", "cattle_workers", COUNT, int(WORKER_SLOTS), place),
        Number("player", "building_workers", COUNT, int(WORKER_SLOTS), place),
        Number("player", "railroad_workers", COUNT, int(WORKER_SLOTS), place),
    ]
