"""The titles: seats, options, stage, and how sure their component data is."""

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
            {"name": option.name, "default": option.default, "choices": option.choices}
            for option in game.options
        ],
        "bots": bots.names(),
        "confidence": confidence_shares(game),
        "provenance": [
            {"group": group, "source": source, "confidence": confidence, "rows": rows}
            for group, source, confidence, rows in game.provenance()
        ],
    }


def confidence_shares(game: Game) -> dict[str, float]:
    """The share of data rows by how sure their values are."""
    counts: dict[str, int] = {}
    for _group, _source, confidence, rows in game.provenance():
        counts[confidence] = counts.get(confidence, 0) + rows
    total = sum(counts.values()) or 1
    return {confidence: round(rows / total, 4) for confidence, rows in counts.items()}


def lines(game: Game) -> list[str]:
    seats = ", ".join(str(count) for count in game.seat_counts)
    text = [f"{game.id}  ({game.stage}; {seats} players; rules {game.rules_version})"]
    for option in game.options:
        choices = ", ".join(option_text(choice) for choice in option.choices)
        text.append(f"  option {option.name} = {option_text(option.default)}  [{choices}]")
    shares = confidence_shares(game).items()
    text.append("  data: " + ", ".join(f"{share:.0%} {confidence}" for confidence, share in shares))
    for group, source, confidence, rows in game.provenance():
        text.append(f"    {group}: {rows} rows, {confidence}, from {source}")
    return text
