"""How a table begins: from what a browser asked for to the first fact of a log."""

from __future__ import annotations

import secrets
import unicodedata

from tablero import bots
from tablero.core.game import Game, Options
from tablero.core.registry import UnknownGame, find
from tablero.server.tables import facts, wire
from tablero.server.tables.browsers import new_table_id
from tablero.server.tables.errors import Refused
from tablero.server.tables.orders import CreateOrder, clean_name
from tablero.server.tables.table import Table

TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f"


def order(wanted: wire.CreateTable, browser: str) -> CreateOrder:
    game = _game(wanted.game)
    seats = [_seat(seat, browser) for seat in wanted.seats]
    try:
        game.check_seats(len(seats))
    except ValueError as error:
        raise Refused("bad_seats", allowed=game.seat_counts) from error
    created = _created(game, _options(game, wanted.options), seats, wanted.auto_single, browser)
    return CreateOrder(new_table_id(), created)


def rematch_order(table: Table, new_id: str, browser: str) -> CreateOrder:
    """The same seats again. Who had a bot keep the seat warm is asked to play this time."""
    old = table.created
    seats = [
        facts.SeatPlan(seat.name, seat.browser, "" if seat.browser else seat.bot)
        for seat in table.seats
    ]
    created = _created(find(old.game), old.options, seats, old.auto_single, browser, table.id)
    return CreateOrder(new_id, created)


def _created(
    game: Game,
    options: Options,
    seats: list[facts.SeatPlan],
    auto_single: bool,
    browser: str,
    rematch_of: str = "",
) -> facts.TableCreated:
    return facts.TableCreated(
        game=game.id,
        rules=game.rules_version,
        data=game.data_version,
        options=options,
        seats=seats,
        auto_single=auto_single,
        creator=browser,
        seed=secrets.token_hex(32),
        rematch_of=rematch_of,
    )


def _game(name: str) -> Game:
    try:
        return find(name)
    except UnknownGame as error:
        raise Refused("unknown_game") from error


def _options(game: Game, given: Options) -> Options:
    try:
        options = game.read_options(given)
        if any(type(options[name]) is not type(value) for name, value in given.items()):
            raise ValueError("text in the place of a number is for the command line")
    except ValueError as error:
        raise Refused("bad_options", names=[option.name for option in game.options]) from error
    return options


def _seat(seat: wire.SeatRequest, browser: str) -> facts.SeatPlan:
    name = clean_name(seat.name)
    if seat.kind == "bot":
        check_bot(seat.bot)
        return facts.SeatPlan(name or seat.bot, bot=seat.bot)
    if seat.bot:
        raise Refused("bad_seats")
    return facts.SeatPlan(name) if seat.kind == "open" else facts.SeatPlan(name, browser)


def check_bot(name: str) -> None:
    if name not in bots.names():
        raise Refused("unknown_bot", names=bots.names())


def clean_text(text: str) -> str:
    """A chat line without control characters and text-turning marks."""
    kept = "".join(
        " " if unicodedata.category(letter) in {"Cc", "Zl", "Zp"} else letter
        for letter in text
        if unicodedata.category(letter) not in {"Cs", "Co"} and letter not in TURNING
    ).strip()
    if not kept:
        raise Refused("bad_request")
    return kept
