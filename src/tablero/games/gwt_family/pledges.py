"""Objective cards at the end: which to fulfil when one unit serves one card only."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalogue import Row


def demands_of(row: Row, key: str, tasks: list[str]) -> vec[i64]:
    """What a card demands of each task."""
    counts = vec[i64]([0] * len(tasks))
    for task, count in row.table(key).items():
        if task not in tasks or not isinstance(count, int):
            raise row.error(f"{key}: unknown task {task!r}, or no number of it")
        counts[tasks.index(task)] = count
    return counts


class Pledge:
    """A card to be judged: what it demands of each task, and what it brings or costs."""

    def __init__(
        self, card: i64, demands: vec[i64], points: i64, penalty: i64, is_bound: bool
    ) -> None:
        self.card = card  # its number among objectives
        self.demands = demands
        self.points = points
        self.penalty = penalty
        self.is_bound = is_bound  # already in the objective area; a free card may be dropped
        self.gain = points + penalty if is_bound else points


class Reckoning:
    """The best set of fulfilled cards; every two cards in the area bring `pair_points`."""

    def __init__(self, pledges: list[Pledge], units: vec[i64], pair_points: i64) -> None:
        self.pledges = sorted(pledges, key=lambda pledge: int(-pledge.gain))
        self.units = units
        self.pair_points = pair_points
        self.best: i64 = -1000
        self.cards: i64 = 0  # cards in the area in the best solution
        self.met: i64 = 0  # the pledges fulfilled in it, a bit each
        self.taken: i64 = 0  # those of the solution being tried
        self.joined = False  # whether a dropped card completes a pair in it
        base: i64 = 0
        bound: i64 = 0
        for pledge in pledges:
            if pledge.is_bound:
                base -= pledge.penalty
                bound += 1
        self._search(0, base, bound, 1000)

    def objective_points(self) -> i64:
        return self.best - self.cards // 2 * self.pair_points

    def fulfilled(self) -> list[int]:
        """The cards that count, a number for each copy."""
        return [int(pledge.card) for k, pledge in enumerate(self.pledges) if self.met >> k & 1]

    def brought(self) -> list[tuple[int, int]]:
        """What each card brings or costs; the sum is `objective_points`."""
        found: list[tuple[int, int]] = []
        dropped: list[tuple[int, int]] = []
        for k, pledge in enumerate(self.pledges):
            if self.met >> k & 1:
                found.append((int(pledge.card), int(pledge.points)))
            elif pledge.is_bound:
                found.append((int(pledge.card), int(-pledge.penalty)))
            else:
                dropped.append((int(pledge.penalty), int(pledge.card)))
        if self.joined:
            penalty, card = min(dropped)
            found.append((card, -penalty))
        return found

    def _search(self, at: i64, points: i64, cards: i64, cheapest_dropped: i64) -> None:
        if at == len(self.pledges):
            self._judge(points, cards, cheapest_dropped)
            return
        if points + self._hope(at, cards) <= self.best:
            return
        pledge = self.pledges[at]
        if self._reserve(pledge, 1):
            added = cards if pledge.is_bound else cards + 1
            self.taken |= 1 << at
            self._search(at + 1, points + pledge.gain, added, cheapest_dropped)
            self.taken &= ~(1 << at)
            self._reserve(pledge, -1)
        dropped = cheapest_dropped
        if not pledge.is_bound and pledge.penalty < dropped:
            dropped = pledge.penalty
        self._search(at + 1, points, cards, dropped)

    def _judge(self, points: i64, cards: i64, cheapest_dropped: i64) -> None:
        # A dropped card may still join the area, unfulfilled, when it completes a paying pair.
        joins = cards % 2 == 1 and self.pair_points > cheapest_dropped
        if joins:
            points -= cheapest_dropped
            cards += 1
        value = points + cards // 2 * self.pair_points
        if value > self.best:
            self.best = value
            self.cards = cards
            self.met = self.taken
            self.joined = joins

    def _hope(self, at: i64, cards: i64) -> i64:
        hope: i64 = 0
        for k in range(at, len(self.pledges)):
            hope += self.pledges[k].gain
        return hope + (cards + len(self.pledges) - at + 1) // 2 * self.pair_points

    def _reserve(self, pledge: Pledge, sign: i64) -> bool:
        units = self.units
        if sign > 0:
            for task in range(len(units)):
                if units[task] < pledge.demands[task]:
                    return False
        for task in range(len(units)):
            units[task] -= sign * pledge.demands[task]
        return True
