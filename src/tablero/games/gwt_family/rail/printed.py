"""Printed actions where there is a railroad: its verbs, and what worker slots set off."""

from __future__ import annotations

from typing import Final

from tablero.core.catalogue import Row
from tablero.core.printed import Side
from tablero.games.gwt_family.printed import (
    NOTHING,
    NUMBER,
    NUMBER_OR_THING,
    SIGNED,
    THING,
    THING_AND_NUMBER,
    Grammar,
    Verb,
)
from tablero.games.gwt_family.rail.rancher import WORKER_SLOTS

HANDS: Final = ["green", "black"]  # on tiles and buildings, as bits of a set


def hands_on(row: Row) -> int:
    """The hands printed on a building."""
    return sum(1 << HANDS.index(hand) for hand in row.words("hands", HANDS))


def rail_verbs(counted: list[str], spaces: list[str], draws: list[str]) -> list[Verb]:
    """The verbs of games with a railroad; words for what money, engine and cards are counted by."""
    return [
        Verb("money_per", THING_AND_NUMBER, counted),
        Verb("hire", SIGNED),
        Verb("build", NUMBER),
        Verb("buy_cattle", NOTHING),
        Verb("engine", NUMBER_OR_THING, spaces),
        Verb("engine_back", NUMBER),
        Verb("draw", NUMBER_OR_THING, draws),
        Verb("objective", THING, ["any", "display", "hand"]),
        Verb("upgrade_behind", NOTHING),
    ]


def slot_actions(grammar: Grammar, rows: list[Row], workers: list[str]) -> list[list[Side]]:
    """What a worker sets off who comes to a slot: row of the crew * 7 + slot."""
    actions: list[list[Side]] = [[] for _ in range(len(workers) * (int(WORKER_SLOTS) + 1))]
    for row, sides in zip(rows, grammar.column(rows), strict=True):
        place = row.choice("worker", workers) * (int(WORKER_SLOTS) + 1) + row.number("slot")
        actions[place] = sides
    return actions


def slots_of(actions: list[list[Side]], row: int) -> list[list[Side]]:
    """The actions of one row of the crew, slot by slot; the first is printed."""
    first = row * (int(WORKER_SLOTS) + 1) + 1
    return actions[first : first + int(WORKER_SLOTS)]
