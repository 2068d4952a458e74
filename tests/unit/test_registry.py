"""Titles come in one order, whichever was asked for first."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tablero.core.registry import BUILT_IN

ASKED = """
import tablero
tablero.game({first!r})
print(*(game.id for game in tablero.games()))
try:
    tablero.game("chess")
except tablero.UnknownGame as error:
    print(error)
"""


@pytest.mark.parametrize("first", ["puerto_rico", "gwt_elpaso"])
def test_the_order_of_titles_does_not_depend_on_what_came_first(first: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ASKED.format(first=first)],
        capture_output=True,
        text=True,
        check=True,
    )
    ids, error = done.stdout.splitlines()
    assert ids.split()[: len(BUILT_IN)] == list(BUILT_IN)
    assert error.endswith("there are " + ", ".join(ids.split()))
