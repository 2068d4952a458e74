"""Moves go straight to their handler, past the framework: with the same care."""

import socket

import pytest
from rigs.harness import Browser, Server


def send(anna: Browser, table: str, body: bytes) -> tuple[int, str]:
    answer = anna.http.post(f"/api/tables/{table}/command", content=body)
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-request-id"]
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff\xfe",
        b'{"id":"command-1","expected":1,"seat":0}',
        b'{"id":"command-1","expected":"1","seat":0,"do":{"type":"play","answer":0}}',
        b'{"id":"command-1","expected":1,"seat":true,"do":{"type":"play","answer":0}}',
        b'{"id":"command-1","expected":1,"seat":0,"do":{"type":"play","answer":0},"more":1}',
        b'{"id":"command-1","expected":1,"seat":0,"do":{"type":"jump"}}',
        b"[" * 10_000,
    ],
)
def test_what_is_no_move_is_refused(anna: Browser, body: bytes) -> None:
    table = anna.create("puerto_rico", "me", "hotseat", "hotseat")["table"]
    assert send(anna, table, body) == (400, "bad_request")
    assert anna.see(table)["ply"] == 0


def test_too_large_is_refused_and_the_next_request_is_answered(anna: Browser) -> None:
    table = anna.create("puerto_rico", "me", "hotseat", "hotseat")["table"]
    assert send(anna, table, b" " * 40_000) == (413, "too_large")
    assert anna.play(anna.see(table)).status_code == 200


def test_a_move_is_a_move_however_its_address_is_written(anna: Browser) -> None:
    table = anna.create("puerto_rico", "me", "hotseat", "hotseat")["table"]
    seen = anna.see(table)
    do = {"type": "play", "answer": seen["ask"]["answers"][0]["answer"]}
    body = {"id": anna.new_id(), "expected": seen["seq"], "seat": seen["ask"]["seat"], "do": do}
    assert anna.post(f"/api//tables/{table}/command/", body).status_code == 200
    assert anna.get(f"/api/tables/{table}/command").json()["code"] == "method_not_allowed"
    assert anna.post(f"/api/tables/{table}/command/more", body).json()["code"] == "unknown_page"
    assert anna.post("/api/tables/nowhere/command", body).json()["code"] == "unknown_table"


def test_who_hangs_up_in_the_middle_of_a_body_leaves_nothing(server: Server, anna: Browser) -> None:
    table = anna.create("puerto_rico", "me", "hotseat", "hotseat")["table"]
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(
            f"POST /api/tables/{table}/command HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Origin: {server.url}\r\nCookie: {anna.cookie()}\r\nContent-Length: 90\r\n\r\n"
            '{"id":"command-1"'.encode()
        )
    assert anna.see(table)["ply"] == 0
    assert anna.play(anna.see(table)).status_code == 200
