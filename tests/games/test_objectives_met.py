"""Which objectives count is told with every position, and what each brought in the result."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.core.game import View
from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FastRng

TRAILS = ("gwt2", "gwt_argentina", "gwt_elpaso")
SEATS = 3
SEEDS = range(4)
SOMETIMES = 25  # a position in so many is looked at


def met(match: Match, seat: int) -> list[dict[str, int]]:
    board: Any = match.game.show(match.state, seat)
    return [player["met"] for player in board["players"]]


def brought(match: Match) -> dict[str, list[int]]:
    return dict(match.state.score_parts("objectives"))


@pytest.mark.parametrize("title", TRAILS)
def test_what_is_met_brings_points_and_is_the_same_for_all(title: str) -> None:
    found = 0
    for seed in SEEDS:
        game = find(title)
        match, dice = game.match(SEATS, seed), FastRng.seeded(seed)
        while not match.is_over():
            if len(match.entries) % SOMETIMES == 0:
                here = met(match, 0)
                twin = match.copy()  # with other cards in draw piles and other hands
                twin.state = View(game, match.state, 0).determinise(FastRng.seeded(seed + 1))
                assert met(twin, 0) == here == met(match, 1)
            answers = match.state.answers()
            match.play(answers[int(dice.step()) % len(answers)])
        rows = dict(match.state.score_rows())
        parts = brought(match)
        for seat, counted in enumerate(met(match, 0)):
            assert rows["objectives"][seat] == sum(points[seat] for points in parts.values())
            assert all(parts[card][seat] > 0 for card in counted)
        found += len(parts)
    assert found > 0


@pytest.mark.parametrize("title", TRAILS)
def test_all_that_the_automa_has_counts(title: str) -> None:
    match, dice = find(title).match(1, 3), FastRng.seeded(3)
    while not match.is_over():
        answers = match.state.answers()
        match.play(answers[int(dice.step()) % len(answers)])
    points = dict(match.state.score_rows())["objectives"][1]
    counted = met(match, 0)[1]
    parts = brought(match)
    assert points == sum(each[1] for each in parts.values())
    assert set(counted) == {card for card, each in parts.items() if each[1] > 0}
