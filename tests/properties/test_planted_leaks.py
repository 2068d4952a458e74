"""The twin test must be able to fail: leaks planted in a title's own view are caught.

Each planted leak is a way in which a view could go wrong: a hidden figure shown, a hidden figure
blanked by halves, or a figure derived from one.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablero.core.engine import State
from tablero.core.game import View
from tablero.core.registry import find
from tablero.core.rng import FastRng
from tablero.testkit import conformance

GAME = find("puerto_rico")


def position(seed: int) -> State:
    """Late enough that points lie face down; from another game where nobody ships."""
    state = GAME.seeded(3, seed)
    rng = FastRng.seeded(seed)
    hidden = False
    while not hidden:
        if state.is_over():
            return position(seed + 1000)
        state.play(conformance.choose(state, rng))
        hidden = sum(row[1][0] + row[1][1] for row in state.score_rows()[:1]) > 3
    return state


def rival_chips(view: View, true: State) -> object:
    return true.score_rows()[0][1]


def rival_score(view: View, true: State) -> object:
    return sorted(true.scores())


def leader(view: View, true: State) -> object:
    return max(range(3), key=lambda seat: true.score_rows()[0][1][seat])


def parity(view: View, true: State) -> object:
    return [chips % 2 for chips in true.score_rows()[0][1]]


LEAKS: list[Callable[[View, State], object]] = [rival_chips, rival_score, leader, parity]


@pytest.fixture
def plant(
    monkeypatch: pytest.MonkeyPatch,
) -> Callable[[Callable[[View, State], object]], None]:
    """Make every view carry one more fact, computed from the true state."""
    truths: dict[int, State] = {}
    views: list[View] = []  # kept alive, so that their ids stay theirs
    honest = conformance.view_bytes
    real_view = View

    def watched_view(game: object, state: State, seat: int) -> View:
        view = real_view(GAME, state, seat)
        views.append(view)
        truths[id(view)] = state
        return view

    def install(leak: Callable[[View, State], object]) -> None:
        def leaky(view: View) -> bytes:
            return honest(view) + repr(leak(view, truths[id(view)])).encode()

        monkeypatch.setattr(conformance, "View", watched_view)
        monkeypatch.setattr(conformance, "view_bytes", leaky)

    return install


def caught(seeds: range) -> int:
    found = 0
    for seed in seeds:
        try:
            conformance.check_views(GAME, position(seed), "planted", seed)
        except AssertionError:
            found += 1
    return found


def test_honest_views_pass() -> None:
    assert caught(range(5)) == 0


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_planted_leak_is_caught(
    leak: Callable[[View, State], object],
    plant: Callable[[Callable[[View, State], object]], None],
) -> None:
    plant(leak)
    assert caught(range(12)) > 0
