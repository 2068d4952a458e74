"""Connections that cost a stranger nothing: silent, slow, many, huge. Honest people go on."""

import asyncio
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx
import pytest
from litestar.types import Receive, Scope, Send
from rigs.harness import Browser, Server, hear
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tablero.server.edge.http_line import HttpLine
from tablero.server.edge.lines import Lines
from tablero.server.edge.socket_line import text_frame
from tablero.server.edge.wiring import Wiring
from tablero.server.settings import Settings

GAME = "puerto_rico"
LOOPBACK = "127.0.0.1"


@pytest.fixture
def table(anna: Browser) -> str:
    return str(anna.create(GAME, "me", "hotseat", "hotseat")["table"])


def is_well(server: Server) -> bool:
    return httpx.get(f"{server.url}/api/health", timeout=8, trust_env=False).is_success


def ends(line: socket.socket, seconds: float = 15) -> bool:
    """The server ends the connection by itself."""
    line.settimeout(seconds)
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def call(server: Server, first: bytes = b"") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    line.sendall(first)
    return line


@pytest.fixture
def plain_server(tmp_path: Path) -> Iterator[Server]:
    """With the limits a host has who sets none."""
    with Server(tmp_path, TABLERO_CONNECTIONS_PER_ADDRESS="256") as running:
        yield running


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It waits less long for what does not come; all else is cut off sooner by what it is."""
    folder = tmp_path_factory.mktemp("hasty")
    with Server(folder, TABLERO_REQUEST_SECONDS="3") as running:
        yield running
        assert not running.tracebacks()


def test_silent_connections_shut_nobody_out(hasty: Server) -> None:
    with ExitStack() as stack:
        silent = [stack.enter_context(closing(call(hasty))) for _ in range(1100)]
        assert is_well(hasty)
        assert all(ends(line) for line in silent[::100])
        assert is_well(hasty)


@pytest.mark.parametrize(
    ("more", "rest"),
    [
        ("Content-Length: 5\r\n", b"hello"),
        ("Content-Length: 5\r\n", b""),
        ("Transfer-Encoding: chunked\r\n", b"0\r\n\r\n"),
        ("X: y\r\n" * 130, b""),
        (f"X: {'y' * 9000}\r\n", b""),
    ],
)
def test_a_request_that_becomes_no_socket_is_not_kept(
    server: Server, anna: Browser, table: str, more: str, rest: bytes
) -> None:
    """The reader of sockets takes neither bodies nor long heads, and waited for ever in silence."""
    head = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Origin: {server.url}\r\nCookie: {anna.cookie()}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
    )
    with closing(call(server, head.encode() + rest)) as line:
        assert ends(line, 8)  # before it is too slow
    assert not server.tracebacks()


def test_an_address_has_so_many_connections_and_no_more(plain_server: Server) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(call(plain_server))) for _ in range(300)]
        assert ends(lines[-1], 8)
        with pytest.raises(httpx.TransportError):
            is_well(plain_server)
        # Another address is let in; loopback has many.
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=elsewhere, trust_env=False) as http:
            assert http.get(f"{plain_server.url}/api/health").is_success
    soon_well(plain_server)


def soon_well(server: Server) -> None:
    """Once it has seen that the connections of before are gone."""
    until = time.monotonic() + 20
    while True:
        try:
            assert is_well(server)
        except httpx.TransportError:
            assert time.monotonic() < until
            time.sleep(0.05)
        else:
            return


def test_a_body_that_never_comes_is_not_waited_for(hasty: Server) -> None:
    with Browser(hasty) as anna:
        anna.introduce()
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{hasty.port}\r\n"
            f"Origin: {hasty.url}\r\nCookie: {anna.cookie()}\r\n"
            "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n"
        ).encode()
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(call(hasty, head + b"{"))) for _ in range(200)]
        assert is_well(hasty)
        assert all(ends(line) for line in lines[::40])


def test_a_dripping_request_is_cut_off(hasty: Server) -> None:
    with closing(call(hasty, b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")) as drip:
        drip.settimeout(1)
        for _ in range(20):
            try:
                drip.sendall(b"a")
                if not drip.recv(1000):
                    return
            except TimeoutError:
                continue
            except OSError:
                return
        pytest.fail("still connected")


def test_there_is_no_second_protocol(server: Server) -> None:
    preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(9)
    with closing(call(server, preface)) as line:
        line.settimeout(15)
        answer = line.recv(1000)
        assert not answer or answer.startswith(b"HTTP/1.1 4")
        assert ends(line)


@pytest.mark.parametrize(
    "head",
    [
        b"Cookie: " + b"a" * 400_000,
        b"\r\n".join(b"X-%d: y" % number for number in range(20_000)),
        b"X: " + b"a" * 20_000,
    ],
)
def test_large_headers_are_refused_while_they_come(server: Server, head: bytes) -> None:
    with closing(call(server)) as line:
        try:
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n" + head + b"\r\n\r\n")
            answer = line.recv(1000)
        except OSError:
            answer = b""
        assert not answer or answer.startswith(b"HTTP/1.1 431")
        assert ends(line, 5)


@pytest.mark.parametrize(
    ("method", "path", "chunk"),
    [
        ("GET", "/api/health", b"1\r\nx\r\n"),
        ("POST", "/api/tables", b"1\r\nx\r\n"),
        ("POST", "/api/tables", b"4000\r\n" + b" " * 0x4000 + b"\r\n"),
        ("POST", "/api/tables", b"1;" + b"x" * 4000 + b"\r\n \r\n"),
    ],
    ids=["only looking", "tiny chunks", "large chunks", "chunks with much beside them"],
)
def test_a_body_without_end_is_cut_off(
    server: Server, method: str, path: str, chunk: bytes
) -> None:
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Origin: {server.url}\r\nTransfer-Encoding: chunked\r\n\r\n"
    ).encode()
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(call(server, head))) for _ in range(10)]
        for line in lines:
            with suppress(OSError):
                line.sendall(chunk * (300_000 // len(chunk)))
        assert is_well(server)
        assert all(ends(line, 8) for line in lines)
    assert not server.tracebacks()


def test_an_answer_does_not_end_the_count(server: Server) -> None:
    """Refused before the body came, which then comes without end."""
    head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\n"
    with closing(call(server, head.encode())) as line:
        assert line.recv(12).startswith(b"HTTP/1.1 4")
        with suppress(OSError):
            line.sendall(bytes(100_000))
        assert ends(line, 8)


@pytest.mark.parametrize("whole", [b"", b"\r\n"])
def test_tiny_headers_are_counted_while_they_come(server: Server, whole: bytes) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(call(server))) for _ in range(10)]
        for line in lines:
            with suppress(OSError):
                line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a:b\r\n" * 200 + whole)
        assert is_well(server)
        for line in lines:
            assert line.recv(12) == b"HTTP/1.1 431"
            assert ends(line, 8)


def frame(opcode: int, size: int, sent: bytes, fin: bool = True) -> bytes:
    """A masked frame that announces `size` bytes and brings `sent`."""
    return bytes([(0x80 if fin else 0) | opcode, 0xFF]) + struct.pack("!Q", size) + bytes(4) + sent


@pytest.mark.parametrize(
    "wave",
    [
        frame(2, 60 << 20, bytes(8 << 20)),  # one huge frame, never finished
        frame(2, 1000, bytes(1000), fin=False) + frame(0, 1000, bytes(1000), fin=False) * 1000,
        frame(2, 0, b"", fin=False) + frame(0, 0, b"", fin=False) * 100_000,
        frame(9, 100, bytes(100)) * 20_000,  # pings, each of which wants an answer
    ],
    ids=["huge", "fragments", "empty fragments", "pings"],
)
def test_what_a_socket_sends_is_bounded_while_it_comes(
    server: Server, anna: Browser, table: str, wave: bytes
) -> None:
    before = server.memory()
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(anna.upgrade(table))) for _ in range(20)]
        for line in lines:
            assert line.recv(12).endswith(b"101")
            line.settimeout(5)
            try:
                line.sendall(wave)
            except OSError:
                continue
        assert all(ends(line, 8) for line in lines)
    assert server.memory() < before + 64
    with anna.listen(table) as good:
        hear(good, "table")


def test_a_line_that_has_gone_dead_is_noticed(tmp_path: Path) -> None:
    """A phone asleep, a cable pulled: nothing comes any more, not even an end."""
    with Server(tmp_path, TABLERO_PING_SECONDS="0.5") as server, Browser(server) as anna:
        table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
        with closing(anna.upgrade(table)) as dead, Browser(server) as boris:
            assert dead.recv(12).endswith(b"101")
            while any(seat["online"] for seat in boris.see(table)["seats"]):
                time.sleep(0.1)
            with anna.listen(table) as alive:  # this one answers pings
                hear(alive, "table")
                time.sleep(2)
                assert all(seat["online"] for seat in boris.see(table)["seats"])


def test_requests_that_do_not_wait_for_answers_are_not_kept(server: Server) -> None:
    ask = f"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    with closing(call(server, ask * 200)) as line:
        assert ends(line, 8)
    assert is_well(server)


async def at_length(_scope: Scope, _receive: Receive, send: Send) -> None:
    """More than any buffer holds."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _megabyte in range(50):
        await send({"type": "http.response.body", "body": bytes(1 << 20), "more_body": True})


def test_an_answer_nobody_reads_is_not_kept() -> None:
    async def go() -> None:
        config = Wiring(Lines(Settings(request_seconds=0.5)), app=at_length, log_config=None)
        config.load()
        state, loop = ServerState(), asyncio.get_running_loop()
        serving = await loop.create_server(lambda: HttpLine(config, state, {}, loop), LOOPBACK, 0)
        reader, writer = await asyncio.open_connection(*serving.sockets[0].getsockname())
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert await reader.read(12) == b"HTTP/1.1 200"
        for _look in range(100):  # sooner than a line is cut off on which nothing is asked
            await asyncio.sleep(0.05)
            if not state.connections:
                break
        assert not state.connections
        writer.close()
        serving.close()

    asyncio.run(go())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_our_frames_are_those_of_the_library(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_many_networks_of_one_customer_are_no_crowd() -> None:
    lines = Lines(Settings(connections_per_address=2, connections_per_second=10_000))
    homes = [f"2001:db8:1:{number:x}::1" for number in range(20)]
    assert [lines.let_in(home) for home in homes] == [True] * 16 + [False] * 4
    assert lines.let_in("2001:db8:2::1")
    assert lines.let_in("192.0.2.1")
    for home in homes[:16]:
        lines.let_go(home)
    assert lines.let_in(homes[-1])
    assert len(lines) == 3
