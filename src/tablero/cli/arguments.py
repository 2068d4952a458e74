"""Arguments that several commands share, and what they mean."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from tablero.cli.problem import Problem
from tablero.core.game import Game, Options, Value
from tablero.core.registry import find

SHORTEST_S, LONGEST_S = 0.001, 86_400  # for an answer


def add_game(command: argparse.ArgumentParser, games: int | None = None) -> None:
    """The game, its seats, options and seed; `games` is how many are played by default."""
    command.add_argument("game", metavar="GAME", help="a game id, as in `tablero games`")
    command.add_argument(
        "--players", type=number(1), metavar="N", help="seats (default: the fewest)"
    )
    add_options(command)
    command.add_argument(
        "--seed", type=number(0, 1 << 40), default=1, metavar="S", help="(default: 1)"
    )
    if games is not None:
        command.add_argument(
            "--games", type=number(1), default=games, metavar="K", help=f"(default: {games})"
        )


def add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="K=V",
        help="an option of the game, as in `tablero games` (may be given several times)",
    )


def add_url(command: argparse.ArgumentParser) -> None:
    url = "sqlite:///tablero.db"
    command.add_argument(
        "--db", default=url, metavar="URL", help=f"the database (default: {url}, in this folder)"
    )


def number(least: int, most: int = (1 << 62) - 1) -> Callable[[str], int]:
    """A whole number in a range, for argparse."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number") from None
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{value} is not between {least} and {most}")
        return value

    return read


def seconds(text: str) -> float:
    """A time to think, for argparse."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds") from None
    if not SHORTEST_S <= value <= LONGEST_S:
        raise argparse.ArgumentTypeError(f"{text} is not between {SHORTEST_S} and {LONGEST_S}")
    return value


def game_of(args: argparse.Namespace) -> Game:
    return find(args.game)


def seats_of(game: Game, players: int | None) -> int:
    if players is None:
        return game.seat_counts[0]
    try:
        game.check_seats(players)
    except ValueError as error:
        raise Problem(str(error)) from None
    return players


def options_of(game: Game, pairs: list[str]) -> Options:
    """`--option k=v` pairs as the game's own values."""
    known = {option.name: option for option in game.options}
    chosen: Options = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise Problem(f"--option wants name=value, not {pair!r}")
        if name not in known:
            raise Problem(f"{game.id} has no option {name!r}; it has {', '.join(known) or 'none'}")
        try:
            chosen[name] = known[name].read(text)
        except ValueError as error:
            raise Problem(str(error)) from None
    return chosen


def option_text(value: Value) -> str:
    """An option's value as it is written on the command line and in records."""
    return str(value).lower()


def bot_names(text: str, seats: int) -> list[str]:
    """`--bots a,b,..`: one name fills every seat."""
    given = [name.strip() for name in text.split(",")]
    if len(given) == 1:
        return given * seats
    if len(given) != seats:
        raise Problem(f"--bots names {len(given)} bots for {seats} seats; name one, or one a seat")
    return given
