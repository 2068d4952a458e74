"""What a table's log holds: past-tense facts, chained by hash. Nothing here is ever changed.

No fact names a person: `sitting` is a random word whose owner is kept elsewhere (people.py).
"""

from __future__ import annotations

import hashlib
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

TABLE_LEVEL = -1  # the seat column of an event that belongs to no seat
START_OF_CHAIN = bytes(32)

# Commands of the server and of bots begin with a sign that people cannot send (wire.CommandId).
OURS = "~"
CREATE = "~create"
REMATCH = "~rematch"


def serves_once(command_id: str) -> bool:
    """An id of ours that names one occasion, such as `~bot/17`: nobody sends it a second time."""
    return command_id.startswith(OURS) and "/" in command_id


OptionValue = bool | int | str


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """A seat as set up: held by a person, played by a bot, or open."""

    sitting: str
    bot: str = ""
    held: bool = False
    share: str = ""  # of the seed, from the browser that holds the seat
    pledge: str = ""  # to a share that is told once everybody sits
    colour: int | None = None  # None: the seat's own, or what is left (colours.py)


class Timing(Struct, frozen=True):
    """Time for each player, and what every turn adds to it; in seconds."""

    seconds: int
    increment: int


class TableCreated(Struct, frozen=True, omit_defaults=True, tag="created"):
    game: str
    rules: int
    data: str
    options: dict[str, OptionValue]
    seats: list[SeatPlan]
    auto_single: bool
    creator: str  # a sitting without a seat
    seed: str  # sealed with the server's key (seals.py)
    rematch_of: str = ""
    fair: int = 2  # version of the commitment; 1 binds the seed alone
    stand_in: str = ""  # the bot that plays for whoever is missing; "": the strongest there is
    hints: bool | None = None  # None: where one person plays, against bots or with guests
    takebacks: bool = False  # a person alone with bots may go back past the information boundary
    clock: Timing | None = None


class SeatJoined(Struct, frozen=True, omit_defaults=True, tag="joined"):
    seat: int
    sitting: str
    share: str = ""
    pledge: str = ""
    colour: int | None = None


class SeatColoured(Struct, frozen=True, tag="coloured"):
    """Before the start somebody chose another colour for their seat."""

    seat: int
    colour: int


class SeatOpened(Struct, frozen=True, tag="opened"):
    """Before the start a seat was given up, or taken away; `sitting` is what links now name."""

    seat: int
    sitting: str
    by: Literal["holder", "host"]


class SeatGiven(Struct, frozen=True, tag="given"):
    """Before the start an open seat was given to a bot."""

    seat: int
    sitting: str
    bot: str


class Cancelled(Struct, frozen=True, tag="cancelled"):
    """It will not begin: who opened it said so, or nothing happened for too long."""

    why: Literal["host", "expired"]


class Revealed(Struct, frozen=True, tag="revealed"):
    """The share that these seats had pledged."""

    seats: list[int]
    share: str


class StartedWithout(Struct, frozen=True, tag="started_without"):
    """The others did not wait any longer for the shares of these seats."""

    seats: list[int]


class SeatLeft(Struct, frozen=True, omit_defaults=True, tag="left"):
    """`bot` is whom the person asked to play on; "": nobody plays until the others say so."""

    seat: int
    bot: str = ""


class SeatTakenOver(Struct, frozen=True, tag="taken_over"):
    seat: int
    bot: str


class Answered(Struct, frozen=True, omit_defaults=True, tag="answered"):
    """An answer with what chance brought and the hash of the position it led to."""

    seat: int
    kind: str
    word: str
    drawn: list[str]
    state: str
    spent: int | None = None  # milliseconds since it was asked, where one process saw both
    auto: bool = False  # the client gave it, being the only one


class TakenBack(Struct, frozen=True, tag="taken_back"):
    seat: int
    to: int


class Said(Struct, frozen=True, tag="said"):
    """The text itself is kept beside the log; `digest` is of its salt and of it."""

    seat: int
    sitting: str
    digest: str


class RematchMade(Struct, frozen=True, tag="rematch"):
    table: str


class Rewritten(Struct, frozen=True, tag="rewritten"):
    """All rows before were written anew by a migration; `chain` is where the old log ended."""

    revision: str
    chain: str


Fact = (
    TableCreated
    | SeatJoined
    | SeatColoured
    | SeatOpened
    | SeatGiven
    | Cancelled
    | Revealed
    | StartedWithout
    | SeatLeft
    | SeatTakenOver
    | Answered
    | TakenBack
    | Said
    | RematchMade
    | Rewritten
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


SAID = b'{"type":"said",'  # how a line of the chat begins


def encode(fact: Fact) -> bytes:
    return msgspec.json.encode(fact)


def decode(body: bytes) -> Fact:
    return _decoder.decode(body)


def linked(previous: bytes, row: LogRow) -> LogRow:
    """The row with its link: the hash of all it holds and of all rows before."""
    place = f"{row.table_id}\n{row.seq}\n{row.seat}\n{row.command_id}\n{row.at!r}\n"
    head = f"{place}{len(row.body)}\n".encode()
    digest = hashlib.sha256(previous + head + row.body + row.answer).digest()
    return row._replace(chain=digest)


def is_linked(previous: bytes, row: LogRow) -> bool:
    try:
        return linked(previous, row).chain == row.chain
    except TypeError:  # a flipped bit may also make text of bytes
        return False
