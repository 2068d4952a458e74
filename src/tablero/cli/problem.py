"""What a user can do wrong, told in one line."""

from __future__ import annotations

import json

from tablero.bots import UnknownBot
from tablero.core.kinds import IllegalAnswer
from tablero.core.record import RecordError
from tablero.core.registry import UnknownGame


class Problem(Exception):
    """Something the user can put right. Its text is the whole explanation."""


# Errors that speak of what came in from outside. Any other exception is a fault of ours and may
# show where it happened.
EXPECTED = (Problem, UnknownGame, UnknownBot, RecordError, IllegalAnswer, json.JSONDecodeError)


def one_line(error: BaseException) -> str:
    """The text of an error without line breaks and without the noise of its class."""
    return " ".join(str(error).split()) or type(error).__name__
