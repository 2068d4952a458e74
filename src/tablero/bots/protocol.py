"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from tablero.core.game import View


class Bot(Protocol):
    """Chooses for whichever seat it is asked about; keeps nothing in mind between choices."""

    name: str

    def choose(self, view: View, answers: list[int]) -> int:
        """One of `answers`, knowing only what the seat of `view` may know."""
        ...
