"""Where a request ends: who makes a proxy and us disagree on it speaks as the next visitor."""

import socket
from functools import cache

import pytest
from rigs.harness import Server

from tablero.server.edge.http_line import SLICE
from tablero.server.edge.static_files import read_client

NEXT = "GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"  # hidden in the body of the first
CHUNKED = "Transfer-Encoding: chunked\r\n"
LAST = "0\r\n\r\n"


def said(server: Server, told: str) -> tuple[list[int], bytes]:
    """The statuses of all answers, until the server closes; and everything it said."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(told.encode("latin-1"))
        heard = b"".join(iter(lambda: line.recv(1 << 16), b""))
    lines = [one for one in heard.split(b"\r\n") if one.startswith(b"HTTP/1.1 ")]
    return [int(one.split()[1]) for one in lines], heard


@cache
def largest_page() -> str:
    """Where the client is built, sent in pieces."""
    files = read_client().files
    return "/" + max(files, key=lambda name: len(files[name].body))


@pytest.mark.parametrize(
    ("headers", "body"),
    [
        (f"Content-Length: 4\r\n{CHUNKED}", LAST),
        (f"{CHUNKED}Content-Length: 4\r\n", LAST),
        ("Content-Length: 0\r\nContent-Length: 48\r\n", ""),
        ("Content-Length: 2\r\nContent-Length: 2\r\n", "{}"),
        ("Content-Length: 0, 48\r\n", ""),
        ("Content-Length: +0\r\n", ""),
        ("Content-Length: 0x0\r\n", ""),
        ("Content-Length: -1\r\n", ""),
        ("Transfer-Encoding: xchunked\r\n", LAST),
        ("Transfer-Encoding: chunked, identity\r\n", LAST),
        ("Transfer-Encoding : chunked\r\n", LAST),
        ("X-Long: begins\r\n Transfer-Encoding: chunked\r\n", LAST),
        ("X-Nothing: a\x00b\r\nContent-Length: 0\r\n", ""),
        (CHUNKED, "-1\r\n\r\n"),
        (CHUNKED, "fffffffffffffffff\r\n\r\n"),
        (CHUNKED, '0;a="\r\n\r\n'),
    ],
)
def test_a_request_of_doubtful_length_is_refused_with_all_behind_it(
    server: Server, headers: str, body: str
) -> None:
    told = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n{headers}\r\n{body}{NEXT}"
    statuses, heard = said(server, told)
    assert statuses == [400]
    assert b'"ok"' not in heard


def test_lines_end_as_they_should(server: Server) -> None:
    bare = "POST /api/tables HTTP/1.1\nHost: 127.0.0.1\nContent-Length: 0\n\n"
    assert said(server, bare + NEXT)[0] == [400]


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize(
    ("headers", "body"),
    [
        (f"Content-Length: {len(NEXT)}\r\n", NEXT),
        (CHUNKED, f"{len(NEXT):x}\r\n{NEXT}\r\n{LAST}"),
        (CHUNKED, "1\r\nx\r\n" * 1000),
    ],
)
def test_who_only_looks_brings_no_body(
    server: Server, method: str, headers: str, body: str
) -> None:
    told = f"{method} {largest_page()} HTTP/1.1\r\nHost: 127.0.0.1\r\n{headers}\r\n{body}"
    statuses, heard = said(server, told)
    assert statuses == [400]
    assert b'"ok"' not in heard
    assert not server.tracebacks()


def test_who_asks_for_the_head_alone_is_told_the_length(server: Server) -> None:
    told = "Host: 127.0.0.1\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n"
    asked = [
        said(server, f"{how} {largest_page()} HTTP/1.1\r\n{told}")[1] for how in ("GET", "HEAD")
    ]
    (whole, body), (head, nothing) = (heard.split(b"\r\n\r\n", 1) for heard in asked)
    length = f"content-length: {len(body)}\r\n".encode()
    assert length in whole
    assert length in head
    assert not nothing


def test_a_body_of_nothing_is_none(server: Server) -> None:
    told = "Host: 127.0.0.1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    assert said(server, f"GET /api/games HTTP/1.1\r\n{told}")[0] == [200]


def test_what_stands_in_a_body_is_no_request(server: Server) -> None:
    told = f"Host: 127.0.0.1\r\nContent-Length: {len(NEXT)}\r\nConnection: close\r\n\r\n{NEXT}"
    assert said(server, f"POST /api/tables HTTP/1.1\r\n{told}")[0] == [403]


def test_what_follows_a_body_is_no_header(server: Server) -> None:
    """A proxy has looked at the headers; what comes behind the last chunk it may pass on unseen."""
    told = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n{CHUNKED}Connection: close\r\n\r\n"
    origin = "Origin: http://127.0.0.1\r\n"
    statuses, heard = said(server, f"{told}2\r\n{{}}\r\n0\r\n{origin}\r\n")
    assert statuses == [403]
    assert b"wrong_origin" in heard


@pytest.mark.parametrize("wanted", ["h2c", "websocket, h2c", "TLS/1.0"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_what_follows_a_wish_for_another_protocol_is_not_read(
    server: Server, method: str, wanted: str
) -> None:
    """The parser passes over what came together with such a request; what came in the next piece,
    perhaps the middle of a body, it would take for a request of its own."""
    told = f"{method} /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n"
    told += f"Connection: Upgrade\r\nUpgrade: {wanted}\r\n\r\n"
    padded = told + "x" * (SLICE - len(told))
    statuses, heard = said(server, padded + NEXT)
    assert statuses == [200 if method == "GET" else 403]
    assert heard.count(b'"ok"') == (method == "GET")
    assert b"connection: close" in heard
    assert "nsupported upgrade" not in server.log.read_text(), "anybody could fill the log"
