"""How a table begins: from what somebody asked for to the first fact of a log."""

from __future__ import annotations

import secrets
from typing import NamedTuple

import msgspec

from tablero import bots
from tablero.core.game import Game, Options
from tablero.core.registry import UnknownGame, find
from tablero.core.text.fairness import TABLE_TOO
from tablero.server.tables.kept import facts
from tablero.server.tables.table import Table
from tablero.server.tables.told import wire
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.orders import CreateOrder
from tablero.server.tables.who import colours
from tablero.server.tables.who.browsers import new_table_id
from tablero.server.tables.who.letters import clean_name, person_name
from tablero.server.tables.who.people import NOBODY, Asker, Person, Sitting, new_sitting
from tablero.server.tables.who.seals import SEED_BYTES


class Beginning(NamedTuple):
    """A table that may come to be. Its seed is committed to before anybody's share is known."""

    table_id: str
    seed: bytes


def beginning(prefix: str = "") -> Beginning:
    return Beginning(prefix + new_table_id(), secrets.token_bytes(SEED_BYTES))


class Giving(NamedTuple):
    """What a browser adds to the seed: a share at once, where nobody else is to sit down; else a
    pledge to one, so that nobody chooses theirs knowing the others'."""

    share: str = ""
    pledge: str = ""


NOTHING = Giving()


class Chair(NamedTuple):
    """A seat on its way into a plan, with whom it is for; open and with a person: kept for them."""

    person: Person
    bot: str = ""
    held: bool = False
    colour: int | None = None


def order(
    wanted: wire.CreateTable, asker: Asker, beginning_: Beginning | None = None
) -> CreateOrder:
    game = game_called(wanted.game)
    chairs = [_chair(seat, asker) for seat in wanted.seats]
    try:
        game.check_seats(len(chairs))
    except ValueError as error:
        raise Refused("bad_seats", allowed=game.seat_counts) from error
    if wanted.stand_in:
        check_stand_in(wanted.stand_in)
    clock = None
    if wanted.clock is not None:
        clock = facts.Timing(wanted.clock.seconds, wanted.clock.increment)
    plan = facts.TableCreated(
        game=game.id,
        rules=game.rules_version,
        data=game.data_version,
        options=_options(game, wanted.options),
        seats=[],
        auto_single=wanted.auto_single,
        creator="",
        seed="",
        stand_in=wanted.stand_in,
        hints=wanted.hints,
        takebacks=wanted.takebacks,
        clock=clock,
    )
    giving = Giving(wanted.share, wanted.pledge)
    return _order(plan, beginning_ or beginning(), chairs, asker, giving)


def rematch_order(
    table: Table, beginning_: Beginning, asker: Asker, giving: Giving = NOTHING
) -> CreateOrder:
    """The same people in turn order and in their colours, the next of them first. Seats of others
    are kept until they agree; who had a bot keep the seat warm is asked to play this time."""
    game = find(table.created.game)
    own = table.seats_of(asker)
    plan = msgspec.structs.replace(
        table.created,
        rules=game.rules_version,
        data=game.data_version,
        rematch_of=table.id,
        fair=TABLE_TOO,
    )
    given = colours.worn([seat.colour for seat in table.seats])
    people = [table.person(n) for n in range(len(given))]
    chairs = [
        Chair(
            person,
            "" if seat.held else seat.bot,
            seat.held and n in own,
            given[n] if person.principal else None,
        )
        for n, (seat, person) in enumerate(zip(table.seats, people, strict=True))
    ]
    return _order(plan, beginning_, chairs[1:] + chairs[:1], asker, giving)


def _order(
    plan: facts.TableCreated,
    beginning_: Beginning,
    chairs: list[Chair],
    asker: Asker,
    giving: Giving,
) -> CreateOrder:
    """Everybody gets a sitting, and the creator one without a seat: the right to invite."""
    table_id = beginning_.table_id
    waits = any(not chair.held and not chair.bot for chair in chairs)
    if giving.share if waits else giving.pledge:
        raise Refused("bad_share")
    chosen = [chair.colour for chair in chairs]
    if len(set(chosen) - {None}) < len(chosen) - chosen.count(None):
        raise Refused("colour_taken")
    people = [n for n, chair in enumerate(chairs) if chair.person.principal]
    host = new_sitting(table_id, Person(asker.principal))
    sittings = [new_sitting(table_id, chair.person) for chair in chairs]
    seats = [
        _plan(chair._replace(colour=colour), sitting, asker, giving)
        for chair, sitting, colour in zip(
            chairs, sittings, colours.settled(chosen, people), strict=True
        )
    ]
    created = msgspec.structs.replace(plan, seats=seats, creator=host.id)
    return CreateOrder(table_id, created, beginning_.seed, [host, *sittings])


def _plan(chair: Chair, sitting: Sitting, asker: Asker, giving: Giving) -> facts.SeatPlan:
    mine = chair.held and asker.is_(chair.person)
    shares = giving if mine else NOTHING
    return facts.SeatPlan(sitting.id, chair.bot, chair.held, *shares, chair.colour)


def game_called(name: str) -> Game:
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


def _chair(seat: wire.SeatRequest, asker: Asker) -> Chair:
    if seat.colour is not None and seat.kind in {"bot", "open"}:
        raise Refused("bad_seats")
    if seat.kind == "bot":
        check_bot(seat.bot)
        return Chair(Person(name=clean_name(seat.name) or seat.bot), seat.bot)
    name = person_name(seat.name)
    if seat.bot:
        raise Refused("bad_seats")
    if seat.kind == "open":
        return Chair(NOBODY._replace(name=name))
    return Chair(Person(asker.principal, name), held=True, colour=seat.colour)


def check_bot(name: str) -> None:
    if name not in bots.names():
        raise Refused("unknown_bot", names=bots.names())


def check_stand_in(name: str) -> None:
    """Not every bot is fit to play in a person's place."""
    if name not in bots.stand_ins():
        raise Refused("unknown_bot", names=bots.stand_ins())
