"""Colours of seats: chosen by people, never two alike, told to all, kept over restarts."""

import json
from pathlib import Path

import pytest
from rigs.harness import Browser, Json, Server, hear

from tablero.server.tables.who.colours import worn
from tests.server.tables.test_lobby import GAME, wish
from tests.server.tables.test_rematch import finished, proposed

ROOT = Path(__file__).parents[3]


def colours(seen: Json) -> list[int]:
    return [seat["colour"] for seat in seen["seats"]]


def opened(browser: Browser, *seats: Json) -> Json:
    answer = browser.post("/api/tables", {"game": GAME, "seats": list(seats)})
    return {"status": answer.status_code, **answer.json()}


def sit(browser: Browser, table: str, link: str, colour: int | None) -> str:
    query = dict(part.split("=") for part in link.split("?")[1].split("&"))
    wanted = {"seat": int(query["seat"]), "invite": query["invite"], "colour": colour}
    answer = browser.post(f"/api/tables/{table}/join", wanted)
    return "" if answer.status_code == 200 else str(answer.json()["code"])


ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}


# Which the client deals out alike, before a table is there.
CASES = json.loads((ROOT / "web/src/model/person/worn.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES)
def test_who_has_not_chosen_wears_the_seats_own_or_what_is_left(case: Json) -> None:
    assert worn(case["chosen"]) == case["given"]


def test_bots_take_what_is_left(visitor: Browser) -> None:
    assert colours(visitor.see(opened(visitor, ME, BOT, BOT)["table"])) == [0, 1, 2]
    chosen = opened(visitor, {**ME, "colour": 2}, BOT, BOT)
    assert colours(visitor.see(chosen["table"])) == [2, 1, 0]


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ([{**ME, "colour": 1}, {"kind": "hotseat", "colour": 1}, BOT], "colour_taken"),
        ([ME, {**BOT, "colour": 1}, BOT], "bad_seats"),
        ([ME, {**OPEN, "colour": 1}, BOT], "bad_seats"),
        ([{**ME, "colour": 5}, BOT, BOT], "bad_request"),
        ([{**ME, "colour": -1}, BOT, BOT], "bad_request"),
    ],
)
def test_what_cannot_be_is_refused(anna: Browser, seats: list[Json], code: str) -> None:
    assert opened(anna, *seats)["code"] == code


def test_nobody_wears_anothers_colour(anna: Browser, boris: Browser) -> None:
    made = opened(anna, ME, OPEN, OPEN)
    table, links = made["table"], made["invites"]
    assert sit(boris, table, links["1"], 0) == "colour_taken"  # not chosen, but Anna's
    assert sit(boris, table, links["1"], 2) == ""
    assert colours(anna.see(table)) == [0, 2, 1]
    assert wish(anna, table, "colour", seat=0, colour=2) == "colour_taken"
    assert wish(boris, table, "colour", seat=0, colour=3) == "not_your_seat"
    assert wish(anna, table, "colour", seat=9, colour=3) == "bad_seats"
    assert wish(anna, table, "colour", seat=2, colour=3) == "not_your_seat"
    with boris.listen(table) as socket:
        hear(socket, "table")
        assert wish(anna, table, "colour", seat=0, colour=3) == ""
        assert colours(hear(socket, "table")) == [3, 2, 0]
    seq = anna.see(table)["seq"]
    assert wish(anna, table, "colour", seat=0, colour=3) == ""
    assert anna.see(table)["seq"] == seq  # nothing new: nothing written
    assert wish(boris, table, "leave", seat=1) == ""
    assert colours(anna.see(table)) == [3, 1, 2]


def test_a_colour_that_came_by_chance_is_as_much_ones_own(
    anna: Browser, boris: Browser, server: Server
) -> None:
    made = opened(anna, {**ME, "colour": 1}, OPEN, OPEN)
    table = made["table"]
    assert sit(boris, table, made["invites"]["1"], None) == ""
    assert colours(anna.see(table)) == [1, 0, 2]
    assert wish(anna, table, "colour", seat=0, colour=4) == ""
    assert colours(anna.see(table)) == [4, 0, 2]
    with Browser(server) as carla:
        carla.introduce()
        assert sit(carla, table, made["invites"]["2"], 1) == ""
    assert colours(anna.see(table)) == [4, 0, 1]
    assert wish(anna, table, "colour", seat=0, colour=3) == "not_open"  # it has begun


def test_it_survives_restart_and_coming_back(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Browser(server) as anna, Browser(server) as boris:
        anna.introduce()
        boris.introduce()
        made = opened(anna, {**ME, "colour": 3}, OPEN, BOT)
        table = made["table"]
        assert sit(boris, table, made["invites"]["1"], 4) == ""
        assert wish(boris, table, "leave", seat=1, bot="greedy") == ""
        assert wish(boris, table, "join", seat=1) == ""
        server.stop()
        server.start()
        assert colours(anna.see(table)) == [3, 4, 2]


def test_people_keep_their_colours_in_a_rematch(anna: Browser, boris: Browser) -> None:
    made = opened(anna, {**ME, "colour": 3}, OPEN, BOT)
    table = finished(anna, boris, "random", made=made)
    again = proposed(boris, table)["table"]
    # Boris, the bot, Anna: Boris has not chosen and keeps what he wore, the bot takes what is left.
    assert colours(boris.see(again)) == [1, 0, 3]
    assert proposed(anna, table)["table"] == again
    assert colours(boris.see(again)) == [1, 0, 3]
