"""Every lesson is played by the engine: positions, main lines, other answers, deeds, chance."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.core.kinds import IllegalAnswer
from tablero.core.registry import games
from tablero.core.rng import FastRng
from tablero.core.staged import undrawn
from tablero.core.text.plain import Plain
from tablero.lessons.script import LEARNER, Lesson, Way, lesson_of
from tablero.lessons.stage import Stage, Strayed
from tablero.testkit.vector_checks import Scene, failures

LESSONS = [lesson for lesson in map(lesson_of, (game.id for game in games())) if lesson]
STEPS = [(lesson, number) for lesson in LESSONS for number in range(len(lesson.steps))]


def named(value: Any) -> str:
    return value.game.id if isinstance(value, Lesson) else str(value)


def check(stage: Stage, facts: Plain, of: str) -> None:
    scene = Scene(stage.lesson.game, stage.match.state)
    scene.events = [event for entry in stage.match.entries for event in entry.events]
    assert not failures(scene, facts), of


def play(stage: Stage, way: Way) -> None:
    for word in way.line:
        asked = (stage.match.acting(), stage.match.asked(), list(stage.match.legal))
        assert stage.match.acting() == LEARNER, (stage.step.id, word, asked)
        assert word in stage.match.legal, (stage.step.id, word, asked)
        stage.play([stage.match.state.answer_of(word)])


@pytest.mark.parametrize(("lesson", "number"), STEPS, ids=named)
def test_the_main_line(lesson: Lesson, number: int) -> None:
    stage = Stage(lesson, number)
    step = stage.step
    check(stage, step.question, f"{step.id} question")
    for word in step.ways[0].line:
        lit = [stage.match.state.kind().words[answer] for answer in stage.lit()]
        assert word in lit, step.id
        assert len(lit) < 8, f"{step.id}: {lit} are lit"
        stage.play([stage.match.state.answer_of(word)])
    assert stage.verdict == "right"
    assert not stage.lit()
    check(stage, step.then, f"{step.id} then")
    stage.do(len(stage.way.deeds))
    check(stage, step.after, f"{step.id} after")
    assert not undrawn(stage.match.state), step.id


@pytest.mark.parametrize(("lesson", "number"), STEPS, ids=named)
def test_a_step_begins_where_the_one_before_ended(lesson: Lesson, number: int) -> None:
    if lesson.steps[number][1] == 0:
        return
    before = Stage(lesson, number - 1)
    play(before, before.step.ways[0])
    before.do(len(before.way.deeds))
    now = Stage(lesson, number)
    assert lesson.game.dump(now.match.state) == lesson.game.dump(before.match.state)


@pytest.mark.parametrize(("lesson", "number"), STEPS, ids=named)
def test_other_ways(lesson: Lesson, number: int) -> None:
    step = lesson.step(number)
    for way in step.ways[1:]:
        stage = Stage(lesson, number)
        play(stage, way)
        assert stage.verdict == "right"
        stage.do(len(way.deeds))
    for way in step.others:
        stage = Stage(lesson, number)
        play(stage, way)
        assert (stage.verdict, stage.way.say) == ("wrong", way.say), (step.id, way.line)
        assert way.say
        stage.do(len(way.deeds))
        check(stage, way.then, f"{step.id} else {way.line}")


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_random_clicker_reaches_the_end(lesson: Lesson) -> None:
    """Whatever is clicked has an answer, and taking back the last click is always a way on."""
    rng = FastRng.seeded(7)
    stream = lesson.game.streams[0]
    for number in range(len(lesson.steps)):
        played: list[int] = []
        for _click in range(200):
            stage = Stage(lesson, number)
            stage.play(played)
            if stage.verdict == "right":
                break
            if stage.verdict == "wrong":
                played.pop()
                # One click in two is the lit one.
                stage = Stage(lesson, number)
                stage.play(played)
                played.append(stage.lit()[0])
                continue
            answers = stage.match.state.answers()
            played.append(answers[int(rng.below(stream, len(answers)))])
        else:
            raise AssertionError(f"{lesson.step(number).id} goes nowhere")


def test_what_nobody_was_asked_is_refused() -> None:
    lesson = LESSONS[0]
    with pytest.raises(Strayed):
        Stage(lesson, len(lesson.steps))
    with pytest.raises(Strayed):
        Stage(lesson, -1)
    stage = Stage(lesson, 0)
    with pytest.raises(Strayed):
        stage.do(0)
    with pytest.raises(IllegalAnswer):
        stage.play([10**6])
    play(stage, stage.step.ways[0])
    with pytest.raises(Strayed):
        stage.play([0])
    with pytest.raises(Strayed):
        stage.do(99)
