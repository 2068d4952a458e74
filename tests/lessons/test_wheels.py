"""Training wheels: for every line a position in which it holds and one in which it does not, and
its words, complete and short in three languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablero.core.game import View
from tablero.core.registry import find, games
from tablero.core.rng import FastRng
from tablero.lessons import wheels
from tablero.testkit.vector_text import read
from tablero.testkit.vectors import position_given
from tablero.words import LANGUAGES, Speaker

FOLDER = Path(__file__).parent / "wheels"
TITLES = [game.id for game in games()]
LONGEST = {"en": 110, "ru": 130, "de": 140}
NAMES = ["Inés", "Tomás", "Lucía", "Mateo"]
SEED = 7


def examples(title: str) -> dict[str, Any]:
    file = FOLDER / f"{title}.yaml"
    plain = read(file.name, file.read_bytes())
    assert isinstance(plain, dict)
    return plain


def rows(title: str) -> list[wheels.Row]:
    found = wheels.wheels_of(title)
    assert found is not None
    return found.rows


def seen(title: str, example: dict[str, Any]) -> View:
    """The position of an example, after the answers `when`, as the seat that is asked sees it."""
    game, shared = find(title), {"seats": examples(title)["seats"]}
    given = {key: value for key, value in example.items() if key != "when"}
    state = position_given(game, shared, {"given": given}, FastRng.seeded(SEED))
    state.settle()
    for word in example.get("when", []):
        state.play(state.answer_of(word))
    return View(game, state, state.current_player())


def told(title: str, example: dict[str, Any]) -> wheels.Advice:
    found = wheels.advice(seen(title, example))
    assert found is not None
    return found


LINES = [(title, row.key) for title in TITLES for row in rows(title)]


@pytest.mark.parametrize("title", TITLES)
def test_every_line_has_examples_and_asks_what_is_asked(title: str) -> None:
    assert set(examples(title)["lines"]) == {row.key for row in rows(title)}
    known = {kind.name for kind in find(title).kinds}
    for row in rows(title):
        assert row.kinds <= known, row.key


@pytest.mark.parametrize(("title", "key"), LINES)
def test_a_line_holds_where_it_should(title: str, key: str) -> None:
    example = examples(title)["lines"][key]
    lines = {line.key: line.facts for line in told(title, example["holds"]).lines}
    assert key in lines
    assert lines[key] == example.get("facts", {})


@pytest.mark.parametrize(("title", "key"), LINES)
def test_and_not_elsewhere(title: str, key: str) -> None:
    found = told(title, examples(title)["lines"][key]["silent"])
    assert not found.past
    assert key not in {line.key for line in found.lines}


def test_nobody_is_told_where_to_place_who_is_placed_already() -> None:
    """The Mayor asks place by place: a plantation that was passed by is no plan any more."""
    city = {"small_indigo_plant": 0, "small_sugar_mill": 0}
    owner = {"island": {"corn": 1, "indigo": 1, "sugar": 1}, "san_juan": 1, "city": city}
    example = {"phase": "mayor", "seat": 0, "players": [owner, {}, {}]}
    assert [line.key for line in told("puerto_rico", example).lines] == ["pair"]
    for first in ("0", "1"):
        view = seen("puerto_rico", {**example, "when": [first]})
        assert view.state.kind().name == "place_colonists"
        found = wheels.advice(view)
        assert found is not None
        assert not found.lines


@pytest.mark.parametrize("title", TITLES)
def test_most_lines_stop(title: str) -> None:
    late = {row.key for row in rows(title) if row.late}
    past = told(title, examples(title)["past"]["holds"])
    assert past.past
    assert {line.key for line in past.lines} <= late
    assert not told(title, examples(title)["past"]["silent"]).past


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("title", "key"), LINES)
def test_the_words(title: str, key: str, lang: str) -> None:
    speaker = Speaker(lang, title)
    facts = examples(title)["lines"][key].get("facts", {})
    text, complete = speaker.format(f"wheels-{key}", speaker._named(facts, NAMES))
    assert complete, key
    assert len(text) <= LONGEST[lang], text
    for fact, value in facts.items():
        if isinstance(value, int) and not fact.endswith("seat"):
            assert str(value) in text, (fact, text)


@pytest.mark.parametrize("title", TITLES)
def test_nothing_is_said_that_no_line_says(title: str) -> None:
    for lang in LANGUAGES:
        said = {key for key in Speaker(lang, title).bundle._messages if key.startswith("wheels-")}
        assert said >= {f"wheels-{row.key}" for row in rows(title)}
