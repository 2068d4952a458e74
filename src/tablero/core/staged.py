"""Chance staged in advance: the outcomes a rule vector asks for, then an ordinary generator.

Of the test kit, but in the core: only compiled classes can derive from compiled ones.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import Stream
from tablero.core.rng import ChanceError, Rng


class StagedRng(Rng):
    """Gives each stream its staged outcomes first, in order; draws from `after` from then on."""

    def __init__(self, staged: dict[str, list[int]], after: Rng) -> None:
        self.staged = staged
        self.after = after

    def _next(self, stream: Stream) -> int | None:
        waiting = self.staged.get(stream.name)
        return waiting.pop(0) if waiting else None

    def left(self) -> list[str]:
        """The streams whose staged outcomes were not all drawn."""
        return [name for name, waiting in self.staged.items() if waiting]

    def below(self, stream: Stream, n: i64) -> i64:
        outcome = self._next(stream)
        if outcome is None:
            return self.after.below(stream, n)
        if not 0 <= outcome < int(n):
            raise ChanceError(f"{stream.name}: {stream.word(outcome)} cannot come up here")
        return outcome

    def pick(self, stream: Stream, counts: vec[i64]) -> i64:
        outcome = self._next(stream)
        if outcome is None:
            return self.after.pick(stream, counts)
        if not 0 <= outcome < len(counts) or counts[outcome] < 1:
            raise ChanceError(f"{stream.name} holds no {stream.word(outcome)} to draw")
        return outcome

    def copy(self) -> Rng:
        staged = {name: list(waiting) for name, waiting in self.staged.items()}
        return StagedRng(staged, self.after.copy())


def stage(state: State, staged: dict[str, list[int]]) -> None:
    """What chance brings from here on, at a table laid on a `StagedRng`."""
    assert isinstance(state.rng, StagedRng)
    state.rng.staged = staged


def undrawn(state: State) -> list[str]:
    """A line for each stream of which something staged is left."""
    assert isinstance(state.rng, StagedRng)
    return [f"chance: not all of {name} was drawn" for name in state.rng.left()]
