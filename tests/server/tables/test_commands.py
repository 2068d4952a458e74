"""Commands: once is once, late is refused with the news, refused changes nothing."""

import concurrent.futures

import pytest
from rigs.harness import Browser, Json, Server

GAME = "puerto_rico"


@pytest.fixture
def table(anna: Browser) -> str:
    return str(anna.create(GAME, "me", "hotseat", "hotseat")["table"])


@pytest.fixture
def own(visitor: Browser) -> str:
    """A table at either door."""
    return str(visitor.create(GAME, "me", "hotseat", "hotseat")["table"])


def test_a_retry_gets_the_first_answer_byte_for_byte(visitor: Browser, own: str) -> None:
    seen = visitor.see(own)
    first = visitor.play(seen, name="retry-me-1")
    assert first.status_code == 200
    visitor.play(visitor.see(own))
    again = visitor.play(seen, name="retry-me-1")
    assert (again.status_code, again.content) == (first.status_code, first.content)
    assert visitor.see(own)["seq"] == seen["seq"] + 2


def test_a_double_click_on_many_connections_happens_once(server: Server, anna: Browser) -> None:
    table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
    seen = anna.see(table)
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: anna.play(seen, name="double-click"), range(16)))
    assert {answer.content for answer in answers} == {answers[0].content}
    assert anna.see(table)["seq"] == seen["seq"] + 1


def test_of_many_at_once_one_wins_and_the_others_get_the_news(anna: Browser, table: str) -> None:
    seen = anna.see(table)
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: anna.play(seen), range(16)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 15
    stale = next(answer.json() for answer in answers if answer.status_code == 409)
    assert stale["code"] == "stale"
    assert stale["args"]["seq"] == seen["seq"] + 1
    now = anna.see(table, seat=seen["ask"]["seat"])
    assert stale["table"]["seq"] == now["seq"]
    assert stale["table"]["board"] == now["board"]


def test_chat_does_not_make_a_move_stale(anna: Browser, table: str) -> None:
    seen = anna.see(table)
    said = anna.post(f"/api/tables/{table}/chat", {"text": "a moment please", "id": "chat-0001"})
    assert said.status_code == 200
    again = anna.post(f"/api/tables/{table}/chat", {"text": "a moment please", "id": "chat-0001"})
    assert again.content == said.content
    assert anna.play(seen).status_code == 200
    lines = anna.see(table)["chat"]
    assert [line["text"] for line in lines] == ["a moment please"]


def test_the_future_cannot_be_expected(visitor: Browser, own: str) -> None:
    seen = visitor.see(own)
    answer = visitor.play({**seen, "seq": seen["seq"] + 1})
    assert answer.json()["code"] == "stale"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"do": {"type": "play", "answer": 99999}}, "illegal_answer"),
        ({"do": {"type": "play", "answer": -1}}, "bad_request"),
        ({"do": {"type": "play", "answer": True}}, "bad_request"),
        ({"do": {"type": "play", "answer": "1"}}, "bad_request"),
        ({"do": {"type": "play", "answer": 1e30}}, "bad_request"),
        ({"do": {"type": "play"}}, "bad_request"),
        ({"do": {"type": "win"}}, "bad_request"),
        ({"do": {"type": "undo", "to": 0}}, "illegal_undo"),
        ({"seat": 7}, "bad_seats"),
        ({"seat": "0"}, "bad_request"),
        ({"id": "short"}, "bad_request"),
        ({"id": "has space"}, "bad_request"),
        ({"browser": "me"}, "bad_request"),
    ],
)
def test_refusals_are_typed_and_change_nothing(
    visitor: Browser, own: str, change: Json, code: str
) -> None:
    seen = visitor.see(own)
    good = {
        "id": visitor.new_id(),
        "expected": seen["seq"],
        "seat": seen["ask"]["seat"],
        "do": {"type": "play", "answer": seen["ask"]["answers"][0]["answer"]},
    }
    answer = visitor.post(f"/api/tables/{own}/command", {**good, **change})
    assert answer.json()["code"] == code
    assert visitor.see(own) == seen


def test_another_own_seat_must_wait_for_its_turn(visitor: Browser, own: str) -> None:
    seen = visitor.see(own)
    other = (seen["ask"]["seat"] + 1) % 3
    do = {"type": "play", "answer": seen["ask"]["answers"][0]["answer"]}
    answer = visitor.command(own, other, seen["seq"], do)
    assert answer.json() == {"code": "not_your_turn", "args": {"seat": seen["ask"]["seat"]}}


def test_an_illegal_answer_comes_with_the_engine_s_reason(visitor: Browser, own: str) -> None:
    for number in range(200):
        seen = visitor.see(own)
        refused = seen["ask"]["refused"]
        if refused:
            do = {"type": "play", "answer": refused[0]["answer"]}
            answer = visitor.command(own, seen["you"], seen["seq"], do).json()
            assert answer["code"] == "illegal_answer"
            assert answer["args"] == {"reason": refused[0]["code"], "args": refused[0]["args"]}
            return
        visitor.play(seen, number)
    raise AssertionError("no refusal met in 200 answers")


def test_undo_reaches_to_the_boundary_and_no_further(visitor: Browser, own: str) -> None:
    undone = 0
    shown: dict[int, Json] = {}  # what was seen at each ply, by the seat that was asked
    for number in range(120):
        now = visitor.see(own)
        if now["status"] == "over":
            break
        seat = now["ask"]["seat"]
        shown[now["ply"]] = seen = visitor.see(own, seat=seat)
        assert visitor.play(seen, number).status_code == 200
        after = visitor.see(own, seat=seat)
        if after["undo"] is None:
            to = {"type": "undo", "to": after["ply"] - 1}
            refused = visitor.command(own, seat, after["seq"], to)
            assert refused.json()["code"] in {"illegal_undo", "not_playing"}
            continue
        floor = after["undo"]["floor"]
        assert (
            visitor.command(own, seat, after["seq"], {"type": "undo", "to": floor}).status_code
            == 200
        )
        back = visitor.see(own, seat=seat)
        assert back["ply"] == floor
        assert back["seq"] == after["seq"] + 1
        assert back["board"] == shown[floor]["board"]
        assert back["ask"] == shown[floor]["ask"]
        undone += 1
        assert visitor.play(visitor.see(own), number).status_code == 200
    assert undone > 10
