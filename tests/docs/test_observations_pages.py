"""The pages on observations tell what the package tells."""

from __future__ import annotations

import pytest
from tools.observations import GOAL, page

from tablero.core.game import Game
from tablero.core.registry import games


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_page_is_current(game: Game) -> None:
    assert game.encoder is not None
    written = (GOAL / f"{game.id}.md").read_text("utf-8")
    assert written == page(game, game.encoder), "run tools/observations.py"
