"""Which colour each seat wears: the one its person chose, the seat's own, or what is left.

Colours are numbers; what they look like is the client's. A person's colour never changes because
of somebody else: what they wear without having chosen it is as much theirs as a choice.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

COLOURS = 5


def worn(chosen: Sequence[int | None]) -> list[int]:
    """By seat: the chosen one, else the seat's own or, where somebody chose that, what is left."""
    taken = {colour for colour in chosen if colour is not None}
    own = {seat for seat, colour in enumerate(chosen) if colour is None and seat not in taken}
    left = (c for c in range(max(COLOURS, len(chosen))) if c not in taken and c not in own)
    return [
        colour if colour is not None else seat if seat in own else next(left)
        for seat, colour in enumerate(chosen)
    ]


def settled(chosen: Sequence[int | None], people: Collection[int]) -> list[int | None]:
    """`chosen` with what people wear by chance fixed, so that nobody changes it for them."""
    given = worn(chosen)
    return [
        given[seat] if seat in people and given[seat] != seat else colour
        for seat, colour in enumerate(chosen)
    ]
