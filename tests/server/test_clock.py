"""A table's clock: counted from the log, the same after a restart, and nobody is seized by it."""

import time
from pathlib import Path

from rigs.harness import Browser, Json, Server, hear

from tablero.server.tables.kept.clocks import Clocks
from tablero.server.tables.kept.facts import Timing
from tests.server.tables.test_lobby import GAME, wish

QUICK = {"seconds": 1, "increment": 0}
SLOW = {"seconds": 600, "increment": 30}
EYE = 0.05  # between two clocks that are read one after the other


def begun(anna: Browser, boris: Browser, clock: Json | None) -> str:
    made = anna.create(GAME, "me", "open", "random", clock=clock)
    assert boris.join(made["table"], made["invites"]["1"], "Boris").status_code == 200
    return str(made["table"])


def asked(anna: Browser, boris: Browser, table: str) -> tuple[int, Browser, Browser]:
    """The seat that is asked, who sits there, and the other."""
    for _ in range(200):
        seat = anna.see(table)["ask"]["seat"]
        if seat < 2:
            return (seat, anna, boris) if seat == 0 else (seat, boris, anna)
        time.sleep(0.02)
    raise AssertionError("the bot does not answer")


# -- the count -------------------------------------------------------------------------------------
def test_time_goes_to_who_is_asked_and_not_to_bots() -> None:
    clocks = Clocks([60.0, 60.0], since=1000.0)
    assert clocks.ticked(0, 1010.0, is_bot=False) == Clocks([50.0, 60.0], 1010.0)
    assert clocks.ticked(0, 1010.0, is_bot=True) == Clocks([60.0, 60.0], 1010.0)
    assert clocks.ticked(1, 2000.0, is_bot=False).left == [60.0, 0.0]  # never less than none


def test_a_calendar_that_is_set_back_gives_nothing_and_goes_on() -> None:
    """By an hour: nobody had any time to lose until it was as late as before."""
    back = Clocks([60.0, 60.0], since=5000.0).ticked(0, 1400.0, is_bot=False)
    assert back.left == [60.0, 60.0]
    assert back.ticked(1, 1410.0, is_bot=False).left == [60.0, 50.0]


def test_a_turn_adds_its_increment_once_and_not_beyond_the_beginning() -> None:
    timing = Timing(60, 15)
    clocks = Clocks([30.0, 55.0], since=0.0)
    once = clocks.turned(0, 4, timing)
    assert once.left == [45.0, 55.0]
    assert once.gone_back(3) == clocks
    assert once.gone_back(3).turned(0, 6, timing).left == once.left  # played again
    twice = once.turned(1, 5, timing)
    assert twice.left == [45.0, 60.0]
    assert twice.gone_back(4) == once
    assert twice.gone_back(0) == clocks


def test_what_stands_for_good_is_not_kept() -> None:
    clocks = Clocks([30.0, 30.0], since=0.0)
    for ply in range(1, 1000):
        clocks = clocks.turned(ply % 2, ply, Timing(60, 1), ply - 1)
    assert len(clocks.brought) == 1


def test_what_is_lost_by_going_back_is_owed() -> None:
    """It was used: what the same turn brings again is no more time to think."""
    clocks = Clocks([5.0, 30.0], since=0.0).turned(0, 4, Timing(60, 15))
    back = clocks.ticked(0, 18.0, is_bot=False).gone_back(3)
    assert back.left == [-13.0, 30.0]
    assert back.left_at(0, 18.0) == 0
    later = back.ticked(0, 30.0, is_bot=False)
    assert later.left == [-13.0, 30.0]  # without time none is used
    assert later.turned(0, 4, Timing(60, 15)).left == [2.0, 30.0]


# -- at a table ------------------------------------------------------------------------------------
def test_no_clock_unless_wanted(visitor: Browser) -> None:
    table = visitor.create(GAME, "me", "random", "random")["table"]
    assert visitor.see(table)["clock"] is None


def test_what_cannot_be_is_refused(anna: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    for clock in ({"seconds": 0}, {"seconds": 10**7}, {"seconds": 60, "increment": -1}, {"s": 1}):
        answer = anna.post("/api/tables", {"game": GAME, "seats": seats, "clock": clock})
        assert answer.json()["code"] == "bad_request"


def test_it_runs_for_who_is_asked_and_is_told_with_every_step(
    anna: Browser, boris: Browser
) -> None:
    table = begun(anna, boris, SLOW)
    seat, player, other = asked(anna, boris, table)
    with other.listen(table) as socket:
        first = hear(socket, "table")["clock"]
        assert first["running"] == seat
        assert max(first["left"]) == 600_000
        time.sleep(0.3)
        seen = player.see(table)
        assert seen["clock"]["left"][seat] <= first["left"][seat] - 290
        assert player.play(seen).status_code == 200
        step = hear(socket, "step")["clock"]
        assert step["left"][1 - seat] == 600_000
    assert wish(other, table, "takeover", seat=seat) == "seat_present"


def test_when_time_is_up_the_others_may_let_a_bot_answer(
    anna: Browser, boris: Browser, server: Server
) -> None:
    table = begun(anna, boris, QUICK)
    seat, player, other = asked(anna, boris, table)
    with Browser(server) as carla, player.listen(table), other.listen(table):
        carla.introduce()
        assert wish(other, table, "takeover", seat=1 - seat) == "seat_present"  # is not asked
        time.sleep(1.1)
        seen = other.see(table)
        assert seen["clock"]["left"][seat] == 0
        assert seen["ask"]["seat"] == seat  # nobody was thrown off by itself
        assert wish(carla, table, "takeover", seat=seat) == "not_your_seat"
        assert wish(other, table, "takeover", seat=1 - seat) == "seat_present"
        assert wish(other, table, "takeover", seat=seat) == ""
        assert other.see(table)["seats"][seat]["kind"] == "bot"
        assert wish(other, table, "takeover", seat=seat) == "seat_present"
        assert wish(player, table, "join", seat=seat) == ""  # it stays theirs
        assert other.see(table)["seats"][seat]["kind"] == "human"


def test_without_a_clock_nobody_who_is_here_is_taken_over(anna: Browser, boris: Browser) -> None:
    table = begun(anna, boris, None)
    seat, player, other = asked(anna, boris, table)
    with player.listen(table):
        assert wish(other, table, "takeover", seat=seat) == "seat_present"


def test_it_survives_a_restart_and_two_processes_agree(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Browser(server) as anna, Browser(server) as boris:
        anna.introduce()
        boris.introduce()
        table = begun(anna, boris, SLOW)
        _seat, player, _other = asked(anna, boris, table)
        time.sleep(0.4)
        assert player.play(player.see(table)).status_code == 200
        before = anna.see(table)["clock"]
        server.stop()
        server.start()
        after = anna.see(table)["clock"]
        assert after["running"] == before["running"]
        for number in {0, 1} - {after["running"]}:
            assert after["left"][number] == before["left"][number]
        with Server(tmp_path, db=server.db) as second:
            boris.http.base_url = second.url
            here, there = anna.see(table)["clock"], boris.see(table)["clock"]
            assert here["running"] == there["running"]
            assert abs(here["left"][0] - there["left"][0]) < 1000 * (EYE + 1)


def test_time_that_ran_out_while_no_server_was_there_lets_no_bot_in_at_once(
    tmp_path: Path,
) -> None:
    """Whoever is first back is not to seize the seat of who comes a moment later."""
    with Server(tmp_path) as server, Browser(server) as anna, Browser(server) as boris:
        anna.introduce()
        boris.introduce()
        table = begun(anna, boris, QUICK)
        seat, player, other = asked(anna, boris, table)
        server.kill()
        time.sleep(1.1)
        server.start(TABLERO_ABSENT_AFTER="600")
        assert other.see(table)["clock"]["left"][seat] == 0
        assert wish(other, table, "takeover", seat=seat) == "too_soon"
        assert player.play(player.see(table)).status_code == 200
        server.stop()
        server.start(TABLERO_ABSENT_AFTER="0")
        seat, player, other = asked(anna, boris, table)
        time.sleep(1.1)
        assert wish(other, table, "takeover", seat=seat) == ""
