"""Upgrading stations and winning station masters."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import Args, EventKind, Refusal
from tablero.core.scripts import AskingAbout, Step
from tablero.games.gwt_family.asking import offer_bits, short_of, too_dear
from tablero.games.gwt_family.rail.asking import RailAsk, RailEffect
from tablero.games.gwt_family.rail.discs import RailDiscs
from tablero.games.gwt_family.rail.railroad import Railroad
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable


class StationSheet:
    """The stations along the railroad, and the station masters at the first of them."""

    def __init__(
        self,
        railroad: Railroad,
        names: list[str],
        cost: vec[i64],
        points: vec[i64],
        corners: vec[i64],
        corner_words: list[str],
        discs: RailDiscs,
        upgraded: EventKind,
    ) -> None:
        self.railroad = railroad
        self.names = names
        self.cost = cost
        self.points = points
        self.corners = corners
        self.corner_words = corner_words
        self.discs = discs
        self.upgraded = upgraded
        self.size: i64 = len(names)

    def is_open(self, p: RailRancher, station: i64) -> bool:
        """Each station once."""
        return p.stations >> station & 1 == 0

    def discs_for(self, p: RailRancher, station: i64) -> i64:
        """The discs that could mark a station now; none when it is upgraded or too dear."""
        if not self.is_open(p, station) or p.money < self.cost[station]:
            return 0
        p.money -= self.cost[station]  # the upgrade is paid before the disc's own price
        found = self.discs.choices(p, self.corners[station], 0)
        p.money += self.cost[station]
        return found

    def passed(self, p: RailRancher) -> i64:
        """The place before which all lies behind the engine."""
        return p.engine

    def behind(self, p: RailRancher) -> i64:
        """Stations behind the engine that could be upgraded now, one bit each."""
        found: i64 = 0
        for place in range(self.passed(p)):
            station = self.railroad.station[place]
            if station >= 0 and self.discs_for(p, station) != 0:
                found |= 1 << station
        return found

    def too_dear_behind(self, p: RailRancher) -> list[i64]:
        """Stations behind the engine for which only money is missing."""
        found: list[i64] = []
        for place in range(self.passed(p)):
            station = self.railroad.station[place]
            if station >= 0 and self.is_open(p, station) and p.money < self.cost[station]:
                found.append(station)
        return found

    def mark(self, g: RailTable, seat: i64, station: i64, paid: i64) -> None:
        g.rancher(seat).stations |= 1 << station
        g.tell(self.upgraded, seat, station, paid)


class MasterSheet:
    """The station masters: how many there are, and how many stations have one."""

    def __init__(self, size: i64, spaces: i64, names: list[str], taken: EventKind) -> None:
        self.size = size
        self.spaces = spaces
        self.names = names
        self.taken = taken

    def is_at(self, g: RailTable, station: i64) -> bool:
        return station < self.spaces and g.masters[station] < self.size


class Upgrade(RailAsk):
    """Upgrade station `n` with one of the discs, or not."""

    def sheet(self) -> StationSheet:
        raise NotImplementedError

    def masters(self) -> MasterSheet:
        raise NotImplementedError

    def master_step(self) -> AskingAbout:
        raise NotImplementedError

    def listing(self, g: RailTable, p: RailRancher) -> None:
        sheet = self.sheet()
        offer_bits(g, sheet.discs_for(p, self.n))
        g.may_pass(sheet.discs.size + sheet.size)

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        sheet = self.sheet()
        if answer == sheet.discs.size + sheet.size:
            return
        p.money -= sheet.cost[self.n]
        sheet.discs.move(g, self.seat, answer)
        sheet.mark(g, self.seat, self.n, sheet.cost[self.n])
        if self.masters().is_at(g, self.n):
            self.master_step().enter_with(g, self.seat, self.n)

    def why_not(self, g: RailTable, p: RailRancher) -> list[Refusal]:
        sheet = self.sheet()
        cost = sheet.cost[self.n]
        p.money -= cost
        reasons = sheet.discs.why_not_choices(p, sheet.corners[self.n], 0, cost)
        p.money += cost
        return reasons

    def subject(self, g: RailTable, p: RailRancher) -> Args:
        sheet = self.sheet()
        return {
            "station": sheet.names[self.n],
            sheet.discs.purse.word: int(sheet.cost[self.n]),
            "points": int(sheet.points[self.n]),
            "corners": f"{sheet.corner_words[sheet.corners[self.n]]}_corner",
        }

    def figures(self, g: RailTable, p: RailRancher, answer: i64) -> Args:
        return self.sheet().discs.told_choice(answer)


class ChooseMaster(RailAsk):
    """Send the rightmost worker of a row to station `n` for its master, or not."""

    def sheet(self) -> StationSheet:
        raise NotImplementedError

    def masters(self) -> MasterSheet:
        raise NotImplementedError

    def rows(self) -> i64:
        """Rows of the crew from which a worker can be sent."""
        raise NotImplementedError

    def listing(self, g: RailTable, p: RailRancher) -> None:
        for row in range(self.rows()):
            if p.workers(row) > 1:
                g.offer(row)
        g.may_pass(self.rows())

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        if answer == self.rows():
            return
        master = g.masters[self.n]
        self.send(g, p, answer)
        p.masters |= 1 << master
        g.tell(self.masters().taken, self.seat, master, answer)
        g.immediates.masters[master].enter(g, self.seat)

    def send(self, g: RailTable, p: RailRancher, row: i64) -> None:
        """The worker takes the place of the station's master."""
        p.add_worker(row, -1)
        g.masters[self.n] = self.masters().size + row

    def why_not(self, g: RailTable, p: RailRancher) -> list[Refusal]:
        reasons: list[Refusal] = []
        for row in range(self.rows()):
            if p.workers(row) == 1:
                reasons.append(Refusal(int(row), "printed_worker_stays"))
        return reasons

    def subject(self, g: RailTable, p: RailRancher) -> Args:
        master = self.masters().names[g.masters[self.n]]
        return {"station": self.sheet().names[self.n], "master": master}


class ChooseBehind(RailAsk):
    """Any station behind the engine."""

    def sheet(self) -> StationSheet:
        raise NotImplementedError

    def upgrade_step(self) -> AskingAbout:
        raise NotImplementedError

    def listing(self, g: RailTable, p: RailRancher) -> None:
        offer_bits(g, self.sheet().behind(p))

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        self.upgrade_step().enter_with(g, self.seat, answer)

    def figures(self, g: RailTable, p: RailRancher, answer: i64) -> Args:
        sheet = self.sheet()
        cost, points = int(sheet.cost[answer]), int(sheet.points[answer])
        return {sheet.discs.purse.word: cost, "points": points}

    def why_not(self, g: RailTable, p: RailRancher) -> list[Refusal]:
        sheet = self.sheet()
        return [too_dear(p, station, sheet.cost[station]) for station in sheet.too_dear_behind(p)]


class UpgradeBehind(RailEffect):
    """Upgrade one station the engine has passed."""

    def __init__(self, name: str, sheet: StationSheet, step: Step) -> None:
        self.name = name
        self.sheet = sheet
        self.step = step

    def may(self, g: RailTable, p: RailRancher, seat: i64) -> bool:
        return self.sheet.behind(p) != 0

    def lack(self, g: RailTable, p: RailRancher, seat: i64) -> tuple[str, Args]:
        """Money, where it is all that is missing."""
        prices = [self.sheet.cost[station] for station in self.sheet.too_dear_behind(p)]
        return short_of(p, min(prices)) if prices else ("no_station_behind", {})

    def act(self, g: RailTable, seat: i64) -> None:
        self.step.enter(g, seat)
