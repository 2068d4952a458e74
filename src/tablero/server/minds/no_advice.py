"""In the place of hints and reviews where this machine does not think for people: their own do."""

from __future__ import annotations

from tablero.server.tables.table import Table
from tablero.server.tables.told import wire_hints
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.who.people import Asker


class NoAdvice:
    def __len__(self) -> int:
        """How many are under way."""
        return 0

    async def hint(self, _asker: Asker, _table: Table) -> wire_hints.Hint:
        raise Refused("hints_off")

    async def review(self, _asker: Asker, _table: Table) -> wire_hints.Review:
        raise Refused("no_review")

    def moved_on(self, table: Table) -> None:
        """Nothing was thought about it."""

    def close(self) -> None:
        """Nothing is under way."""
