"""Hiring workers from the job market."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import Args, EventKind, Refusal
from tablero.core.scripts import AskingAbout
from tablero.games.gwt_family.asking import short_of, too_dear
from tablero.games.gwt_family.rail.asking import RailAsk, RailEffect
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS, RailRancher
from tablero.games.gwt_family.rail.table import RailTable

OPEN: Final[i64] = 0
TOKEN_ROW: Final[i64] = 1
ROW_FULL: Final[i64] = 2
TOO_DEAR: Final[i64] = 3


class JobSheet:
    """What is printed on the job market: the price of each row and, for each kind of worker, the
    row of the crew it joins and what it costs more."""

    def __init__(
        self, cost: vec[i64], crew_row: vec[i64], extra: vec[i64], money: str, hired: EventKind
    ) -> None:
        self.cost = cost
        self.crew_row = crew_row
        self.extra = extra
        self.money = money
        self.hired = hired
        self.kinds: i64 = len(crew_row)
        self.rows: i64 = max(crew_row) + 1

    def price(self, row: i64, kind: i64, modifier: i64) -> i64:
        """Never below nothing, whatever the modifier."""
        return max(self.cost[row] + self.extra[kind] + modifier, 0)

    def obstacle(self, g: RailTable, p: RailRancher, row: i64, kind: i64, modifier: i64) -> i64:
        """Why a worker of a row cannot be hired, or OPEN."""
        if row >= g.jobs.row:
            return TOKEN_ROW
        if not p.has_room_for(self.crew_row[kind]):
            return ROW_FULL
        if self.price(row, kind, modifier) > p.money:
            return TOO_DEAR
        return OPEN

    def join(self, p: RailRancher, kind: i64) -> None:
        """The worker goes to the leftmost free slot of its row."""
        p.add_worker(self.crew_row[kind], 1)


class Hire(RailAsk):
    """A worker above the token's row, for the row's price and the modifier of the icon."""

    def sheet(self) -> JobSheet:
        raise NotImplementedError

    def modifier(self) -> i64:
        raise NotImplementedError

    def listing(self, g: RailTable, p: RailRancher) -> None:
        sheet = self.sheet()
        modifier = self.modifier()
        for row in range(g.jobs.row):
            for kind in range(sheet.kinds):
                if sheet.obstacle(g, p, row, kind, modifier) == OPEN and g.jobs.holds(row, kind):
                    g.offer(row * sheet.kinds + kind)

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        sheet = self.sheet()
        row = answer // sheet.kinds
        kind = answer % sheet.kinds
        cost = sheet.price(row, kind, self.modifier())
        g.jobs.take(row, kind)
        p.money -= cost
        sheet.join(p, kind)
        slot = p.workers(sheet.crew_row[kind])
        g.tell(sheet.hired, self.seat, kind, cost, slot)
        g.immediates.slots[sheet.crew_row[kind] * (WORKER_SLOTS + 1) + slot].enter(g, self.seat)

    def figures(self, g: RailTable, p: RailRancher, answer: i64) -> Args:
        sheet = self.sheet()
        price = sheet.price(answer // sheet.kinds, answer % sheet.kinds, self.modifier())
        return {sheet.money: int(price)}

    def why_not(self, g: RailTable, p: RailRancher) -> list[Refusal]:
        sheet = self.sheet()
        modifier = self.modifier()
        reasons: list[Refusal] = []
        for row in range(min(g.jobs.row + 1, g.jobs.rows)):
            for kind in range(sheet.kinds):
                if not g.jobs.holds(row, kind):
                    continue
                answer = row * sheet.kinds + kind
                obstacle = sheet.obstacle(g, p, row, kind, modifier)
                if obstacle == TOKEN_ROW:
                    reasons.append(Refusal(int(answer), "token_row"))
                elif obstacle == ROW_FULL:
                    reasons.append(Refusal(int(answer), "row_full"))
                elif obstacle == TOO_DEAR:
                    reasons.append(too_dear(p, answer, sheet.price(row, kind, modifier)))
        return reasons


class HireOne(RailEffect):
    """Hire a worker for the price of the row with a modifier."""

    def __init__(
        self, name: str, modifier: i64, sheet: JobSheet, step: AskingAbout, n: i64
    ) -> None:
        self.name = name
        self.modifier = modifier
        self.sheet = sheet
        self.step = step
        self.n = n  # the number under which the step prepared this modifier

    def may(self, g: RailTable, p: RailRancher, seat: i64) -> bool:
        sheet = self.sheet
        for row in range(g.jobs.row):
            for kind in range(sheet.kinds):
                if sheet.obstacle(g, p, row, kind, self.modifier) == OPEN:
                    if g.jobs.holds(row, kind):
                        return True
        return False

    def lack(self, g: RailTable, p: RailRancher, seat: i64) -> tuple[str, Args]:
        sheet = self.sheet
        prices: list[i64] = []
        for row in range(g.jobs.row):
            for kind in range(sheet.kinds):
                if g.jobs.holds(row, kind):
                    if sheet.obstacle(g, p, row, kind, self.modifier) == TOO_DEAR:
                        prices.append(sheet.price(row, kind, self.modifier))
        return short_of(p, min(prices)) if prices else ("nobody_to_hire", {})

    def act(self, g: RailTable, seat: i64) -> None:
        self.step.enter_with(g, seat, self.n)
