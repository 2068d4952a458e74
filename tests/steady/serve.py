"""`python -m tests.steady.serve DEALER serve ...`: the server with a steady chance."""

from __future__ import annotations

import base64
import hashlib
import sys
from collections import Counter
from pathlib import Path

from tablero.cli.entry import main
from tablero.server.minds.process import Process
from tablero.server.tables.wanted.opening import Beginning
from tablero.server.tables.who import tokens

ID_BYTES = 16


class Dealer:
    """Names and seeds of tables, by the name that stands in a file and their number under it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.dealt: Counter[str] = Counter()

    def beginning(self, prefix: str = "") -> Beginning:
        name = self.file.read_text("utf-8")
        self.dealt[name] += 1
        seed = hashlib.sha256(f"{name} {self.dealt[name]}".encode()).digest()
        table = hashlib.sha256(b"table/" + seed).digest()[:ID_BYTES]
        return Beginning(prefix + base64.urlsafe_b64encode(table).rstrip(b"=").decode(), seed)


if __name__ == "__main__":
    vars(tokens)["beginning"] = Dealer(Path(sys.argv.pop(1))).beginning
    Process.command = ("-m", "tests.steady.worker")
    sys.exit(main())
