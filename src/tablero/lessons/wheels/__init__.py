"""Training wheels: one line of advice under the question of somebody's first game.

Each title has rows, the most telling first: a message, the questions it stands under, and a test
of what the asked seat can see. How often a line is shown is the reader's side's to count.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from tablero.core.engine import State
from tablero.core.game import View
from tablero.core.kinds import Args

# The facts of the line where it holds; None where it does not.
Test = Callable[[State, int], Args | None]


class Row(NamedTuple):
    """The message `wheels-<key>`. `late`: it tells of the end, so it outlasts the others."""

    key: str
    kinds: frozenset[str]
    test: Test
    late: bool = False


class Wheels(NamedTuple):
    """The rows of a title, and from when on only the late ones are shown."""

    rows: list[Row]
    is_past: Callable[[State, int], bool]


class Line(NamedTuple):
    key: str
    facts: Args


class Advice(NamedTuple):
    """The lines that hold, best first; `past`: most have said what they had to say."""

    lines: list[Line]
    past: bool


def row(key: str, kinds: str, test: Test, late: bool = False) -> Row:
    return Row(key, frozenset(kinds.split()), test, late)


def advice(view: View) -> Advice | None:
    """For the seat that is asked, by what it can see; None: the title has no such lines."""
    wheels = wheels_of(view.game.id)
    if wheels is None:
        return None
    state, seat = view.state, view.seat
    kind, past = state.kind().name, wheels.is_past(state, seat)
    lines: list[Line] = []
    for each in wheels.rows:
        if kind in each.kinds and (each.late or not past):
            facts = each.test(state, seat)
            if facts is not None:
                lines.append(Line(each.key, facts))
    return Advice(lines, past)


@cache
def wheels_of(game_id: str) -> Wheels | None:
    """Read when asked for: who plays one title needs no other."""
    name = f"{__name__}.{game_id}"
    if find_spec(name) is None:
        return None
    found: Wheels = import_module(name).WHEELS
    return found
