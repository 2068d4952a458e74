"""A clock for tests that must not wait."""

from __future__ import annotations

from tablero.server.clock import Clock


class SetClock(Clock):
    """Set by hand."""

    def __init__(self) -> None:
        self.at = 1000.0

    def now(self) -> float:
        return self.at

    def steady(self) -> float:
        return self.at
