"""The tree keeps to its bounds and wins what can be won; a net reads only what is made for it."""

from __future__ import annotations

import threading
import time

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from training import trials
from training.trials import Entrant, Trial

from tablero import bots
from tablero.bots import Budget
from tablero.bots.guides import net_of, searched
from tablero.bots.puerto_rico.guide import PuertoRicoGuide, PuertoRicoNetGuide
from tablero.bots.searcher import Searcher
from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.registry import find, games
from tablero.core.sim.playout import chooser, pick_offered
from tablero.search.features import NO_ROW, Features, bucket
from tablero.search.net import BadNet, NetFile, read_net
from tablero.search.net_guide import NetGuide
from tablero.search.tree import Tree, nodes_within
from tests.bots.nets import made_up

GAME = find("puerto_rico")
NODES = 10_000
LEAST = 0.001  # of a prior, where nothing is known of an answer
FOR_EVER = 10**9  # simulations
PATIENCE = 20.0  # seconds
SEARCHED = [game for game in games() if searched(game.id) is not None]
TOLD = [game for game in games() if game.encoder is not None and game.encoder.schema]


def choices(game: Game, seats: int, seed: int) -> list[State]:
    """Every position of a random game at which there is a choice."""
    state, rng = game.seeded(seats, seed), chooser(seed)
    found = []
    while not state.is_over():
        if len(state.answers()) > 1:
            found.append(state.copy())
        state.play(int(pick_offered(state, rng)))
    return found


def outcomes(state: State) -> dict[int, float]:
    """Win shares of the asked seat after the answers that end the game at once."""
    seat, found = state.current_player(), {}
    for answer in state.answers():
        after = state.copy()
        after.play(answer)
        if after.is_over():
            found[answer] = after.returns()[seat]
    return found


def guided(game: Game) -> NetGuide:
    return NetGuide(read_net(made_up(game), game), 0.8)


def test_the_last_answer_of_a_game_is_the_one_that_wins() -> None:
    tried = 0
    for seed in range(60):
        state = choices(GAME, 2, seed)[-1]
        ends = outcomes(state)
        if len(ends) < len(state.answers()) or len(set(ends.values())) == 1:
            continue
        tried += 1
        for guide in (PuertoRicoGuide(), guided(GAME)):
            tree = Tree(guide, View(GAME, state, state.current_player()), 1, NODES)
            for _simulation in range(40):
                tree.simulate()
            best = max(tree.edges(), key=lambda edge: edge.tried)
            assert ends[best.answer] == max(ends.values())
    assert tried


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.id)
def test_every_simulation_is_counted_once(game: Game) -> None:
    state = choices(game, game.seat_counts[-1], 3)[20]
    known = searched(game.id)
    assert known is not None
    tree = Tree(known.guide, View(game, state, state.current_player()), 1, NODES)
    for _simulation in range(12):
        tree.simulate()
    assert sum(edge.tried for edge in tree.edges()) == 12
    assert [edge.answer for edge in tree.edges()] == state.answers()
    assert sum(tree.hopes()) == pytest.approx(1.0)


def test_a_tree_grows_no_further_than_it_may() -> None:
    state = choices(GAME, 3, 5)[10]
    tree = Tree(guided(GAME), View(GAME, state, state.current_player()), 1, 20)
    for _simulation in range(200):
        tree.simulate()
    assert len(tree.seat) == 20
    assert sum(edge.tried for edge in tree.edges()) == 200
    assert nodes_within(0) == 1


def test_the_tree_is_kept_for_the_next_question_of_a_turn() -> None:
    """Where nothing was drawn and nobody else chose, what is known of the next question stays."""
    kept = 0
    for state in choices(GAME, 3, 8)[30:50]:
        seat = state.current_player()
        tree = Tree(guided(GAME), View(GAME, state, seat), 1, NODES)
        for _simulation in range(30):
            tree.simulate()
        best = max(tree.edges(), key=lambda edge: edge.tried)
        after, draws = state.copy(), int(state.draws)
        after.play(best.answer)
        given = 1
        while not after.is_over() and len(after.answers()) == 1:
            after.play(after.answers()[0])
            given += 1
        if after.is_over() or after.current_player() != seat or int(after.draws) != draws:
            continue
        if tree.follow(best.answer, View(GAME, after, seat), given):
            kept += 1
            before = int(tree.seen[tree.root])
            tree.simulate()
            assert int(tree.seen[tree.root]) == before + 1
            assert [edge.answer for edge in tree.edges()] == after.answers()
    assert kept


def test_thinking_ends_with_the_budget() -> None:
    state = choices(GAME, 3, 5)[10]
    view = View(GAME, state, state.current_player())
    bot = bots.find("master", 1).sit(GAME, view.seat)
    stopped = Budget()
    stopped.stopped = True
    assert bot.think(view, stopped).answer in state.answers()
    assert bot.think(view, Budget(seconds=0.0)).answer in state.answers()
    assert bot.think(view, Budget(simulations=1)).answer in state.answers()


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.id)
def test_who_thinks_can_be_called_off_meanwhile(game: Game) -> None:
    """From another thread, as a worker does when the table has moved on: a bot that does nothing
    but think must give it a turn."""
    state = choices(game, game.seat_counts[0], 5)[10]
    bot = bots.find("master", 1).sit(game, state.current_player())
    assert isinstance(bot, Searcher)
    assert bot.searched is not None
    bot.searched.simulations = dict.fromkeys(bot.searched.simulations, FOR_EVER)
    bot.seconds = PATIENCE
    budget = Budget()
    began = time.monotonic()
    threading.Timer(0.1, setattr, (budget, "stopped", True)).start()
    bot.think(View(game, state, state.current_player()), budget)
    assert time.monotonic() - began < PATIENCE / 2


def test_thinking_ends_when_no_other_answer_can_lead_any_more() -> None:
    """The answer is the one that all the simulations would have found."""
    stopped = 0
    for state in choices(GAME, 3, 6)[10:50:10]:
        view = View(GAME, state, state.current_player())
        known = searched(GAME.id)
        assert known is not None
        if known.guide.is_solvable(state):
            continue
        thought = bots.find("master", 1).sit(GAME, view.seat).think(view, Budget(simulations=64))
        tree = Tree(known.guide, view, 7919 + int(state.ply), NODES)
        for _simulation in range(64):
            tree.simulate()
        tried = {edge.answer: edge.tried for edge in tree.edges()}
        most, second = sorted(tried.values(), reverse=True)[:2]
        assert tried[thought.answer] == most
        assert tree.is_settled(most - second - 1) == (most > second)
        assert not tree.is_settled(most - second)
        stopped += "after 64" not in thought.note
    assert stopped


def test_a_reluctant_search_keeps_to_what_it_knows() -> None:
    state = choices(GAME, 3, 5)[10]
    guide = guided(GAME)
    guide.reluctance = 1000.0
    tree = Tree(guide, View(GAME, state, state.current_player()), 1, NODES)
    for _simulation in range(30):
        tree.simulate()
    likeliest = max(tree.edges(), key=lambda edge: edge.prior)
    assert likeliest.tried == 30


def test_common_sense_is_asked_at_once_and_then_where_the_search_comes_by_again() -> None:
    """Made-up weights find every answer about as good; common sense that is trusted does not."""
    state = choices(GAME, 3, 5)[10]
    guide = PuertoRicoNetGuide(read_net(made_up(GAME), GAME))
    guide.trust = 1000.0
    tree = Tree(guide, View(GAME, state, state.current_player()), 1, NODES)
    assert min(edge.prior for edge in tree.edges()) < LEAST
    for _simulation in range(60):
        tree.simulate()
    again: list[float] = []
    once: list[float] = []
    for node in range(1, len(tree.seat)):
        least = min(tree.prior[edge] for edge in range(int(tree.first[node]), _end(tree, node)))
        (again if tree.seen[node] else once).append(least)
    assert sorted(again)[len(again) // 2] < LEAST  # some answers are of the same worth
    assert once
    assert min(once) > LEAST


def _end(tree: Tree, node: int) -> int:
    """The place after the last edge that a node was made with."""
    edge = int(tree.first[node])
    while tree.next[edge] == edge + 1:
        edge += 1
    return edge + 1


# -- features and nets -----------------------------------------------------------------------------
def test_neighbouring_counts_share_a_row_and_none_is_left_out() -> None:
    found = [bucket(value) for value in range(200)]
    assert found == sorted(found)
    assert set(found) == set(range(found[-1] + 1))


@pytest.mark.parametrize("game", TOLD, ids=lambda game: game.id)
def test_the_sum_of_rows_is_the_same_by_difference(game: Game) -> None:
    quick, slow = guided(game), guided(game)
    states = choices(game, game.seat_counts[-1], 4)[5:300:11]
    quick.begin(states[0])
    for state in states:
        slow.begin(state)
        quick.judge(state)
        slow.judge(state)
        seats = range(int(state.seats))
        assert [quick.values[k] for k in seats] == pytest.approx([slow.values[k] for k in seats])
        one, two = ([guide.priors[k] for k in range(state.offered)] for guide in (quick, slow))
        assert one == pytest.approx(two)
        assert sum(one) == pytest.approx(1.0)


@pytest.mark.parametrize(("width", "hidden"), [(8, 4), (7, 3), (1, 5)])
def test_a_net_makes_of_a_position_what_plain_sums_would(width: int, hidden: int) -> None:
    """Also where layers do not fill the groups of numbers that are worked out together."""
    data = made_up(GAME, width=width, hidden=hidden)
    net, state = read_net(data, GAME), choices(GAME, 3, 4)[40]
    seat, file = state.current_player(), NetFile(data, GAME, net.features)
    table, sums = file.take(net.features.rows * width), list(file.take(width))
    inner, active = file.take(width * hidden), list(file.take(hidden))
    rows = vec[i64]([0] * net.features.places)
    net.features.write(state, seat, rows)
    for row in rows:
        if row != NO_ROW:
            sums = [total + table[int(row) * width + k] for k, total in enumerate(sums)]
    for k, total in enumerate(sums):
        weights = [inner[k * hidden + unit] for unit in range(hidden)]
        pairs = zip(active, weights, strict=True)
        active = [one + max(0.0, total) * weight for one, weight in pairs]
    guide = NetGuide(net, 0.8)
    guide.begin(state)
    guide.judge(state)
    found = [net.active[unit] for unit in range(hidden)]
    assert found == pytest.approx([max(0.0, one) for one in active])


@pytest.mark.parametrize("game", TOLD, ids=lambda game: game.id)
def test_rows_lie_in_the_table(game: Game) -> None:
    assert game.encoder is not None
    features = Features(game.encoder)
    out = vec[i64]([0] * features.places)
    seen: set[int] = set()
    for state in choices(game, game.seat_counts[-1], 6)[::5]:
        features.write(state, state.current_player(), out)
        seen.update(int(row) for row in out)
    assert max(seen) < features.rows
    assert len(seen) > 100


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda data: data[:5], "no net"),
        (lambda data: data[:-1], "breaks off"),
        (lambda data: data + b"\0", "longer"),
        (lambda data: data[: data.index(b"{")], "head"),
        (lambda data: data + b"\0" * (3 << 20), "no net"),
    ],
)
def test_a_damaged_net_is_refused(damage: object, reason: str) -> None:
    assert callable(damage)
    with pytest.raises(BadNet, match=reason):
        read_net(damage(made_up(GAME)), GAME)


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        ({"game": "gwt2"}, "no net for"),
        ({"observation": "another"}, "another observation"),
        ({"actions": 1}, "another observation"),
        ({"width": 0}, "no size"),
        ({"width": "8"}, "no size"),
        ({"hidden": 1 << 40}, "no size"),
        ({"width": 9}, "breaks off|longer|scale"),
    ],
)
def test_a_net_for_something_else_is_refused(head: dict[str, object], reason: str) -> None:
    with pytest.raises(BadNet, match=reason):
        read_net(made_up(GAME, head), GAME)


def test_a_title_that_does_not_tell_what_it_observes_has_no_net() -> None:
    untold = Game()
    untold.id = "untold"
    with pytest.raises(BadNet, match="does not tell"):
        read_net(made_up(GAME), untold)


def test_a_trial_plays_a_net_on_every_seat() -> None:
    net = Entrant("hard", made_up(GAME), simulations=2)
    trial = Trial("puerto_rico", 2, 7, net, Entrant("random"))
    first, again = trials.run(trial), trials.run(trial)
    assert first.games == 2
    assert 0 <= first.won <= 2
    assert (first.won, first.points) == (again.won, again.points)


@pytest.mark.parametrize(("simulations", "looked"), [(None, 16), (5, 5), (48, 48)])
def test_who_enters_a_trial_thinks_as_far_as_is_said(simulations: int | None, looked: int) -> None:
    view = View(GAME, GAME.seeded(3, 4), 0)
    bot = Entrant("medium", simulations=simulations).sit(GAME, 4, 0)
    thought = bot.think(view, Budget(simulations=simulations))
    assert int(thought.note.split()[-2]) <= looked
    assert isinstance(bot, Searcher)
    assert bot.searched is not None
    assert min(bot.searched.simulations["medium"], simulations or 16) == looked


def test_the_net_that_comes_with_the_package_fits_what_is_observed_now() -> None:
    """And knows something: in the last choice of a game it mostly names the winner."""
    net = net_of("puerto_rico")
    assert net is not None
    guide, right, tried = NetGuide(net, 0.4), 0, 0
    for seed in range(8):
        state = choices(GAME, 3, seed)[-1]
        end = state.copy()
        while not end.is_over():
            end.play(end.answers()[0])
        guide.begin(state)
        guide.judge(state)
        values = [guide.values[seat] for seat in range(3)]
        right += values.index(max(values)) in end.winners()
        tried += 1
    assert right > tried / 2
