"""Somebody before a page without a server: asks its door what browsers ask a server."""

from __future__ import annotations

import itertools
import secrets
from collections import defaultdict

import httpx
import msgspec

from rigs.harness import Browser, Json
from tablero.page.door import Door, Outcome

KEY_BYTES = 32


class PageBrowser(Browser):
    """Keeps what is to be kept, and lets bots move as soon as they are asked."""

    def __init__(self) -> None:
        self._key = secrets.token_bytes(KEY_BYTES)
        self._numbers = itertools.count(1)
        self._prefix = secrets.token_hex(4)
        self.kept: dict[str, list[str]] = defaultdict(list)
        self.summaries: dict[str, Json] = {}
        self.heard: dict[int, list[Json]] = defaultdict(list)
        self.door = Door(self._key)

    def __exit__(self, *_: object) -> None:
        """There is no line to close."""

    def reload(self) -> None:
        """As a page that is opened anew: only what was kept is known."""
        self.door = Door(self._key)
        for table, leaves in self.kept.items():
            self.door.open(table, msgspec.json.encode(leaves).decode())

    def get(self, path: str, **query: object) -> httpx.Response:
        asked = httpx.URL(path, params={key: str(value) for key, value in query.items()})
        return self._ask("GET", str(asked), "")

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self._ask("POST", path, "" if body is None else msgspec.json.encode(body).decode())

    def follow(self, line: int, table: str, seat: int = -1, since: int = -1) -> int:
        return self._settle(self.door.follow(line, table, seat, since)).status

    def _ask(self, method: str, path: str, body: str) -> httpx.Response:
        outcome = self._settle(self.door.ask(method, path.removeprefix("/api"), body))
        told = bytes(outcome.answer)
        if told.startswith(b'"'):  # a text goes out as it is
            told = msgspec.json.decode(told, type=str).encode()
        return httpx.Response(outcome.status, content=told)

    def _settle(self, text: str) -> Outcome:
        first = now = self._read(text)
        while now.more:
            now = self._read(self.door.move())
        return first

    def _read(self, text: str) -> Outcome:
        outcome = msgspec.json.decode(text, type=Outcome)
        for keep in outcome.keep:
            self.kept[keep.table].append(keep.leaf)
            self.summaries[keep.table] = msgspec.to_builtins(keep.summary)
        for tell in outcome.tell:
            self.heard[tell.line].append(msgspec.json.decode(tell.message))
        return outcome
