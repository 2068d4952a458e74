"""With the source at hand: what a guest tried in order to sit elsewhere, learn, or hold up.

Each of these is an attempt that has to fail. Forged records: tests/unit/test_fairness.py.
"""

import hashlib
from pathlib import Path

import httpx
import pytest
from rigs.harness import Browser, Server, StrictServer, hear

from tablero.core.text.fairness import pledge
from tests.server.tables.test_device_links import devices, go_on, link_of, named_table, unbind
from tests.server.tables.test_lobby import GAME, SHARES, pledged_table, sit, wish
from tests.server.tables.test_rematch import finished, proposed


def seated(browser: Browser, table: str) -> bool:
    return browser.see(table)["you"] is not None


# -- somebody else's place -------------------------------------------------------------------------
def test_the_parts_of_links_cannot_be_put_together_anew(anna: Browser, boris: Browser) -> None:
    one, other = anna.create(GAME, "me", "open", "open"), anna.create(GAME, "me", "open", "open")
    first, second = one["invites"]["1"], other["invites"]["1"]
    invite, foreign = (link.split("invite=")[1] for link in (first, second))
    sitting, until, mark = invite.split(".")
    tries = [
        foreign,  # of another table
        f"{sitting}.{until}.{foreign.split('.')[2]}",
        f"{sitting}.0{until}.{mark}",
        f"{sitting}.{until}.{mark}=",
        f"{sitting}.{until}",
        f"{sitting}.-1.{mark}",
        f"{sitting}.{'9' * 30}.{mark}",
        f"{sitting}.²{until[1:]}.{mark}",
        f".{until}.{mark}",
        "..",
        invite.swapcase(),
    ]
    for attempt in tries:
        body = {"seat": 1, "invite": attempt[:64], "name": "Mallory"}
        answer = boris.post(f"/api/tables/{one['table']}/join", body)
        assert answer.json()["code"] in {"bad_invite", "invite_used"}, attempt
    assert not seated(boris, one["table"])


def test_the_rights_of_the_host_are_nobody_elses(anna: Browser, boris: Browser) -> None:
    made = anna.create(GAME, "me", "open", "open")
    table = made["table"]
    boris.join(table, made["invites"]["1"], "Boris")
    seen = boris.see(table)
    assert (seen["host"], seen["invites"]) == (False, {})
    for what, body in (
        ("cancel", {}),
        ("open", {"seat": 0}),
        ("open", {"seat": 1}),
        ("give", {"seat": 2, "bot": "random"}),
    ):
        assert wish(boris, table, what, **body) == "not_your_table"
    # Nor are they kept by whoever was once bound to the host's browser.
    with Browser(boris.server) as phone:
        assert go_on(phone, link_of(anna)) == ""
        assert phone.see(table)["host"]
        assert unbind(anna) == 204
        assert not phone.see(table)["host"]
        assert wish(phone, table, "cancel") == "not_your_table"


def test_a_rematch_gives_a_stranger_nothing(anna: Browser, boris: Browser, server: Server) -> None:
    table = finished(anna, boris)
    with Browser(server) as mallory:
        mallory.introduce()
        promised = mallory.get(f"/api/tables/{table}/rematch").json()
        assert proposed(mallory, table)["code"] == "not_your_seat"
        # The name of the rematch is known, but a table is not made by its name.
        for token in (promised["table"], f"{promised['table']}.{'00' * 80}"):
            wanted = {"game": GAME, "seats": [{"kind": "me"}] * 3, "beginning": token}
            assert mallory.post("/api/tables", wanted).json()["code"] == "bad_beginning"
        again = proposed(anna, table)["table"]
        for seat in range(3):
            body = {"seat": seat, "invite": "", "name": "Boris"}  # a name opens no seat
            answer = mallory.post(f"/api/tables/{again}/join", body)
            assert answer.json()["code"] in {"bad_invite", "seat_taken"}
            assert wish(mallory, again, "leave", seat=seat) == "not_your_seat"


def test_who_has_no_cookie_is_nobody(anna: Browser, server: Server) -> None:
    """Nobody's name is that of all who were erased or let go."""
    named_table(anna, "Anna", "random", "random")
    with Browser(server) as phone:
        assert go_on(phone, link_of(anna)) == ""
        assert unbind(anna) == 204
    nobody = httpx.get(f"{server.url}/api/device", trust_env=False).json()
    assert nobody == {"names": [], "first": True, "bound": []}
    assert httpx.get(f"{server.url}/api/tables", trust_env=False).json() == []


def test_no_device_is_let_go_by_somebody_else(anna: Browser, boris: Browser) -> None:
    with Browser(boris.server) as phone:
        assert go_on(phone, link_of(anna)) == ""
        (bound,) = devices(anna)["bound"]
        for name in (bound["id"], "", "-" + bound["id"], "%", "' OR 1=1 --"):
            assert unbind(boris, name) == 204
        assert devices(anna)["bound"] == [bound]
        body = {"device": bound["id"], "principal": "somebody"}
        assert boris.post("/api/device/unbind", body).status_code == 400


# -- the shuffle -----------------------------------------------------------------------------------
def test_nobody_chooses_a_share_knowing_the_others(anna: Browser, boris: Browser) -> None:
    """Neither by sitting down late, nor by getting up and down again while shares are told."""
    table, invites = pledged_table(anna, "me", "open", "random")
    body = {"seat": 1, "invite": invites["1"].split("invite=")[1], "name": "boris"}
    openly = boris.post(f"/api/tables/{table}/join", {**body, "share": "ab" * 32})
    assert openly.status_code == 400
    sit(boris, table, invites["1"], "boris")
    assert wish(anna, table, "reveal", share=SHARES["anna"]) == ""
    again = boris.post(f"/api/tables/{table}/join", {**body, "pledge": pledge(table, "cd" * 32)})
    assert again.status_code == 200  # one's own seat: nothing happens
    assert boris.see(table)["pledges"][1] == pledge(table, SHARES["boris"])
    assert wish(boris, table, "leave", seat=1) == "not_open"
    assert wish(anna, table, "give", seat=1, bot="random") == "seat_taken"
    assert wish(boris, table, "reveal", share="cd" * 32) == "bad_share"
    assert wish(boris, table, "reveal", share=SHARES["boris"]) == ""
    assert boris.see(table)["status"] == "playing"


def test_no_share_is_seen_before_the_end(anna: Browser, boris: Browser) -> None:
    table, invites = pledged_table(anna, "me", "open", "random")
    with boris.listen(table) as socket:
        heard = [str(hear(socket, "table"))]
        sit(boris, table, invites["1"], "boris")
        assert wish(anna, table, "reveal", share=SHARES["anna"]) == ""
        heard += [str(hear(socket, "table")), str(hear(socket, "table"))]
    heard += [str(boris.see(table)), boris.get("/api/tables").text]
    assert not any(SHARES["anna"] in text for text in heard)
    hidden = hashlib.sha256(SHARES["anna"].encode()).hexdigest()  # the pledge is for its table
    assert not any(hidden in text for text in heard)


# -- holding up ------------------------------------------------------------------------------------
def test_nothing_about_seats_and_devices_is_free_of_limits(tmp_path: Path) -> None:
    with StrictServer(tmp_path) as server, Browser(server) as mallory:
        table = mallory.create(GAME, "me", "open", "open")["table"]
        opened = (mallory.post(f"/api/tables/{table}/open", {"seat": 1}) for _ in range(100))
        assert any(answer.status_code == 429 for answer in opened)
        for path in ("/api/device", f"/api/tables/{table}/closed"):
            looked = (mallory.get(path) for _ in range(100))
            assert any(answer.status_code == 429 for answer in looked), path
        with Browser(server) as honest:
            assert honest.create(GAME, "me", "random", "random")


def test_who_keeps_silent_does_not_hold_a_table_up(anna: Browser, boris: Browser) -> None:
    table, invites = pledged_table(anna, "me", "open", "random")
    sit(boris, table, invites["1"], "boris")
    assert wish(anna, table, "reveal", share=SHARES["anna"]) == ""
    assert wish(anna, table, "start") == "too_soon"  # test_lobby.py: after a while it starts
    assert wish(anna, table, "cancel") == ""
    assert boris.see(table)["cancelled"] == "host"


@pytest.mark.parametrize(
    "bot", ["cmd:true", "cmd:", "../random", "random\x00", " random", "RANDOM"]
)
def test_no_guest_names_a_program(anna: Browser, bot: str) -> None:
    """`cmd:` is for who sits at the machine; here a bot is one that is installed, to the letter."""
    me, other = {"kind": "me"}, {"kind": "bot", "bot": "random"}
    seats = [me, {"kind": "bot", "bot": bot}, other]
    for wanted in ({"seats": seats}, {"seats": [me, other, other], "stand_in": bot}):
        assert anna.post("/api/tables", {"game": GAME, **wanted}).json()["code"] == "unknown_bot"
    made = anna.create(GAME, "me", "open", "open")["table"]
    given = anna.post(f"/api/tables/{made}/give", {"seat": 1, "bot": bot})
    assert given.json()["code"] == "unknown_bot"
    table = anna.create(GAME, "me", "random", "random")["table"]
    left = anna.post(f"/api/tables/{table}/leave", {"seat": 0, "bot": bot})
    assert left.json()["code"] == "unknown_bot"
