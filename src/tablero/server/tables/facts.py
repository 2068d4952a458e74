"""What a table's log holds: past-tense facts, chained by hash. Nothing here is ever changed."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

import msgspec
from msgspec import Struct

TABLE_LEVEL = -1  # the seat column of an event that belongs to no seat
START_OF_CHAIN = bytes(32)

OptionValue = bool | int | str


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as set up: a browser's, a bot's, or open while both are empty."""

    name: str = ""
    browser: str = ""
    bot: str = ""


class TableCreated(Struct, frozen=True, tag="created"):
    game: str
    rules: int
    data: str
    options: dict[str, OptionValue]
    seats: list[SeatPlan]
    auto_single: bool
    creator: str
    seed: str  # secret until the game is over
    rematch_of: str = ""


class SeatJoined(Struct, frozen=True, tag="joined"):
    seat: int
    browser: str
    name: str


class SeatLeft(Struct, frozen=True, tag="left"):
    seat: int


class SeatTakenOver(Struct, frozen=True, tag="taken_over"):
    seat: int
    bot: str


class Answered(Struct, frozen=True, tag="answered"):
    """An answer with what chance brought and the hash of the position it led to."""

    seat: int
    kind: str
    word: str
    drawn: list[str]
    state: str


class TakenBack(Struct, frozen=True, tag="taken_back"):
    seat: int
    to: int


class Said(Struct, frozen=True, tag="said"):
    seat: int
    name: str
    text: str


class RematchMade(Struct, frozen=True, tag="rematch"):
    table: str


Fact = (
    TableCreated | SeatJoined | SeatLeft | SeatTakenOver | Answered | TakenBack | Said | RematchMade
)


class LogRow(NamedTuple):
    """One stored event. The order of fields is the order of the database's columns."""

    table_id: str
    seq: int
    seat: int
    command_id: str
    at: float
    body: bytes
    answer: bytes
    chain: bytes


_decoder: msgspec.json.Decoder[Fact] = msgspec.json.Decoder(Fact)


def encode(fact: Fact) -> bytes:
    return msgspec.json.encode(fact)


def decode(body: bytes) -> Fact:
    return _decoder.decode(body)


def link(
    previous: bytes, table_id: str, seq: int, seat: int, command_id: str, body: bytes
) -> bytes:
    """The hash of an event and of all before it."""
    head = f"{table_id}\n{seq}\n{seat}\n{command_id}\n".encode()
    return hashlib.sha256(previous + head + body).digest()


def is_linked(previous: bytes, row: LogRow) -> bool:
    expected = link(previous, row.table_id, row.seq, row.seat, row.command_id, row.body)
    return expected == row.chain
