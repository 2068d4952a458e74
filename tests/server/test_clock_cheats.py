"""What a guest tries with a table's clock: time for nothing, a table that stands still."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablero.core.match import Match
from tablero.core.rng import FastRng
from tablero.server.storage.store import Store
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire
from tablero.server.tables.wanted.opening import Beginning, order
from tablero.server.tables.wanted.orders import (
    JoinOrder,
    LeaveOrder,
    Move,
    Order,
    PlayOrder,
    TakeOverOrder,
    UndoOrder,
)
from tablero.server.tables.wanted.takebacks import MOST_RECALLS
from tablero.server.tables.who.browsers import new_table_id
from tablero.server.tables.who.people import NO_ASKER, Asker
from tests.server.set_clock import SetClock

ANNA = Asker("anna")
SECONDS, INCREMENT = 100, 10


class Sitting:
    """People at a table with a clock ("": a bot); what they do takes as long as is said."""

    def __init__(
        self,
        folder: Path,
        game: str,
        increment: int = INCREMENT,
        auto_single: bool = False,
        begun: Beginning | None = None,
        people: tuple[str, ...] = ("anna", "boris"),
    ) -> None:
        self.clock, self.number, self.people = SetClock(), 0, people
        self.tables = Tables(Store(f"sqlite:///{folder / 'clocks.db'}"), clock=self.clock)
        bot = wire.SeatRequest("bot", bot="random")
        seats = [wire.SeatRequest("open", name=name) if name else bot for name in people]
        timing = wire.Timing(SECONDS, increment)
        plan = wire.CreateTable(game, seats, clock=timing, auto_single=auto_single)
        self.table = self.done(order(plan, ANNA, begun))
        for seat in (number for number, name in enumerate(people) if name):
            wanted = JoinOrder(self.table.id, seat, self.name("join"), self.holder(seat), "")
            wanted.invited = self.table.seats[seat].sitting
            self.done(wanted)

    def name(self, ours: str = "") -> str:
        self.number += 1
        return f"~{ours}/{self.number}" if ours else f"command-{self.number}"

    def done(self, wanted: Order) -> Table:
        assert self.refused(wanted) == ""
        self.table = self.tables.get(wanted.table_id)
        return self.table

    def refused(self, wanted: Order) -> str:
        refused = self.tables.carry_out([wanted])[0].refused
        return "" if refused is None else refused.code

    def holder(self, seat: int) -> Asker:
        return Asker(self.people[seat])

    @property
    def left(self) -> list[float]:
        assert self.table.clocks is not None
        return self.table.clocks.left

    def wait(self, seconds: float) -> None:
        self.clock.at += seconds

    def play(self, answer: int) -> Table:
        table, seat = self.table, self.table.acting()
        bot = table.seats[seat].bot
        asker, name = (NO_ASKER, self.name("bot")) if bot else (self.holder(seat), self.name())
        return self.done(PlayOrder(Move(table.id, seat, name, table.seq, asker, bot), answer))

    def turn(self, answers: list[int] | None = None) -> None:
        """Those answers, or the first that is offered until somebody else is asked."""
        if answers is not None:
            for answer in answers:
                self.play(answer)
            return
        seat = self.table.acting()
        while self.table.acting() == seat:
            assert self.table.match is not None
            self.play(self.table.match.state.answers()[0])

    def moves(self, seat: int) -> Move:
        return Move(self.table.id, seat, self.name(), self.table.seq, self.holder(seat))

    def undo(self, seat: int, to: int) -> None:
        self.done(UndoOrder(self.moves(seat), to))

    def leave(self, seat: int, bot: str = "random") -> Order:
        return LeaveOrder(self.table.id, seat, self.name("leave"), self.holder(seat), bot)

    def join(self, seat: int) -> Order:
        return JoinOrder(self.table.id, seat, self.name("join"), self.holder(seat), "")

    def takeover(self, seat: int, by: Asker) -> Order:
        return TakeOverOrder(self.table.id, seat, self.name("takeover"), by, absent=False)

    def two_ways(self) -> tuple[list[int], list[int]]:
        """Of a turn that begins: few answers and more that end it and can all be taken back."""
        for _ in range(50):
            assert self.table.match is not None
            ways = sorted(ends(self.table.match, self.table.match.acting()), key=len)
            if ways and len(ways[0]) < len(ways[-1]):
                return ways[0], ways[-1]
            self.turn()
        raise AssertionError("no such turn")


def ends(match: Match, seat: int, most: int = 2) -> Iterator[list[int]]:
    """Answers that end the turn without a draw."""
    for answer in match.state.answers():
        after = match.copy()
        after.play(answer)
        if after.undo_floor() == after.ply:
            continue
        if after.acting() != seat:
            yield [answer]
        elif most > 1:
            yield from ([answer, *rest] for rest in ends(after, seat, most - 1))


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    return Sitting(tmp_path, "puerto_rico")


# -- taking back -----------------------------------------------------------------------------------
def test_a_turn_played_again_at_greater_length_brings_no_second_increment(sitting: Sitting) -> None:
    short, long = sitting.two_ways()
    seat, began = sitting.table.acting(), sitting.table.ply
    sitting.wait(90)
    sitting.turn(short)
    for answers in (long, short, long):
        assert sitting.left[seat] == SECONDS - 90 + INCREMENT
        sitting.undo(seat, began)
        sitting.turn(answers)
    assert sitting.left[seat] == SECONDS - 90 + INCREMENT


def test_taking_back_a_longer_turn_costs_the_next_player_no_increment(sitting: Sitting) -> None:
    short, long = sitting.two_ways()
    seat, began = sitting.table.acting(), sitting.table.ply
    sitting.turn(long)
    sitting.undo(seat, began)
    sitting.turn(short)
    sitting.wait(50)
    assert sitting.table.match is not None
    sitting.turn(min(ends(sitting.table.match, 1 - seat), key=len))
    assert sitting.left[1 - seat] == SECONDS - 50 + INCREMENT


def test_what_was_taken_back_has_brought_nothing(sitting: Sitting) -> None:
    short, _long = sitting.two_ways()
    seat, began = sitting.table.acting(), sitting.table.ply
    sitting.wait(50)
    sitting.turn(short)
    assert sitting.left[seat] == SECONDS - 50 + INCREMENT
    sitting.undo(seat, began)
    assert sitting.left[seat] == SECONDS - 50


def to_a_turn_with_forced_answers(folder: Path, is_own: bool) -> tuple[Sitting, int]:
    """A turn that has ended, behind which the table answered by itself: for the same seat, or for
    the next; whose turn it was."""
    for number in range(50):
        begun = Beginning(new_table_id(), bytes([number] * 32))
        sitting = Sitting(folder, "puerto_rico", auto_single=True, begun=begun)
        dice = FastRng.seeded(number)
        while sitting.table.status == "playing":
            seat, ply, match = sitting.table.acting(), sitting.table.ply, sitting.table.match
            assert match is not None
            answers = match.state.answers()
            sitting.wait(INCREMENT + 5)
            match = sitting.play(answers[int(dice.step()) % len(answers)]).match
            assert match is not None
            is_asked = not match.is_over() and match.acting() != seat
            if is_asked and match.ply > ply + 1 and match.undo_floor() < match.ply:
                if (match.entries[-1].seat == seat) == is_own:
                    return sitting, seat
    raise AssertionError("no such turn")


def test_taking_back_what_the_table_answered_costs_nobody_else_their_increment(
    tmp_path: Path,
) -> None:
    sitting, seat = to_a_turn_with_forced_answers(tmp_path, is_own=False)
    left = sitting.left[seat]
    sitting.undo(1 - seat, sitting.table.ply - 1)
    assert sitting.table.acting() == 1 - seat
    assert sitting.left[seat] == left  # their turn has ended, as before


def test_a_turn_that_the_table_ended_is_not_ended_twice(tmp_path: Path) -> None:
    sitting, seat = to_a_turn_with_forced_answers(tmp_path, is_own=True)
    left = sitting.left[seat]
    for _ in range(3):
        sitting.undo(seat, sitting.table.ply - 1)
        sitting.turn()
        assert sitting.left[seat] == left


def test_nobody_is_kept_from_answering_by_taking_back_again_and_again(tmp_path: Path) -> None:
    """A script that plays and takes back without end makes every answer of the next one stale."""
    sitting = Sitting(tmp_path, "puerto_rico")
    short, long = sitting.two_ways()
    seat, began = sitting.table.acting(), sitting.table.ply
    for answers in (short, long) * (MOST_RECALLS // 2):
        sitting.turn(answers)
        sitting.undo(seat, began)
    sitting.turn(long)
    recall = UndoOrder(sitting.moves(seat), began)
    assert sitting.refused(recall) == "too_soon"
    again = Tables(sitting.tables.store, clock=sitting.clock).get(sitting.table.id)
    assert again.recalled == sitting.table.recalled
    sitting.turn()
    while sitting.table.acting() != seat:
        sitting.turn()
    short, _long = sitting.two_ways()
    seat, began = sitting.table.acting(), sitting.table.ply
    sitting.turn(short)
    sitting.undo(seat, began)  # another turn is another matter


def test_ones_own_turn_is_thought_over_as_often_as_one_likes(sitting: Sitting) -> None:
    seat = to_a_second_answer(sitting)
    match = sitting.table.match
    assert match is not None
    first = match.entries[-1].answer
    for _ in range(2 * MOST_RECALLS):
        sitting.undo(seat, sitting.table.ply - 1)
        sitting.play(first)


# -- bots in one's place ---------------------------------------------------------------------------
def test_getting_up_for_a_bot_and_back_before_it_answers_wins_no_time(sitting: Sitting) -> None:
    seat = sitting.table.acting()
    for _ in range(10):
        sitting.wait(1)
        sitting.done(sitting.leave(seat))
        sitting.wait(4)  # the bot thinks, and so does somebody else
        sitting.done(sitting.join(seat))
    assert sitting.left == [SECONDS - 50 if each == seat else SECONDS for each in (0, 1)]


def test_what_a_bot_answers_costs_its_person_nothing(sitting: Sitting) -> None:
    seat = sitting.table.acting()
    sitting.wait(1)
    sitting.done(sitting.leave(seat))
    sitting.wait(4)
    sitting.turn()
    assert sitting.left[seat] == SECONDS  # a second, and the turn's increment


def test_who_is_out_of_time_holds_the_table_up_no_longer_than_one_come_back(
    sitting: Sitting,
) -> None:
    """A script that sits down again at once left the bot no time to answer."""
    seat = sitting.table.acting()
    other = sitting.holder(1 - seat)
    sitting.wait(SECONDS + 1)
    sitting.done(sitting.takeover(seat, other))
    sitting.done(sitting.join(seat))  # perhaps an answer was just about to come
    sitting.wait(1)
    sitting.done(sitting.takeover(seat, other))
    assert sitting.refused(sitting.join(seat)) == "too_soon"
    ply = sitting.table.ply
    sitting.turn()
    assert sitting.table.ply > ply
    sitting.done(sitting.join(seat))  # it stays theirs
    assert not sitting.table.seats[seat].bot


def test_taking_back_is_no_way_to_come_back_again_and_again(sitting: Sitting) -> None:
    seat = to_a_second_answer(sitting)
    other = sitting.holder(1 - seat)
    sitting.wait(SECONDS + 1)
    sitting.done(sitting.takeover(seat, other))
    sitting.done(sitting.join(seat))
    sitting.undo(seat, sitting.table.ply - 1)
    sitting.wait(1)
    sitting.done(sitting.takeover(seat, other))
    assert sitting.refused(sitting.join(seat)) == "too_soon"


def to_a_second_answer(sitting: Sitting) -> int:
    """Of a turn whose first can be taken back; whose turn it is."""
    for _ in range(50):
        match, seat = sitting.table.match, sitting.table.acting()
        assert match is not None
        sitting.play(match.state.answers()[0])
        match = sitting.table.match
        assert match is not None
        if sitting.table.acting() == seat and match.undo_floor() < match.ply:
            return seat
    raise AssertionError("every turn is one answer")


def test_where_nobody_else_plays_nobody_is_kept_from_their_seat(sitting: Sitting) -> None:
    """Bots move for people who play: alone, the seat would be lost."""
    seat = sitting.table.acting()
    other = sitting.holder(1 - seat)
    sitting.wait(SECONDS + 1)
    for _ in range(3):
        sitting.done(sitting.takeover(seat, other))
        if not sitting.table.seats[1 - seat].bot:
            sitting.done(sitting.leave(1 - seat))
        sitting.done(sitting.join(seat))


@pytest.fixture
def full(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablero.server.tables.table.MOST_FACTS", sitting.table.seq + 1)


@pytest.mark.usefixtures("full")
def test_a_full_log_does_not_shield_who_is_out_of_time(sitting: Sitting) -> None:
    seat = sitting.table.acting()
    sitting.wait(SECONDS + 1)
    sitting.done(sitting.takeover(seat, sitting.holder(1 - seat)))
    assert sitting.refused(sitting.leave(1 - seat)) == "table_full"
    assert sitting.refused(sitting.join(seat)) == "too_soon"  # at once, and so on without end
    sitting.turn()
    sitting.done(sitting.join(seat))


@pytest.mark.usefixtures("full")
def test_two_in_league_fill_no_log_without_end(sitting: Sitting) -> None:
    """One has a bot play, the other is out of time, comes back, is out of time."""
    seat = sitting.table.acting()
    sitting.done(sitting.leave(1 - seat))
    sitting.wait(SECONDS + 1)
    assert sitting.refused(sitting.takeover(seat, sitting.holder(1 - seat))) == "table_full"


# -- read back -------------------------------------------------------------------------------------
def test_clocks_are_the_same_read_from_the_log_and_from_a_snapshot(sitting: Sitting) -> None:
    short, long = sitting.two_ways()
    seat, began = sitting.table.acting(), sitting.table.ply
    sitting.wait(90)
    sitting.turn(short)
    again = Tables(sitting.tables.store, clock=sitting.clock).get(sitting.table.id)
    assert again.clocks == sitting.table.clocks
    for _ in range(40):  # a snapshot lies between
        sitting.done(sitting.leave(1 - seat))
        sitting.wait(0.25)
        sitting.done(sitting.join(1 - seat))
    for answers in (long, short):
        sitting.undo(seat, began)
        sitting.wait(0.25)
        sitting.turn(answers)
    again = Tables(sitting.tables.store, clock=sitting.clock).get(sitting.table.id)
    assert again.saved > 1
    assert again.clocks == sitting.table.clocks
    assert again.recalled == sitting.table.recalled
