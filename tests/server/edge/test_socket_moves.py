"""Moves over the socket: the same orders, refusals and limits as by request; docs/wire.md."""

import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from rigs.harness import Browser, Json, Server, StrictServer, hear
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from tablero.server.edge.socket_line import first_frame

GAME = "puerto_rico"


@pytest.fixture
def table(anna: Browser) -> str:
    return str(anna.create(GAME, "me", "hotseat", "hotseat")["table"])


def move(seen: Json, name: str, **other: object) -> Json:
    asked = seen["ask"]
    do = {"type": "play", "answer": asked["answers"][0]["answer"]}
    return {"id": name, "expected": seen["seq"], "seat": asked["seat"], "do": do, **other}


def say(socket: ClientConnection, command: Json) -> None:
    socket.send(msgspec.json.encode({"type": "move", **command}).decode())


def outcome(socket: ClientConnection) -> Json:
    while True:
        message = hear(socket)
        if message["type"] in {"ack", "refused"}:
            return message


def test_a_move_is_acknowledged_then_heard_by_all(
    anna: Browser, boris: Browser, table: str
) -> None:
    with anna.listen(table) as mine, boris.listen(table) as other:
        seen = hear(mine, "table")
        hear(other, "table")
        for number in range(60):
            say(mine, move(seen, f"over-socket-{number}"))
            ack = hear(mine)
            while ack["type"] == "presence":
                ack = hear(mine)
            assert ack["type"] == "ack"
            step = hear(mine, "step")
            assert ack["ack"] == {
                "id": f"over-socket-{number}",
                "seq": step["seq"],
                "ply": step["ply"],
            }
            assert hear(other, "step")["seq"] == step["seq"]
            seen = {**seen, **step}
        assert anna.see(table)["seq"] == seen["seq"]


def test_a_retry_gets_the_first_answer_by_either_way(anna: Browser, table: str) -> None:
    with anna.listen(table) as socket:
        seen = hear(socket, "table")
        command = move(seen, "either-way-1")
        say(socket, command)
        first = outcome(socket)["ack"]
        assert anna.post(f"/api/tables/{table}/command", command).json() == first
        say(socket, command)
        assert outcome(socket)["ack"] == first
        posted = move(anna.see(table), "either-way-2")
        answer = anna.post(f"/api/tables/{table}/command", posted).json()
        say(socket, posted)
        assert outcome(socket)["ack"] == answer
    assert anna.see(table)["ply"] == answer["ply"]


@pytest.mark.parametrize(
    ("other", "code"),
    [
        ({"expected": 999}, "stale"),
        ({"seat": 7}, "bad_seats"),
        ({"do": {"type": "play", "answer": 99_999}}, "illegal_answer"),
        ({"do": {"type": "undo", "to": 0}}, "illegal_undo"),
    ],
)
def test_refusals_are_those_of_a_request(anna: Browser, table: str, other: Json, code: str) -> None:
    with anna.listen(table) as socket:
        command = move(hear(socket, "table"), "refused-01", **other)
        say(socket, command)
        told = outcome(socket)
    posted = anna.post(f"/api/tables/{table}/command", command)
    assert told["type"] == "refused"
    assert told["id"] == "refused-01"
    assert told["status"] == posted.status_code
    problem = posted.json()
    assert told["problem"]["code"] == problem["code"] == code
    assert told["problem"]["args"] == problem["args"]
    assert "table" not in told["problem"], "who listens has it"
    assert ("table" in problem) == (code == "stale")
    assert anna.see(table)["ply"] == 0


def test_nobody_moves_for_another(anna: Browser, boris: Browser, table: str) -> None:
    with boris.listen(table) as socket:
        hear(socket, "table")
        wanted = move(anna.see(table), "intruder-1")
        say(socket, wanted)
        told = outcome(socket)
        assert told["problem"] == {"code": "not_your_seat", "args": {"seat": wanted["seat"]}}
        assert told["status"] == 403
    assert anna.see(table)["ply"] == 0


@pytest.mark.parametrize(
    "frame",
    [
        '{"type":"move"}',
        '{"type":"move","id":"short","expected":1,"seat":0,"do":{"type":"play","answer":0}}',
        '{"type":"move","id":"~bot/0001","expected":1,"seat":0,"do":{"type":"play","answer":0}}',
        '{"type":"move","id":"command-1","expected":"1","seat":0,"do":{"type":"play","answer":0}}',
        '{"type":"move","id":"command-1","expected":1,"seat":0,"do":{"type":"play","answer":0},"a":1}',
        '{"type":"move","id":"command-1","expected":1,"seat":0,"do":{"type":"jump"}}',
        '{"type":"ack","ack":{"id":"command-1","seq":1,"ply":1}}',
    ],
)
def test_what_is_no_move_closes_its_own_line(anna: Browser, table: str, frame: str) -> None:
    with anna.listen(table) as good, anna.listen(table) as bad:
        hear(bad, "table")
        bad.send(frame)
        with pytest.raises(ConnectionClosed) as closed:
            outcome(bad)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        say(good, move(anna.see(table), "still-good-1"))
        assert outcome(good)["type"] == "ack"


def test_moves_are_limited_as_requests_are(tmp_path: Path) -> None:
    """One allowance for both ways; who asks for more is told when, who goes on loses the line."""
    limits = {"TABLERO_COMMANDS_PER_SECOND": "2"}  # at once three times as many
    with StrictServer(tmp_path, **limits) as server, Browser(server) as anna:
        table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
        with anna.listen(table) as socket:
            seen = hear(socket, "table")
            time.sleep(2)  # the allowance is whole again
            told: Json = {"problem": {"code": "stale"}}
            asked = 0
            while told["problem"]["code"] == "stale":
                asked += 1
                say(socket, move(seen, f"too-many-{asked}", expected=999))
                told = outcome(socket)
            assert asked < 20
            assert (told["problem"]["code"], told["status"]) == ("too_many", 429)
            assert told["problem"]["args"] == {"seconds": 1}
            assert anna.get(f"/api/tables/{table}").status_code == 429  # the same bucket

            refused = []

            def go_on() -> None:
                for number in range(100):
                    say(socket, move(seen, f"and-more-{number}", expected=999))
                    refused.append(outcome(socket)["problem"]["code"])

            with pytest.raises(ConnectionClosed):
                go_on()
            assert refused.count("too_many") < 10, "who floods is not answered at length"
        assert not server.tracebacks()


def test_moves_of_a_day_are_counted_over_both_ways(tmp_path: Path) -> None:
    limits = {"TABLERO_MOVES_PER_DAY": "4"}
    with StrictServer(tmp_path, **limits) as server, Browser(server) as anna:
        table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
        assert anna.play(anna.see(table)).status_code == 200
        with anna.listen(table) as socket:
            seen = hear(socket, "table")
            for number in range(3):
                say(socket, move(seen, f"of-a-day-{number}"))
                assert outcome(socket)["type"] == "ack"
                seen = {**seen, **hear(socket, "step")}
            say(socket, move(seen, "of-a-day-3"))
            told = outcome(socket)
            assert (told["problem"]["code"], told["status"]) == ("too_many", 429)
        assert anna.play(anna.see(table)).status_code == 429


def test_a_long_quick_game_stays_inside_what_a_socket_may_say(anna: Browser, table: str) -> None:
    """Moves are counted as requests, not as talk: 100 of them are four times a line's bytes."""
    with anna.listen(table) as socket:
        seen = hear(socket, "table")
        for number in range(100):
            say(socket, move(seen, f"many-moves-{number:03d}"))
            assert outcome(socket)["type"] == "ack"
            seen = {**seen, **hear(socket, "step")}


@pytest.mark.parametrize("pieces", ["two at once", "in halves", "fragments", "byte by byte"])
def test_a_move_is_heard_however_it_is_cut(anna: Browser, table: str, pieces: str) -> None:
    first = msgspec.json.encode({"type": "move", **move(anna.see(table), "cut-move-1")})
    late = msgspec.json.encode({"type": "move", **move(anna.see(table), "cut-move-2")})
    frames = [Frame(Opcode.TEXT, one).serialize(mask=True) for one in (first, late)]
    if pieces == "fragments":
        start = Frame(Opcode.TEXT, first[:30], fin=False).serialize(mask=True)
        frames[0] = start + Frame(Opcode.CONT, first[30:]).serialize(mask=True)
    sent = [b"".join(frames)]
    if pieces == "in halves":
        sent = [frames[0][:50], frames[0][50:] + frames[1][:1], frames[1][1:]]
    elif pieces == "byte by byte":
        sent = [bytes([byte]) for byte in b"".join(frames)]
    with closing(anna.upgrade(table)) as line:
        time.sleep(0.3)
        for part in sent:
            line.sendall(part)
            time.sleep(0.002)
        heard = b""
        until = time.monotonic() + 10
        while b"cut-move-2" not in heard and time.monotonic() < until:
            heard += line.recv(65536)
    assert b'{"type":"ack","ack":{"id":"cut-move-1",' in heard
    assert b'{"type":"refused","id":"cut-move-2","status":409,' in heard
    assert anna.see(table)["ply"] == 1


def test_of_many_moves_that_come_at_once_each_is_answered(anna: Browser, table: str) -> None:
    """As many as fit into what a line may say twice over, in one packet: none is lost unheard."""
    late = move(anna.see(table), "", expected=999)
    said = [
        Frame(
            Opcode.TEXT,
            msgspec.json.encode({"type": "move", **late, "id": f"run-together-{n:02d}"}),
        ).serialize(mask=True)
        for n in range(50)
    ]
    sent = b"".join(said)
    assert 4 * 1024 < len(sent) < 8 * 1024
    with closing(anna.upgrade(table)) as line:
        time.sleep(0.3)
        line.sendall(sent)
        heard = b""
        until = time.monotonic() + 10
        while b"run-together-49" not in heard and time.monotonic() < until:
            heard += line.recv(65536)
    assert [n for n in range(50) if b"run-together-%02d" % n not in heard] == []


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 1000])
def test_whole_frames_are_found(size: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)
    start, end = first_frame(frame + b"more")
    assert (end, end - start) == (len(frame), size)
    for cut in range(len(frame)):
        assert first_frame(frame[:cut]) == (0, 0)


def test_frames_that_are_not_plain_are_left_to_the_library() -> None:
    part = Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True)
    unmasked = Frame(Opcode.TEXT, b"x").serialize(mask=False)
    huge = Frame(Opcode.TEXT, b"x" * 70_000).serialize(mask=True)
    assert {first_frame(one) for one in (part, unmasked, huge)} == {(0, 0)}


def test_the_log_of_requests_tells_of_moves(tmp_path: Path) -> None:
    with Server(tmp_path, TABLERO_ACCESS_LOG="1") as server, Browser(server) as anna:
        table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
        with anna.listen(table) as socket:
            say(socket, move(hear(socket, "table"), "logged-01"))
            outcome(socket)
        lines = [line for line in server.log.read_text().splitlines() if "SOCKET move" in line]
    assert len(lines) == 1
    assert msgspec.json.decode(lines[0])["status"] == 200
