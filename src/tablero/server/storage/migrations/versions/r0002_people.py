"""People out of the log, seeds under a seal, time inside the chain.

Every log is written anew with facts that name nobody, and closed by a row that tells where the old
one ended. A log that did not hold before does not hold after, from the same row on.
"""

import hashlib
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from alembic import context, op

from tablero.server.tables.kept import facts
from tablero.server.tables.who.people import ChatText, Person, Sitting, new_salt, new_sitting
from tablero.server.tables.who.seals import Seals

revision = "0002"
down_revision = "0001"

OURS = {"create": facts.CREATE, "rematch": facts.REMATCH}
Json = dict[str, Any]

events = sa.table(
    "events",
    *(sa.column(name) for name in ("table_id", "seq", "seat", "command_id", "at")),
    *(sa.column(name, sa.LargeBinary) for name in ("body", "answer", "chain")),
)


def upgrade() -> None:
    connection = op.get_bind()
    if connection.dialect.name == "sqlite":  # what is freed holds names: overwrite it
        connection.exec_driver_sql("PRAGMA secure_delete=ON")
    op.add_column("tables", sa.Column("ended_at", sa.Float, nullable=True))
    op.drop_table("sittings")
    op.execute("DELETE FROM snapshots")
    _make_tables()
    seals: Seals = context.config.attributes["seals"]
    ids = connection.execute(sa.text("SELECT id FROM tables")).scalars().all()
    for table_id in ids:
        _rewrite(connection, seals, str(table_id))


def _make_tables() -> None:
    table = sa.ForeignKeyConstraint
    op.create_table(
        "sittings",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("principal", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sittings"),
        table(["table_id"], ["tables.id"], name="fk_sittings_table_id_tables"),
    )
    op.create_index("ix_sittings_table_id", "sittings", ["table_id"])
    op.create_index("ix_sittings_principal", "sittings", ["principal"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("sitting", sa.String(32), nullable=False),
        sa.Column("salt", sa.LargeBinary(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_chat"),
        table(["table_id"], ["tables.id"], name="fk_chat_table_id_tables"),
    )
    op.create_index("ix_chat_sitting", "chat", ["sitting"])
    op.create_table(
        "devices",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("principal", sa.String(64), nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("browser", name="pk_devices"),
        sa.UniqueConstraint("link", name="uq_devices_link"),
    )
    op.create_index("ix_devices_principal", "devices", ["principal"])
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("scores", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_finished"),
        table(["table_id"], ["tables.id"], name="fk_finished_table_id_tables"),
    )


def downgrade() -> None:
    connection = op.get_bind()
    if connection.execute(sa.text("SELECT count(*) FROM events")).scalar():
        raise RuntimeError("logs without names cannot be given them back: use the copy")
    for name in ("finished", "devices", "chat", "sittings"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("ended_at")
    op.create_table(
        "sittings",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("browser", "table_id", name="pk_sittings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sittings_table_id_tables"),
    )


# -- one log ---------------------------------------------------------------------------------------
def _rewrite(connection: sa.Connection, seals: Seals, table_id: str) -> None:
    key = events.c.table_id == table_id
    found = connection.execute(sa.select(events).where(key).order_by(events.c.seq))
    old = [facts.LogRow(*row) for row in found]
    log = _Log(table_id, seals)
    for row in old:
        log.take(row)
    if old and log.is_whole:
        log.close(old[-1])
    connection.execute(sa.delete(events).where(key))
    if log.rows:
        connection.execute(sa.insert(events), [row._asdict() for row in log.rows])
    _insert(
        connection, "sittings", [_Sat(*one[:2], *one.person, at)._asdict() for one, at in log.sat]
    )
    _insert(connection, "chat", [one._asdict() for one in log.texts])


class _Sat(NamedTuple):
    id: str
    table_id: str
    principal: str
    name: str
    at: float


def _insert(connection: sa.Connection, name: str, rows: list[Json]) -> None:
    if rows:
        connection.execute(sa.insert(sa.table(name, *map(sa.column, rows[0]))), rows)


def link_of_0001(
    previous: bytes, table_id: str, seq: int, seat: int, command_id: str, body: bytes
) -> bytes:
    head = f"{table_id}\n{seq}\n{seat}\n{command_id}\n".encode()
    return hashlib.sha256(previous + head + body).digest()


class _Log:
    """A log on its way from one form to the other."""

    def __init__(self, table_id: str, seals: Seals) -> None:
        self.table_id = table_id
        self.seals = seals
        self.rows: list[facts.LogRow] = []
        self.sat: list[tuple[Sitting, float]] = []
        self.texts: list[ChatText] = []
        self.seats: list[Sitting] = []  # who sits where just now
        self.used: set[tuple[int, str]] = set()
        self.is_whole = True
        self._seq = 0
        self._old = self._new = facts.START_OF_CHAIN

    def take(self, row: facts.LogRow) -> None:
        place = (row.table_id, row.seq, row.seat, row.command_id)
        holds = row.seq == self._seq + 1 and row.chain == link_of_0001(self._old, *place, row.body)
        self.is_whole = self.is_whole and holds
        self._seq, self._old = row.seq, row.chain
        try:
            fact = self._fact(row, msgspec.json.decode(row.body))
            body, seat = facts.encode(fact), self._seat(row, fact)
        except (msgspec.MsgspecError, KeyError, IndexError, TypeError, ValueError):
            # Nobody could play it before, nobody can now: the table stays frozen at this row.
            self.is_whole, body, seat = False, b"{}", row.seat
        command_id = OURS.get(row.command_id, row.command_id)
        self.used.add((seat, command_id))
        new = row._replace(seat=seat, command_id=command_id, body=body)
        if self.is_whole:
            new = facts.linked(self._new, new)
        self._new = new.chain
        self.rows.append(new)

    def close(self, last: facts.LogRow) -> None:
        fact = facts.Rewritten(revision, self._old.hex())
        body, name = facts.encode(fact), f"{facts.OURS}rewritten/{revision}"
        row = (self.table_id, last.seq + 1, facts.TABLE_LEVEL, name, last.at, body, b"{}", b"")
        self.rows.append(facts.linked(self._new, facts.LogRow(*row)))

    def _seat(self, row: facts.LogRow, fact: facts.Fact) -> int:
        """Lines of the chat count for the speaker's seat now, so that no two people's ids meet."""
        if isinstance(fact, facts.Said) and (fact.seat, row.command_id) not in self.used:
            return fact.seat
        return row.seat

    def _sit(self, principal: str, name: str, at: float) -> Sitting:
        sitting = new_sitting(self.table_id, Person(principal, name))
        self.sat.append((sitting, at))
        return sitting

    def _fact(self, row: facts.LogRow, old: Json) -> facts.Fact:
        if old["type"] == "created":
            return self._created(row, old)
        if old["type"] == "joined":
            return self._joined(row, old)
        if old["type"] == "said":
            sitting = self.seats[old["seat"]].id
            text = ChatText(self.table_id, row.seq, sitting, new_salt(), str(old["text"]))
            self.texts.append(text)
            return facts.Said(old["seat"], sitting, text.digest)
        return facts.decode(row.body)  # names nobody: as it was

    def _created(self, row: facts.LogRow, old: Json) -> facts.Fact:
        seats: list[facts.SeatPlan] = []
        for seat in old["seats"]:
            sitting = self._sit(seat["browser"], seat["name"], row.at)
            self.seats.append(sitting)
            seats.append(facts.SeatPlan(sitting.id, seat["bot"], bool(seat["browser"])))
        host = self._sit(old["creator"], "", row.at)
        seed = self.seals.seal(bytes.fromhex(old["seed"]), self.table_id)
        new = {**old, "seats": seats, "creator": host.id, "seed": seed, "fair": 1}
        return msgspec.convert(new, facts.TableCreated)

    def _joined(self, row: facts.LogRow, old: Json) -> facts.Fact:
        seat, person = old["seat"], Person(old["browser"], old["name"])
        if self.seats[seat].person != person:
            self.seats[seat] = self._sit(*person, row.at)
        return facts.SeatJoined(seat, self.seats[seat].id)
