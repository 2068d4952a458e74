"""A guided first game, step by step, and the advice in the one that follows.

Nothing is kept: each request says where the learner stands.

What is shown is a table like any other, so that every board draws it; it is in no list, nobody
else can see it, and it is made anew by the engine each time.
"""

from __future__ import annotations

from tablero.core.asked import ask
from tablero.core.game import View
from tablero.core.kinds import IllegalAnswer
from tablero.lessons import wheels
from tablero.lessons.script import LEARNER, Lesson, lesson_of
from tablero.lessons.stage import Stage, Strayed
from tablero.server.tables.table import Table
from tablero.server.tables.told import messages, wire, wire_hints
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted import opening

# The learner's answers in a step, `4.17`: no step of a lesson takes as many.
PLAYED = rf"^([0-9]{{1,6}}(\.[0-9]{{1,6}}){{0,23}})?{wire.END}"
MOST_DEEDS = 99


def numbers(played: str) -> list[int]:
    return [int(number) for number in played.split(".") if number]


def steps_of(game_id: str) -> int:
    """How many steps a title's lesson has; 0 where there is none."""
    lesson = lesson_of(game_id)
    return 0 if lesson is None else len(lesson.steps)


def see_wheels(table: Table) -> wire_hints.WheelsAdvice:
    """For the seat that is asked."""
    match = table.match
    assert match is not None
    found = wheels.advice(View(match.game, match.state, match.acting()))
    if found is None:
        return wire_hints.WheelsAdvice(table.seq, [], past=True)
    lines = [wire_hints.WheelsLine(line.key, line.facts) for line in found.lines]
    return wire_hints.WheelsAdvice(table.seq, lines, found.past)


def see_lesson(game_id: str, number: int, played: list[int], deeds: int) -> wire.LessonMessage:
    """Step `number` after the learner's answers in it, and after so many deeds of the script."""
    lesson = lesson_of(opening.game_called(game_id).id)
    if lesson is None:
        raise Refused("unknown_lesson")
    try:
        stage = Stage(lesson, number)
        stage.play(played)
        if deeds:
            stage.do(deeds)
    except IllegalAnswer as illegal:
        raise Refused("illegal_answer", reason=illegal.code, args=illegal.facts) from illegal
    except Strayed as strayed:
        raise Refused("unknown_step") from strayed
    return _message(lesson, number, stage)


def _message(lesson: Lesson, number: int, stage: Stage) -> wire.LessonMessage:
    stage.let_chance_go()  # previews must not run into what is staged
    guess = stage.step.guess
    return wire.LessonMessage(
        table=_table(lesson, stage),
        steps=[lesson.step(each).id for each in range(len(lesson.steps))],
        step=number,
        chapter=lesson.steps[number][0],
        verdict=stage.verdict,
        say=stage.way.say,
        lit=stage.lit(),
        deeds=len(stage.way.deeds) if stage.verdict != "asked" else 0,
        guess=None if guess is None else wire.LessonGuess(guess.of, guess.right),
    )


def _table(lesson: Lesson, stage: Stage) -> wire.TableMessage:
    """The table as the learner sees it; its log and its plies begin with the step."""
    match = stage.match
    asked = stage.verdict == "asked"
    log = messages.log_items(match, stage.start, LEARNER)
    for item in log:
        item.ply -= stage.start
    return wire.TableMessage(
        table=f"lesson-{lesson.game.id}",
        game=lesson.game.id,
        seq=len(log) + 1,
        ply=len(log),
        status="over" if match.is_over() else "playing",
        options=match.options,
        auto_single=False,
        hints=False,
        seats=[_seat(number) for number in range(lesson.seats)],
        you=LEARNER,
        board=messages.board(match, LEARNER),
        ask=messages.encoded(ask(match, LEARNER) if asked else None),
        log=log,
        undo=wire.UndoInfo(0, len(log)) if asked and log else None,
        takebacks=[],
        clock=None,
        timing=None,
        curtain=False,
        result=messages.result(match),
        commitment="",
        chat=[],
        spectators=0,
        rematch=None,
        invites={},
        host=False,
        removed=False,
        cancelled="",
        pledges=[],
        unrevealed=[],
    )


def _seat(number: int) -> wire.SeatInfo:
    """Names are the reader's own: they are said in the reader's language."""
    is_mine = number == LEARNER
    return wire.SeatInfo(
        seat=number,
        name="",
        kind="human" if is_mine else "bot",
        bot="" if is_mine else "script",
        online=True,
        away=False,
        held=is_mine,
        mine=is_mine,
        kept="",
        colour=number,
    )
