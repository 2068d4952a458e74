"""One position as numbers: rows and masks for who steps through games by hand."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tablero.core.engine import State
from tablero.core.game import Game
from tablero.core.registry import find
from tablero.core.sim.encode import Masks, Number, Rows

Row = NDArray[np.int16]
Mask = NDArray[np.int8]


class Observer:
    """Writes what a seat sees into arrays of the caller, or into fresh ones."""

    def __init__(self, game: Game | str) -> None:
        self.game = find(game) if isinstance(game, str) else game
        if self.game.encoder is None:
            raise ValueError(f"{self.game.id} does not tell what it observes")
        self.schema: list[Number] = self.game.encoder.schema
        self.version = self.game.encoder.signature()
        self.size = self.game.encoder.size
        self.actions = self.game.actions
        most = max(self.game.seat_counts) + 1  # an automa has a seat of its own
        self._rows, self._masks = Rows(self.game.encoder, most), Masks(self.actions, 1)
        self._seen = np.frombuffer(memoryview(self._rows.values), np.int16).reshape(most, self.size)
        self._legal = np.frombuffer(memoryview(self._masks.values), np.int8)

    def __reduce__(self) -> tuple[object, ...]:
        return Observer, (self.game,)

    def row(self, state: State, seat: int, out: Row | None = None) -> Row:
        """The position as `seat` sees it."""
        if not 0 <= seat < int(state.seats):
            raise ValueError(f"there is no seat {seat}")
        self._rows.write(state, seat, 0)
        return _given(self._seen[0], out)

    def rows(self, state: State, out: Row | None = None) -> Row:
        """The position as every seat sees it, a row for each."""
        self._rows.write_all(state)
        return _given(self._seen[: int(state.seats)], out)

    def mask(self, state: State, out: Mask | None = None) -> Mask:
        """1 for each action that the seat to act may take."""
        self._masks.write(state, 0)
        if out is None:
            return self._legal.copy()
        out[...] = self._legal
        return out

    def no_mask(self) -> Mask:
        """For a seat that is not asked."""
        return np.zeros(self.actions, np.int8)


def _given(seen: Row, out: Row | None) -> Row:
    if out is None:
        return seen.copy()
    out[...] = seen
    return out
