"""Training wheels over the wire: told to who is asked, by what they see; in a page too."""

import pytest
from rigs.harness import Browser
from rigs.page import PageBrowser

from tablero.core.game import View
from tablero.core.registry import find, games
from tablero.core.rng import FastRng
from tablero.lessons import wheels

GAME = "puerto_rico"
TITLES = [game.id for game in games()]


@pytest.mark.parametrize("game", TITLES)
def test_the_lines_are_those_of_the_own_view(anna: Browser, game: str) -> None:
    table = anna.create(game, "me", "hotseat")["table"]
    for number in range(12):
        seen = anna.see(table)
        told = anna.get(f"/api/tables/{table}/wheels").json()
        own = anna.get(f"/api/tables/{table}/view").json()
        expected = wheels.advice(View.load(find(game, own["rules"]), own["view"]))
        assert expected is not None
        assert told["seq"] == seen["seq"]
        assert told["past"] == expected.past
        lines = [(line["key"], line["args"]) for line in told["lines"]]
        assert lines == [(line.key, line.facts) for line in expected.lines]
        anna.play(seen, number * 7)


@pytest.mark.parametrize("game", TITLES)
def test_what_is_hidden_changes_no_line(game: str) -> None:
    """Other hands and piles that fit what the seat sees are told the same."""
    match = find(game).match(3, 11)
    for number in range(150):
        if match.is_over():
            break
        seat = match.acting()
        view = View(match.game, match.state, seat)
        world = view.determinise(FastRng.seeded(number))
        assert wheels.advice(View(match.game, world, seat)) == wheels.advice(view)
        answers = match.state.answers()
        match.play(answers[number * 7 % len(answers)])


def test_nobody_else_is_told(anna: Browser, boris: Browser) -> None:
    plain = anna.create(GAME, "me", "hotseat", hints=False)["table"]
    assert anna.get(f"/api/tables/{plain}/wheels").json()["code"] == "hints_off"
    shared = anna.create(GAME, "me", "hotseat")["table"]
    other = 1 - anna.see(shared)["ask"]["seat"]
    assert anna.get(f"/api/tables/{shared}/wheels", seat=other).json()["code"] == "not_your_turn"
    assert boris.get(f"/api/tables/{shared}/wheels").json()["code"] == "not_your_seat"


@pytest.mark.parametrize("game", TITLES)
def test_in_a_page(game: str) -> None:
    visitor = PageBrowser()
    table = str(visitor.create(game, "me", "greedy")["table"])
    told = visitor.get(f"/api/tables/{table}/wheels").json()
    assert told["seq"] == visitor.see(table)["seq"]
    assert not told["past"]
    known = wheels.wheels_of(game)
    assert known is not None
    assert {line["key"] for line in told["lines"]} <= {row.key for row in known.rows}
