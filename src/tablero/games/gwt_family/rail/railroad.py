"""The railroad: numbered spaces in a row, with turnouts as extra spaces between two of them.

Places are numbered along the track, turnouts included. Places where another engine stands do not
exist for a moving engine; the first place holds any number of engines.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.games.gwt_family.bits import bit

NO_STATION: Final[i64] = -1


class Railroad:
    """`turnouts[k]` is the numbered space after which the turnout of station k lies."""

    def __init__(self, last_space: int, turnouts: list[int]) -> None:
        names: list[str] = []
        numbers: list[i64] = []
        stations: list[i64] = []
        side: list[i64] = []
        for number in range(last_space + 1):
            names.append(str(number))
            numbers.append(number)
            stations.append(NO_STATION)
            side.append(0)
            if number in turnouts and number != last_space:
                station = turnouts.index(number)
                names.append(f"station_{station + 1}")
                numbers.append(number + 1)
                stations.append(station)
                side.append(1)
        if last_space in turnouts:
            stations[-1] = turnouts.index(last_space)
        self.names = names
        self.number = vec[i64](numbers)  # a turnout counts as the space after it
        self.station = vec[i64](stations)
        self.is_turnout = vec[i64](side)
        self.last: i64 = len(names) - 1

    def ahead(self, occupied: i64, place: i64, most: i64) -> i64:
        """The places reachable with 1 to `most` spaces forward, one bit each."""
        reachable: i64 = 0
        passed: i64 = 0
        target = place + 1
        while target <= self.last and passed < most:
            if not occupied >> target & 1:
                reachable |= bit(target)
                passed += 1 - self.is_turnout[target]
            target += 1
        return reachable

    def behind(self, occupied: i64, place: i64, exactly: i64) -> i64:
        """The places reachable with exactly so many spaces backward, one bit each."""
        reachable: i64 = 0
        spaces: i64 = 1
        detours: i64 = 0
        target = place - 1
        while target >= 0 and spaces <= exactly:
            if target == 0 or not occupied >> target & 1:
                if exactly <= spaces + detours:
                    reachable |= bit(target)
                if self.is_turnout[target] == 1:
                    detours += 1
                else:
                    spaces += 1
            target -= 1
        return reachable
