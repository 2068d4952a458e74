"""Sam, the rancher the rules play."""

from __future__ import annotations

from mypy_extensions import i64

from tablero.games.gwt2.asking import Do
from tablero.games.gwt2.state import Table


class SamTurn(Do):
    def __init__(self) -> None:
        self.name = "sam_turn"

    def act(self, g: Table, seat: i64) -> None:
        raise NotImplementedError
