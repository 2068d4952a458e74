"""The pages docs/observations/<title>.md, made from the schemas of the titles.

    python tools/observations.py

A test keeps them equal to what the package tells.
"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from tablero.core.game import Game
from tablero.core.kinds import NOBODY
from tablero.core.registry import games
from tablero.core.sim.encode import BITS, CATEGORY, COUNT, Encoder, Number

GOAL = Path(__file__).parents[1] / "docs/observations"
SAID = {COUNT: "0 to {}", CATEGORY: "one of {}", BITS: "{} bits"}


def page(game: Game, encoder: Encoder) -> str:
    """What each number of the title's observations is."""
    size = f"{encoder.size} numbers for each seat and {game.actions} actions"
    lines = [
        f"# What `{game.id}` tells a learner",
        "",
        f"{size}. Version `{encoder.signature()}`: it changes when a number does.",
        "Made by `tools/observations.py`; how to read it: [environments](../environments.md).",
        "",
    ]
    by_seat = groupby(enumerate(encoder.schema), key=lambda numbered: numbered[1].seat)
    for seat, numbers in by_seat:
        lines += [*section(seat, list(numbers)), ""]
    return "\n".join(lines)


def section(seat: int, numbers: list[tuple[int, Number]]) -> list[str]:
    first, last = numbers[0][0], numbers[-1][0]
    if seat > 1:
        return [f"## Place {seat}", f"{first} to {last}: as place 1."]
    title = {NOBODY: "The table", 0: "The own board (place 0)", 1: "The next board (place 1)"}[seat]
    lines = [f"## {title}", "| number | group | name | values |", "|---|---|---|---|"]
    alike = groupby(numbers, key=lambda numbered: kind_of(numbered[1]))
    for (group, what, bound), run in alike:
        block = list(run)
        at = f"{block[0][0]}" if len(block) == 1 else f"{block[0][0]} to {block[-1][0]}"
        names = ", ".join(number.name for _place, number in block)
        lines.append(f"| {at} | {group} | {names} | {SAID[what].format(bound)} |")
    return lines


def kind_of(number: Number) -> tuple[str, str, int]:
    return number.group, number.what, number.bound


def main() -> None:
    GOAL.mkdir(parents=True, exist_ok=True)
    for game in games():
        if game.encoder is not None:
            (GOAL / f"{game.id}.md").write_text(page(game, game.encoder), encoding="utf-8")


if __name__ == "__main__":
    main()
