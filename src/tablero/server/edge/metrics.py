"""Counts for whoever watches the server, as Prometheus reads them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

LAG_SECONDS = 0.5  # between two looks at how late the event loop is


class Metrics:
    def __init__(self) -> None:
        self.requests: Counter[int] = Counter()  # by status
        self.refusals: Counter[str] = Counter()  # by code
        self.lag = 0.0
        self.worst_lag = 0.0  # since it was last read

    async def watch_the_loop(self) -> None:
        while True:
            due = time.monotonic() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self.lag = max(0.0, time.monotonic() - due)
            self.worst_lag = max(self.worst_lag, self.lag)

    def text(self, gauges: dict[str, float]) -> str:
        worst, self.worst_lag = self.worst_lag, 0.0
        lines = [f'tablero_requests_total{{status="{k}"}} {n}' for k, n in self.requests.items()]
        lines += [f'tablero_refusals_total{{code="{k}"}} {n}' for k, n in self.refusals.items()]
        gauges = {"loop_lag_seconds": self.lag, "loop_lag_worst_seconds": worst, **gauges}
        lines += [f"tablero_{name} {value:g}" for name, value in gauges.items()]
        return "\n".join(sorted(lines)) + "\n"
