"""The socket: everybody hears every step in order, comes back without a gap, and is cut off
politely when it sends or reads badly."""

import time
from pathlib import Path

import httpx
import msgspec
import pytest
from rigs.harness import Browser, Json, Server, hear
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tablero.server.tables.told import wire, wire_games

GAME = "puerto_rico"


@pytest.fixture
def table(anna: Browser) -> str:
    return str(anna.create(GAME, "me", "hotseat", "hotseat")["table"])


def follow(known: Json, message: Json) -> Json:
    """What a client does with a step."""
    assert message["previous"] == known["seq"]
    changed = {k: v for k, v in message.items() if k not in {"type", "previous", "log", "log_from"}}
    log = [item for item in known["log"] if item["ply"] <= message["log_from"]] + message["log"]
    return {**known, **changed, "log": log}


def test_steps_lead_to_what_the_table_shows(anna: Browser, boris: Browser, table: str) -> None:
    with boris.listen(table) as socket:
        known = hear(socket, "table")
        for number in range(40):
            seen = anna.see(table)
            assert anna.play(seen, number).status_code == 200
            if number % 7 == 3:
                after = anna.see(table, seat=seen["you"])
                if after["undo"]:
                    do = {"type": "undo", "to": after["ply"] - 1}
                    assert anna.command(table, seen["you"], after["seq"], do).status_code == 200
                    known = follow(known, hear(socket, "step"))
            known = follow(known, hear(socket, "step"))
        now = boris.see(table)
        for field in ("seq", "ply", "board", "ask", "undo", "status", "you"):
            assert known[field] == now[field]
        assert known["log"][-20:] == now["log"][-20:]


def test_coming_back_fills_the_gap(anna: Browser, boris: Browser, table: str) -> None:
    with boris.listen(table) as socket:
        known = hear(socket, "table")
    for number in range(5):
        anna.play(anna.see(table), number)
    with boris.listen(table, **{"from": known["seq"]}) as socket:
        step = hear(socket)
        assert step["type"] == "step"
        assert len(step["log"]) == 5
        known = follow(known, step)
    assert known["board"] == boris.see(table)["board"]
    with boris.listen(table, **{"from": 0}) as socket:
        assert hear(socket)["type"] == "table"
    with boris.listen(table, **{"from": 10_000}) as socket:
        assert hear(socket)["type"] == "table"
    tail = boris.get(f"/api/tables/{table}/tail", **{"from": known["seq"] - 1}).json()
    assert tail["type"] == "step"
    assert len(tail["log"]) == 1


def test_only_the_seat_that_is_asked_hears_its_answers(anna: Browser, boris: Browser) -> None:
    made = anna.create(GAME, "me", "open", "random")
    table = made["table"]
    with anna.listen(table) as one, boris.listen(table) as other:
        assert hear(one, "table")["status"] == "open"
        assert boris.join(table, made["invites"]["1"], "Boris").status_code == 200
        started = hear(one, "table")
        assert started["status"] == "playing"
        assert started["seats"][1]["name"] == "Boris"
        mine = hear(other, "table")
        while mine.get("you") != 1:
            mine = hear(other, "table")
        moves = 0
        while moves < 6:
            first, second = anna.see(table), boris.see(table)
            for seen in (first, second):
                asked = seen["ask"]
                assert bool(asked["answers"]) == asked["yours"] == (asked["seat"] == seen["you"])
            who = anna if first["ask"]["yours"] else boris if second["ask"]["yours"] else None
            if who:
                assert who.play(first if who is anna else second).status_code == 200
                moves += 1
            else:
                time.sleep(0.02)
        for socket, seat in ((one, 0), (other, 1)):
            for _ in range(5):
                ask = hear(socket, "step")["ask"]
                assert ask["yours"] == (ask["seat"] == seat) == bool(ask["answers"])


def test_presence_and_chat(anna: Browser, boris: Browser, table: str) -> None:
    with anna.listen(table) as one:
        hear(one, "table")
        with boris.listen(table):
            assert hear(one, "presence") == {
                "type": "presence",
                "online": [0, 1, 2],
                "spectators": 1,
            }
        assert hear(one, "presence")["spectators"] == 0
        text = "<script>alert(1)</script> \u202eevil"
        anna.post(f"/api/tables/{table}/chat", {"text": text})
        heard = hear(one, "chat")
        assert heard["line"]["text"] == "<script>alert(1)</script> evil"
        one.send('{"type":"ping"}')
        assert hear(one)["type"] == "pong"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("x" * 2000, 1009),
        (b"\x00" * 5000, 1009),
        ("x" * 4_000_000, 1009),
        ("not json", 1008),
        ('{"type":"play","answer":1}', 1008),
        (b"\xff\xfe", 1008),
        ("[" * 900, 1008),
    ],
)
def test_bad_frames_close_the_socket(
    anna: Browser, table: str, frame: str | bytes, code: int
) -> None:
    seen = anna.see(table)
    with anna.listen(table) as socket:
        hear(socket, "table")
        socket.send(frame)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
    assert (anna.see(table)["seq"], anna.see(table)["board"]) == (seen["seq"], seen["board"])


def test_a_flood_of_frames_closes_the_socket(anna: Browser, table: str) -> None:
    def flood() -> None:
        for _ in range(500):
            socket.send('{"type":"ping"}')
        while True:
            socket.recv(timeout=30)  # unread frames may hold up the closing handshake

    with anna.listen(table) as socket, pytest.raises(ConnectionClosed):
        flood()


@pytest.mark.parametrize(
    "origin", [None, "null", "http://evil.example", "http://127.0.0.1.evil.example", "file://"]
)
def test_sockets_of_other_pages_are_turned_away(
    anna: Browser, server: Server, table: str, origin: str | None
) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/live",
            origin=None if origin is None else Origin(origin),
            additional_headers={"cookie": anna.cookie()},
            proxy=None,
        )
    assert refused.value.response.status_code == 403


def test_no_socket_for_another_s_seat_or_no_table(
    anna: Browser, boris: Browser, table: str
) -> None:
    for address, who in ((table, boris), ("nowhere", anna)):
        with pytest.raises(InvalidStatus) as refused:
            who.listen(address, seat=0)
        assert refused.value.response.status_code == 403


def test_a_reader_that_stops_is_cut_off_and_harms_nobody(tmp_path: Path) -> None:
    with Server(tmp_path, TABLERO_SEND_TIMEOUT="1") as server:
        with Browser(server) as anna, Browser(server) as boris:
            table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
            assert boris.see(table)["spectators"] == 0
            stopped = boris.upgrade(table, reads=4096)
            for _ in range(16):  # all the talk that is told: each whole table is now some 40 kB
                anna.post(f"/api/tables/{table}/chat", {"text": "\N{GAME DIE}" * 500})
            with anna.listen(table) as good:
                first = hear(good, "table")
                assert first["spectators"] == 1
                heard = [first["seq"]]
                for what in ["leave", "join"] * 130:
                    assert anna.post(f"/api/tables/{table}/{what}", {"seat": 1}).is_success
                    heard.append(hear(good, "table")["seq"])
            assert heard == list(range(17, 278))
            with stopped:
                until = time.monotonic() + 15
                while anna.see(table)["spectators"] and time.monotonic() < until:
                    time.sleep(0.2)
                assert anna.see(table)["spectators"] == 0
        assert not server.tracebacks()


def test_the_messages_are_those_of_the_schema(server: Server, anna: Browser, table: str) -> None:
    with anna.listen(table) as socket:
        raw = socket.recv(timeout=10)
        assert isinstance(raw, str)
        msgspec.json.decode(raw, type=wire.TableMessage)
    got = httpx.get(f"{server.url}/api/games", trust_env=False)
    msgspec.json.decode(got.content, type=list[wire_games.GameInfo])
