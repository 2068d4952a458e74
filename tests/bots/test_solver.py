"""The last turns are solved as a slow and simple search would, or not at all."""

from __future__ import annotations

from math import inf

import pytest

from tablero import bots
from tablero.bots import Budget
from tablero.bots.guides import searched
from tablero.core.engine import State
from tablero.core.game import View
from tablero.core.registry import find
from tablero.core.sim.playout import chooser, pick_offered
from tablero.search.solver import A_POINT, solved

GAME = find("puerto_rico")
ENOUGH = 400


def last_choices(seats: int, seed: int) -> list[State]:
    """The last choices of a random game, the very last first."""
    state, rng = GAME.seeded(seats, seed), chooser(seed)
    found: list[State] = []
    while not state.is_over():
        if len(state.answers()) > 1:
            found.append(state.copy())
        state.play(int(pick_offered(state, rng)))
    return found[:-9:-1]


def brute_force(state: State) -> list[float]:
    """For every seat: what comes of it if each takes what is best for itself."""
    if state.is_over():
        scores, won = state.scores(), state.returns()
        ahead = [scores[k] - max(scores[:k] + scores[k + 1 :]) for k in range(len(scores))]
        return [won[k] + A_POINT * ahead[k] for k in range(len(scores))]
    seat, outcomes = state.current_player(), []
    for answer in state.answers():
        after = state.copy()
        after.play(answer)
        outcomes.append(brute_force(after))
    best = max(outcome[seat] for outcome in outcomes)
    equal = [outcome for outcome in outcomes if outcome[seat] > best - 1e-9]
    return [sum(outcome[k] for outcome in equal) / len(equal) for k in range(int(state.seats))]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_solver_finds_what_a_simple_search_finds(seats: int) -> None:
    compared = 0
    for seed in range(12):
        for state in last_choices(seats, seed):
            seat = state.current_player()
            values = solved(View(GAME, state, seat), 1, ENOUGH, inf)
            if values is None:
                break  # what lies before it has even more to look at
            drawn = int(state.draws)
            for answer, value in zip(state.answers(), values, strict=True):
                after = state.copy()
                after.play(answer)
                if int(after.draws) == drawn:
                    assert value == pytest.approx(brute_force(after)[seat])
                    compared += 1
    assert compared > 20


def test_a_solver_that_may_not_look_gives_up() -> None:
    state = last_choices(3, 1)[0]
    view = View(GAME, state, state.current_player())
    assert solved(view, 1, 0, inf) is None
    first = GAME.seeded(3, 1)
    assert solved(View(GAME, first, first.current_player()), 1, 5000, 0.0) is None


def test_a_bot_plays_the_last_round_to_the_end_where_it_can() -> None:
    known = searched("puerto_rico")
    assert known is not None
    told = []
    for seed in range(8):
        for state in last_choices(2, seed):
            view = View(GAME, state, state.current_player())
            if not known.guide.is_solvable(view.state):
                continue
            bot = bots.find("hard", 1).sit(GAME, view.seat)
            thought = bot.think(view, Budget(simulations=16))
            told.append("everything" in thought.note)
            assert thought.is_share
            assert thought.answer == thought.ranking[0][0]
            assert sorted(answer for answer, _share in thought.ranking) == state.answers()
    assert any(told)
