"""Setting a trail up: what every title lays out in the same way."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import Stream
from tablero.games.gwt_family.table import TrailTable


def zeros(size: i64) -> vec[i64]:
    return vec[i64]([0] * int(size))


def lay_sides(g: TrailTable, choice: str, other: str, stream: Stream, pieces: i64) -> int:
    """The pieces that show their other side, one bit each: all, none, or by chance."""
    if choice == "random":
        return sum(int(g.below(stream, 2)) << number for number in range(int(pieces)))
    return (1 << int(pieces)) - 1 if choice == other else 0


def lay_neutrals(
    g: TrailTable, spaces: vec[i64], letters: vec[i64], stream: Stream, shuffled: bool
) -> None:
    """A trail with nothing but the neutral buildings, on the spaces with their letters or mixed."""
    g.tiles = zeros(len(g.trail.names))
    g.tiles[g.trail.goal] = g.numbers.goal
    left = vec[i64]([1] * len(spaces))
    for k in range(len(spaces)):
        letter = g.pick(stream, left) if shuffled else letters[k]
        left[letter] = 0
        g.tiles[spaces[k]] = g.numbers.first_neutral + letter
