"""Games of self-play in other processes are games, and nets of it fit into the package."""

from __future__ import annotations

import numpy as np
from training.recipes import SITTINGS
from training.tables import HALVES, Sitting, Tables, rows_for

from tablero.core.engine import MAX_SEATS
from tablero.core.registry import find, games
from tablero.search.features import Features
from tablero.search.net import MOST_BYTES


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
