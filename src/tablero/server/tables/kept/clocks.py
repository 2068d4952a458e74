"""How much time each seat has left: counted from the times of the log alone, so that every process
and every restart comes to the same. The rules of a game know nothing of it.

Nobody is thrown off by it: where a seat's time is used up, the others may let a bot answer there.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec import Struct

from tablero.server.tables.kept.facts import Timing


class Brought(NamedTuple):
    """A turn's increment, which is lost if the turn's end is taken back."""

    ply: int
    seat: int
    seconds: float


class Clocks(Struct, frozen=True):
    left: list[float]  # seconds by seat, as of `since`; below 0 is owed (`gone_back`)
    since: float
    brought: list[Brought] = []  # by turns whose end may be taken back
    returned: int = -1  # how many answers stood when somebody last came back without time

    def left_at(self, seat: int, now: float) -> float:
        """For the seat that is asked."""
        return max(0.0, self.left[seat] - max(0.0, now - self.since))

    def ticked(self, seat: int, now: float, is_bot: bool) -> Clocks:
        """The time since the last look goes to who was asked; a bot's thinking costs nobody.

        A calendar that was set back gives nothing, and from then on counts as before.
        """
        left = self.left
        if not is_bot:
            less = min(left[seat], self.left_at(seat, now))
            left = [*left[:seat], less, *left[seat + 1 :]]
        return msgspec.structs.replace(self, left=left, since=now)

    def turned(self, seat: int, ply: int, timing: Timing, reach: int = 0) -> Clocks:
        """A turn has ended with so many answers played, of which `reach` stand for good. Nobody
        gets more than all had at the beginning."""
        more = min(float(timing.increment), float(timing.seconds) - self.left[seat])
        brought = [one for one in self.brought if one.ply > reach]
        return self._with(seat, more, [*brought, Brought(ply, seat, more)])

    def gone_back(self, to: int) -> Clocks:
        """What turns have brought that have not ended, after all, is theirs no more: what was used
        of it is owed, or a turn played again would bring it anew."""
        clocks = self
        for one in self.brought:
            if one.ply > to:
                clocks = clocks._with(one.seat, -one.seconds, clocks.brought)
        return msgspec.structs.replace(
            clocks, brought=[one for one in self.brought if one.ply <= to]
        )

    def came_back(self, ply: int) -> Clocks:
        """Without any time, to a question that a bot was asked; the same one only once."""
        return msgspec.structs.replace(self, returned=max(self.returned, ply))

    def _with(self, seat: int, more: float, brought: list[Brought]) -> Clocks:
        left = [*self.left[:seat], self.left[seat] + more, *self.left[seat + 1 :]]
        return msgspec.structs.replace(self, left=left, brought=brought)


def started(timing: Timing | None, seats: int, now: float) -> Clocks | None:
    return None if timing is None else Clocks([float(timing.seconds)] * seats, now)
