"""List the titles: seats, options, stage, and how certain their component data are."""

from __future__ import annotations

import argparse

from tablero import bots
from tablero.cli.arguments import option_text
from tablero.cli.output import print_json
from tablero.core.game import Game
from tablero.core.registry import games


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Nothing but `--json`."""


def run(args: argparse.Namespace) -> int:
    if args.json:
        print_json([described(game) for game in games()])
        return 0
    print("\n\n".join("\n".join(lines(game)) for game in games()))
    return 0


def described(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "stage": game.stage,
        "seats": game.seat_counts,
        "rules_version": game.rules_version,
        "data_version": game.data_version,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": option.choices,
                "seats": option.seats,
            }
            for option in game.options
        ],
        "bots": bots.names(game.id),
        "data": {
            "source": shares([(origin.source, origin.rows) for origin in game.provenance()]),
            "confidence": shares(
                [(origin.confidence, origin.rows) for origin in game.provenance()]
            ),
        },
        "provenance": [origin.plain() for origin in game.provenance()],
    }


def shares(rows: list[tuple[str, int]]) -> dict[str, float]:
    """The share of data rows under each word."""
    counts: dict[str, int] = {}
    for word, count in rows:
        counts[word] = counts.get(word, 0) + count
    total = sum(counts.values()) or 1
    return {word: round(count / total, 4) for word, count in counts.items()}


def lines(game: Game) -> list[str]:
    seats = ", ".join(str(count) for count in game.seat_counts)
    text = [f"{game.id}  ({game.stage}; {seats} players; rules {game.rules_version})"]
    for option in game.options:
        choices = ", ".join(option_text(choice) for choice in option.choices)
        limits = f"  (players: {', '.join(map(str, option.seats))})" if option.seats else ""
        text.append(f"  option {option.name} = {option_text(option.default)}  [{choices}]{limits}")
    origins = game.provenance()
    for what, rows in (
        ("data by source", [(origin.source, origin.rows) for origin in origins]),
        ("data by confidence", [(origin.confidence, origin.rows) for origin in origins]),
    ):
        parts = ", ".join(f"{word} {share:.0%}" for word, share in shares(rows).items())
        text.append(f"  {what}: {parts}")
    return text
