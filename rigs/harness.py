"""A real server process, and browsers that talk to it over real sockets."""

from __future__ import annotations

import contextlib
import itertools
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Self

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

GENEROUS = {
    "TABLERO_COMMANDS_PER_SECOND": "100000",
    "TABLERO_LOOKS_BACK_PER_SECOND": "100000",
    "TABLERO_CONNECTIONS_PER_SECOND": "100000",
    "TABLERO_TABLES_PER_MINUTE": "1000000",
    "TABLERO_TABLES_PER_DAY": "1000000",
    "TABLERO_BOTS_ALONE_PAUSE": "0",
    "TABLERO_MOVES_PER_DAY": "1000000000",
    "TABLERO_CHAT_PER_MINUTE": "1000000",
    "TABLERO_CHAT_PER_DAY": "1000000",
    "TABLERO_SEATS_PER_MINUTE": "1000000",
    "TABLERO_DEVICES_PER_DAY": "1000000",
    "TABLERO_HINTS_PER_MINUTE": "1000000",
    "TABLERO_BROWSERS_PER_MINUTE": "1000000",
    "TABLERO_SOCKETS_PER_BROWSER": "1000",
    "TABLERO_CONNECTIONS_PER_ADDRESS": "8000",
}
Json = dict[str, Any]


def free_port() -> int:
    """A port below those that outgoing connections take: while the server is dead, a client that
    tries again could otherwise be given the very port it wants to reach."""
    while True:
        port = 20_000 + secrets.randbelow(10_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """`tablero serve` in a process group of its own, so that kill -9 takes all of it."""

    limits: ClassVar[dict[str, str]] = GENEROUS

    def __init__(self, folder: Path, db: str = "", **environment: str) -> None:
        self.folder = folder
        self.db = db or f"sqlite:///{folder / 'table.db'}"
        self.environment = environment
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()

    def command(self) -> list[str]:
        place = ["--host", "127.0.0.1", "--port", str(self.port), "--db", self.db]
        return ["tablero", "serve", *place]

    def start(self, **environment: str) -> Self:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - our own command
                [sys.executable, "-m", *self.command()],
                env={**os.environ, **self.limits, **self.environment, **environment},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._wait_until_ready()
        return self

    def _wait_until_ready(self) -> None:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                httpx.get(f"{self.url}/api/health", timeout=2)
            except httpx.HTTPError:
                assert self.process is not None
                if self.process.poll() is not None:
                    break
                time.sleep(0.02)
            else:
                return
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        self._signal(signal.SIGTERM)

    def _signal(self, number: int) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        try:
            process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def wait_for_death(self) -> None:
        assert self.process is not None
        self.process.wait(timeout=20)
        self.kill()

    def memory(self) -> float:
        """MiB that its processes hold."""
        pages = sum(int((one / "statm").read_text().split()[1]) for one in self._processes())
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def cpu(self) -> float:
        """Seconds of CPU time that its processes, bots' workers too, have used."""
        ticks = 0
        for one in self._processes():
            fields = (one / "stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def waited(self) -> float:
        """Seconds that its threads were ready to go on and had no processor; 0 if nobody counts."""
        nanoseconds = 0
        for one in self._processes():
            for thread in one.glob("task/*/schedstat"):
                with contextlib.suppress(OSError):
                    nanoseconds += int(thread.read_text().split()[1])
        return nanoseconds / 1e9

    def _processes(self) -> list[Path]:
        assert self.process is not None
        found = []
        for one in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):  # it has just ended
                if (
                    int((one / "stat").read_text().rpartition(")")[2].split()[2])
                    == self.process.pid
                ):
                    found.append(one)
        return found

    def tracebacks(self) -> str:
        text = self.log.read_text(errors="replace")
        return text if "Traceback" in text or "panicked" in text else ""


class StrictServer(Server):
    """With the limits of a host who set none."""

    limits: ClassVar[dict[str, str]] = {}


class Browser:
    """Somebody with a cookie of their own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.url, headers={"origin": server.url}, timeout=30, trust_env=False
        )
        self._numbers = itertools.count(1)
        self._prefix = secrets.token_hex(4)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.http.close()

    def introduce(self) -> None:
        """Get a cookie: looking needs none, the first wish brings one, even if it is refused."""
        self.post("/api/tables", {})

    def get(self, path: str, **query: object) -> httpx.Response:
        return self.http.get(path, params={k: str(v) for k, v in query.items()})

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.http.post(path, json=body)

    def create(self, game: str, *seats: str, **more: object) -> Json:
        """Seats as `me`, `hotseat`, `open`, or the name of a bot."""
        kinds = {"me", "hotseat", "open"}
        wanted = [{"kind": s} if s in kinds else {"kind": "bot", "bot": s} for s in seats]
        answer = self.post("/api/tables", {"game": game, "seats": wanted, **more})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def join(self, table: str, invite_url: str, name: str = "") -> httpx.Response:
        query = httpx.URL(invite_url).params
        body = {"seat": int(query["seat"]), "invite": query["invite"], "name": name}
        return self.post(f"/api/tables/{table}/join", body)

    def see(self, table: str, **query: object) -> Json:
        answer = self.get(f"/api/tables/{table}", **query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def new_id(self) -> str:
        return f"{self._prefix}-{next(self._numbers):06d}"

    def command(
        self, table: str, seat: int, expected: int, do: Json, name: str = ""
    ) -> httpx.Response:
        body = {"id": name or self.new_id(), "expected": expected, "seat": seat, "do": do}
        return self.post(f"/api/tables/{table}/command", body)

    def play(self, seen: Json, which: int = 0, name: str = "") -> httpx.Response:
        """Answer the question that waits, with one of the answers offered."""
        answers = seen["ask"]["answers"]
        do = {"type": "play", "answer": answers[which % len(answers)]["answer"]}
        return self.command(seen["table"], seen["ask"]["seat"], seen["seq"], do, name)

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def upgrade(self, table: str, reads: int = 0) -> socket.socket:
        """The bare connection of a socket, of which `reads` bytes of buffer are wanted."""
        line = socket.socket()
        if reads:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, reads)
        line.settimeout(20)
        line.connect(("127.0.0.1", self.server.port))
        line.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n"
            f"Origin: {self.server.url}\r\nCookie: {self.cookie()}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        return line

    def listen(self, table: str, **query: object) -> ClientConnection:
        text = "&".join(f"{key}={value}" for key, value in query.items())
        return connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?{text}",
            origin=Origin(self.server.url),
            additional_headers={"cookie": self.cookie()},
            proxy=None,
            max_size=None,
        )


def hear(socket_: ClientConnection, kind: str = "", timeout: float = 10) -> Json:
    """The next message (of a kind)."""
    while True:
        message: Json = msgspec.json.decode(socket_.recv(timeout=timeout))
        if not kind or message["type"] == kind:
            return message
