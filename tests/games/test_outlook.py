"""What a hand will be worth is told with every choice that gives cards of it away."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.core import asked
from tablero.core.game import View
from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FastRng

TRAILS = ("gwt2", "gwt_argentina", "gwt_elpaso")
SEATS = 3
FOUND = 40  # answers that give cards away, looked at in each title


def told(match: Match, seat: int) -> list[dict[str, Any]]:
    ask: Any = asked.ask(match, seat)
    return [dict(answer) for answer in ask["answers"]]


def shown(match: Match, seat: int) -> Any:
    board: Any = match.game.show(match.state, seat)
    return board["players"][seat]["hand_value"]


@pytest.mark.parametrize("title", TRAILS)
def test_it_is_what_the_hand_shows_afterwards_and_nobody_elses_to_know(title: str) -> None:
    game, found = find(title), 0
    for seed in range(20):
        match, dice = game.match(SEATS, seed), FastRng.seeded(seed)
        while not match.is_over() and found < FOUND:
            seat = match.state.current_player()
            given = {one["answer"]: one for one in told(match, seat) if "hand_value" in one["args"]}
            same: dict[int, dict[str, Any]] = {}
            if given:
                assert not any(told(match, other) for other in range(SEATS) if other != seat)
                twin = match.copy()  # with other cards in the draw pile and in other hands
                twin.state = View(game, match.state, seat).determinise(FastRng.seeded(seed + 1))
                same = {one["answer"]: one for one in told(twin, seat)}
            for answer, one in given.items():
                assert same[answer]["args"] == one["args"]
                after = match.copy()
                after.play(answer)
                if not one["oneway"]:  # else cards are drawn after it, which are not counted
                    assert shown(after, seat) == one["args"]["hand_value"]
                    found += 1
            answers = match.state.answers()
            match.play(answers[int(dice.step()) % len(answers)])
    assert found >= FOUND


@pytest.mark.parametrize("title", TRAILS)
def test_a_choice_that_gives_nothing_away_tells_none(title: str) -> None:
    match = find(title).match(SEATS, 1)
    begun = told(match, match.state.current_player())
    assert begun
    assert not any("hand_value" in one["args"] for one in begun)
