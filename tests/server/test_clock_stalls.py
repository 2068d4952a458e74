"""A guest without time who takes back again and again: from under a bot, from under an own seat."""

from pathlib import Path

import pytest

from tablero.server.tables.ledger import Tables
from tablero.server.tables.told import messages
from tablero.server.tables.wanted.orders import UndoOrder
from tablero.server.tables.wanted.takebacks import MOST_RECALLS
from tests.server.test_clock_cheats import INCREMENT, SECONDS, Sitting, ends


def before_the_next_seat(sitting: Sitting) -> list[int]:
    """Plays on to a turn of the first seat; answers that end it, so that the second is asked."""
    for number in range(400):
        match = sitting.table.match
        assert match is not None
        for answers in ends(match, 0) if match.acting() == 0 else ():
            after = match.copy()
            for answer in answers:
                after.play(answer)
            if after.acting() == 1:
                return answers
        offered = match.state.answers()
        sitting.play(offered[number % len(offered)])
    raise AssertionError("no such turn")


def taken_back(sitting: Sitting, answers: list[int], times: int) -> str:
    """The turn ended and taken back so often; why it is not any more."""
    began = sitting.table.ply
    for _ in range(times):
        sitting.turn(answers)
        sitting.wait(INCREMENT - 1)
        recall = UndoOrder(sitting.moves(0), began)
        refused = sitting.refused(recall)
        if refused:
            return refused
        sitting.table = sitting.tables.get(sitting.table.id)
    return ""


@pytest.mark.parametrize("people", [("anna", "", "boris"), ("anna", "anna", "boris")])
def test_a_turn_is_not_taken_back_without_end_while_somebody_waits(
    tmp_path: Path, people: tuple[str, ...]
) -> None:
    """Asked only for as long as a script needs, nobody could be let in for them."""
    sitting = Sitting(tmp_path, "puerto_rico", people=people)
    answers = before_the_next_seat(sitting)
    sitting.wait(SECONDS)
    assert taken_back(sitting, answers, MOST_RECALLS) == ""
    assert taken_back(sitting, answers, 1) == "too_soon"


@pytest.mark.parametrize("people", [("anna", "", ""), ("anna", "anna")])
def test_where_nobody_waits_it_is_as_often_as_one_likes(
    tmp_path: Path, people: tuple[str, ...]
) -> None:
    sitting = Sitting(tmp_path, "puerto_rico", people=people)
    answers = before_the_next_seat(sitting)
    assert taken_back(sitting, answers, 2 * MOST_RECALLS) == ""


def test_an_increment_that_was_used_is_not_had_again(tmp_path: Path) -> None:
    """Without time, thought on while the other was asked, and taken back."""
    sitting = Sitting(tmp_path, "puerto_rico")
    answers = before_the_next_seat(sitting)
    sitting.wait(SECONDS - 1 - (SECONDS - sitting.left[0]))
    assert taken_back(sitting, answers, 3) == ""
    sitting.turn(answers)
    assert sitting.left[0] <= 0  # 1 and an increment, of which three times 9 were used
    told = messages.clock(sitting.table, sitting.clock.at)
    assert told is not None
    assert told.left[0] == 0
    again = Tables(sitting.tables.store, clock=sitting.clock).get(sitting.table.id)
    assert again.clocks == sitting.table.clocks


def test_who_takes_back_has_come_back(tmp_path: Path) -> None:
    """Marked as gone, they could be followed by a bot with all their time left."""
    sitting = Sitting(tmp_path, "puerto_rico")
    answers = before_the_next_seat(sitting)
    began = sitting.table.ply
    sitting.turn(answers)
    sitting.done(sitting.leave(0, bot=""))
    assert sitting.table.seats[0].away
    sitting.undo(0, began)
    assert not sitting.table.seats[0].away
    assert sitting.refused(sitting.takeover(0, sitting.holder(1))) == "seat_present"
