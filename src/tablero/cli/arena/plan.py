"""Which games are played: rounds on common seeds, in which every bot sits on every seat."""

from __future__ import annotations

from typing import NamedTuple

from tablero.core.game import Options
from tablero.core.sim.playout import chooser, game_seed


class Round(NamedTuple):
    """The games of one seed; plain data, also for other processes and machines."""

    number: int
    game: str
    seats: int
    options: Options
    line_ups: list[list[str]]
    seed: int
    seconds: float | None
    simulations: int | None = None


class Plan(NamedTuple):
    """The whole tournament, round after round."""

    game: str
    seats: int
    options: Options
    names: list[str]
    against: str  # each of `names` sits alone among copies of this one; "" for mixed tables
    seed: int
    seconds: float | None
    simulations: int | None = None

    def everybody(self) -> list[str]:
        return [*self.names, self.against] if self.against else self.names

    def games_in_a_round(self) -> int:
        return len(self.names) * (self.seats if self.against else 1)

    def round(self, number: int) -> Round:
        seed = game_seed(self.seed, number)
        line_ups = self.alone() if self.against else self.mixed(seed)
        of_all = (self.game, self.seats, self.options)
        return Round(number, *of_all, line_ups, seed, self.seconds, self.simulations)

    def alone(self) -> list[list[str]]:
        """Every bot once on every seat among copies of the other."""
        seats = range(self.seats)
        return [
            [name if seat == own else self.against for seat in seats]
            for name in self.names
            for own in seats
        ]

    def mixed(self, seed: int) -> list[list[str]]:
        """Each bot once on every seat; who sits beside whom is shuffled anew for every round."""
        order = shuffled(self.names, seed)
        turns, seats = range(len(order)), range(self.seats)
        return [[order[(turn + seat) % len(order)] for seat in seats] for turn in turns]


def shuffled(names: list[str], seed: int) -> list[str]:
    left, order, rng = list(names), [], chooser(seed)
    while left:
        order.append(left.pop((int(rng.step()) * len(left)) >> 32))
    return order
