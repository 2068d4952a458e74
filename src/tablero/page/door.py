"""The door of a page: what its worker calls, plain words in and one line of JSON out.

Whoever calls keeps `keep` before it passes on `answer` and `tell`: acknowledged means kept, as on a
server. `more`: a bot is asked, and `move` has it answer.
"""

from __future__ import annotations

import logging

import msgspec
from msgspec import Raw, Struct

from tablero.page import paths
from tablero.page.house import ME, PageHouse
from tablero.server.tables import handlers
from tablero.server.tables.hub import Listener
from tablero.server.tables.told import wire
from tablero.server.tables.told.errors import Refused

logger = logging.getLogger("tablero.page")


class Keep(Struct):
    """What is to be added to what is kept of a table: `leaf`, as text, under its number; the
    `summary` takes the place of the one before."""

    table: str
    seq: int
    leaf: str
    summary: wire.TableSummary


class Tell(Struct):
    line: int
    message: Raw


class Outcome(Struct):
    status: int
    answer: Raw
    keep: list[Keep]
    tell: list[Tell]
    more: bool


class Ear(Listener):
    """Somebody who follows a table by a line that has a number."""

    def __init__(self, table_id: str, seat: int | None, line: int, told: list[Tell]) -> None:
        super().__init__(table_id, ME, seat)
        self.line = line
        self.told = told

    def send(self, message: bytes) -> None:
        self.told.append(Tell(self.line, Raw(message)))


class Door:
    def __init__(self, key: bytes) -> None:
        self._house = PageHouse(key)
        self._ears: dict[int, Ear] = {}
        self._told: list[Tell] = []

    # -- what was kept --------------------------------------------------------------------------
    def open(self, table: str, leaves: str) -> None:
        """A table as it was kept: a list of its leaves, as JSON."""
        self._house.put_away(table)
        self._house.shelf.put(table, leaves)

    def put_away(self, table: str) -> None:
        self._house.put_away(table)

    # -- what can be asked ----------------------------------------------------------------------
    def ask(self, method: str, path: str, body: str) -> str:
        try:
            answer = paths.ask(self._house, method, path, body.encode())
        except Refused as refused:
            return self._refused(refused)
        except Exception:
            logger.exception("%s %s", method, path)
            return self._refused(Refused("internal"))
        return self._outcome(answer.status, msgspec.json.encode(answer.told))

    def follow(self, line: int, table: str, seat: int, since: int) -> str:
        """Tell the line all that happens at a table from `since` on; -1: no seat, all of it."""
        try:
            found = self._house.tables.get(table)
            wanted = handlers.looking_seat(found, ME, None if seat < 0 else seat)
        except Refused as refused:
            return self._refused(refused)
        ear = Ear(table, None if seat < 0 else wanted, line, self._told)
        self._ears[line] = ear
        self._house.hub.join(ear, found, None if since < 0 else since)
        self._house.wake(found)
        return self._outcome(200)

    def leave(self, line: int) -> None:
        ear = self._ears.pop(line, None)
        if ear is not None:
            self._house.hub.leave(ear)

    def move(self) -> str:
        """One answer of a bot that is asked."""
        try:
            self._house.move_a_bot()
        except Refused as refused:
            return self._refused(refused)
        return self._outcome(200)

    # -- what comes of it -----------------------------------------------------------------------
    def _refused(self, refused: Refused) -> str:
        return self._outcome(refused.status, msgspec.json.encode(refused.problem()))

    def _outcome(self, status: int, answer: bytes = b"null") -> str:
        house = self._house
        keep = [
            Keep(table.id, leaf.rows[-1].seq, leaf.text(), handlers.summary(house, table, ME))
            for table, leaf in house.shelf.take_unkept()
        ]
        tell = list(self._told)
        self._told.clear()
        outcome = Outcome(status, Raw(answer), keep, tell, house.has_bots_to_move())
        return msgspec.json.encode(outcome).decode()


def open_door(key: str) -> Door:
    """With the page's key, as hex digits."""
    return Door(bytes.fromhex(key))
