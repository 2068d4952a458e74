"""Lessons over the wire: ordinary tables that nobody keeps, and refusals for everything else."""

from __future__ import annotations

import httpx
import pytest
from rigs.harness import Browser

from tablero.core.registry import games
from tablero.lessons.script import lesson_of
from tablero.server.edge.gate import limit_of

TAUGHT = [game.id for game in games() if lesson_of(game.id) is not None]
FIRST = "/api/games/puerto_rico/lesson/0"


def answers(told: dict[str, object]) -> dict[str, int]:
    table = told["table"]
    assert isinstance(table, dict)
    return {item["word"]: item["answer"] for item in table["ask"]["answers"]}


def step(
    browser: Browser, game: str, number: int, played: list[int], deeds: int = 0
) -> httpx.Response:
    query = ".".join(map(str, played))
    return browser.get(f"/api/games/{game}/lesson/{number}", played=query, deeds=deeds)


def test_the_list_of_games_tells_of_lessons(visitor: Browser) -> None:
    told = {game["id"]: game["lesson"] for game in visitor.get("/api/games").json()}
    for name in TAUGHT:
        lesson = lesson_of(name)
        assert lesson is not None
        assert told[name] == len(lesson.steps)


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_can_be_played_over_the_wire(visitor: Browser, game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    for number in range(len(lesson.steps)):
        played: list[int] = []
        told = visitor.get(f"/api/games/{game}/lesson/{number}").json()
        assert told["steps"][told["step"]] == lesson.step(number).id
        for _word in lesson.step(number).ways[0].line:
            assert told["verdict"] == "asked"
            assert told["lit"][0] in answers(told).values()
            played.append(told["lit"][0])
            told = step(visitor, game, number, played).json()
        assert told["verdict"] == "right"
        assert told["table"]["ask"] is None
        assert step(visitor, game, number, played, told["deeds"]).status_code == 200


def test_a_wrong_answer_names_its_reason(visitor: Browser) -> None:
    told = visitor.get(FIRST).json()
    wrong = answers(told)["craftsman"]
    told = visitor.get(FIRST, played=wrong).json()
    assert (told["verdict"], told["say"], told["lit"]) == ("wrong", "craftsman", [])
    third = "/api/games/puerto_rico/lesson/2"
    plain = answers(visitor.get(third).json())["mayor"]
    assert visitor.get(third, played=plain).json()["say"] == ""


def test_nothing_is_kept(visitor: Browser) -> None:
    before = visitor.get("/api/tables").json()
    first = visitor.get(FIRST).json()
    visitor.get(FIRST, played=first["lit"][0])
    assert visitor.get(FIRST).json() == first
    assert visitor.get("/api/tables").json() == before
    assert visitor.get(f"/api/tables/{first['table']['table']}").status_code == 404


@pytest.mark.parametrize(
    ("path", "query", "status", "code"),
    [
        ("/api/games/chess/lesson/0", {}, 404, "unknown_game"),
        ("/api/games/puerto_rico/lesson/99", {}, 404, "unknown_step"),
        ("/api/games/puerto_rico/lesson/-1", {}, 404, "unknown_step"),
        (f"/api/games/puerto_rico/lesson/{10**30}", {}, 404, "unknown_step"),
        ("/api/games/puerto_rico/lesson/x", {}, 404, "unknown_page"),
        (FIRST, {"played": "999999"}, 409, "illegal_answer"),
        (FIRST, {"played": "1e9"}, 400, "bad_request"),
        (FIRST, {"played": ".".join(["1"] * 60)}, 400, "bad_request"),
        (FIRST, {"deeds": 1}, 404, "unknown_step"),
        (FIRST, {"deeds": 100000}, 400, "bad_request"),
        (FIRST, {"deeds": -1}, 400, "bad_request"),
        ("/api/games/..%2F..%2Fcore/lesson/0", {}, 404, "unknown_page"),
    ],
)
def test_everything_else_is_refused(
    anna: Browser, path: str, query: dict[str, object], status: int, code: str
) -> None:
    answer = anna.get(path, **query)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


def test_a_lesson_counts_as_looking_back() -> None:
    """A step is made anew for each request: nobody may ask for hundreds a second."""
    assert limit_of("GET", ["api", "games", "gwt2", "lesson", "3"]) == "looks_back"
    assert limit_of("GET", ["api", "games", "gwt2", "printed"]) == ""


def test_a_title_without_a_lesson_has_none(visitor: Browser) -> None:
    for game in games():
        if lesson_of(game.id) is None:
            refused = visitor.get(f"/api/games/{game.id}/lesson/0")
            assert (refused.status_code, refused.json()["code"]) == (404, "unknown_lesson")
