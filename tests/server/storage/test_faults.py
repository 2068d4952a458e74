"""Disks, files and processes fail: what was acknowledged stays, and nobody else is harmed."""

import json
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from rigs import power_loss
from rigs.harness import Browser, Server, hear
from rigs.parts.disk import Disk
from rigs.play import next_move

from tablero.server.storage import database, sqlite_driver, writer
from tablero.server.storage.database import open_database
from tablero.server.storage.migrations import HEAD
from tablero.server.tables.kept import facts
from tablero.server.tables.kept.keeping import SyncFailed
from tablero.server.tables.ledger import Tables

GAME = "puerto_rico"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that may complain in its log."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.filterwarnings("ignore")  # connections of the dead are not closed politely
def test_power_cuts_lose_nothing_acknowledged(tmp_path: Path) -> None:
    full = power_loss.run(tmp_path, 25, "FULL", GAME, seed=3)
    assert full.acknowledged > 25
    assert full.trials_with_loss == 0, full
    control = power_loss.run(tmp_path, 5, "NORMAL", GAME, seed=3)
    assert control.trials_with_loss > 0, "the rig does not see lost writes"


def test_a_failed_sync_is_never_taken_for_stored(tmp_path: Path) -> None:
    table = power_loss.fresh_table(tmp_path / "x.db", GAME)
    disk = Disk()
    store = power_loss.open_store(tmp_path / "x.db", disk, "FULL")
    tables = Tables(store)
    assert tables.get(table.id).seq == table.seq
    disk.syncs_fail = True
    with pytest.raises(SyncFailed):
        tables.carry_out([next_move(table, 1)])
    disk.power_left = 0
    store.close()
    assert power_loss.stored(tmp_path / "x.db", table) == table.seq


AFTER_A_FAILED_SYNC = """
import asyncio
from tablero.server.tables.wanted.orders import Order
from tablero.server.tables.who.people import NO_ASKER
from tablero.server.storage.store import Store
from tablero.server.tables.kept.keeping import SyncFailed
from tablero.server.storage.writer import Writer

class Tables:
    def carry_out(self, orders):
        raise SyncFailed("the disk does not confirm")

async def warm(table_id):
    pass

async def go():
    await Writer(Tables(), print, warm).submit(Order("table", 0, "command", NO_ASKER))

asyncio.run(go())
"""


def test_the_process_leaves_after_a_failed_sync() -> None:
    left = subprocess.run(
        [sys.executable, "-c", AFTER_A_FAILED_SYNC], capture_output=True, timeout=60, check=False
    )
    assert left.returncode == writer.SYNC_FAILED
    assert b"leaving" in left.stderr


def worker_of(server: Server) -> int:
    """The process that writes: the one that has the database open."""
    place = server.db.removeprefix("sqlite:///")
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if any(str(file.readlink()) == place for file in (process / "fd").iterdir()):
                return int(process.name)
        except OSError:
            continue
    raise AssertionError("nobody has the database open")


def test_a_full_disk_refuses_moves_shows_tables_and_recovers(server: Server, anna: Browser) -> None:
    table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
    pid = worker_of(server)
    wal = Path(server.db.removeprefix("sqlite:///") + "-wal")
    with anna.listen(table) as socket:
        seen = hear(socket, "table")
        limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (wal.stat().st_size, limits[1]))
        for _ in range(3):
            refused = anna.play(seen, name="the-command")
            assert (refused.status_code, refused.json()["code"]) == (503, "not_stored")
            assert anna.see(table) == {**seen, "type": "table"}
        resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
        assert anna.play(seen, name="the-command").status_code == 200
        assert hear(socket, "step")["previous"] == seen["seq"]
    assert "nothing stored" in server.log.read_text()


def poison(server: Server, table: str, body: bytes) -> None:
    """Append an event with a sound hash chain that no code of ours would write."""
    engine = open_database(server.db)
    events = database.events
    with engine.execution_options(writes=True).begin() as connection:
        last = connection.execute(
            sa.select(events).where(events.c.table_id == table).order_by(events.c.seq.desc())
        ).first()
        assert last is not None
        row = facts.LogRow(table, last.seq + 1, 0, "poison", 0.0, body, b"", b"")
        row = facts.linked(last.chain, row)
        connection.execute(sa.insert(events), dict(zip(events.columns.keys(), row, strict=True)))
    engine.dispose()


@pytest.mark.parametrize(
    "body",
    [
        b"not json",
        b'{"type":"of another age"}',
        b'{"type":"answered","seat":0,"kind":"pick_role","word":"king","drawn":[],"state":""}',
        b'{"type":"taken_back","seat":0,"to":-5}',
        b'{"type":"left","seat":99}',
    ],
)
def test_a_poison_event_freezes_its_table_alone(server: Server, anna: Browser, body: bytes) -> None:
    bad = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
    good = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
    seen = anna.see(bad)
    poison(server, bad, body)
    while anna.get(f"/api/tables/{bad}").is_success:
        time.sleep(0.05)  # what others store is looked at four times a second
    for _ in range(2):
        answer = anna.get(f"/api/tables/{bad}")
        assert (answer.status_code, answer.json()["code"]) == (503, "table_frozen")
    assert anna.play(seen).json()["code"] == "table_frozen"
    assert anna.play(anna.see(good)).status_code == 200
    mine = [one["table"] for one in anna.get("/api/tables").json()]
    assert good in mine
    lines = [json.loads(line) for line in server.log.read_text().splitlines()[1:]]
    told = [line for line in lines if line["what"] == f"table {bad} is frozen"]
    assert len(told) == 1
    assert f"BrokenLog: seq {seen['seq'] + 1}" in told[0]["error"]


def test_a_migration_cut_off_anywhere_changes_nothing(tmp_path: Path) -> None:
    """Every statement in turn is the last one that is carried out."""
    survived = 0
    for number in range(1, 40):
        url = f"sqlite:///{tmp_path / f'{number}.db'}"
        left = [number]

        def cut(*_args: object, left: list[int] = left) -> None:
            left[0] -= 1
            if left[0] < 0:
                raise KeyboardInterrupt

        sa.event.listen(sa.engine.Engine, "before_cursor_execute", cut)
        try:
            open_database(url)
        except KeyboardInterrupt:
            survived += 1
        else:
            break
        finally:
            sa.event.remove(sa.engine.Engine, "before_cursor_execute", cut)
        engine = open_database(url)
        assert database.revision(engine) == HEAD
        assert set(sa.inspect(engine).get_table_names()) >= set(database.metadata.tables)
        engine.dispose()
    assert survived >= 5


def test_a_schema_from_the_future_is_one_line_and_leaves_all_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    power_loss.fresh_table(file, GAME)
    engine = open_database(f"sqlite:///{file}")
    with engine.execution_options(writes=True).begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    before = sorted(one.name for one in tmp_path.iterdir())
    with pytest.raises(sqlite_driver.CannotOpen, match="revision 9999, newer than"):
        open_database(f"sqlite:///{file}")
    assert sorted(one.name for one in tmp_path.iterdir()) == before
    served = subprocess.run(
        [sys.executable, "-m", "tablero", "serve", "--port", "0", "--db", f"sqlite:///{file}"],
        capture_output=True,
        check=False,
        timeout=60,
        text=True,
    )
    assert served.returncode != 0
    assert "revision 9999" in served.stderr
    assert "Traceback" not in served.stderr + served.stdout
    assert sorted(one.name for one in tmp_path.iterdir()) == before
