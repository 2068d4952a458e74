"""Tables at which only bots play run for those who watch: so many a browser, so many an address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tablero.server.tables.hub import Watcher
from tablero.server.tables.table import Table


def household(table: Table, watchers: Sequence[Watcher]) -> str:
    """The address that waits for the table's bots: of somebody who sits there, before spectators,
    who could else choose for whom it counts. Tables nobody looks at are all of one, "".
    """
    seated = {table.person(number).principal for number in range(len(table.seats))}
    sitting = [watcher for watcher in watchers if watcher.principal in seated]
    return next((watcher.address for watcher in [*sitting, *watchers]), "")


class Watched:
    """Each running table without people takes up a place of one of its watchers."""

    def __init__(self, per_browser: int, per_address: int) -> None:
        self._per_browser = per_browser
        self._per_address = per_address
        self._places: dict[str, Watcher] = {}
        self._browsers: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def admit(self, table_id: str, watchers: Sequence[Watcher]) -> bool:
        """Whether the table may run now; its place is kept until `release`."""
        if self._places.get(table_id) in watchers:
            return True
        self.release(table_id)
        for watcher in watchers:
            if (
                self._browsers[watcher.principal] < self._per_browser
                and self._addresses[watcher.address] < self._per_address
            ):
                self._places[table_id] = watcher
                self._browsers[watcher.principal] += 1
                self._addresses[watcher.address] += 1
                return True
        return False

    def release(self, table_id: str) -> None:
        watcher = self._places.pop(table_id, None)
        if watcher is not None:
            self._browsers -= Counter([watcher.principal])  # subtracting drops what is at 0
            self._addresses -= Counter([watcher.address])
