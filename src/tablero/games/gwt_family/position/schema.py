"""What the numbers are that `observe` of the family writes, block by block."""

from __future__ import annotations

from tablero.core.kinds import NOBODY, Kind
from tablero.core.sim.encode import BITS, CATEGORY, COUNT, MOST_BITS, Number
from tablero.games.gwt_family.moving import REASONS
from tablero.games.gwt_family.position.observe import USED_BITS
from tablero.games.gwt_family.printed import MOST_STEPS


def asked(kinds: list[Kind]) -> list[Number]:
    """`write_asked`."""
    return [Number("asked", kind.name, COUNT, 1) for kind in kinds]


def subject(nodes: int, subjects: int) -> list[Number]:
    """`write_subject`: questions are prepared under numbers below `subjects`."""
    return [
        Number("subject", "number", CATEGORY, subjects),
        Number("subject", "space", CATEGORY, nodes + 1),
        Number("subject", "used", BITS, USED_BITS),
        Number("subject", "reason", CATEGORY, len(REASONS) + 1),
        Number("subject", "steps", COUNT, MOST_STEPS),
    ]


def counts(group: str, names: list[str], most: int, place: int = NOBODY) -> list[Number]:
    """`write_counts`."""
    return [Number(group, name, COUNT, most, place) for name in names]


def places(group: str, spaces: int, pieces: int) -> list[Number]:
    """`write_places`: 0 is nothing."""
    return [Number(group, f"space {k + 1}", CATEGORY, pieces + 1) for k in range(spaces)]


def wide_set(group: str, name: str, width: int, place: int = NOBODY) -> list[Number]:
    """`write_set`: a set of more things than one number holds, its lowest bits first."""
    numbers = []
    for first in range(0, width, MOST_BITS):
        last = min(width, first + MOST_BITS)
        numbers.append(Number(group, f"{name} {first + 1} to {last}", BITS, last - first, place))
    return numbers
