"""Matches and states as text that can be pasted back."""

from __future__ import annotations

import pytest

import tablero
from tablero.core.game import Game
from tablero.core.registry import games
from tablero.core.sim.playout import chooser, pick_offered


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.id}-{seats}")
        for game in games()
        for seats in game.seat_counts
    ],
)
def test_repr_is_a_position(game: Game, seats: int) -> None:
    match, rng = game.match(seats=seats, seed=7), chooser(7)
    for number in range(150):
        if match.is_over():
            break
        if number % 10 == 0:
            again = eval(repr(match))
            assert again.position() == match.position()
            assert (again.seats, again.options) == (match.seats, match.options)
            assert again.legal.words == match.legal.words
            state = eval(repr(match.state))
            assert game.digest(state) == game.digest(match.state)
        match.play(int(pick_offered(match.state, rng)))


def test_a_loaded_match_plays_on_takes_back_and_has_no_record() -> None:
    match = tablero.load(tablero.game("puerto_rico").match(seats=4, seed=2).position(), seed=5)
    match.play("mayor")
    match.undo()
    assert match.ply == 0
    with pytest.raises(ValueError, match="no record"):
        match.record()


def test_an_unfinished_record_is_played_on() -> None:
    match = tablero.game("puerto_rico").match(seats=3, seed=1, open_chips=True)
    for _answer in range(30):
        match.play(next(iter(match.legal)))
    again = tablero.load(match.record(), seed=9)
    assert again.options["open_chips"] is True
    while not again.is_over():
        again.play(next(iter(again.legal)))
    assert tablero.load(again.record()).scores() == again.scores()


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("", "JSON"),
        ("[1, 2]", "mapping"),
        ("[" * 100_000, "JSON"),
        ("{}", "tablero"),
        ('{"tablero":1}', "game"),
        ('{"tablero":1,"game":"chess"}', "chess"),
        ('{"tablero":1,"game":"puerto_rico","rules":99}', "99"),
        ('{"tablero":1,"game":"puerto_rico","seats":9}', "seats"),
        ('{"tablero":1,"game":"puerto_rico","seats":2,"position":{"seats":3}}', "seats: 2, where"),
        ('{"tablero":1,"game":"gwt_elpaso","seats":1,"position":{"seats":2}}', "seats: 1, where"),
        ('{"tablero":1,"game":"gwt2","seats":2,"position":{"sam":{}}}', "seats: 2, where"),
        ('{"tablero":1,"game":"puerto_rico","options":{"no":1}}', "options"),
        ('{"tablero":1,"game":"puerto_rico","options":{"open_chips":[]}}', "open_chips"),
        ('{"tablero":1,"game":"puerto_rico","position":{"governor":8}}', "governor"),
        ('{"tablero":1,"game":"puerto_rico","surprise":1}', "surprise"),
        ('{"tablero":1,"game":"gwt2","seats":1,"position":{"sam":{"deck":[16]}}}', "sam.deck"),
        ('{"tablero":1,"game":"gwt2","seats":2,"position":{"job_row":13}}', "the last row"),
        ('{"tablero":1,"game":"gwt2","seats":1,"position":{"sam":{"deck":["1"]}}}', "sam.deck"),
        (
            '{"tablero":1,"game":"gwt2","position":{"players":[{"hazards":{"flood_green_2":4}}]}}',
            "flood_green_2: 4 is no whole number from 0 to 1",
        ),
        ("tablero record 1\nnonsense", "line 2"),
        ("x" * 1_000_001, "longer"),
    ],
)
def test_bad_text_is_refused_in_one_line(text: str, names: str) -> None:
    with pytest.raises(
        (tablero.PositionError, tablero.RecordError, tablero.UnknownGame), match=names
    ) as refused:
        tablero.load(text)
    assert "\n" not in str(refused.value)


def test_no_such_seat() -> None:
    match = tablero.game("puerto_rico").match(seats=3, seed=1)
    for seat in (-2, 3):
        with pytest.raises(ValueError, match="seats"):
            match.view(seat)
