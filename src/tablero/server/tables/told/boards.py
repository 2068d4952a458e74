"""The board of a position, made once for everybody who looks at it."""

from __future__ import annotations

from typing import Any

import msgspec

from tablero.core.game import View, with_own
from tablero.core.kinds import NOBODY
from tablero.core.match import Match


def encoded(value: object) -> Any:
    """Any: it stands in a message for the value itself."""
    return msgspec.Raw(msgspec.json.encode(value))


class Board:
    """A spectator's, which holds no secret. Each seat gets it with its own part put in."""

    def __init__(self, match: Match) -> None:
        self._match = match
        common = View(match.game, match.state, NOBODY).plain()
        self._common = {key: _in_parts(value) for key, value in common.items()}

    def seen_from(self, seat: int) -> Any:
        if seat == NOBODY:
            return encoded(self._common)
        own = View(self._match.game, self._match.state, seat).own()
        return encoded(with_own(self._common, own))


def _in_parts(value: object) -> object:
    """Encoded; of a list each item, so that one of them can be another's."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [encoded(item) for item in value]
    return encoded(value)
