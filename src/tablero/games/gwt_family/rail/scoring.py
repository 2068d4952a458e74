"""Points at the end: what both games with a railroad count in the same way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_family.pledges import Pledge, Reckoning
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS, RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.rancher import Rancher

MONEY_PER_POINT: Final[i64] = 5
PLAIN_SLOTS: Final[i64] = 4  # workers beyond these bring points


def money_points(p: Rancher) -> i64:
    return p.money // MONEY_PER_POINT


def building_points(g: RailTable, p: RailRancher, sites: vec[i64], points: vec[i64]) -> i64:
    """Own buildings on the trail, by the face that they show."""
    sum_points: i64 = 0
    for site in range(len(sites)):
        node = sites[site]
        if p.on_trail >> node & 1:
            sum_points += points[g.face_on(g.tiles[node])]
    return sum_points


def cattle_points(p: Rancher, points: vec[i64]) -> i64:
    """The whole herd: hand, draw pile and discard pile."""
    sum_points: i64 = 0
    for card in range(len(points)):
        sum_points += p.herd(card) * points[card]
    return sum_points


def worker_points(p: RailRancher, rows: i64, each: i64) -> i64:
    sum_points: i64 = 0
    for row in range(rows):
        sum_points += max(p.workers(row) - PLAIN_SLOTS, 0) * each
    return sum_points


def slot_points(each: int) -> list[int]:
    """What a worker on each slot of a row is worth, from the printed one on."""
    return [each if slot >= PLAIN_SLOTS else 0 for slot in range(int(WORKER_SLOTS))]


class MasterScores:
    """Station masters: points for each group of something counted."""

    def __init__(self, counts: vec[i64], group: vec[i64], points: vec[i64]) -> None:
        self.counts = counts  # which number of `counted` a master looks at
        self.group = group
        self.points = points

    def of(self, p: RailRancher, counted: vec[i64]) -> i64:
        sum_points: i64 = 0
        for master in range(len(self.counts)):
            if p.masters >> master & 1:
                groups = counted[self.counts[master]] // self.group[master]
                sum_points += groups * self.points[master]
        return sum_points

    def each(self, p: RailRancher, count: i64) -> i64:
        """The points for a group of `count` by the last own master that looks at it."""
        found: i64 = 0
        for master in range(len(self.counts)):
            if p.masters >> master & 1 and self.counts[master] == count:
                found = self.points[master]
        return found


class ObjectiveScores:
    """Objective cards: tasks, points and penalty; the first `in_herd` can lie in a herd."""

    def __init__(
        self,
        names: list[str],
        demands: list[vec[i64]],
        points: vec[i64],
        penalty: vec[i64],
        first_card: i64,
        in_herd: i64,
    ) -> None:
        self.names = names
        self.demands = demands
        self.points = points
        self.penalty = penalty
        self.first_card = first_card
        self.in_herd = in_herd

    def printed(self, p: RailRancher) -> i64:
        """The points of the cards in the area, met or not."""
        sum_points: i64 = 0
        for card in range(len(self.points)):
            sum_points += p.area[card] * self.points[card]
        return sum_points

    def score(self, p: RailRancher, best: Reckoning | None) -> tuple[i64, i64]:
        """All points, and how many cards then lie in the area. Without a reckoning, here and
        below, those of the area count as printed."""
        if best is None:
            return self.printed(p), i64(0)
        return best.objective_points(), best.cards

    def brought(self, p: RailRancher, best: Reckoning | None) -> list[tuple[str, int]]:
        """What each card brings or costs."""
        if best is not None:
            return [(self.names[card], points) for card, points in best.brought()]
        return [
            (self.names[card], int(self.points[card]))
            for card in range(len(self.points))
            for _copy in range(p.area[card])
        ]

    def met(self, p: RailRancher, best: Reckoning | None) -> dict[str, int]:
        """The cards that would count now, wherever they are, and how many of each."""
        counts = [int(n) for n in p.area]
        if best is not None:
            counts = [0] * len(self.names)
            for card in best.fulfilled():
                counts[card] += 1
        return {self.names[card]: n for card, n in enumerate(counts) if n > 0}

    def best(self, p: RailRancher, units: vec[i64], pair_points: i64) -> Reckoning:
        """The best assignment: cards of the area must be met, those of the herd may be added."""
        return Reckoning(self.pledges(p), units, pair_points)

    def pledges(self, p: RailRancher) -> list[Pledge]:
        found: list[Pledge] = []
        for card in range(len(self.points)):
            for _copy in range(p.area[card]):
                found.append(self.pledge(card, True))
            if card < self.in_herd:
                for _copy in range(p.herd(self.first_card + card)):
                    found.append(self.pledge(card, False))
        return found

    def pledge(self, card: i64, is_bound: bool) -> Pledge:
        points, penalty = self.points[card], self.penalty[card]
        return Pledge(card, self.demands[card], points, penalty, is_bound)
