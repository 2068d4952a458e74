"""The trail: a one-way graph of spaces, of which only those carrying a tile are locations."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FAR: Final[i64] = 99
NO_SPACE: Final[i64] = -1


class Trail:
    """Spaces in travel order: along every arrow the number ascends. `goal` ends all movement."""

    def __init__(self, names: list[str], arrows: list[list[str]], goal: str) -> None:
        numbers = {name: number for number, name in enumerate(names)}
        first: list[i64] = []
        second: list[i64] = []
        for number, ahead in enumerate(arrows):
            spaces = [numbers[name] for name in ahead]
            if len(spaces) > 2 or any(space <= number for space in spaces):
                raise ValueError(f"trail space {names[number]}: wrong arrows")
            first.append(spaces[0] if spaces else NO_SPACE)
            second.append(spaces[1] if len(spaces) > 1 else NO_SPACE)
        self.names = names
        self.numbers = numbers
        self.goal: i64 = numbers[goal]
        self.first = vec[i64](first)
        self.second = vec[i64](second)
        self.nowhere = vec[i64]([FAR for _ in names])
        self.joins = vec[i64]([self._find_join(space) for space in range(len(names))])

    def steps_from(self, tiles: vec[i64], origin: i64, limit: i64) -> vec[i64]:
        """Fewest steps from `origin` to each space, FAR where more than `limit` are needed."""
        steps = self.nowhere[:]
        steps[origin] = 0
        for space in range(origin, self.goal):
            so_far = steps[space]
            if so_far <= limit:
                self._relax(steps, tiles, self.first[space], so_far, limit)
                self._relax(steps, tiles, self.second[space], so_far, limit)
        return steps

    def _relax(self, steps: vec[i64], tiles: vec[i64], space: i64, so_far: i64, limit: i64) -> None:
        if space < 0:
            return
        needed = so_far if tiles[space] == 0 else so_far + 1
        if needed <= limit and needed < steps[space]:
            steps[space] = needed

    def steps_to(self, tiles: vec[i64], origin: i64, target: i64) -> vec[i64]:
        """Fewest steps from each space between `origin` and `target` to `target`."""
        steps = self.nowhere[:]
        steps[target] = 0
        space = target - 1
        while space >= origin:
            steps[space] = min(
                self.through(steps, tiles, self.first[space]),
                self.through(steps, tiles, self.second[space]),
            )
            space -= 1
        return steps

    def through(self, steps: vec[i64], tiles: vec[i64], space: i64) -> i64:
        """Steps to the target of `steps` when `space` is entered next."""
        if space < 0 or steps[space] == FAR:
            return FAR
        if tiles[space] == 0:
            return steps[space]
        return steps[space] + 1

    def onward(self, steps: vec[i64], tiles: vec[i64], at: i64) -> i64:
        """The next space on a way with the fewest steps to the target of `steps`; of equal ones the
        first."""
        ahead = self.first[at]
        other = self.second[at]
        if self.through(steps, tiles, other) < self.through(steps, tiles, ahead):
            return other
        return ahead

    def rejoin(self, fork: i64) -> i64:
        """The first space that both ways from a fork lead to."""
        return self.joins[fork]

    def _find_join(self, fork: int) -> int:
        ways = [0] * len(self.names)
        for number, ahead in ((1, self.first[fork]), (2, self.second[fork])):
            if ahead >= 0:
                ways[ahead] |= number
        for space in range(fork + 1, int(self.goal)):
            if ways[space] == 3:
                return space
            for ahead in (self.first[space], self.second[space]):
                if ahead >= 0:
                    ways[ahead] |= ways[space]
        return int(self.goal)
