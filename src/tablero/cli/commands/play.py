"""Play in the terminal: hot-seat or against bots, with undo, hints and reasons."""

from __future__ import annotations

import argparse
import secrets
from typing import TYPE_CHECKING

from tablero import bots
from tablero.cli import extras
from tablero.cli.arguments import add_options, game_of, number, options_of, seats_of
from tablero.cli.output import print_json
from tablero.cli.problem import Problem
from tablero.cli.terminal import saves
from tablero.core.game import Game
from tablero.core.kinds import seat_letter
from tablero.core.match import Match
from tablero.core.rng import FairRng, FastRng
from tablero.core.sim.playout import game_seed

if TYPE_CHECKING:
    from tablero.words import Speaker

USUAL_SEATS = 3


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="a game id, as in `tablero games`")
    command.add_argument("--players", type=number(1), metavar="N", help="seats (default: 3)")
    command.add_argument(
        "--me", default="0", metavar="SEATS", help="your seats: 0, 0,2 or all (default: 0)"
    )
    command.add_argument(
        "--bots",
        default="greedy",
        metavar="A,B,..",
        help="one bot for the other seats, or one for each (default: greedy)",
    )
    command.add_argument(
        "--name",
        action="append",
        default=[],
        help="your name; once for each of your seats, in order",
    )
    add_options(command)
    command.add_argument(
        "--seed",
        type=number(0, 1 << 40),
        metavar="S",
        help="the same shuffle again (default: by chance)",
    )
    command.add_argument("--lang", default="en", help="en, ru or de (default: en)")
    command.add_argument(
        "--auto", action="store_true", help="answer by itself what leaves no choice"
    )
    command.add_argument("--wheels", action="store_true", help="tips for a first game")
    command.add_argument("--resume", action="store_true", help="go on with the saved game")


def run(args: argparse.Namespace) -> int:
    # Words and drawing take long to import; the other commands do without them.
    with extras.needed("terminal"):
        from tablero.cli.terminal.session import Session
        from tablero.words import LANGUAGES, Speaker
    game = game_of(args)
    if args.lang not in LANGUAGES:
        raise Problem(f"--lang is one of {', '.join(LANGUAGES)}, not {args.lang!r}")
    if args.resume:
        match, seats = saves.load(game.id)
    else:
        match, seats = fresh(game, args)
        match.names = names_of(seats, args.name, Speaker(args.lang))
    session = Session(match, seats, args.lang, auto=args.auto, beside=args.json)
    session.has_wheels = args.wheels
    if not args.resume and (aside := saves.set_aside(game.id)):
        session.screen.note(session.talk.say("kept", file=str(aside)))
    status = session.play()
    if args.json:
        state = match.state
        print_json(
            {
                "game": game.id,
                "players": match.seats,
                "answers": len(session.match.entries),
                "over": state.is_over(),
                "scores": state.scores(),
                "winners": state.winners() if state.is_over() else [],
                "file": str(session.file) if session.file else None,
            }
        )
    return status


def fresh(game: Game, args: argparse.Namespace) -> tuple[Match, list[str]]:
    """A new game; the bot of each seat, "" where a person sits."""
    usual = USUAL_SEATS if USUAL_SEATS in game.seat_counts else game.seat_counts[0]
    seats = seats_of(game, args.players or usual)
    mine = my_seats(args.me, seats)
    others = [seat for seat in range(seats) if seat not in mine]
    named = [name.strip() for name in args.bots.split(",")]
    if len(named) == 1:
        named *= len(others)
    if len(named) != len(others):
        raise Problem(f"--bots names {len(named)} bots for {len(others)} seats")
    line_up = [""] * seats
    for seat, name in zip(others, named, strict=True):
        bots.find(name)
        line_up[seat] = name
    rng = FairRng(secrets.token_bytes(32))
    fixed = None if args.seed is None else FastRng.seeded(game_seed(args.seed, 0))
    match = Match.start(game, seats, options_of(game, args.option), fixed or rng)
    return match, line_up


def my_seats(text: str, seats: int) -> list[int]:
    if text == "all":
        return list(range(seats))
    try:
        mine = sorted({int(part) for part in text.split(",")})
    except ValueError:
        raise Problem(f"--me wants seat numbers or all, not {text!r}") from None
    if not mine or mine[0] < 0 or mine[-1] >= seats:
        raise Problem(f"--me: the seats are 0 to {seats - 1}")
    return mine


def names_of(line_up: list[str], given: list[str], speaker: Speaker) -> list[str]:
    """People by the names given, else by letter; bots by letter and what they are."""
    people = iter(given)
    names = []
    for seat, bot in enumerate(line_up):
        letter, known = seat_letter(seat), f"ui-bot-{bot}"
        called = speaker.say(known) if speaker.has(known) else bot
        names.append(f"{letter} ({called})" if bot else next(people, letter))
    return names
