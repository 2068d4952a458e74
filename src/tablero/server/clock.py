"""The time of the machine, for those who are given a clock."""

from __future__ import annotations

import time


class Clock:
    def now(self) -> float:
        """Seconds of the calendar, to the millisecond."""
        return round(time.time(), 3)

    def steady(self) -> float:
        """Seconds that never jump: for how long something took."""
        return time.monotonic()
