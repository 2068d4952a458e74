"""Puerto Rico as a table sees it that keeps no count.

Points lie face down, but all saw who took them, and games keep that count from their start
(`Player.seen`): worlds dealt anew from it are the true one. Without it they differ, so that twins
can tell whether something depends on the points.
"""

from __future__ import annotations

from tablero.core.engine import State
from tablero.games.puerto_rico.state import HIDDEN as UNCOUNTED
from tablero.games.puerto_rico.state import PuertoRico


def uncount(state: State) -> None:
    """Nobody kept count; of no concern to other titles."""
    if isinstance(state, PuertoRico):
        for player in state.players:
            player.seen = int(UNCOUNTED)
