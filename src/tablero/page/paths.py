"""Which handler answers which path: what `server/edge/routes.py` is to HTTP.

What needs other people is not here: open seats, invitations, talk, devices. Nor is advice: another
worker thinks about what is seen here (`mind.py`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Annotated, Any, NamedTuple, TypeVar
from urllib.parse import parse_qsl, urlsplit

import msgspec
from msgspec import Meta, Struct, field

from tablero import bots
from tablero.bots.searcher import Searcher
from tablero.page.house import ME, PageHouse
from tablero.server.tables import handlers, lessons
from tablero.server.tables.told import wire, wire_games
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted import seating
from tablero.server.tables.wanted.opening import Giving

T = TypeVar("T")
BadInput = (msgspec.MsgspecError, UnicodeError, RecursionError)


MAKING = {"/tables", "/tables/new"}  # what is posted there comes to be


class Query(Struct):
    seat: wire.SeatNumber | None = None
    since: Annotated[int, Meta(ge=0)] | None = field(default=None, name="from")
    played: Annotated[str, Meta(pattern=lessons.PLAYED)] = ""
    deeds: Annotated[int, Meta(ge=0, le=lessons.MOST_DEEDS)] = 0
    share: wire.Share = ""
    pledge: wire.Share = ""


class Asked(NamedTuple):
    house: PageHouse
    name: str  # of the table or the title
    place: str  # within it
    query: Query
    body: bytes

    def read(self, kind: type[T]) -> T:
        return msgspec.json.decode(self.body, type=kind)

    @property
    def number(self) -> int:
        try:
            return int(self.place)
        except ValueError as error:
            raise Refused("unknown_page") from error


class Answer(NamedTuple):
    status: int
    told: object


def ask(house: PageHouse, method: str, path: str, body: bytes) -> Answer:
    """What the server would answer; raises Refused."""
    try:
        address = urlsplit(path)
    except ValueError as error:
        raise Refused("unknown_page") from error
    steps = address.path.strip("/").split("/")
    nouns = [step if place % 2 == 0 else "*" for place, step in enumerate(steps)]
    handler = HANDLERS.get(f"{method} {'/'.join(steps)}")
    handler = handler or HANDLERS.get(f"{method} {'/'.join(nouns)}")
    if handler is None:
        raise Refused("unknown_page")
    name, place = [*steps[1::2], "", ""][:2]
    try:
        query = msgspec.convert(dict(parse_qsl(address.query)), Query, strict=False)
        found = handler(Asked(house, name, place, query, body))
        answer = finish(found) if isinstance(found, Coroutine) else found
    except BadInput as error:
        raise Refused("bad_request") from error
    return Answer(201 if address.path in MAKING and method == "POST" else 200, answer)


def finish(coroutine: Coroutine[Any, Any, T]) -> T:
    """What a handler gives where nothing is waited for."""
    try:
        coroutine.send(None)
    except StopIteration as done:
        found: T = done.value
        return found
    raise RuntimeError("a handler waits for something")


def list_games() -> list[wire_games.GameInfo]:
    """Every title, with the bots that are quick enough here: those that do not search."""
    return [
        msgspec.structs.replace(game, bots=[name for name in game.bots if is_quick(name)])
        for game in handlers.list_games()
    ]


def is_quick(bot: str) -> bool:
    return not isinstance(bots.find(bot), Searcher)


async def create(asked: Asked) -> wire.Created:
    wanted = asked.read(wire.CreateTable)
    if any(seat.kind == "open" for seat in wanted.seats):
        raise Refused("bad_seats")  # nobody could come
    return await handlers.create_table(asked.house, ME, wanted)


async def record(asked: Asked) -> str:
    return (await handlers.see_record(asked.house, ME, asked.name))[1]


async def closed_text(asked: Asked) -> str:
    return (await handlers.see_closed_text(asked.house, ME, asked.name))[1]


async def command(asked: Asked) -> msgspec.Raw:
    wanted = asked.read(wire.Command)
    return msgspec.Raw(await handlers.command(asked.house, ME, asked.name, wanted))


def lesson(asked: Asked) -> wire.LessonMessage:
    played = lessons.numbers(asked.query.played)
    return lessons.see_lesson(asked.name, asked.number, played, asked.query.deeds)


def rematch(asked: Asked) -> Awaitable[wire.Created]:
    giving = Giving(asked.query.share, asked.query.pledge)
    return seating.rematch(asked.house, ME, asked.name, giving)


HANDLERS: dict[str, Callable[[Asked], object]] = {
    "GET health": lambda _: handlers.health(),
    "GET games": lambda _: list_games(),
    "GET games/*/printed": lambda a: handlers.printed(a.name),
    "GET games/*/lesson/*": lesson,
    "GET tables": lambda a: handlers.my_tables(a.house, ME),
    "GET tables/*": lambda a: handlers.see_table(a.house, ME, a.name, a.query.seat),
    "GET tables/*/tail": lambda a: handlers.see_tail(
        a.house, ME, a.name, a.query.since, a.query.seat
    ),
    "GET tables/*/history": lambda a: handlers.see_history(a.house, ME, a.name, a.query.seat),
    "GET tables/*/position/*": lambda a: handlers.see_position(
        a.house, ME, a.name, a.number, a.query.seat
    ),
    "GET tables/*/view": lambda a: handlers.see_view(a.house, ME, a.name, a.query.seat),
    "GET tables/*/wheels": lambda a: handlers.see_wheels(a.house, ME, a.name, a.query.seat),
    "GET tables/*/result": lambda a: handlers.see_result(a.house, ME, a.name),
    "GET tables/*/record": record,
    "GET tables/*/closed": lambda a: handlers.see_closed(a.house, ME, a.name),
    "GET tables/*/log": closed_text,
    "GET tables/*/rematch": lambda a: seating.begin_rematch(a.house, ME, a.name),
    "POST tables/new": lambda a: handlers.begin_table(a.house),
    "POST tables": create,
    "POST tables/*/command": command,
    "POST tables/*/rematch": rematch,
}
