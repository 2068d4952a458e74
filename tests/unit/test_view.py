"""A view has a plain form of its own, which holds nothing that its seat does not know."""

from __future__ import annotations

import json

import pytest

from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.kinds import NOBODY
from tablero.core.registry import find, games
from tablero.core.rng import FastRng
from tablero.core.sim.playout import chooser, pick_offered
from tablero.core.text.plain import PositionError


def positions(game: Game, seats: int, seed: int, every: int) -> list[State]:
    state, rng = game.seeded(seats, seed), chooser(seed)
    found = []
    while not state.is_over():
        if state.ply % every == 0:
            found.append(state.copy())
        state.play(int(pick_offered(state, rng)))
    return [*found, state]


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.id}-{seats}")
        for game in games()
        for seats in game.seat_counts
    ],
)
def test_it_comes_back_as_it_was(game: Game, seats: int) -> None:
    for state in positions(game, seats, 3, 7):
        for seat in [NOBODY, *range(seats)]:
            view = View(game, state, seat)
            again = View.load(game, json.loads(json.dumps(view.plain_state())))
            assert again.plain_state() == view.plain_state()
            assert again.plain() == view.plain()
            assert again.state.answers() == view.state.answers()
            assert again.state.current_player() == state.current_player()
            dealt, dealt_again = (one.determinise(FastRng.seeded(9)) for one in (view, again))
            assert game.dump(dealt) == game.dump(dealt_again)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_worlds_that_look_the_same_have_the_same_plain_form(game: Game) -> None:
    for number, state in enumerate(positions(game, game.seat_counts[-1], 8, 11)):
        for seat in range(int(state.seats)):
            view = View(game, state, seat)
            twin = view.determinise(FastRng.seeded(number))
            assert View(game, twin, seat).plain_state() == view.plain_state()


def test_a_view_that_cannot_be_is_refused() -> None:
    game = find("puerto_rico")
    plain = View(game, game.seeded(3, 1), 0).plain_state()
    position = plain["position"]
    assert isinstance(position, dict)
    for bad in (
        {**plain, "seat": 7},
        {**plain, "more": 1},
        {**plain, "position": []},
        {**plain, "position": {**position, "frames": ["nothing 0"]}},
        {**plain, "position": {**position, "chips": 9999}},
    ):
        with pytest.raises(PositionError):
            View.load(game, bad)
