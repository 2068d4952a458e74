"""Every step a title can save is read back as it was, and none is written under a wrong name."""

from __future__ import annotations

from itertools import product

import pytest

from tablero.core.engine import Frame, State
from tablero.core.game import Game
from tablero.core.registry import find, games
from tablero.core.scripts import Script, Step, restored
from tablero.games.gwt_family.asking import AsksPair
from tablero.games.gwt_family.position.earlier import folded

MOST_NUMBERS = 5  # a frame with more than these needs a case of its own here
SOME = range(3)


def frames_of(step: Step, seat: int) -> list[Frame]:
    """Frames of the step: all of a script, else those that small numbers describe; none if none."""
    if isinstance(step, Script):
        return [step.frame_at(seat, inner.name) for inner in step.steps]
    found: list[Frame] = []
    for count in range(MOST_NUMBERS + 1):
        for numbers in product(SOME, repeat=count):
            try:
                found.append(restored(step, step.name, [seat, *numbers]))
            except ValueError:
                continue
        if found:
            break
    return found


def leaves_no_frame(step: Step) -> bool:
    try:
        step.restore(0, [])
    except ValueError as error:
        return "leaves no frame" in str(error)
    return False


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_step_of_the_book_is_saved_and_read_back(game: Game) -> None:
    state = game.seeded(max(game.seat_counts), 1)
    for name, step in game.book.steps.items():
        for seat in range(max(game.seat_counts)):
            frames = frames_of(step, seat)
            for frame in frames:
                check_line(game, state, step, frame)
            if not frames:
                assert leaves_no_frame(step), f"{name}: no frame found, and none denied"


def check_line(game: Game, state: State, step: Step, frame: Frame) -> None:
    """Saved under the step's name, and the line restores the same frame."""
    name, numbers = frame.save()
    assert name.partition("@")[0] == step.name, f"{step.name} saves itself as {name}"
    line = " ".join([name, str(int(frame.seat)), *map(str, numbers)])
    again = game.book._frame(state, line)
    assert (again.save(), again.seat) == ((name, numbers), frame.seat), line
    assert type(again) is type(frame)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_pair_is_saved_as_two_numbers_and_read_also_as_one(game: Game) -> None:
    """Earlier rules saved one number for a pair; tables and records that began so still have it."""
    state = game.seeded(max(game.seat_counts), 1)
    for step in game.book.steps.values():
        for number in range(1000 if isinstance(step, AsksPair) else 0):
            earlier = f"{step.name} 0 {number}"
            try:
                frame = game.book._frame(state, earlier)
            except ValueError:
                assert number > 0
                break
            name, numbers = frame.save()
            line = " ".join([name, "0", *map(str, numbers)])
            assert len(numbers) == 2
            assert game.book._frame(state, line) is frame
            assert folded(game.book, [line]) == [earlier]


@pytest.mark.parametrize(
    "line",
    [
        "choose_disc 0 20",
        "choose_disc 0 -1",
        "choose_disc 0 2 1",
        "choose_disc 0 1 20",
        "choose_disc 0 4611686018427387903 0",
        "choose_disc 0 1 1 1",
        "act 0 1 1 1 99999999999999999999999 0",
    ],
)
def test_numbers_out_of_range_are_refused(line: str) -> None:
    game = find("gwt2")
    with pytest.raises(ValueError, match=r"choose_disc|range"):
        game.book.place(game.seeded(2, 1), [line])
