"""El Paso: Sue's whole turn, in random games and from positions that games seldom reach, read once
more from the position before it."""

from __future__ import annotations

from collections import Counter

import pytest

from tablero.core.game import Options
from tests.properties.elpaso_tables import before_sue
from tests.properties.readings import Moment, moments
from tests.properties.sue_reading import CARDS, TITLE, Turn, found

GAMES = 4
POSITIONS = 400
OPTIONS: list[Options] = [
    {"harder_cards": 0, "building_sides": "a", "train_sides": "front"},
    {"harder_cards": 3, "building_sides": "b", "train_sides": "back"},
    {"harder_cards": 2, "neutral_buildings": "shuffled", "train_sides": "random"},
    {"harder_cards": 1, "building_sides": "random"},
]
# What the player may do last in a turn without touching anything that Sue looks at or takes.
TOUCHES = {"tile", "build_on", "buy", "jokers", "move", "place_herder"}


def is_hers(moment: Moment) -> bool:
    """Whether Sue's turn followed, and nothing of the player's that she minds."""
    touches = moment.asked in TOUCHES or "gain_cattle" in moment.word
    return not touches and any(event["kind"] == "sue_drew" for event in moment.events)


@pytest.mark.parametrize("seed", range(GAMES))
def test_sue_plays_by_the_rulebook(seed: int) -> None:
    turns = 0
    for moment in moments(TITLE, 1, seed, **OPTIONS[seed % len(OPTIONS)]):
        if is_hers(moment):
            turn = Turn(moment.before, moment.events)
            turn.play()
            assert found(moment.after) == turn.told(), moment.name
            turns += 1
    assert turns > 5


def test_sue_plays_by_the_rulebook_wherever_she_is() -> None:
    """Buildings, columns, rows, supply and stacks at random; every deed comes up."""
    deeds: Counter[str] = Counter()
    for seed in range(POSITIONS):
        match = before_sue(seed)
        before = match.game.dump(match.state)
        events = [event.plain(int(event.seat)) for event in match.play("done")]
        turn = Turn(before, events)
        turn.play()
        assert found(match.game.dump(match.state)) == turn.told(), f"position {seed}"
        deeds[turn.card["do"]] += 1
    assert set(deeds) == {card["do"] for card in CARDS.values()}
