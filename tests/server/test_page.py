"""A table inside a page, without one: the door that its worker calls, on plain Python."""

import sys
from pathlib import Path

import msgspec
import pytest
from rigs.page import PageBrowser

from tablero.bots.review import choices
from tablero.core.registry import games
from tablero.core.text import record
from tablero.page.mind import open_mind
from tablero.server.tables.told.wire_hints import Hint, Review

GAME = "puerto_rico"
TITLES = [game.id for game in games()]


def play_out(visitor: PageBrowser, table: str, until: int = 5000) -> int:
    """Answers given until the game is over, or so many."""
    for number in range(until):
        seen = visitor.see(table)
        if seen["status"] == "over":
            return number
        assert seen["ask"]["yours"], "bots have answered before the page is told"
        assert visitor.play(seen, number * 7).status_code == 200
    return until


@pytest.mark.parametrize("game", TITLES)
def test_a_game_to_the_end_and_its_record(game: str) -> None:
    visitor = PageBrowser()
    table = str(visitor.create(game, "me", "greedy")["table"])
    assert table.startswith("local-")
    assert visitor.get(f"/api/tables/{table}/record").json()["code"] == "game_running"
    play_out(visitor, table)
    seen = visitor.see(table)
    result = visitor.get(f"/api/tables/{table}/result").json()
    assert result["over_time"][-1] == seen["result"]["scores"]
    checked = record.check(visitor.get(f"/api/tables/{table}/record").text)
    assert checked.match.is_over()
    assert checked.proof.revealed
    assert "nothing is proven to others" in checked.proof.sentence()
    assert checked.match.commitment == seen["commitment"]
    assert visitor.summaries[table]["status"] == "over"


def test_what_was_kept_is_all_there_is() -> None:
    """Reloaded again and again in the middle of a game: the same position, the same commands."""
    visitor = PageBrowser()
    table = str(visitor.create("gwt2", "me", "greedy")["table"])
    for number in range(12):
        before = visitor.see(table)
        visitor.reload()
        assert visitor.see(table) == before
        name = f"command-{number}"
        first = visitor.play(before, number, name=name)
        assert first.status_code == 200
        visitor.reload()
        again = visitor.play(before, number, name=name)
        assert again.content == first.content, "sent again after a reload: answered, not repeated"


def test_a_line_hears_every_step() -> None:
    visitor = PageBrowser()
    table = str(visitor.create(GAME, "me", "greedy", "random")["table"])
    assert visitor.follow(1, table) == 200
    play_out(visitor, table, until=20)
    first, *steps = visitor.heard[1]
    assert first["type"] == "table"
    assert [step["type"] for step in steps] == ["step"] * len(steps)
    assert [step["previous"] for step in steps] == [one["seq"] for one in visitor.heard[1][:-1]]
    visitor.door.leave(1)
    told = len(visitor.heard[1])
    play_out(visitor, table, until=3)
    assert len(visitor.heard[1]) == told


def test_what_was_put_away_is_read_anew() -> None:
    visitor = PageBrowser()
    table = str(visitor.create(GAME, "me", "greedy", "random")["table"])
    play_out(visitor, table, until=5)
    seen = visitor.see(table)
    visitor.door.put_away(table)
    assert visitor.get(f"/api/tables/{table}").json()["code"] == "unknown_table"
    visitor.reload()
    assert visitor.see(table) == seen


def test_a_changed_leaf_freezes_the_table() -> None:
    visitor = PageBrowser()
    table = str(visitor.create(GAME, "me", "greedy", "random")["table"])
    play_out(visitor, table, until=5)
    leaves = visitor.kept[table]
    del leaves[2]
    visitor.reload()
    assert visitor.get(f"/api/tables/{table}").json()["code"] == "table_frozen"
    assert visitor.get("/api/tables").json() == []


@pytest.mark.parametrize(
    "leaf",
    ["", "null", "[]", "{}", "9" * 5000, "[" * 5000, '{"rows":[],"sittings":{}}'],
)
def test_what_is_no_leaf_freezes_its_table_alone(leaf: str) -> None:
    """Whatever else a browser may keep under our name: the other tables go on."""
    visitor = PageBrowser()
    table, other = (str(visitor.create(GAME, "me", "greedy", "random")["table"]) for _ in "ab")
    visitor.kept[table].append(leaf)
    visitor.reload()
    assert visitor.get(f"/api/tables/{table}").json()["code"] == "table_frozen"
    assert visitor.follow(1, table) == visitor.get(f"/api/tables/{table}/history").status_code
    assert visitor.play(visitor.see(other)).status_code == 200


def test_what_is_no_list_of_leaves_freezes_its_table() -> None:
    visitor = PageBrowser()
    table = str(visitor.create(GAME, "me", "greedy", "random")["table"])
    for leaves in ("", "null", "[1, {}]", '"text"', '["\\ud800"]', "[" * 5000):
        door = type(visitor.door)(bytes(32))
        door.open(table, leaves)
        outcome = msgspec.json.decode(door.ask("GET", f"/tables/{table}", ""))
        assert outcome["answer"]["code"] == "table_frozen"


def test_the_log_of_another_table_is_not_this_ones() -> None:
    """Else moves here would be written there, and told to whoever looks on there."""
    visitor = PageBrowser()
    table, other = (str(visitor.create(GAME, "me", "greedy", "random")["table"]) for _ in "ab")
    visitor.kept[table] = visitor.kept[other][:]
    visitor.reload()
    assert visitor.get(f"/api/tables/{table}").json()["code"] == "table_frozen"
    assert visitor.see(other)["table"] == other


def test_a_rematch_starts_at_once() -> None:
    visitor = PageBrowser()
    table = str(visitor.create(GAME, "me", "random", "random")["table"])
    play_out(visitor, table)
    begun = visitor.get(f"/api/tables/{table}/rematch").json()
    made = visitor.post(f"/api/tables/{table}/rematch?share={'ab' * 32}").json()
    assert made["table"] == begun["table"]
    assert made["table"].startswith("local-")
    assert visitor.see(made["table"])["status"] == "playing"
    assert visitor.see(table)["rematch"] == made["table"]


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/nothing", None, "unknown_page"),
        ("GET", "//[", None, "unknown_page"),
        ("GET", "/tables/local-none", None, "unknown_table"),
        ("GET", "/tables/local-none/view?seat=99", None, "bad_request"),
        ("GET", "/games/puerto_rico/lesson/x", None, "unknown_page"),
        ("POST", "/tables", {"game": GAME}, "bad_request"),
        ("POST", "/tables", {"game": GAME, "seats": [{"kind": "open"}] * 3}, "bad_seats"),
        ("POST", "/tables/local-none/chat", {"text": "hello"}, "unknown_page"),
        ("POST", "/tables/local-none/join", {"seat": 0}, "unknown_page"),
        ("DELETE", "/tables", None, "unknown_page"),
    ],
)
def test_the_rest_is_refused(method: str, path: str, body: object, code: str) -> None:
    text = "" if body is None else msgspec.json.encode(body).decode()
    outcome = msgspec.json.decode(PageBrowser().door.ask(method, path, text))
    assert outcome["answer"]["code"] == code
    assert outcome["keep"] == []


def test_every_title_is_offered_with_the_bots_that_do_not_search() -> None:
    offered = {game["id"]: game["bots"] for game in PageBrowser().get("/api/games").json()}
    assert list(offered) == TITLES
    for bots in offered.values():
        assert {"random", "easy", "greedy"} <= set(bots)
        assert not {"medium", "hard", "master"} & set(bots)


def test_the_door_needs_nothing_of_a_server() -> None:
    """What the page's bundle leaves out is not imported by what is in it."""
    import subprocess

    code = (
        "import sys, tablero.page.door, tablero.core.registry as r; r.games();"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=Path.cwd()
    )
    loaded = set(done.stdout.split())
    assert not loaded & {"litestar", "sqlalchemy", "apsw", "uvicorn", "fluent", "rich", "numpy"}


# -- the mind --------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", TITLES)
def test_a_mind_advises_by_what_the_seat_sees(game: str) -> None:
    visitor = PageBrowser()
    table = str(visitor.create(game, "me", "greedy")["table"])
    seen = visitor.see(table)
    assert seen["hints"]
    own = visitor.get(f"/api/tables/{table}/view").text
    told = msgspec.json.decode(open_mind().hint(own), type=Hint)
    assert (told.seq, told.ready) == (seen["seq"], True)
    offered = {answer["answer"] for answer in seen["ask"]["answers"]}
    assert 1 <= len(told.answers) <= 3
    assert {one.answer for one in told.answers} <= offered
    assert told.row[0].answer == told.answers[0].answer


def test_a_view_is_given_to_who_may_take_advice_and_is_asked() -> None:
    visitor = PageBrowser()
    plain = str(visitor.create(GAME, "me", "greedy", hints=False)["table"])
    assert visitor.get(f"/api/tables/{plain}/view").json()["code"] == "hints_off"
    shared = str(visitor.create(GAME, "me", "hotseat")["table"])
    other = 1 - visitor.see(shared)["ask"]["seat"]
    assert visitor.get(f"/api/tables/{shared}/view", seat=other).json()["code"] == "not_your_turn"


def test_a_mind_looks_back_at_a_record_choice_by_choice() -> None:
    visitor = PageBrowser()
    table = str(visitor.create(GAME, "me", "greedy")["table"])
    play_out(visitor, table)
    mind = open_mind()
    written = visitor.get(f"/api/tables/{table}/record").text
    told = msgspec.json.decode(mind.look_back(written), type=Review)
    assert (told.done, told.choices) == (0, [])
    plies = choices(record.read(written))
    assert told.of == len(plies) > 20
    for done in range(1, 4):
        told = msgspec.json.decode(mind.judge(), type=Review)
        assert (told.done, told.choices) == (done, [])
    assert sum(told.outcome) == pytest.approx(1)


def test_a_mind_goes_past_a_choice_that_cannot_be_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = PageBrowser()
    table = str(visitor.create(GAME, "me", "greedy")["table"])
    play_out(visitor, table)
    mind = open_mind()
    mind.look_back(visitor.get(f"/api/tables/{table}/record").text)
    with monkeypatch.context() as broken:
        broken.setattr("tablero.page.mind.review", lambda *_: 1 / 0)
        for done in (1, 2):
            assert msgspec.json.decode(mind.judge(), type=Review).done == done
    assert msgspec.json.decode(mind.judge(), type=Review).done == 3
