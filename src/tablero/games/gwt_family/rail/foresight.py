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
from tablero.games.gwt_family.trail import NO_SPACE

COLUMNS: Final[i64] = 3
PER_COLUMN: Final[i64] = 2
NO_TILE: Final[i64] = -1


class ForesightSheet:
    """The bags: tiles from `first_worker` on are workers, which join the job market.

    Tiles that leave the game lie in the box from `first_in_box` on.
    """

    def __init__(
        self,
        tiles: i64,
        first_worker: i64,
        first_in_box: i64,
        streams: list[Stream],
        filled: EventKind,
        placed: EventKind,
        lost: EventKind,
        job_seeker: EventKind,
        token_taken: EventKind,
    ) -> None:
        self.tiles = tiles
        self.first_worker = first_worker
        self.first_in_box = first_in_box
        self.streams = streams
        self.filled = filled
        self.placed = placed
        self.lost = lost
        self.job_seeker = job_seeker
        self.token_taken = token_taken

    # -- what a title says ----------------------------------------------------------------------
    def space_for(self, g: RailTable, tile: i64) -> i64:
        """The space of the trail for a tile that is no worker, or NO_SPACE."""
        raise NotImplementedError

    def leave_row(self, g: RailTable, row: i64) -> None:
        """The token went down from a full row, past the arrow printed there."""
        raise NotImplementedError

    # -- tiles come to the board ----------------------------------------------------------------
    def lay_first(self, g: RailTable, tiles: i64) -> None:
        """So many tiles of the first bag; one that finds no space goes back, another is drawn."""
        laid: i64 = 0
        while laid < tiles:
            tile = g.pick(self.streams[0], g.bag_1)
            node = self.space_for(g, tile)
            if node != NO_SPACE:
                g.bag_1[tile] -= 1
                g.tiles[node] = tile + 1
                laid += 1

    def place(self, g: RailTable, tile: i64, seat: i64) -> None:
        """Send a tile to where it belongs, also under herders; without a space it is lost."""
        if tile >= self.first_worker:
            self.place_worker(g, tile - self.first_worker, seat)
            return
        node = self.space_for(g, tile)
        if node == NO_SPACE:
            g.box[self.first_in_box + tile] += 1
            g.tell(self.lost, seat, tile)
        else:
            g.tiles[node] = tile + 1
            g.tell(self.placed, seat, tile, node)

    def place_worker(self, g: RailTable, worker: i64, seat: i64) -> None:
        """To the next cell of the token's row; a full row sends the token down, and whoever fills
        the last row takes it."""
        row = g.jobs.row
        g.tell(self.job_seeker, seat, worker, row + 1)
        if not g.jobs.add(worker):
            return
        self.leave_row(g, row)
        if g.jobs.is_closed():
            g.job_token = seat
            g.tell(self.token_taken, seat)

    # -- the foresight spaces -------------------------------------------------------------------

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
        self.sheet().place(g, answer, self.seat)

    def subject(self, g: RailTable, p: RailRancher) -> Args:
        return {"column": int(self.n + 1)}

    def why_not(self, g: RailTable, p: RailRancher) -> list[Refusal]:
        sheet = self.sheet()
        reasons: list[Refusal] = []
        for tile in range(sheet.tiles):
            first = self.n * PER_COLUMN
            shown = tile in (g.foresight[first], g.foresight[first + 1])
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
