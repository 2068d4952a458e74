"""What a guide tells the search about a question."""

from __future__ import annotations

from math import log
from typing import cast

import pytest
from librt.vecs import vec

from tablero import bots
from tablero.bots import Budget
from tablero.bots.contract import NOT_CONSIDERED
from tablero.bots.guides import TURNS, net_of, searched, searched_with
from tablero.bots.gwt2 import SENSE as GWT2
from tablero.bots.gwt_argentina import SENSE
from tablero.bots.gwt_family.guide import MovesGuide
from tablero.bots.gwt_family.mind import considered
from tablero.bots.gwt_family.net_guide import TrailNetGuide
from tablero.bots.puerto_rico.choices import CommonSense
from tablero.bots.puerto_rico.guide import PuertoRicoNetGuide, write_worth
from tablero.core.engine import MAX_SEATS
from tablero.core.game import View
from tablero.core.registry import find
from tablero.core.sim.playout import chooser, pick_offered
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_family.table import TrailTable
from tablero.games.puerto_rico.state import PuertoRico
from tablero.games.puerto_rico.words import PICK_ROLE
from tablero.search.net_guide import NetGuide
from tablero.search.tree import Tree


def test_every_question_is_approached_with_common_sense_too() -> None:
    """Who trusts it alone thinks of its best answer first, of rivals too."""
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
            guide.reconsider(state)
            first = [guide.priors[k] for k in range(len(answers))]
            worths = vec[float]([0.0] * len(answers))
            CommonSense().write_worths(cast(PuertoRico, state), worths)
            assert sum(first) == pytest.approx(1.0)
            assert worths[first.index(max(first))] == pytest.approx(max(worths), abs=0.1)
            guide.judge(state)
            guide.reconsider(state)
            assert [guide.priors[k] for k in range(len(answers))] == pytest.approx(first)
        state.play(int(pick_offered(state, rng)))


def test_a_net_that_plays_to_learn_hears_nobody_else() -> None:
    game, net = find("puerto_rico"), net_of("puerto_rico")
    assert net is not None
    guide, alone = PuertoRicoNetGuide(net), NetGuide(net, 0.4)
    state, seats = game.seeded(3, 5), range(3)
    found = []
    for one in (guide, alone):
        one.begin(state)
        one.judge(state)
        found.append([one.values[seat] for seat in seats])
    assert found[0] != pytest.approx(found[1])
    guide.by_itself()
    guide.begin(state)
    guide.judge(state)
    guide.reconsider(state)
    assert [guide.values[seat] for seat in seats] == pytest.approx(found[1])
    answers = range(len(state.answers()))
    assert [guide.priors[k] for k in answers] == pytest.approx([alone.priors[k] for k in answers])


def test_worth_is_told_where_the_phase_ends() -> None:
    """Whether a good is still in hand or about to be shipped, the chances are the same."""
    game, net = find("puerto_rico"), net_of("puerto_rico")
    assert net is not None
    guide = PuertoRicoNetGuide(net)
    guide.worth_share = 1.0
    state, rng, tried = game.seeded(3, 5), chooser(5), 0
    while not state.is_over() and tried < 20:
        if state.kind() is not PICK_ROLE and len(state.answers()) > 1:
            tried += 1
            after = cast(PuertoRico, state.copy())
            CommonSense().play_phase(after)
            guide.begin(state)
            guide.judge(state)
            found = [guide.values[seat] for seat in range(3)]
            by_worth = vec[float]([0.0] * int(MAX_SEATS))
            write_worth(after, by_worth)
            assert found == pytest.approx([by_worth[seat] for seat in range(3)])
        state.play(int(pick_offered(state, rng)))
    assert tried == 20


def test_a_net_has_its_say_where_the_own_turn_ends() -> None:
    """With a net answers are weighed by chances to win, without by points."""
    game, net = find("gwt2"), net_of("gwt2", TURNS)
    assert net is not None
    state, rng = game.seeded(3, 4), chooser(4)
    for _answer in range(60):
        state.play(int(pick_offered(state, rng)))
    while len(state.answers()) < 3 or state.kind().name != "move":
        state.play(int(pick_offered(state, rng)))
    view = View(game, state, state.current_player())
    heard = MovesGuide(GWT2, net, 0)
    chances = dict(zip(state.answers(), heard.in_a_world(view, 1), strict=True))
    ends = GWT2.turns_with_care(view, 1)
    assert len(ends) > 1
    for answer, world in ends.items():
        heard.write_values(world)
        assert chances[answer] == pytest.approx(heard.values[view.seat])
        assert 0.0 < chances[answer] < 1.0
    assert MovesGuide(GWT2, None, 0).in_a_world(view, 1) == GWT2.careful(view, 1)


def test_a_search_of_the_own_turn_weighs_one_question_and_stops_where_the_turn_does() -> None:
    """Every simulation is judged at the first question after the turn, in another world each."""
    game = find("gwt_argentina")
    known = searched_with(game.id, None)
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


def test_the_mean_of_worlds_meets_the_same_worlds_and_ends_with_the_budget() -> None:
    game = find("gwt_argentina")
    state, rng = game.seeded(2, 3), chooser(3)
    for _answer in range(80):
        state.play(int(pick_offered(state, rng)))
    while len(state.answers()) < 3:
        state.play(int(pick_offered(state, rng)))
    view = View(game, state, state.current_player())
    bot = bots.find("master", 1).sit(game, view.seat)
    two = bot.think(view, Budget(simulations=50))
    worlds = [SENSE.careful(view, 1), SENSE.careful(view, 2)]
    mean = {a: sum(w[k] for w in worlds) / 2 for k, a in enumerate(state.answers())}
    assert two.note == "the mean of 2 worlds"
    assert dict(two.ranking) == pytest.approx(mean)
    assert two.answer == two.ranking[0][0]
    assert bot.think(view, Budget(seconds=0.0)).note == "the mean of 1 worlds"


@pytest.mark.parametrize("title", ["gwt2", "gwt_elpaso"])
def test_a_trails_net_hears_common_sense_at_the_first_question(title: str) -> None:
    """Who trusts it alone thinks first of where the own turn ends best; later it is not asked."""
    game, net = find(title), net_of(title)
    assert net is not None
    known = searched(title)
    assert known is not None
    guide = known.guide
    assert isinstance(guide, TrailNetGuide)
    alone = NetGuide(net, 0.4)
    state, rng, tried = game.seeded(3, 4), chooser(4), 0
    while tried < 5:
        answers = state.answers()
        if len(answers) > 1 and state.ply % 7 == 0:
            tried += 1
            guide.trust = 1000.0
            thought_of = considered(cast(TrailTable, state), answers, guide.sense.asides_at)
            ends = guide.sense.turns_end(
                cast(TrailTable, state), int(state.seat_to_act()), thought_of
            )
            guide.begin(state)
            guide.judge(state)
            guide.reconsider(state)
            first = [guide.priors[k] for k in range(len(answers))]
            assert sum(first) == pytest.approx(1.0)
            assert ends[first.index(max(first))] == pytest.approx(max(ends))
            alone.begin(state)
            alone.judge(state)
            by_net = [alone.priors[k] for k in range(len(answers))]
            guide.judge(state)
            guide.reconsider(state)
            assert [guide.priors[k] for k in range(len(answers))] == pytest.approx(by_net)
            guide.by_itself()
            guide.judge(state)
            assert guide.values[0] == pytest.approx(alone.values[0])
        state.play(int(pick_offered(state, rng)))


@pytest.mark.parametrize("title", ["gwt2", "gwt_elpaso"])
def test_what_people_are_told_holds_among_players_of_another_kind(title: str) -> None:
    """A net that has only seen itself knows less than nothing of the second half of a game of
    El Paso between others: it would be better to call all as likely to win."""
    game, known, bot = find(title), searched(title), bots.find("greedy", 1)
    assert known is not None
    guide = known.guide
    guide.for_people()
    lost: list[float] = []
    for seed in range(8):
        state = game.seeded(3, seed)
        told: list[list[float]] = []
        while not state.is_over():
            if state.ply % 16 == 0:
                guide.begin(state)
                assert guide.foresee(state)
                told.append([guide.values[seat] for seat in range(3)])
                assert sum(told[-1]) == pytest.approx(1.0)
            state.play(bot.think(View(game, state, state.current_player()), Budget()).answer)
        for shares in told[len(told) // 2 :]:
            chances = zip(state.returns(), shares, strict=True)
            lost.append(-sum(won * log(max(share, 1e-6)) for won, share in chances))
    assert sum(lost) / len(lost) < 0.9 * log(3)


def test_a_hunch_of_the_net_is_heard_beside_common_sense() -> None:
    """Of two answers that lead as far the likelier is the better."""
    game, known = find("gwt_elpaso"), searched("gwt_elpaso")
    assert known is not None
    guide = known.guide
    assert isinstance(guide, TrailNetGuide)
    state, rng, tried = game.seeded(3, 4), chooser(4), 0
    while tried < 5:
        if len(state.answers()) > 2 and state.ply % 7 == 0:
            tried += 1
            view = View(game, state, state.current_player())
            found = guide.with_a_hunch(view, 1)
            thought_of = considered(cast(TrailTable, state), state.answers(), guide.sense.asides_at)
            worths = guide.sense.look(view, thought_of, 1)
            hunches = [one - worth for one, worth in zip(found, worths, strict=False)]
            guide.begin(state)
            guide.judge(state)
            likely = [guide.priors[k] for k in range(len(thought_of))]
            assert hunches.index(max(hunches)) == likely.index(max(likely))
            assert all(hunch <= 0.0 for hunch in hunches)
            assert set(found[len(thought_of) :]) <= {NOT_CONSIDERED}
        state.play(int(pick_offered(state, rng)))


@pytest.mark.parametrize("title", ["gwt2", "gwt_elpaso"])
def test_hard_takes_worlds_where_master_grows_a_tree(title: str) -> None:
    known = searched(title)
    assert known is not None
    assert known.worlds_of("hard") is not None
    assert known.worlds_of("master") is None
    assert known.adviser == "master"


def test_who_advises_looks_further_than_one_world() -> None:
    argentina = searched("gwt_argentina")
    assert argentina is not None
    assert argentina.worlds_of("master") is not None
    assert argentina.adviser == "master"
    assert argentina.simulations["hard"] < argentina.simulations["master"]
    puerto_rico = searched("puerto_rico")
    assert puerto_rico is not None
    assert puerto_rico.adviser == "hard"
