"""Games of self-play in other processes are games, and nets of it fit into the package."""

from __future__ import annotations

from array import array
from importlib import resources

import numpy as np
import pytest
from training.recipes import SITTINGS
from training.tables import HALVES, Sitting, Tables, rows_for
from training.trim import TRIM_SEED, listen, trimmed

from tablero.bots.guides import net_of
from tablero.core.engine import MAX_SEATS
from tablero.core.game import Game
from tablero.core.registry import find, games
from tablero.core.sim.encode import Encoder
from tablero.core.sim.playout import chooser, pick_offered
from tablero.search.features import Features
from tablero.search.net import MAGIC, MOST_BYTES, read_net
from tablero.search.net_guide import NetGuide
from tests.bots.nets import HIDDEN, WIDTH, made_up


def test_every_title_has_a_sitting_and_a_net_of_its_width_fits() -> None:
    assert set(SITTINGS) == {game.id for game in games()}
    for title, sitting in SITTINGS.items():
        game = find(title)
        assert set(sitting.seats) <= set(game.seat_counts)
        assert game.encoder is not None
        rows, width, hidden = Features(game.encoder).rows, sitting.width, sitting.hidden
        outputs = 2 * int(MAX_SEATS) + game.actions
        numbers = (rows + 1) * width + (width + 1) * hidden + outputs * (hidden + 1)
        assert 2 * numbers + 1024 <= MOST_BYTES


def test_tables_wait_for_answers_and_play_on() -> None:
    sitting = Sitting("gwt_elpaso", (1, 2), rows_for(8, 2, 2), 2, 5, 1)
    assert list(sitting.seats_of_rows()) == [2] * (sitting.rows * sitting.processes)  # Sue sits too
    tables, ended = Tables(sitting), 0
    rng = np.random.default_rng(1)
    try:
        for _answer in range(200):
            for half in range(HALVES):
                told = tables.wait(half)
                over = told["ended"][:, 0] > 0
                ended += int(over.sum())
                assert (told["points"][over].sum(axis=1) > 0).all()
                assert np.allclose(told["shares"][over].sum(axis=1), 1.0)
                assert (told["masks"].sum(axis=1) > 1).all()
                for k, mask in enumerate(told["masks"]):
                    told["actions"][k, 0] = rng.choice(np.flatnonzero(mask))
                tables.go(half)
    finally:
        tables.close()
    assert ended > 0


def test_what_never_sounds_can_go_and_nothing_else_changes() -> None:
    game = find("gwt_elpaso")
    data = with_a_silent_unit(made_up(game, width=WIDTH + 1), game)
    wide, hidden = listen(data, game, 2).units()
    assert wide
    assert hidden
    assert WIDTH not in wide
    smaller = trimmed(data, game, list(range(WIDTH)), list(range(HIDDEN)))
    assert len(data) - len(smaller) >= 2 * Features(encoder_of(game)).rows
    before, after = (NetGuide(read_net(one, game), 0.4) for one in (data, smaller))
    state, rng = game.seeded(2, TRIM_SEED), chooser(TRIM_SEED)
    for guide in (before, after):
        guide.begin(state)
    while not state.is_over():
        for guide in (before, after):
            guide.judge(state)
        assert [before.values[seat] for seat in range(2)] == [after.values[k] for k in range(2)]
        offered = range(int(state.offered))
        assert [before.priors[k] for k in offered] == [after.priors[k] for k in offered]
        state.play(int(pick_offered(state, rng)))


def with_a_silent_unit(data: bytes, game: Game) -> bytes:
    """The last unit of the first layer hears nothing but no."""
    features, units = Features(encoder_of(game)), WIDTH + 1
    start = data.index(b"\n", len(MAGIC)) + 1 + 4
    numbers = array("h", data[start : start + 2 * features.rows * units])
    for row in range(features.rows):
        numbers[row * units + WIDTH] = -1 - row % 7
    bias = start + 2 * features.rows * units + 4
    silent = array("h", data[bias : bias + 2 * units])
    silent[WIDTH] = -1
    rest = data[bias + 2 * units :]
    return data[:start] + numbers.tobytes() + data[bias - 4 : bias] + silent.tobytes() + rest


def encoder_of(game: Game) -> Encoder:
    assert game.encoder is not None
    return game.encoder


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_nets_of_the_package_are_within_two_megabytes(game: Game) -> None:
    for file in resources.files("tablero.bots").joinpath(game.id).iterdir():
        if file.name.endswith(".net"):
            assert len(file.read_bytes()) <= MOST_BYTES
            assert net_of(game.id, file.name) is not None
