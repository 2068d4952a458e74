"""Every registered title passes the conformance suite with its options, fair chance and starts.

Plain random games are in tests/games, for both builds."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablero.core.game import Game, Options
from tablero.core.match import Match
from tablero.core.registry import find, games
from tablero.core.rng import FastRng
from tablero.testkit.conformance import check_fair, check_game, check_match
from tests.properties.uncounted import uncount

SEATED = [(game, seats) for game in games() for seats in game.seat_counts]
GAMES = 3
IDS = [f"{game.id}-{seats}" for game, seats in SEATED]


@pytest.mark.parametrize("seats", find("puerto_rico").seat_counts)
def test_puerto_rico_conforms_where_nobody_kept_count(seats: int) -> None:
    """Only then do worlds dealt anew differ from the true one."""
    for seed in range(GAMES):
        match = Match.start(find("puerto_rico"), seats, None, FastRng.seeded(seed))
        uncount(match.state)
        check_match(match, f"uncounted, {seats} seats, seed {seed}", seed)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_option_value_conforms(game: Game) -> None:
    for option in game.options:
        for place, choice in enumerate(option.choices):
            if choice != option.default:
                seats = game.seat_counts[place % len(game.seat_counts)]
                check_game(game, seats, 100 + place, {option.name: choice})


@pytest.mark.parametrize(("game", "seats"), SEATED, ids=IDS)
def test_fair_chance_survives_saving(game: Game, seats: int) -> None:
    check_fair(game, seats, bytes(range(seats, seats + 32)))


def option_sets(game: Game) -> st.SearchStrategy[Options]:
    return st.fixed_dictionaries({o.name: st.sampled_from(o.choices) for o in game.options})


@given(data=st.data())
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_options_any_seed(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(games()))
    seats = data.draw(st.sampled_from(game.seat_counts))
    options = data.draw(option_sets(game))
    check_game(game, seats, data.draw(st.integers(0, 2**40)), options)
