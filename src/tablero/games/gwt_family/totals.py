"""What `check-data` looks for in every trail game."""

from __future__ import annotations

from tablero.core.catalogue import Catalogue
from tablero.games.gwt_family.printed import Grammar


def data_faults(data: Catalogue, grammar: Grammar, wanted: list[tuple[str, int, int]]) -> list[str]:
    """What differs from the component list of the rulebook (a name, what there is, what there
    should be), and data and words that nothing reads."""
    found = [f"{name}: {have} instead of {want}" for name, have, want in wanted if have != want]
    return found + data.unread() + grammar.unused()
