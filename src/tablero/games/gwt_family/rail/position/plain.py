"""Positions as plain data: what both titles with a railroad write and read in the same way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import NOBODY
from tablero.core.text.plain import Fields, Plain, PositionError, named
from tablero.games.gwt_family.position.plain import (
    building_of,
    given,
    index,
    listed,
    mask_of,
    places,
    word_or_none,
)
from tablero.games.gwt_family.rail.foresight import COLUMNS, PER_COLUMN
from tablero.games.gwt_family.rail.location.building import BuildingSheet
from tablero.games.gwt_family.rail.location.jobs import JobMarket
from tablero.games.gwt_family.rail.location.objectives import DISPLAY
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS, RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.rancher import total

NO_MASTER: Final = "none"  # a station whose master left the game


def load_building(g: RailTable, where: str, word: str, node: int) -> int:
    """The tile of a private building, which leaves its owner's supply."""
    owner, number = building_of(g, where, word)
    p = g.rancher(owner)
    p.supply &= ~(1 << number)
    p.on_trail |= 1 << node
    return int(g.building_tile(owner, number))


def take_from_bags(g: RailTable, tile: i64, count: int) -> int:
    """Up to so many tiles of a kind, from the first bag on; how many are still missing."""
    for column in range(int(COLUMNS)):
        bag = g.bag(column)
        taken = min(count, int(bag[tile]))
        bag[tile] -= taken
        count -= taken
    return count


class RailNames:
    """What the things on the table and on the player boards are called."""

    def __init__(
        self,
        tiles: list[str],
        workers: list[str],
        cattle: list[str],
        objectives: list[str],
        area: list[str],
        masters: list[str],
        box: list[str],
        stations: list[str],
        track: list[str],
        crew: list[str],
        first_token_row: int,
    ) -> None:
        self.tiles = tiles  # of the bags
        self.workers = workers  # kinds of them in the job market
        self.cattle = cattle
        self.objectives = objectives  # of the stack
        self.area = area  # what can lie in an objective area; cards of the stack come first
        self.masters = masters  # tiles, then workers who were sent, then "none"
        self.box = box
        self.stations = stations
        self.track = track
        self.crew = crew  # the rows of a player's workers
        self.first_token_row = first_token_row  # of the job market, counted from 1

    # -- the table ------------------------------------------------------------------------------
    def dump(self, g: RailTable) -> Plain:
        return {
            "jobs": self.job_rows(g.jobs),
            "job_row": int(g.jobs.row) + 1,
            "job_filled": int(g.jobs.filled),
            "job_token": int(g.job_token) if g.job_token >= 0 else None,
            "foresight": [word_or_none(tile, self.tiles) for tile in g.foresight],
            "bag_1": named(g.bag_1, self.tiles),
            "bag_2": named(g.bag_2, self.tiles),
            "bag_3": named(g.bag_3, self.tiles),
            "market": named(g.market, self.cattle),
            "market_stack": named(g.market_stack, self.cattle),
            "display": [word_or_none(card, self.objectives) for card in g.display],
            "objectives": named(g.objectives, self.objectives),
            "masters": [self.masters[master] for master in g.masters],
            "box": named(g.box, self.box),
        }

    def job_rows(self, jobs: JobMarket) -> list[list[str | None]]:
        """Every row of the job market from the left; null where nobody waits."""
        columns = int(jobs.columns)
        cells = [word_or_none(cell, self.workers) for cell in jobs.cells]
        return [cells[row * columns : (row + 1) * columns] for row in range(int(jobs.rows))]

    def show(self, g: RailTable) -> Plain:
        """What a client is shown of the table."""
        foresight = [word_or_none(tile, self.tiles) for tile in g.foresight]
        columns = range(int(COLUMNS))
        return {
            "stations": [self.show_station(g, k) for k in range(len(self.stations))],
            "jobs": self.show_jobs(g.jobs),
            "foresight": [foresight[2 * k : 2 * k + 2] for k in columns],
            "bags": [int(total(g.bag(column))) for column in columns],
            "market": named(g.market, self.cattle),
            "market_stack": int(total(g.market_stack)),
            "display": [word_or_none(card, self.objectives) for card in g.display],
            "objective_stack": int(total(g.objectives)),
        }

    def show_jobs(self, jobs: JobMarket) -> Plain:
        """Rows from the top; the token stands in `token_row` (null once it is taken)."""
        rows = [
            {"row": row + 1, "cells": cells, "open": row < jobs.row}
            for row, cells in enumerate(self.job_rows(jobs))
        ]
        return {
            "columns": int(jobs.columns),
            "token_row": None if jobs.is_closed() else int(jobs.row) + 1,
            "filled": int(jobs.filled),
            "rows": rows,
        }

    def show_station(self, g: RailTable, station: int) -> Plain:
        """A station master, or the worker who was sent in its place. A seat stands in `discs` once
        for each of its discs."""
        there = self.masters[g.masters[station]] if station < len(g.masters) else ""
        is_worker = there in self.workers or there in self.crew
        discs: list[int] = []
        for seat in range(int(g.seats)):
            discs += [seat] * int(g.rancher(seat).discs_at(station))
        return {
            "station": self.stations[station],
            "discs": discs,
            "master": there if there and there != NO_MASTER and not is_worker else None,
            "worker": there if is_worker else None,
        }

    def load_jobs(self, g: RailTable, top: Fields, rows: int, columns: int) -> None:
        g.jobs.lay_out(rows, columns)
        g.job_token = top.number("job_token", int(NOBODY), 0, int(g.seats) - 1)
        is_taken = g.job_token != NOBODY
        first = rows + 1 if is_taken else self.first_token_row
        g.jobs.row = top.number("job_row", first, 1, rows + 1) - 1
        if g.jobs.row == rows and not is_taken:
            raise PositionError("job_row: past the last row the token is somebody's (job_token)")
        g.jobs.filled = top.number("job_filled", columns - 1, 0, columns - 1)
        for row, cells in enumerate(top.items("jobs")):
            if not isinstance(cells, list) or len(cells) > columns or row >= rows:
                raise PositionError(f"jobs: rows of {columns} cells are wanted")
            for column, word in enumerate(cells):
                if word is not None:
                    g.jobs.cells[row * columns + column] = index("jobs", word, self.workers)

    def load_tiles(self, g: RailTable, top: Fields) -> None:
        """Foresight and display."""
        g.foresight = places(top, "foresight", self.tiles, int(COLUMNS * PER_COLUMN))
        g.display = places(top, "display", self.objectives, int(DISPLAY))

    def has_bags(self, g: RailTable, top: Fields) -> bool:
        """Read the bags, if the position gives any of them."""
        if not (top.has("bag_1") or top.has("bag_2") or top.has("bag_3")):
            return False
        g.bag_1 = top.counts("bag_1", self.tiles)
        g.bag_2 = top.counts("bag_2", self.tiles)
        g.bag_3 = top.counts("bag_3", self.tiles)
        return True

    def load_masters(self, g: RailTable, top: Fields, size: int, spaces: int) -> None:
        """Stations that are not given hold free tiles, or nothing once all are accounted for."""
        words = top.lines("masters")
        if len(words) > spaces:
            raise PositionError(f"masters: {spaces} tiles are the most")
        masters = [index("masters", word, self.masters) for word in words]
        held = [int(g.rancher(seat).masters) for seat in range(int(g.seats))]
        taken = [k for k in range(size) if any(mask >> k & 1 for mask in held)]
        free = [k for k in range(size) if k not in taken and k not in masters]
        missing = spaces - len(masters)
        gone = min(missing, len(taken)) if not words else 0
        masters += [self.masters.index(NO_MASTER)] * gone + free[: missing - gone]
        g.masters = vec[i64](masters)

    def load_objectives(self, g: RailTable, top: Fields, first_card: int, counts: vec[i64]) -> None:
        """A stack that is not given holds what lies nowhere else; `first_card` is the first
        objective among all cards."""
        if given(top, "objectives"):
            g.objectives = top.counts("objectives", self.objectives)
            return
        left = vec[i64]([0] * len(self.objectives))
        for card in range(len(self.objectives)):
            used = list(g.display).count(card) + int(g.box[first_card + card])
            for seat in range(int(g.seats)):
                p = g.rancher(seat)
                used += int(p.herd(first_card + card) + p.area[card])
            left[card] = int(counts[card]) - used
        g.objectives = left

    # -- a player board -------------------------------------------------------------------------
    def dump_rancher(self, p: RailRancher, buildings: int, master_tiles: list[str]) -> Plain:
        return {
            "engine": self.track[p.engine],
            "crew": {worker: int(p.workers(row)) for row, worker in enumerate(self.crew)},
            "stations": listed(p.stations, self.stations),
            "masters": listed(p.masters, master_tiles),
            "buildings_left": [k + 1 for k in range(buildings) if p.supply >> k & 1],
            "area": named(p.area, self.area),
        }

    def show_rancher(self, g: RailTable, seat: int, is_known: bool, sheet: BuildingSheet) -> Plain:
        """What a client is shown of a player board."""
        p = g.rancher(seat)
        return {
            "permanent_certificates": int(p.permanent()),
            "engine": self.track[p.engine],
            "hand_value": int(p.herd_value()) if is_known else None,
            "crew": {worker: int(p.workers(row)) for row, worker in enumerate(self.crew)},
            "buildings_left": self.show_supply(g, seat, sheet),
            "buildings": listed(p.on_trail, g.trail.names),
            "stations": listed(p.stations, self.stations),
            "masters": listed(p.masters, self.masters),
            "area": named(p.area, self.area),
            "job_token": g.job_token == seat,
        }

    def show_supply(self, g: RailTable, seat: int, sheet: BuildingSheet) -> list[Plain]:
        """Buildings not yet used, in the order of builders needed."""
        supply = g.rancher(seat).supply
        found: list[tuple[int, int, str]] = []
        for number in range(int(sheet.numbers)):
            if supply >> number & 1:
                face = g.face_on(g.building_tile(seat, number))
                found.append((int(sheet.builders[face]), number + 1, sheet.faces[face]))
        return [{"building": face, "number": number} for _builders, number, face in sorted(found)]

    def load_rancher(
        self, p: RailRancher, fields: Fields, buildings: int, master_tiles: list[str]
    ) -> None:
        p.engine = self.track.index(fields.word("engine", self.track, self.track[0]))
        crew = fields.fields("crew")
        for row, name in enumerate(self.crew):
            p.add_worker(row, crew.number(name, 1, 1, int(WORKER_SLOTS)) - 1)
        crew.done()
        p.stations = mask_of(fields, "stations", self.stations)
        p.masters = mask_of(fields, "masters", master_tiles)
        p.supply = (1 << buildings) - 1
        if given(fields, "buildings_left"):
            p.supply = 0
            for number in fields.items("buildings_left"):
                if not isinstance(number, int) or not 1 <= number <= buildings:
                    where = fields.name("buildings_left")
                    raise PositionError(f"{where}: numbers 1 to {buildings} are wanted")
                p.supply |= 1 << (number - 1)
        p.area = fields.counts("area", self.area)
