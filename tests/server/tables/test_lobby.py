"""Before the start: seats taken, given up, taken away, given to bots; links; the end of waiting."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from rigs.harness import Browser, Json, Server, hear

from tablero.core.text import record
from tablero.core.text.fairness import pledge
from tablero.server.storage.store import Store
from tests.server.tables.test_tables import play_out

GAME = "puerto_rico"
SHARES = {"anna": "aa" * 32, "boris": "bb" * 32}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Links and tables end at once, and nobody is waited for."""
    limits = {"TABLERO_INVITE_HOURS": "-2", "TABLERO_REVEAL_SECONDS": "0"}
    with Server(tmp_path_factory.mktemp("hasty"), **limits) as running:
        yield running
        assert not running.tracebacks()


def wish(browser: Browser, table: str, what: str, **body: object) -> str:
    """The code of the refusal; "" if it was done."""
    answer = browser.post(f"/api/tables/{table}/{what}", body or None)
    return "" if answer.status_code == 200 else str(answer.json()["code"])


def kinds(seen: Json) -> list[str]:
    return [seat["kind"] for seat in seen["seats"]]


# -- who opened it ---------------------------------------------------------------------------------
def test_an_open_table_can_be_cancelled_by_who_opened_it(anna: Browser, boris: Browser) -> None:
    made = anna.create(GAME, "me", "open", "open")
    table = made["table"]
    assert boris.join(table, made["invites"]["1"], "Boris").status_code == 200
    assert wish(boris, table, "cancel") == "not_your_table"
    with boris.listen(table) as socket:
        hear(socket, "table")
        assert wish(anna, table, "cancel") == ""
        told = hear(socket, "table")
    assert (told["status"], told["cancelled"]) == ("cancelled", "host")
    assert anna.see(table)["invites"] == {}
    assert boris.join(table, made["invites"]["2"]).json()["code"] == "not_open"
    assert wish(anna, table, "cancel") == "not_open"
    assert wish(anna, table, "open", seat=1) == "not_open"
    assert wish(anna, table, "give", seat=2, bot="random") == "not_open"
    assert wish(boris, table, "leave", seat=1) == "not_open"
    listed = {one["table"]: one["status"] for one in boris.get("/api/tables").json()}
    assert listed[table] == "cancelled"


def test_a_game_that_runs_cannot_be_cancelled(anna: Browser) -> None:
    table = anna.create(GAME, "me", "random", "random")["table"]
    assert wish(anna, table, "cancel") == "not_open"
    assert wish(anna, table, "open", seat=1) == "not_open"


def test_who_is_removed_is_told_and_the_old_link_is_dead(anna: Browser, boris: Browser) -> None:
    made = anna.create(GAME, "me", "open", "open")
    table, link = made["table"], made["invites"]["1"]
    assert boris.join(table, link, "Boris").status_code == 200
    assert wish(boris, table, "open", seat=0) == "not_your_table"
    with boris.listen(table, seat=1) as socket:
        assert not hear(socket, "table")["removed"]
        assert wish(anna, table, "open", seat=1) == ""
        told = hear(socket, "table")
    assert (told["removed"], told["you"]) == (True, None)
    assert kinds(told) == ["human", "open", "open"]
    assert [seat["name"] for seat in told["seats"]] == ["", "", ""]
    assert not anna.see(table)["removed"]
    assert boris.join(table, link, "Boris").json()["code"] == "invite_used"
    fresh = anna.see(table)["invites"]["1"]
    assert fresh != link
    assert boris.join(table, fresh, "Boris").status_code == 200
    assert not boris.see(table)["removed"]


def test_an_open_seat_is_given_to_a_bot_and_the_game_starts(anna: Browser, boris: Browser) -> None:
    made = anna.create(GAME, "me", "open", "open")
    table, link = made["table"], made["invites"]["2"]
    assert wish(boris, table, "give", seat=1, bot="greedy") == "not_your_table"
    assert wish(anna, table, "give", seat=1, bot="no such bot") == "unknown_bot"
    assert wish(anna, table, "give", seat=0, bot="greedy") == "seat_taken"
    assert wish(anna, table, "give", seat=9, bot="greedy") == "bad_seats"
    assert wish(anna, table, "give", seat=1, bot="greedy", name="Inés") == ""
    seen = anna.see(table)
    assert (kinds(seen), seen["seats"][1]["name"]) == (["human", "bot", "open"], "Inés")
    assert wish(anna, table, "open", seat=1) == ""  # on second thoughts
    assert wish(anna, table, "give", seat=1, bot="random") == ""
    assert anna.see(table)["status"] == "open"
    assert wish(anna, table, "give", seat=2, bot="random") == ""
    assert boris.join(table, link).json()["code"] == "invite_used"
    assert play_out(anna, table)["status"] == "over"


# -- links -----------------------------------------------------------------------------------------
def test_a_link_is_for_one_sitting(anna: Browser, boris: Browser, server: Server) -> None:
    made = anna.create(GAME, "me", "open", "open")
    table, link, other = made["table"], made["invites"]["1"], made["invites"]["2"]
    with Browser(server) as carla:
        assert boris.join(table, link, "Boris").status_code == 200
        assert carla.join(table, link, "Carla").json()["code"] == "invite_used"
        crossed = other.replace("seat=2", "seat=1")  # the link of one seat opens no other
        assert carla.join(table, crossed).json()["code"] == "invite_used"
        assert wish(boris, table, "leave", seat=1) == ""
        assert boris.see(table)["you"] is None
        assert not boris.see(table)["removed"]  # of their own accord
        assert carla.join(table, link, "Carla").json()["code"] == "invite_used"
        renewed = anna.see(table)["invites"]["1"]
        assert carla.join(table, renewed, "Carla").status_code == 200
        assert boris.join(table, renewed, "Boris").json()["code"] == "invite_used"
        made_up = other.replace("&invite=", "&invite=9")
        assert boris.join(table, made_up).json()["code"] == "bad_invite"
    assert wish(anna, table, "open", seat=2) == ""  # a link that went astray
    assert boris.join(table, other, "Boris").json()["code"] == "invite_used"


def test_a_link_ends(hasty: Server) -> None:
    with Browser(hasty) as anna, Browser(hasty) as boris:
        made = anna.create(GAME, "me", "open", "random")
        refused = boris.join(made["table"], made["invites"]["1"])
        assert (refused.status_code, refused.json()["code"]) == (403, "invite_expired")
        parts = made["invites"]["1"].split(".")
        later = ".".join([parts[0], str(int(parts[1]) + 10**6), parts[2]])
        assert boris.join(made["table"], later).json()["code"] == "bad_invite"


def test_a_table_nobody_starts_ends(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Browser(server) as anna:
        made = anna.create(GAME, "me", "open", "random")
        running = anna.create(GAME, "me", "random", "random")["table"]
        assert anna.see(made["table"])["status"] == "open"
        server.stop()
        server.start(TABLERO_OPEN_HOURS="0")
        with Browser(server) as boris:
            assert boris.join(made["table"], made["invites"]["1"]).json()["code"] == "not_open"
        seen = anna.see(made["table"])
        assert (seen["status"], seen["cancelled"]) == ("cancelled", "expired")
        assert anna.see(running)["status"] == "playing"


# -- shares of the seed ----------------------------------------------------------------------------
def sit(browser: Browser, table: str, link: str, name: str) -> None:
    seat, invite = link.split("seat=")[1].split("&invite=")
    body = {"seat": int(seat), "invite": invite, "name": name}
    pledged = pledge(table, SHARES[name])
    answer = browser.post(f"/api/tables/{table}/join", {**body, "pledge": pledged})
    assert answer.status_code == 200, answer.text


def pledged_table(anna: Browser, *seats: str) -> tuple[str, dict[str, str]]:
    """A table by a beginning, as browsers make it: a pledge needs its name."""
    begun = anna.post("/api/tables/new").json()
    table = begun["table"]
    given = {"beginning": begun["token"], "pledge": pledge(table, SHARES["anna"])}
    made = anna.create(GAME, *seats, **given)
    assert made["table"] == table
    return table, made["invites"]


def test_shares_are_pledged_when_sitting_down_and_told_once_all_sit(
    anna: Browser, boris: Browser, server: Server
) -> None:
    table, invites = pledged_table(anna, "me", "open", "random")
    early = anna.post(f"/api/tables/{table}/reveal", {"share": SHARES["anna"]})
    assert early.json()["code"] == "too_soon"  # nobody may know it before everybody sits
    with anna.listen(table) as socket:
        hear(socket, "table")
        sit(boris, table, invites["1"], "boris")
        full = hear(socket, "table")
        assert (full["status"], full["unrevealed"], full["board"]) == ("open", [0, 1], None)
        assert full["pledges"] == [pledge(table, SHARES[name]) for name in SHARES] + [""]
        # Now that shares are being told, nobody gets up for somebody else to sit down.
        assert wish(boris, table, "leave", seat=1) == "not_open"
        assert wish(anna, table, "open", seat=1) == "not_open"
        for share in (SHARES["boris"], "cc" * 32):
            assert wish(anna, table, "reveal", share=share) == "bad_share"
        assert wish(anna, table, "reveal", share=SHARES["anna"]) == ""
        assert hear(socket, "table")["unrevealed"] == [1]
        assert wish(anna, table, "start") == "too_soon"
        assert wish(boris, table, "reveal", share=SHARES["boris"]) == ""
        assert hear(socket, "table")["status"] == "playing"
    assert wish(boris, table, "reveal", share=SHARES["boris"]) == ""  # again: no harm
    assert wish(anna, table, "start") == "not_open"
    store = Store(server.db)
    loaded = store.load(table)
    assert loaded is not None
    assert [seat.share for seat in loaded.seats] == [*SHARES.values(), ""]
    store.close()


def test_who_keeps_a_share_back_is_not_waited_for(hasty: Server) -> None:
    with Browser(hasty) as anna, Browser(hasty) as boris, Browser(hasty) as carla:
        table, _ = pledged_table(anna, "me", "open", "random")
        assert wish(carla, table, "start") == "not_your_seat"
        assert wish(anna, table, "start") == "not_open"  # not everybody sits
        assert wish(anna, table, "give", seat=1, bot="random") == ""
        assert anna.see(table)["unrevealed"] == [0]
        assert wish(boris, table, "reveal", share=SHARES["anna"]) == "not_your_seat"
        assert wish(anna, table, "reveal", share=SHARES["anna"]) == ""
        text = record_of(anna, table)
        assert record.check(text).proof.sentence() == "every draw proven; with shares of A"


def test_what_was_kept_back_stands_in_the_record(tmp_path: Path) -> None:
    server = Server(tmp_path, TABLERO_REVEAL_SECONDS="0")
    with server, Browser(server) as anna, Browser(server) as boris:
        table, invites = pledged_table(anna, "me", "open", "random")
        sit(boris, table, invites["1"], "boris")
        assert wish(boris, table, "reveal", share=SHARES["boris"]) == ""
        assert wish(boris, table, "start") == ""
        for seat, browser in enumerate((anna, boris)):  # bots play on to the end
            assert wish(browser, table, "leave", seat=seat, bot="greedy") == ""
        with boris.listen(table) as socket:
            while hear(socket, timeout=60).get("status") != "over":
                pass
        text = boris.get(f"/api/tables/{table}/record").text
    checked = record.check(text)
    said = checked.proof.sentence()
    assert said == "every draw proven; with shares of B; pledged and kept back: A"
    assert f"pledge A {pledge(table, SHARES['anna'])} " in text


def record_of(browser: Browser, table: str) -> str:
    play_out(browser, table)
    return browser.get(f"/api/tables/{table}/record").text


def test_a_share_is_for_tables_that_wait_for_nobody(anna: Browser) -> None:
    """Told openly where others are still to sit down, it could be answered with a fitting one."""
    seats: list[Json] = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": GAME, "seats": seats, "share": "ab" * 32}
    assert anna.post("/api/tables", wanted).json()["code"] == "bad_share"
    seats[1] = {"kind": "hotseat"}
    made = anna.post("/api/tables", wanted)
    assert anna.see(made.json()["table"])["status"] == "playing"
    del wanted["share"]
    assert anna.post("/api/tables", {**wanted, "pledge": "ab" * 32}).json()["code"] == "bad_share"
