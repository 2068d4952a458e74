"""Observations hold what the seat may know and no more; masks are the legal actions."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.registry import games
from tablero.core.rng import FastRng
from tablero.core.sim.encode import (
    BITS,
    COUNT,
    HIGHEST,
    MOST_BITS,
    Masks,
    Number,
    Rows,
)
from tablero.core.sim.playout import chooser, pick_offered

ENCODED = [game for game in games() if game.encoder is not None]


def observation(game: Game, state: State, seat: int) -> list[int]:
    assert game.encoder is not None
    size = game.encoder.size
    out = vec[i16]([99] * (size + 1))  # whatever was there before must be overwritten
    end = int(game.encoder.write(state, seat, out, 1))
    return [int(out[k]) for k in range(1, end)] + [0] * (size + 1 - end)


@pytest.mark.parametrize("game", ENCODED, ids=lambda game: game.id)
def test_worlds_that_look_the_same_are_observed_the_same(game: Game) -> None:
    for seats in game.seat_counts:
        state, rng = game.seeded(seats, 11), chooser(11)
        while not state.is_over():
            if state.ply % 17 == 0:
                for seat in range(seats):
                    twin = View(game, state, seat).determinise(FastRng.seeded(int(state.ply)))
                    assert observation(game, state, seat) == observation(game, twin, seat)
            state.play(int(pick_offered(state, rng)))


def test_every_title_of_the_package_tells_what_it_observes() -> None:
    assert games() == ENCODED


@pytest.mark.parametrize("game", ENCODED, ids=lambda game: game.id)
def test_every_number_is_what_the_schema_says(game: Game) -> None:
    assert game.encoder is not None
    schema = game.encoder.schema
    assert len(schema) == game.encoder.size
    assert len({(one.group, one.name, one.seat) for one in schema}) == len(schema)
    for seats in game.seat_counts:
        for seed in range(3):
            state, rng = game.seeded(seats, seed), chooser(seed)
            while not state.is_over():
                state.play(int(pick_offered(state, rng)))
                for number, value in zip(schema, observation(game, state, 0), strict=True):
                    assert number.fits(value), (number.group, number.name, number.seat, value)
                    assert number.seat < int(state.seats) or value == 0


@pytest.mark.parametrize("game", ENCODED, ids=lambda game: game.id)
def test_rows_hold_what_every_seat_sees(game: Game) -> None:
    assert game.encoder is not None
    seats = game.seat_counts[-1]
    rows, size = Rows(game.encoder, seats), game.encoder.size
    state, rng = game.seeded(seats, 14), chooser(14)
    for _decision in range(60):
        state.play(int(pick_offered(state, rng)))
    rows.write_all(state)
    for seat in range(seats):
        row = [int(number) for number in rows.values[seat * size : (seat + 1) * size]]
        assert row == observation(game, state, seat)


@pytest.mark.parametrize("game", ENCODED, ids=lambda game: game.id)
def test_a_row_that_follows_a_game_is_the_row_written_anew(game: Game) -> None:
    """What is left standing in a row is what has not changed: one row of whoever is asked, and
    one of a seat that others play between."""
    assert game.encoder is not None
    rows, size = Rows(game.encoder, 2), game.encoder.size
    for seats in game.seat_counts:
        for seed in range(4):
            state, rng = game.seeded(seats, seed), chooser(seed)
            rows.begin(0)
            rows.begin(1)
            while not state.is_over():
                asked = state.current_player()
                for row in (0, 1) if asked == 0 else (0,):
                    rows.follow(state, asked, row)
                    seen = [int(number) for number in rows.values[row * size : (row + 1) * size]]
                    assert seen == observation(game, state, asked), (seed, int(state.ply))
                state.play(int(pick_offered(state, rng)))


def test_a_number_fits_into_a_row() -> None:
    for what, bound in ((BITS, MOST_BITS + 1), (COUNT, HIGHEST + 1)):
        with pytest.raises(ValueError, match="too much"):
            Number("table", "wide", what, bound)


@pytest.mark.parametrize("game", ENCODED, ids=lambda game: game.id)
def test_observations_tell_positions_apart(game: Game) -> None:
    state, rng = game.seeded(game.seat_counts[-1], 12), chooser(12)
    seen = set()
    while not state.is_over():
        seen.add(tuple(observation(game, state, state.current_player())))
        state.play(int(pick_offered(state, rng)))
    assert len(seen) > 0.9 * int(state.ply)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_mask_is_the_legal_actions(game: Game) -> None:
    state, rng = game.seeded(game.seat_counts[-1], 13), chooser(13)
    masks = Masks(game.actions, 2)
    while not state.is_over():
        masks.write(state, 1)
        row = masks.values[game.actions :]
        assert [k for k in range(game.actions) if row[k]] == state.legal_actions()
        state.play(int(pick_offered(state, rng)))
