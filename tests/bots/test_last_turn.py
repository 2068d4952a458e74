"""The greedy bot of the rail titles once the game is closed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from tablero import bots
from tablero.bots.gwt2.outlook import judge as judge_gwt2
from tablero.bots.gwt_argentina.outlook import judge as judge_argentina
from tablero.core.game import View
from tablero.core.kinds import NOBODY
from tablero.core.registry import find
from tablero.games.gwt_family.rail.table import RailTable

JUDGES = [("gwt2", judge_gwt2), ("gwt_argentina", judge_argentina)]


@pytest.mark.parametrize(("title", "judge"), JUDGES, ids=[row[0] for row in JUDGES])
def test_only_points_count_in_its_last_turn(title: str, judge: Callable[[Any, int], float]) -> None:
    """What a hand, the way or money for later would bring is worth nothing once no turn is left."""
    game, tried = find(title), 0
    bot = bots.find("greedy")
    state = game.seeded(2, 0)
    while not state.is_over():
        seat = state.current_player()
        table = cast(RailTable, state)
        if table.closed_by() != NOBODY:
            tried += 1
            for one in range(2):
                lacking = judge(table, one) - table.scores()[one]
                assert lacking == pytest.approx(0.01 * int(table.rancher(one).money))
        state.play(bot.think(View(game, state, seat), bots.Budget()).answer)
    assert tried
