"""Characters play as their names say."""

from __future__ import annotations

from tablero import bots
from tablero.bots import Budget
from tablero.bots.characters import CHARACTERS
from tablero.core.game import View
from tablero.core.registry import find
from tablero.core.rng import FastRng


def test_every_character_is_offered_where_it_is_known() -> None:
    for title, known in CHARACTERS.items():
        assert set(known) <= set(bots.names(title))


def test_an_opportunist_takes_the_role_that_pays_now() -> None:
    """Nine doubloons lie on the prospector, while the engine of the island is still to be built."""
    game = find("puerto_rico")
    plain = {"seats": 4, "roles": {"prospector_1": {"doubloons": 9}}, "players": [{}, {}, {}, {}]}
    state = game.load(plain, FastRng.seeded(1))
    state.settle()
    view = View(game, state, state.current_player())
    chosen = bots.find("opportunist", 1).think(view, Budget()).answer
    assert state.kind().words[chosen] == "prospector_1"
