"""The twin tests must be able to fail: leaks planted in views and in the flow of play are caught.

Each planted leak is a way in which a title could go wrong: a hidden figure shown, a figure derived
from one, a question that is asked or answered by itself because of what a hand holds, a draw told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.kinds import Event
from tablero.core.registry import find
from tablero.core.rng import FastRng
from tablero.games.gwt2.cards import N_CATTLE
from tablero.games.gwt2.state import Table
from tablero.games.gwt_argentina.cards import EXHAUSTION
from tablero.games.gwt_elpaso.state import Table as ElPasoTable
from tablero.games.puerto_rico.state import PuertoRico
from tablero.testkit import conformance, flow
from tests.properties.uncounted import uncount

PUERTO_RICO = find("puerto_rico")
GWT2 = find("gwt2")
ARGENTINA = find("gwt_argentina")
EL_PASO = find("gwt_elpaso")
TRAILS = [GWT2, ARGENTINA, EL_PASO]
TITLES = [PUERTO_RICO, *TRAILS]
Leak = Callable[[State], object]


# -- views -----------------------------------------------------------------------------------------
def rival_chips(true: State) -> object:
    return true.score_rows()[0][1]


def rival_score(true: State) -> object:
    return sorted(true.scores())


def leader(true: State) -> object:
    return max(range(3), key=lambda seat: true.score_rows()[0][1][seat])


def parity(true: State) -> object:
    return [chips % 2 for chips in true.score_rows()[0][1]]


def rival_hand(true: State) -> object:
    return [list(player.hand) for player in cast(Table, true).players]


def rival_draw_pile(true: State) -> object:
    return [int(player.deck[0]) for player in cast(Table, true).players]


def holds_objective(true: State) -> object:
    return [sum(list(player.hand)[int(N_CATTLE) :]) > 0 for player in cast(Table, true).players]


def worth_of_hand(true: State) -> object:
    return [int(player.herd_value()) for player in cast(Table, true).players]


def holds_exhaustion(true: State) -> object:
    return [int(player.hand[EXHAUSTION]) > 0 for player in cast(Table, true).players]


def worth_of_delivery(true: State) -> object:
    return [int(player.delivery_value()) for player in cast(ElPasoTable, true).players]


LEAKS: list[tuple[Game, Leak]] = [
    (PUERTO_RICO, rival_chips),
    (PUERTO_RICO, rival_score),
    (PUERTO_RICO, leader),
    (PUERTO_RICO, parity),
    (GWT2, rival_hand),
    (GWT2, rival_draw_pile),
    (GWT2, holds_objective),
    (GWT2, worth_of_hand),
    (ARGENTINA, rival_hand),
    (ARGENTINA, rival_draw_pile),
    (ARGENTINA, holds_exhaustion),
    (ARGENTINA, worth_of_hand),
    (EL_PASO, rival_hand),
    (EL_PASO, rival_draw_pile),
    (EL_PASO, worth_of_delivery),
]


def points_lie_face_down(state: State) -> bool:
    return sum(row[1][0] + row[1][1] for row in state.score_rows()[:1]) > 3


def position(game: Game, seed: int) -> State:
    """Late enough that something is hidden; from another game where nobody ships.

    Who keeps count knows the points that lie face down; a client that does not must not see them.
    """
    state = game.seeded(3, seed)
    uncount(state)
    rng = FastRng.seeded(seed)
    while not (points_lie_face_down(state) if game is PUERTO_RICO else state.ply >= 200):
        if state.is_over():
            return position(game, seed + 1000)
        state.play(conformance.choose(state, rng))
    return state


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Callable[[Leak], None]:
    """Make every view carry one more fact, computed from the true state."""
    truths: dict[int, State] = {}
    views: list[View] = []  # kept alive, so that their ids stay theirs
    honest = flow.view_bytes
    real_view = View

    def watched_view(game: Game, state: State, seat: int) -> View:
        view = real_view(game, state, seat)
        views.append(view)
        truths[id(view)] = state
        return view

    def install(leak: Leak) -> None:
        def leaky(view: View) -> bytes:
            return honest(view) + repr(leak(truths[id(view)])).encode()

        monkeypatch.setattr(conformance, "View", watched_view)
        monkeypatch.setattr(conformance, "view_bytes", leaky)

    return install


def caught(game: Game, seeds: range) -> int:
    found = 0
    for seed in seeds:
        try:
            conformance.check_views(game, position(game, seed), "planted", seed)
        except AssertionError:
            found += 1
    return found


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_honest_views_pass(game: Game) -> None:
    assert caught(game, range(5)) == 0


@pytest.mark.parametrize(("game", "leak"), LEAKS, ids=lambda item: getattr(item, "__name__", ""))
def test_planted_leak_is_caught(game: Game, leak: Leak, plant: Callable[[Leak], None]) -> None:
    plant(leak)
    assert caught(game, range(12)) > 0


# -- flow ------------------------------------------------------------------------------------------
def every_forced_answer(state: State) -> bool:
    return True


def the_end_of_a_visit(state: State) -> bool:
    return state.kind().name == "act"


def a_foresight_with_one_tile(state: State) -> bool:
    return state.kind().name == "foresight"


def odd_points(state: State) -> bool:
    """Points of whoever is asked, which lie face down."""
    return int(cast(PuertoRico, state).players[state.current_player()].chips) % 2 == 1


ANSWERED = [
    (PUERTO_RICO, odd_points),
    (GWT2, every_forced_answer),
    (GWT2, the_end_of_a_visit),
    (GWT2, a_foresight_with_one_tile),
    (ARGENTINA, every_forced_answer),
    (ARGENTINA, the_end_of_a_visit),
    (EL_PASO, every_forced_answer),
    (EL_PASO, the_end_of_a_visit),
]


def flow_is_caught(game: Game, every: int = 3, games: int = 6) -> bool:
    """Whether the flow check finds something in a few random games."""
    for seed in range(games):
        state = game.seeded(3, seed)
        uncount(state)
        rng = FastRng.seeded(seed)
        while not state.is_over():
            if state.ply % every == 0:
                try:
                    flow.check_flow(game, state, "planted", seed + int(state.ply))
                except AssertionError:
                    return True
            state.play(conformance.choose(state, rng))
    return False


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_an_honest_flow_passes(game: Game) -> None:
    assert not flow_is_caught(game, every=11, games=2)


@pytest.mark.parametrize(
    ("game", "answers_itself"), ANSWERED, ids=lambda item: getattr(item, "__name__", "")
)
def test_a_question_that_answers_itself_is_caught(
    game: Game, answers_itself: Callable[[State], bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The only answer is played inside the turn, whether a hand made it the only one or not."""
    honest = flow.play

    def hasty(state: State, answer: int) -> tuple[list[Event], bool]:
        events, was_shown = honest(state, answer)
        while not was_shown and len(state.answers()) == 1 and answers_itself(state):
            more, was_shown = honest(state, state.answers()[0])
            events += more
        return events, was_shown

    monkeypatch.setattr(flow, "play", hasty)
    assert flow_is_caught(game)


def test_points_told_to_all_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = flow.shown

    def talkative(state: State, watcher: int, events: list[Event]) -> list[object]:
        return [*honest(state, watcher, events), rival_chips(state)]

    monkeypatch.setattr(flow, "shown", talkative)
    assert flow_is_caught(PUERTO_RICO)


# In Puerto Rico nothing is drawn in secret, and every kind is public: no answer depends on points.
@pytest.mark.parametrize("game", TRAILS, ids=lambda game: game.id)
def test_a_draw_told_to_all_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def talkative(state: State, watcher: int, events: list[Event]) -> list[object]:
        told: list[object] = [event.plain(watcher, True) for event in events]
        return [state.current_player(), *told]

    monkeypatch.setattr(flow, "shown", talkative)
    assert flow_is_caught(game)


@pytest.mark.parametrize("game", TRAILS, ids=lambda game: game.id)
def test_a_kind_wrongly_called_public_is_caught(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in game.kinds:
        monkeypatch.setattr(kind, "public", True)
    assert flow_is_caught(game)
