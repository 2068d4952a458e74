"""Labels and tips that every trail game makes from what is printed."""

from __future__ import annotations

from tablero.core.printed import Line, Side


def acting(sides: list[Side]) -> list[Line]:
    """An action as a sentence of its own."""
    return [Line("told-action", None, sides)] if sides else []


def acting_slots(slots: list[list[Side]]) -> list[Line]:
    """The local actions of a face, in the order they are printed."""
    return [line for sides in slots for line in acting(sides)]
