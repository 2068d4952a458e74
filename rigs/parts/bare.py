"""The web server alone, with no game behind it: what no move can cost less than.

    python -m rigs.parts.bare PORT BYTES

Answers every request and every frame, by way of a second thread as moves are, and tells everybody
who listens so many bytes.
"""

from __future__ import annotations

import asyncio
import queue
import sys
import threading
from functools import partial

import uvicorn
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from rigs.harness import Server
from tablero.server.edge.app import run_evenly
from tablero.server.edge.lines import Lines
from tablero.server.edge.socket_line import SocketLine, line_of
from tablero.server.edge.wiring import Wiring
from tablero.server.settings import Settings

ANSWER = b'{"id":"load-00000000","seq":100,"ply":100}'


class Bare:
    def __init__(self, size: int) -> None:
        self._told = b"x" * size
        self._ears: list[SocketLine] = []
        self._queue: queue.SimpleQueue[asyncio.Future[None]] = queue.SimpleQueue()
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        while True:
            waiting = self._queue.get()
            waiting.get_loop().call_soon_threadsafe(waiting.set_result, None)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._listen(scope["extensions"], receive, send)
        else:
            await self._answer(receive, send)

    async def _listen(self, extensions: object, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        line = line_of(extensions)
        self._ears.append(line)
        line.hears = partial(self._hear, line)
        while (await receive())["type"] != "websocket.disconnect":
            pass

    def _hear(self, line: SocketLine, _frame: bytes) -> int:
        """As a move over the socket: answered together with what all are told."""
        line.allow(len(_frame) + 8)
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.add_done_callback(partial(self._acknowledge, line))
        self._queue.put(waiting)
        return 0

    def _acknowledge(self, line: SocketLine, _done: asyncio.Future[None]) -> None:
        line.hold(ANSWER)
        for ear in self._ears if self._told else []:
            ear.tell(self._told)
        line.let_out()

    async def _answer(self, receive: Receive, send: Send) -> None:
        while True:
            event = await receive()
            if event["type"] != "http.request" or not event["more_body"]:
                break
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(waiting)
        await waiting
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(ANSWER)).encode()),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": ANSWER, "more_body": False})
        for ear in self._ears if self._told else []:
            ear.tell(self._told)


class BareServer(Server):
    """It, in a process."""

    size = 0

    def command(self) -> list[str]:
        return ["rigs.parts.bare", str(self.port), str(self.size)]


def main() -> None:
    run_evenly()
    uvicorn.Server(
        Wiring(
            Lines(Settings.from_environment()),
            app=Bare(int(sys.argv[2])),
            host="127.0.0.1",
            port=int(sys.argv[1]),
            loop="asyncio",
            lifespan="off",
            access_log=False,
            server_header=False,
            proxy_headers=False,
        )
    ).run()


if __name__ == "__main__":
    main()
