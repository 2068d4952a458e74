"""In some dozens of games of curious players every question is asked, in each of its ways, every
printed action is done and everything that can be told is told."""

from __future__ import annotations

import pytest

from tablero.core.game import Game, Options
from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FastRng
from tests.curious import PASSIONS, Curious, thing_of, things_in

GAMES = 80
FIRST_SEED = {"gwt_argentina": 300, "gwt_elpaso": 0}  # from where on 80 games show most
# What these players do not come to; rule vectors do, but for the last of the first title, which no
# icon of it allows.
SELDOM = {
    "gwt_argentina": {
        "act discard_any_cattle_for_take_market_any_to_hand",
        "act discard_objective_for_certificate_3",
        "aux double_certificate",
        "disc_taken_back",
        "not_loaded",
        "objective decline",
    },
    "gwt_elpaso": {"act dollars_4"},
}


def options_of(game: Game, number: int) -> Options:
    """Every value of every option comes up, in changing company."""
    chosen: Options = {}
    for place, option in enumerate(game.options):
        chosen[option.name] = option.choices[number // (place + 1) % len(option.choices)]
    return chosen


def things_of(game: Game) -> set[str]:
    """Each kind of question with what its answers are to the flow of play, printed actions and
    asides word by word, and events."""
    found = {event.name for event in game.event_kinds}
    for kind in game.kinds:
        for word, role in zip(kind.words, kind.roles, strict=True):
            found.add(thing_of(kind.name, word, role))
    return found


def curious_games(game: Game) -> set[str]:
    curious = Curious()
    passions = PASSIONS[game.id]
    seen: set[str] = set()
    for number in range(GAMES):
        seats = game.seat_counts[number % len(game.seat_counts)]
        rng = FastRng.seeded(FIRST_SEED[game.id] + number)
        match = Match.start(game, seats, options_of(game, number), rng)
        while not match.is_over():
            kind = match.state.kind()
            answers = match.state.answers()
            wishes = passions[(match.state.current_player() + number) % len(passions)]
            words = [kind.words[answer] for answer in answers]
            match.play(answers[curious.pick(kind.name, words, wishes)])
        seen |= things_in(match)
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("title", PASSIONS)
def test_everything_happens(title: str) -> None:
    game = find(title)
    assert sorted(things_of(game) - curious_games(game) - SELDOM[title]) == []
