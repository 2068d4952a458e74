"""Look back at the record of a game: everybody's chances, and which choices gave most away."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from tablero.bots import Budget
from tablero.bots.review import TELLING, Choice, Option, choices, is_learned, outcome, review
from tablero.cli import extras
from tablero.cli.arguments import number
from tablero.cli.commands.verify import text_of
from tablero.cli.output import Bar, print_json
from tablero.cli.problem import Problem
from tablero.core.kinds import NOBODY, seat_letter
from tablero.core.match import Match
from tablero.core.text import record

if TYPE_CHECKING:
    from tablero.cli.terminal.talk import Talk

LEVELS = "▁▂▃▄▅▆▇█"
WIDTH = 64  # of a curve
TOLD = 3  # turning points of a seat
SECONDS = 5.0  # for one choice at most


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="RECORD", help="of a game that is over")
    command.add_argument("--lang", default="en", help="en, ru or de (default: en)")
    command.add_argument(
        "--simulations", type=number(1), metavar="N", help="at most so many for one choice"
    )


def run(args: argparse.Namespace) -> int:
    with extras.needed("terminal"):
        from tablero.cli.terminal.talk import Talk
        from tablero.words import LANGUAGES
    if args.lang not in LANGUAGES:
        raise Problem(f"--lang is one of {', '.join(LANGUAGES)}, not {args.lang!r}")
    match = record.check(text_of(args.file)).match
    if not match.is_over():
        raise Problem(f"{args.file}: the game still runs")
    found, skipped = judged(match, args.simulations)
    learned = is_learned(match.game.id)
    if args.json:
        print_json({"game": match.game.id, "learned": learned, **plain(match, found, skipped)})
        return 0
    talk = Talk(match, args.lang)
    print(talk.say("review-learned" if learned else "review-thumb"))
    for line in curves(match, found, talk.names):
        print(line)
    points = turning_points(found)
    for ply, choice in points:
        print(told(talk, ply, choice, learned))
        for line in talk.reasons(choice.reasons, NOBODY):
            print(f"    {line}")
    if not points:
        print(talk.say("review-none"))
    if skipped:
        print(talk.say("review-skipped", n=str(len(skipped))))
    return 0


def judged(match: Match, simulations: int | None) -> tuple[dict[int, Choice], list[int]]:
    """Every choice by the number of answers before it, and those that could not be judged."""
    wanted = set(choices(match))
    found: dict[int, Choice] = {}
    skipped = []
    with Bar(match.game.id, len(wanted)) as bar:
        for ply, state in enumerate(match.walk()):
            if ply not in wanted:
                continue
            try:
                found[ply] = review(match, ply, state, Budget(SECONDS, simulations))
            except Exception:  # one that fails does not throw the others away
                skipped.append(ply)
                if len(skipped) == len(wanted):
                    raise
            bar.advance()
    return found, skipped


def plain(match: Match, found: dict[int, Choice], skipped: list[int]) -> dict[str, object]:
    return {
        "choices": [
            {
                "ply": ply,
                "seat": choice.seat,
                "kind": choice.kind,
                "shares": [round(share, 4) for share in choice.shares],
                "chosen": words_of(choice.chosen),
                "best": words_of(choice.best),
                "fall": round(choice.fall, 4),
                "reasons": [
                    {"code": one.code, "seat": one.seat, "args": one.args} for one in choice.reasons
                ],
            }
            for ply, choice in found.items()
        ],
        "skipped": skipped,
        "outcome": [round(share, 4) for share in outcome(match.state)],
    }


def words_of(option: Option) -> str | list[str]:
    """Of a layout, the parts in which the other differs."""
    return [part.word for part in option.parts] or option.word


def curves(match: Match, found: dict[int, Choice], names: list[str]) -> list[str]:
    """A line for each seat: its chance to win from the first choice to the end."""
    rows = [choice.shares for choice in found.values()] + [outcome(match.state)]
    widest = max(len(name) for name in names)
    steps = min(WIDTH, len(rows))
    lines = []
    for seat, name in enumerate(names[: len(rows[0])]):
        picked = [rows[(k + 1) * len(rows) // steps - 1][seat] for k in range(steps)]
        drawn = "".join(LEVELS[min(7, int(8 * share))] for share in picked)
        lines.append(f"{seat_letter(seat)} {name:{widest}} {drawn}")
    return lines


def turning_points(found: dict[int, Choice]) -> list[tuple[int, Choice]]:
    """The choices of each seat that gave most away, in the order of play."""
    told = []
    for seat in sorted({choice.seat for choice in found.values()}):
        own = [(ply, one) for ply, one in found.items() if one.seat == seat and one.fall >= TELLING]
        own.sort(key=lambda pair: -pair[1].fall)
        told += own[:TOLD]
    return sorted(told, key=lambda pair: pair[0])


def told(talk: Talk, ply: int, choice: Choice, learned: bool) -> str:
    def said(option: Option) -> str:
        parts = option.parts or [option]
        return ", ".join(talk.answer(choice.kind, part.word, part.args) for part in parts)

    key = "review-turn" if learned else "review-turn-thumb"
    return talk.say(
        key,
        n=str(ply + 1),
        player=talk.names[choice.seat],
        chosen=said(choice.chosen),
        best=said(choice.best),
        share=str(round(100 * choice.chosen.share)),
        better=str(round(100 * choice.best.share)),
    )
