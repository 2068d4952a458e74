"""Tables begun under rules that are not installed: closed, listed, and readable all the same."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from rigs.harness import Browser, Server

from tablero.core.registry import find
from tablero.server.storage.store import Store
from tablero.server.tables.kept import facts
from tests.server.storage.old_log import OldTable, write

SEED = bytes(range(32))


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of the version before, with a trail of rules 1 and a game that goes on."""
    anna, bot = {"browser": "b" * 32, "name": "Anna"}, {"bot": "random"}
    trail = OldTable("trail", SEED, anna, {}, title="gwt2", rules=1)
    for number, (seat, word, drawn) in enumerate(
        [(0, "move_2", [""]), (0, "sell", ["deck guernsey"]), (1, "auxiliary", ["", ""])], 1
    ):
        answered = {"seat": seat, "kind": "act", "word": word, "drawn": drawn, "state": "ab"}
        trail.row(seat, f"command-{number}", {"type": "answered", **answered})
    trail.row(1, "undo-1", {"type": "taken_back", "seat": 1, "to": 2})
    going_on = OldTable("running", SEED, anna, bot, bot)
    going_on.play(5)
    file = tmp_path / "x.db"
    write(file, trail, going_on)
    return file


@pytest.fixture
def anna(old: Path, tmp_path: Path) -> Iterator[Browser]:
    with Server(tmp_path, db=f"sqlite:///{old}") as server, Browser(server) as browser:
        yield browser
        assert not server.tracebacks()


def test_it_says_why_and_can_be_read(anna: Browser) -> None:
    refused = anna.get("/api/tables/trail")
    assert (refused.status_code, refused.json()["code"]) == (503, "rules_missing")
    closed = anna.get("/api/tables/trail/closed").json()
    here = find("gwt2").rules_version
    assert (closed["game"], closed["rules"], closed["installed"]) == ("gwt2", 1, here)
    assert closed["names"] == ["Anna", ""]
    assert [(one["ply"], one["seat"], one["word"]) for one in closed["answers"]] == [
        (1, 0, "move_2"),
        (2, 0, "sell"),
    ]
    text = anna.get("/api/tables/trail/log").text
    assert "rules 1\n" in text
    assert "1 A act move_2\n2 A act sell\n" in text
    # Whoever has the rules may go on with it: until its end nobody learns what was drawn.
    assert "guernsey" not in text
    assert "seed" not in text


def test_after_its_end_all_is_told(anna: Browser, old: Path) -> None:
    store = Store(f"sqlite:///{old}")
    with store.writing.begin() as connection:
        connection.execute(sa.text("UPDATE tables SET ended_at = 1e9 WHERE id = 'trail'"))
    store.close()
    text = anna.get("/api/tables/trail/log").text
    assert "2 A act sell ~ deck guernsey\n" in text
    assert text.endswith(f"seed {SEED.hex()}\n")


def test_others_are_not_read_that_way(anna: Browser) -> None:
    for what in ("closed", "log"):
        assert anna.get(f"/api/tables/running/{what}").json()["code"] == "unknown_page"
        assert anna.get(f"/api/tables/nowhere/{what}").json()["code"] == "unknown_table"


def test_it_stays_in_the_list_of_its_people(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Browser(server) as anna:
        table = anna.create("puerto_rico", "me", "random", "random")["table"]
        server.stop()
        store = Store(server.db)
        with store.writing.begin() as connection:
            connection.execute(sa.text("DELETE FROM snapshots"))
        rewrite_rules(store, table)
        store.close()
        server.start()
        (listed,) = anna.get("/api/tables").json()
        assert (listed["table"], listed["status"]) == (table, "closed")
        assert anna.get(f"/api/tables/{table}/closed").json()["rules"] == 99
        assert anna.get(f"/api/tables/{table}").json()["code"] == "rules_missing"


def rewrite_rules(store: Store, table_id: str) -> None:
    """As if the table had been made by a version that had rules 99."""
    chain = facts.START_OF_CHAIN
    today = f'"rules":{find("puerto_rico").rules_version},'.encode()
    with store.writing.begin() as connection:
        for row in store.rows(table_id):
            body = row.body.replace(today, b'"rules":99,')
            new = facts.linked(chain, row._replace(body=body))
            chain = new.chain
            values = {"body": body, "chain": chain, "id": table_id, "seq": row.seq}
            update = (
                "UPDATE events SET body = :body, chain = :chain WHERE table_id = :id AND seq = :seq"
            )
            connection.execute(sa.text(update), values)
