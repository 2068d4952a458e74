"""Playing again: somebody proposes, everybody else agrees or declines, and the table waits."""

from rigs.harness import Browser, Json, Server, hear

from tests.server.tables.test_lobby import GAME, wish
from tests.server.tables.test_tables import play_out


def proposed(browser: Browser, table: str, **query: str) -> Json:
    answer = browser.http.post(f"/api/tables/{table}/rematch", params=query)
    return {"status": answer.status_code, **answer.json()}


def finished(anna: Browser, boris: Browser, *more: str, made: Json | None = None) -> str:
    """A game of two people to its end, by bots in their places."""
    made = made or anna.create(GAME, "me", "open", *(more or ("random",)))
    table = str(made["table"])
    assert boris.join(table, made["invites"]["1"], "Boris").status_code == 200
    for seat, browser in enumerate((anna, boris)):
        assert wish(browser, table, "leave", seat=seat, bot="greedy") == ""
    with anna.listen(table) as socket:
        while hear(socket, timeout=60).get("status") != "over":
            pass
    return table


def test_alone_with_bots_it_starts_at_once(anna: Browser, boris: Browser) -> None:
    table = anna.create(GAME, "me", "random", "random", auto_single=True)["table"]
    assert proposed(anna, table)["code"] == "game_running"
    play_out(anna, table)
    assert proposed(boris, table)["code"] == "not_your_seat"
    promised = boris.get(f"/api/tables/{table}/rematch").json()
    assert promised["token"] == ""  # else a stranger could make the rematch a table of theirs
    assert anna.get(f"/api/tables/{table}/rematch").json()["waits"] is False
    again = proposed(anna, table, share="ab" * 32)
    assert again["table"] == promised["table"]
    assert proposed(anna, table) == again
    assert boris.get(f"/api/tables/{table}/rematch").json() == promised
    assert anna.see(table)["rematch"] == again["table"]
    new = anna.see(again["table"])
    assert new["you"] == 2  # the next in turn order sits first
    assert new["auto_single"]
    assert new["status"] == "playing"
    assert new["commitment"] != anna.see(table)["commitment"]


def test_everybody_is_asked(anna: Browser, boris: Browser, server: Server) -> None:
    table = finished(anna, boris)
    with Browser(server) as carla, carla.listen(table) as watching:
        hear(watching, "table")
        again = proposed(boris, table)["table"]
        assert hear(watching, "table")["rematch"] == again  # those who watch are told, too
        seen = anna.see(again)
        assert (seen["status"], seen["you"], seen["host"]) == ("open", None, False)
        # Boris, the bot, Anna: turn order is kept, and the next of them begins.
        assert [(s["kind"], s["kept"], s["name"]) for s in seen["seats"]] == [
            ("human", "", "Boris"),
            ("bot", "", "random"),
            ("open", "you", ""),
        ]
        assert [seat["kept"] for seat in carla.see(again)["seats"]] == ["", "", "other"]
        assert again in [one["table"] for one in anna.get("/api/tables").json()]
        # Nobody else sits down in a place that is kept, and nobody answers for Anna.
        body = {"seat": 2, "invite": "", "name": "Carla"}
        refused = carla.post(f"/api/tables/{again}/join", body)
        assert refused.json()["code"] == "bad_invite"
        assert wish(carla, again, "leave", seat=2) == "not_your_seat"
        assert wish(boris, again, "leave", seat=2) == "not_your_seat"
    assert proposed(anna, table)["table"] == again  # to propose what is proposed is to agree
    started = anna.see(again)
    assert (started["status"], started["you"]) == ("playing", 2)


def test_who_declines_is_not_seated(anna: Browser, boris: Browser, server: Server) -> None:
    table = finished(anna, boris)
    again = proposed(anna, table)["table"]
    assert boris.see(again)["seats"][0]["kept"] == "you"
    assert wish(boris, again, "leave", seat=0) == ""
    seen = anna.see(again)
    assert [seat["kept"] for seat in seen["seats"]] == ["", "", ""]
    assert seen["status"] == "open"
    assert not boris.see(again)["removed"]
    assert again not in [one["table"] for one in boris.get("/api/tables").json()]
    body = {"seat": 0, "invite": "", "name": ""}
    assert boris.post(f"/api/tables/{again}/join", body).json()["code"] == "bad_invite"
    with Browser(server) as carla:  # whom Anna asks instead
        assert carla.join(again, seen["invites"]["0"], "Carla").status_code == 200
    assert anna.see(again)["status"] == "playing"


def test_another_may_be_asked_for_once_it_was_cancelled(anna: Browser, boris: Browser) -> None:
    table = finished(anna, boris)
    first = proposed(anna, table)["table"]
    assert wish(boris, first, "cancel") == "not_your_table"
    assert wish(anna, first, "cancel") == ""
    # Whoever asked again and again would else fill the list of the other with what never was.
    assert first not in [one["table"] for one in boris.get("/api/tables").json()]
    promised = anna.get(f"/api/tables/{table}/rematch").json()
    second = proposed(boris, table)["table"]
    assert second == promised["table"] != first
    assert boris.see(second)["host"]
    assert anna.see(table)["rematch"] == second
    assert proposed(anna, table)["table"] == second
    assert anna.see(second)["status"] == "playing"


def test_shares_of_a_rematch_are_pledged(anna: Browser, boris: Browser) -> None:
    table = finished(anna, boris)
    assert anna.get(f"/api/tables/{table}/rematch").json()["waits"]
    assert proposed(anna, table, share="ab" * 32)["code"] == "bad_share"
    assert proposed(anna, table, share="x")["status"] == 400
    again = proposed(anna, table, pledge="cd" * 32)["table"]
    assert proposed(boris, table, pledge="ef" * 32)["table"] == again
    seen = boris.see(again)
    assert (seen["status"], seen["unrevealed"]) == ("open", [0, 2])
    assert seen["pledges"] == ["ef" * 32, "", "cd" * 32]
