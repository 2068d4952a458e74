"""Logs as they were written at schema revision 0001, for the migration's tests.

Facts named browsers, names and chat texts; the seed lay open; time stood outside the chain.
"""

import hashlib
from pathlib import Path

import msgspec
import sqlalchemy as sa

from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FairRng
from tablero.core.text.record import chance_text
from tablero.server.storage import database
from tablero.server.storage.migrations.run import migrate
from tablero.server.tables.who.browsers import read_key

GAME = "puerto_rico"


class OldTable:
    """A table of three seats that is written down row by row."""

    def __init__(
        self, table_id: str, seed: bytes, *seats: dict[str, str], title: str = GAME, rules: int = 0
    ) -> None:
        self.id = table_id
        self.title = title
        self.rules = rules or find(title).rules_version
        self.rows: list[tuple[object, ...]] = []
        self.chain = bytes(32)
        self.match: Match | None = None
        self.seed = seed
        game = find(title)
        created = {
            "type": "created",
            "game": title,
            "rules": self.rules,
            "data": game.data_version,
            "options": game.read_options({}),
            "seats": [{"name": "", "browser": "", "bot": "", **seat} for seat in seats],
            "auto_single": False,
            "creator": "browser-of-anna",
            "seed": seed.hex(),
            "rematch_of": "",
        }
        self.row(-1, "create", created)

    def row(self, seat: int, command_id: str, fact: dict[str, object]) -> None:
        seq, body = len(self.rows) + 1, msgspec.json.encode(fact)
        head = f"{self.id}\n{seq}\n{seat}\n{command_id}\n".encode()
        self.chain = hashlib.sha256(self.chain + head + body).digest()
        answer = msgspec.json.encode({"id": command_id, "seq": seq, "ply": 0})
        self.rows.append((self.id, seq, seat, command_id, 1e9 + seq, body, answer, self.chain))

    def play(self, moves: int) -> None:
        match = self.match = self.match or Match.start(find(GAME), 3, {}, FairRng(self.seed))
        for number in range(moves):
            if match.is_over():
                return
            answers = match.state.answers()
            match.play(answers[number * 7 % len(answers)])
            entry = match.entries[-1]
            fact: dict[str, object] = {
                "type": "answered",
                "seat": entry.seat,
                "kind": entry.kind,
                "word": entry.word,
                "drawn": [chance_text(entry.chance).removeprefix(" ~ ")],
                "state": match.game.digest(match.state),
            }
            self.row(entry.seat, f"command-{len(self.rows)}", fact)


def write(file: Path, *tables: OldTable) -> None:
    """The database as the version before left it, with its key."""
    read_key(file.with_suffix(".key"))
    engine = database.open_sqlite(sa.make_url(f"sqlite:///{file}"))
    migrate(engine, "0001")
    with engine.execution_options(writes=True).begin() as connection:
        for table in tables:
            row = (table.id, table.title, table.rules, 1e9)
            connection.exec_driver_sql("INSERT INTO tables VALUES (?, ?, ?, ?)", row)
            for event in table.rows:
                sql = "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
                connection.exec_driver_sql(sql, event)
        sat = ("browser-of-anna", tables[0].id, 1e9)
        connection.exec_driver_sql("INSERT INTO sittings VALUES (?, ?, ?)", sat)
    engine.dispose()
