"""Tables from the first click to the last: create, sit down, play, come and go, play again."""

import time
from typing import Any

import pytest
from rigs.harness import Browser, Json, Server

from tablero.core.registry import find
from tablero.core.text import record
from tablero.server.tables import handlers

GAME = "puerto_rico"


def play_out(browser: Browser, table: str) -> Json:
    for number in range(5000):
        seen = browser.see(table)
        if seen["status"] == "over":
            return seen
        if seen["ask"]["yours"]:
            assert browser.play(seen, number * 7).status_code == 200
        else:
            time.sleep(0.01)
    raise AssertionError("the game does not end")


def test_the_games_on_offer(visitor: Browser) -> None:
    offered = visitor.get("/api/games").json()
    ids = [game["id"] for game in offered]
    assert GAME in ids
    info = offered[ids.index(GAME)]
    assert {"random", "greedy"} <= set(info["bots"])
    assert info["seats"]
    assert info["options"]
    assert info["provenance"]


def test_what_is_printed_is_asked_for_once(visitor: Browser) -> None:
    printed = visitor.get(f"/api/games/{GAME}/printed").json()
    assert printed["buildings"]["indigo_plant"]["circles"] == 3
    assert printed == find(GAME).printed()
    assert handlers.printed(GAME) is handlers.printed(GAME)  # and made once
    refused = visitor.get("/api/games/chess/printed")
    assert (refused.status_code, refused.json()["code"]) == (404, "unknown_game")


def test_a_game_against_bots_to_the_end(anna: Browser, boris: Browser) -> None:
    table = anna.create(GAME, "me", "greedy", "random")["table"]
    first = anna.see(table)
    assert first["status"] == "playing"
    assert first["you"] == 0
    assert anna.get(f"/api/tables/{table}/record").json()["code"] == "game_running"
    seen = play_out(anna, table)
    result = anna.get(f"/api/tables/{table}/result").json()
    assert result["result"] == seen["result"]
    assert len(result["over_time"]) == seen["ply"] + 1
    assert result["over_time"][-1] == seen["result"]["scores"]
    text = anna.get(f"/api/tables/{table}/record").text
    match = record.read(text)
    assert match.is_over()
    assert match.commitment == first["commitment"]
    assert match.state.scores() == seen["result"]["scores"]
    history = anna.get(f"/api/tables/{table}/history").json()
    assert [item["ply"] for item in history] == list(range(1, seen["ply"] + 1))
    middle = anna.get(f"/api/tables/{table}/position/{seen['ply'] // 2}", seat=1).json()
    assert middle["board"]
    assert middle["seat"] == 1
    last = boris.get(f"/api/tables/{table}/position/{seen['ply']}", seat=2).json()
    assert last["board"]["over"] is True
    assert boris.get(f"/api/tables/{table}/position/{seen['ply'] + 1}").status_code == 404


def test_a_seat_by_private_link(anna: Browser, boris: Browser, server: Server) -> None:
    made = anna.create(GAME, "me", "open", "random")
    table, link = made["table"], made["invites"]["1"]
    seen = anna.see(table)
    assert seen["status"] == "open"
    assert seen["board"] is None
    assert seen["invites"] == made["invites"]
    assert seen["commitment"]
    assert boris.see(table)["invites"] == {}
    assert boris.join(table, link.replace("invite=", "invite=x")).json()["code"] == "bad_invite"
    assert boris.join(table, link, "Борис").status_code == 200
    seen = boris.see(table)
    assert seen["status"] == "playing"
    assert seen["you"] == 1
    assert seen["seats"][1]["name"] == "Борис"
    with Browser(server) as carla:
        assert carla.join(table, link).json()["code"] == "invite_used"
        assert carla.see(table)["you"] is None


@pytest.mark.parametrize("name", ["a\u202eb", "x\u200by", "line\nbreak"])
def test_names_that_hide_something_are_refused(anna: Browser, name: str) -> None:
    body = {"game": GAME, "seats": [{"kind": "me", "name": name}] + [{"kind": "open"}] * 2}
    answer = anna.post("/api/tables", body)
    assert answer.json()["code"] == "bad_name"


def test_hot_seat_follows_the_seat_that_is_asked(anna: Browser) -> None:
    table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
    seats = set()
    for _ in range(30):
        seen = anna.see(table)
        assert seen["you"] == seen["ask"]["seat"]
        assert seen["ask"]["yours"]
        seats.add(seen["you"])
        assert anna.play(seen).status_code == 200
    assert seats == {0, 1, 2}
    other = (anna.see(table)["ask"]["seat"] + 1) % 3
    seen = anna.see(table, seat=other)
    assert seen["you"] == other
    assert not seen["ask"]["yours"]
    assert not seen["ask"]["answers"]


def test_spectators_see_and_cannot_act(anna: Browser, boris: Browser) -> None:
    table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
    seen = boris.see(table)
    assert seen["you"] is None
    assert seen["board"]
    assert not seen["ask"]["yours"]
    assert seen["ask"]["answers"] == []
    assert seen["ask"]["refused"] == []
    acting = anna.see(table)
    assert boris.play(acting).json()["code"] == "not_your_seat"
    assert boris.post(f"/api/tables/{table}/chat", {"text": "hi"}).json()["code"] == "not_your_seat"
    assert boris.get(f"/api/tables/{table}", seat=0).json()["code"] == "not_your_seat"
    assert anna.see(table)["seq"] == acting["seq"]


def test_leaving_and_coming_back_with_a_bot_between(anna: Browser, boris: Browser) -> None:
    made = anna.create(GAME, "me", "open", "random")
    table = made["table"]
    boris.join(table, made["invites"]["1"], "Boris")
    takeover: dict[str, Any] = {"seat": 1}
    assert anna.post(f"/api/tables/{table}/takeover", takeover).json()["code"] == "seat_present"
    assert anna.post(f"/api/tables/{table}/leave", {"seat": 1}).json()["code"] == "not_your_seat"
    assert boris.post(f"/api/tables/{table}/leave", {"seat": 1}).status_code == 200
    assert anna.see(table)["seats"][1]["away"] is True
    assert anna.post(f"/api/tables/{table}/takeover", takeover).status_code == 200
    seat = anna.see(table)["seats"][1]
    assert seat["kind"] == "bot"
    assert seat["name"] == "Boris"
    for _ in range(8):
        seen = anna.see(table)
        if seen["ask"]["yours"]:
            anna.play(seen)
        time.sleep(0.05)
    assert boris.post(f"/api/tables/{table}/join", {"seat": 1}).status_code == 200
    seat = boris.see(table)["seats"][1]
    assert seat["kind"] == "human"
    assert seat["mine"]
    assert not seat["away"]


def test_nobody_chooses_who_plays_for_somebody_else(anna: Browser, boris: Browser) -> None:
    """Before, an opponent could have `random` play for whoever was away for a minute."""
    made = anna.create(GAME, "me", "open", "random", stand_in="greedy")
    table = made["table"]
    boris.join(table, made["invites"]["1"], "Boris")
    boris.post(f"/api/tables/{table}/leave", {"seat": 1})
    chosen = anna.post(f"/api/tables/{table}/takeover", {"seat": 1, "bot": "random"})
    assert chosen.json()["code"] == "bad_request"
    assert anna.see(table)["seats"][1]["kind"] == "human"
    assert anna.post(f"/api/tables/{table}/takeover", {"seat": 1}).status_code == 200
    assert anna.see(table)["seats"][1]["bot"] == "greedy"


def test_who_leaves_may_have_a_bot_play_on(anna: Browser, boris: Browser) -> None:
    made = anna.create(GAME, "me", "open", "random")
    table = made["table"]
    boris.join(table, made["invites"]["1"], "Boris")
    careless = boris.post(f"/api/tables/{table}/leave", {"seat": 1, "bot": "random"})
    assert careless.json() == {
        "code": "unknown_bot",
        "args": {"names": ["greedy", "medium", "hard"]},
    }
    boris.post(f"/api/tables/{table}/leave", {"seat": 1, "bot": "greedy"})
    seat = anna.see(table)["seats"][1]
    assert (seat["kind"], seat["bot"], seat["away"]) == ("bot", "greedy", True)
    boris.post(f"/api/tables/{table}/join", {"seat": 1})
    assert anna.see(table)["seats"][1]["kind"] == "human"


def test_my_tables_and_the_one_that_waits(anna: Browser, boris: Browser) -> None:
    made = anna.create(GAME, "me", "open", "random")
    assert next(one["table"] for one in anna.get("/api/tables").json()) == made["table"]
    assert not anna.get("/api/tables").json()[0]["waiting_for_me"]
    assert made["table"] not in [one["table"] for one in boris.get("/api/tables").json()]
    hot = anna.create(GAME, "me", "hotseat", "hotseat")
    mine = {one["table"]: one for one in anna.get("/api/tables").json()}
    assert mine[hot["table"]]["waiting_for_me"] is True
    assert mine[hot["table"]]["turn"] == anna.see(hot["table"])["ask"]["seat"]
    assert mine[hot["table"]]["winners"] == []
    assert mine[made["table"]]["turn"] is None


def test_forced_answers_are_played_when_the_table_wants_it(anna: Browser) -> None:
    table = anna.create(GAME, "me", "hotseat", "hotseat", auto_single=True)["table"]
    seen = anna.see(table)
    for number in range(60):
        seen = anna.see(table)
        if seen["status"] == "over":
            break
        assert len(seen["ask"]["answers"]) > 1
        anna.play(seen, number)
    seen = anna.see(table)
    assert seen["ply"] >= seen["seq"] - 1
    log = anna.get(f"/api/tables/{table}/history?seat=0").json()
    assert sum(item["auto"] for item in log) == seen["ply"] - (seen["seq"] - 1)


def test_what_a_hand_forces_is_asked_all_the_same(anna: Browser) -> None:
    """Played by itself, the only answer would tell the others what the hand does not hold."""
    public = {kind.name for kind in find("gwt2").kinds if kind.public}
    table = anna.create("gwt2", "me", "hotseat", auto_single=True)["table"]
    forced = 0
    for number in range(200):
        seen = anna.see(table)
        if len(seen["ask"]["answers"]) == 1:
            assert seen["ask"]["kind"] not in public
            forced += 1
        anna.play(seen, number)
    assert forced > 0


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"seats": [{"kind": "me"}]}, "bad_seats"),
        ({"seats": [{"kind": "me", "bot": "random"}] * 3}, "bad_seats"),
        ({"seats": [{"kind": "bot", "bot": "nobody"}] * 3}, "unknown_bot"),
        ({"stand_in": "random"}, "unknown_bot"),
        ({"options": {"no_such": True}}, "bad_options"),
        ({"extra": 1}, "bad_request"),
        ({"seats": [{"kind": "king"}] * 3}, "bad_request"),
        ({"game": 5}, "bad_request"),
        ({"auto_single": 1}, "bad_request"),
    ],
)
def test_bad_tables_are_refused_by_name(anna: Browser, change: Json, code: str) -> None:
    good = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    answer = anna.post("/api/tables", {**good, **change})
    assert answer.json()["code"] == code
    assert 400 <= answer.status_code < 500
