"""How often somebody may do something: token buckets by name."""

from __future__ import annotations

import time
from collections import OrderedDict

from tablero.server.tables.errors import Refused

REMEMBERED = 20_000


class Limit:
    """`rate` per second on average, `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str) -> bool:
        now = time.monotonic()
        left, then = self._buckets.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        allowed = left >= 1
        self._buckets[who] = (left - 1 if allowed else left, now)
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return allowed

    def check(self, who: str) -> None:
        if not self.allows(who):
            raise Refused("too_many")
