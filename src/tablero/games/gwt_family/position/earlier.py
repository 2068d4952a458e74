"""Frames as earlier rules of the trails saved them, for the tables and records that began so.

The hashes in logs and the marks of records are made of saved positions, so these must come out as
they did. Reading needs nothing of this: `AsksPair.restore` knows both forms.
"""

from __future__ import annotations

from tablero.core.scripts import Book
from tablero.games.gwt_family.asking import AsksPair


def folded(book: Book, lines: list[str]) -> list[str]:
    """A question about two numbers was saved under one for both."""
    return [_folded(book, line) for line in lines]


def _folded(book: Book, line: str) -> str:
    name, *numbers = line.split(" ")
    step = book.steps.get(name)
    if not isinstance(step, AsksPair):
        return line
    return f"{name} {numbers[0]} {step.folded([int(number) for number in numbers[1:]])}"
