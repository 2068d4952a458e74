"""What a user can do wrong, told in one line."""

from __future__ import annotations

from tablero.bots import UnknownBot
from tablero.core.catalogue import DataError
from tablero.core.kinds import IllegalAnswer
from tablero.core.registry import UnknownGame
from tablero.core.text.record import RecordError
from tablero.testkit.vector_text import VectorError


class Problem(Exception):
    """Something the user can put right. Its text is the whole explanation."""


# Errors that speak of what came in from outside. Any other exception is a fault of ours and may
# show where it happened.
EXPECTED = (
    Problem,
    UnknownGame,
    UnknownBot,
    DataError,
    RecordError,
    VectorError,
    IllegalAnswer,
    OSError,
)


def one_line(error: BaseException) -> str:
    """The text of an error without line breaks and without the noise of its class."""
    if isinstance(error, OSError) and error.strerror:
        where = f"{error.filename}: " if error.filename else ""
        return shown(f"{where}{error.strerror}")
    return shown(" ".join(str(error).split())) or type(error).__name__


def shown(text: str) -> str:
    """Text of others as a terminal may have it: what it would obey is written out instead."""
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in text
    )
