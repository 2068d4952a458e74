"""Who may do what: every order from every identity, at many positions of a game."""

from pathlib import Path

import msgspec
import pytest
from rigs.play import ME, create

from tablero.core.kinds import IllegalAnswer
from tablero.core.rng import FastRng
from tablero.server.storage.store import Store
from tablero.server.tables.kept.clocks import Clocks, started
from tablero.server.tables.kept.facts import Timing
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import Table
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.orders import (
    JoinOrder,
    LeaveOrder,
    Move,
    Order,
    PlayOrder,
    SayOrder,
    TakeOverOrder,
    UndoOrder,
)
from tablero.server.tables.who.people import NO_ASKER, Asker

OTHER, STRANGER = Asker("another-browser"), Asker("a-stranger")


def refusal(order: Order, table: Table) -> str:
    """Why the order is refused; "" if it would happen."""
    try:
        order.admit(table)
        order.carry_on(table.next(0.0))
    except Refused as refused:
        return refused.code
    except IllegalAnswer as illegal:
        return illegal.code
    return ""


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """Seats of two browsers and a bot."""
    tables = Tables(Store(f"sqlite:///{tmp_path / 'x.db'}"))
    made = create(tables, "me", "open", "random")
    join = JoinOrder(made.id, 1, "join-other", OTHER, "Boris")
    join.invited = made.seats[1].sitting
    joined = tables.carry_out([join])[0].table
    assert joined is not None
    return joined


def positions(table: Table, count: int) -> list[Table]:
    """The table after each of some answers, whoever gave them."""
    assert table.match is not None
    found = [table]
    while len(found) < count:
        now = found[-1].fork()
        assert now.match is not None
        answers = now.match.state.answers()
        now.match.play(answers[len(found) % len(answers)])
        found.append(now)
    return found


def test_only_the_holder_of_the_seat_that_is_asked_may_answer(table: Table) -> None:
    holders = {0: ME, 1: OTHER, 2: NO_ASKER}
    for now in positions(table, 60):
        assert now.match is not None
        answer = now.match.state.answers()[0]
        for browser in (NO_ASKER, ME, OTHER, STRANGER):
            for seat in range(3):
                for bot in ("", "random", "greedy"):
                    name = "~bot/1" if bot else "command-1"
                    move = Move(now.id, seat, name, now.seq, asker=browser, bot=bot)
                    mine = holders[seat] == browser != NO_ASKER and not bot
                    its = seat == 2 and bot == "random"
                    expected = "" if mine or its else "not_your_seat"
                    if not expected and seat != now.acting():
                        expected = "not_your_turn"
                    assert refusal(PlayOrder(move, answer), now) == expected
                    if not (mine or its):
                        assert refusal(UndoOrder(move, 0), now) == "not_your_seat"


def test_seats_are_given_up_and_taken_by_their_own_people_alone(table: Table) -> None:
    for browser, seat in ((STRANGER, 0), (STRANGER, 1), (OTHER, 0), (ME, 1), (ME, 2), (ME, 7)):
        assert refusal(LeaveOrder(table.id, seat, "leave-1", browser), table) in {
            "not_your_seat",
            "bad_seats",
        }
        join = JoinOrder(table.id, seat, "join-1", browser, "")
        join.invited = "an-older-sitting"  # an old link opens no seat that is taken
        assert refusal(join, table) in {"invite_used", "bad_seats"}
    for absent in (False, True):
        order = TakeOverOrder(table.id, 1, "bot-1", STRANGER, absent)
        assert refusal(order, table) == "not_your_seat"
    present = TakeOverOrder(table.id, 1, "bot-1", ME, absent=False)
    assert refusal(present, table) == "seat_present"
    assert refusal(SayOrder(table.id, "say-1", STRANGER, "hello"), table) == "not_your_seat"


@pytest.mark.parametrize(
    ("clock", "expected"),
    [(None, ""), ((900, 30), "seat_present"), ((86_400, 86_400), "seat_present")],
)
def test_with_a_clock_nobody_is_missing_before_their_time_is_used_up(
    table: Table, clock: tuple[int, int] | None, expected: str
) -> None:
    now = table.fork()
    timing = None if clock is None else Timing(*clock)
    now.created = msgspec.structs.replace(now.created, clock=timing)
    now.clocks = started(timing, 3, now.updated)
    assert refusal(TakeOverOrder(now.id, 1, "bot-1", ME, absent=True), now) == expected
    if clock is None:
        return
    while now.acting() != 1:
        now = play_on(now)
    now.clocks = Clocks([0.0, 0.0, 0.0], now.updated)
    assert refusal(TakeOverOrder(now.id, 1, "bot-2", ME, absent=True), now) == ""


def play_on(table: Table) -> Table:
    now = table.fork()
    assert now.match is not None
    now.match.play(now.match.state.answers()[0])
    return now


def test_after_the_end_nothing_moves(tmp_path: Path) -> None:
    tables = Tables(Store(f"sqlite:///{tmp_path / 'x.db'}"))
    over = create(tables).fork()
    assert over.match is not None
    dice = FastRng.seeded(1)
    while not over.match.is_over():
        answers = over.match.state.answers()
        over.match.play(answers[int(dice.step()) % len(answers)])
    gone = TakeOverOrder(over.id, 1, "bot-1", ME, absent=True)
    assert refusal(gone, over) == "not_playing", "nobody is made to look like a bot"
    for seat in range(3):
        move = Move(over.id, seat, "command-1", over.seq, asker=ME)
        assert refusal(PlayOrder(move, 0), over) == "not_playing"
        assert refusal(UndoOrder(move, over.ply - 1), over) == "not_playing"
