"""What a guide tells the search about a question."""

from __future__ import annotations

from typing import cast

import pytest

from tablero.bots.guides import net_of, searched
from tablero.bots.puerto_rico.choices import worths_of
from tablero.bots.puerto_rico.guide import PuertoRicoNetGuide
from tablero.core.game import View
from tablero.core.registry import find
from tablero.core.sim.playout import chooser, pick_offered
from tablero.games.gwt_argentina.state import Table
from tablero.games.puerto_rico.state import PuertoRico
from tablero.search.tree import Tree


def test_the_first_question_is_approached_with_common_sense_too() -> None:
    """Who trusts it alone thinks of its best answer first; further down it is silent."""
    game, net = find("puerto_rico"), net_of("puerto_rico")
    assert net is not None
    guide = PuertoRicoNetGuide(net)
    state, rng = game.seeded(3, 5), chooser(5)
    while not state.is_over():
        answers = state.answers()
        if len(answers) > 1 and state.ply % 12 == 0:
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


def test_a_search_of_the_own_turn_weighs_one_question_and_stops_where_the_turn_does() -> None:
    """Every simulation is judged at the first question after the turn, in another world each."""
    game = find("gwt_argentina")
    known = searched(game.id)
    assert known is not None
    state, rng = game.seeded(3, 2), chooser(2)
    for _answer in range(60):
        state.play(int(pick_offered(state, rng)))
    while len(state.answers()) < 3 or state.kind().name != "move":
        state.play(int(pick_offered(state, rng)))
    guide = known.guide
    tree = Tree(guide, View(game, state, state.current_player()), 1, 1000)
    for _simulation in range(20):
        tree.simulate()
    assert len(tree.seat) == 1
    assert sum(edge.tried for edge in tree.edges()) == 20
    assert not guide.is_horizon(state)
    while not guide.is_horizon(state):
        state.play(int(guide.answer(state)) if len(state.answers()) > 1 else state.answers()[0])
    assert cast(Table, state).turns == cast(Table, tree.view.state).turns + 1
