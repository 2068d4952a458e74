"""A server whose tables come again: what a test plays is the same in every run, on every machine.

Only what comes from outside is another than for people: the chance that a table begins with, the
seeds of bots, and the time they may take. What is made of it (commitments, seals, shares, draws,
answers) is the server's own.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from rigs.harness import Server

from tablero.server.settings import key_path

KEY = hashlib.sha256(b"the browser tests").digest()


class SteadyServer(Server):
    """`tests/steady/serve.py` in the place of `python -m tablero`.

    `dealer` is a file with a name, as a rule that of a test: the tables that begin while it stands
    there have the chance of that name and of their number among its tables.
    """

    def __init__(self, folder: Path, dealer: Path, db: str = "", **environment: str) -> None:
        super().__init__(folder, db, **environment)
        self.dealer = dealer
        key_path(self.db).write_bytes(KEY)  # that of a rematch is made of it

    def command(self) -> list[str]:
        _tablero, *asked = super().command()
        return ["tests.steady.serve", str(self.dealer), *asked]
