"""What a guide tells the search about a question."""

from __future__ import annotations

from typing import cast

import pytest

from tablero.bots.guides import net_of
from tablero.bots.puerto_rico.choices import worths_of
from tablero.bots.puerto_rico.guide import PuertoRicoNetGuide
from tablero.core.registry import find
from tablero.core.sim.playout import chooser, pick_offered
from tablero.games.puerto_rico.state import PuertoRico


def test_the_first_question_is_approached_with_common_sense_too() -> None:
    """Who trusts it alone thinks of its best answer first; further down it is silent."""
    game, net = find("puerto_rico"), net_of("puerto_rico")
    assert net is not None
    guide = PuertoRicoNetGuide(net)
    state, rng = game.seeded(3, 5), chooser(5)
    while not state.is_over():
        answers = state.answers()
        if len(answers) > 1:
            guide.trust = 1000.0
            guide.begin(state)
            guide.judge(state)
            first = [guide.priors[k] for k in range(len(answers))]
            worths = worths_of(cast(PuertoRico, state), state.current_player(), answers)
            assert sum(first) == pytest.approx(1.0)
            assert worths[first.index(max(first))] == pytest.approx(max(worths), abs=0.1)
            guide.judge(state)
            later = [guide.priors[k] for k in range(len(answers))]
            guide.trust = 0.0
            guide.begin(state)
            guide.judge(state)
            untold = [guide.priors[k] for k in range(len(answers))]
            assert later == pytest.approx(untold)
        state.play(int(pick_offered(state, rng)))
