"""Foresight: tiles of the bags that arriving ranchers send to the board."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import NOBODY, Args, EventKind, Refusal, Stream
from tablero.core.scripts import AskingAbout, Step
from tablero.games.gwt_family.rail.asking import RailAsk
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.rancher import total

COLUMNS: Final[i64] = 3
PER_COLUMN: Final[i64] = 2
NO_TILE: Final[i64] = -1


class ForesightSheet:
    """The bags: tiles from `first_worker` on are workers, which join the job market."""

    def __init__(
        self, tiles: i64, first_worker: i64, streams: list[Stream], filled: EventKind
    ) -> None:
        self.tiles = tiles
        self.first_worker = first_worker
        self.streams = streams
        self.filled = filled

    def may_take(self, g: RailTable, tile: i64) -> bool:
        """A closed job market takes no more workers."""
        return tile != NO_TILE and (tile < self.first_worker or not g.jobs.is_closed())

    def remove(self, g: RailTable, column: i64, tile: i64) -> None:
        """Take one such tile off its column."""
        for k in range(column * PER_COLUMN, (column + 1) * PER_COLUMN):
            if g.foresight[k] == tile:
                g.foresight[k] = NO_TILE
                return

    def draw(self, g: RailTable, column: i64) -> i64:
        """A tile from the bag of a column, or NO_TILE when it is empty."""
        bag = g.bag(column)
        if total(bag) == 0:
            return NO_TILE
        tile = g.pick(self.streams[column], bag)
        bag[tile] -= 1
        return tile

    def fill(self, g: RailTable) -> None:
        """A tile of its bag for every empty foresight space."""
        for column in range(COLUMNS):
            for k in range(column * PER_COLUMN, (column + 1) * PER_COLUMN):
                if g.foresight[k] == NO_TILE:
                    tile = self.draw(g, column)
                    g.foresight[k] = tile
                    if tile != NO_TILE:
                        g.tell(self.filled, NOBODY, tile, column + 1)


class Foresee(RailAsk):
    """One of the two tiles of foresight column `n`."""

    def sheet(self) -> ForesightSheet:
        raise NotImplementedError

    def place(self, g: RailTable, tile: i64) -> None:
        """Send the tile to where it belongs."""
        raise NotImplementedError

    def listing(self, g: RailTable, p: RailRancher) -> None:
        sheet = self.sheet()
        first = g.foresight[self.n * PER_COLUMN]
        second = g.foresight[self.n * PER_COLUMN + 1]
        low = min(first, second)
        high = max(first, second)
        if sheet.may_take(g, low):
            g.offer(low)
        if high != low and sheet.may_take(g, high):
            g.offer(high)

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        self.sheet().remove(g, self.n, answer)
        self.place(g, answer)

    def subject(self, g: RailTable, p: RailRancher) -> Args:
        return {"column": int(self.n + 1)}

    def why_not(self, g: RailTable, p: RailRancher) -> list[Refusal]:
        sheet = self.sheet()
        reasons: list[Refusal] = []
        for tile in range(sheet.tiles):
            shown = tile in (g.foresight[self.n * 2], g.foresight[self.n * 2 + 1])
            if shown and not sheet.may_take(g, tile):
                reasons.append(Refusal(int(tile), "job_market_closed"))
        return reasons


class ForesightStep(Step):
    """The foresight of one column."""

    def __init__(self, column: i64, step: AskingAbout) -> None:
        self.name = f"foresight_{column + 1}"
        self.column = column
        self.step = step

    def enter(self, s: State, seat: i64) -> None:
        self.step.enter_with(s, seat, self.column)


class ReturnToStart(Step):
    """The herder goes back to the start and the foresight spaces are filled."""

    def __init__(self, start: i64, sheet: ForesightSheet, moved: EventKind) -> None:
        self.name = "return_to_start"
        self.start = start
        self.sheet = sheet
        self.moved = moved

    def enter(self, s: State, seat: i64) -> None:
        g = cast(RailTable, s)
        g.rancher(seat).herder = self.start
        g.tell(self.moved, seat, self.start, self.start)
        self.sheet.fill(g)
