"""Copies of a running server's database hold, and the check finds what does not."""

import json
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from rigs.harness import Browser, Server
from rigs.play import create, play

from tablero.server.storage import backup, database
from tablero.server.storage.store import Store
from tablero.server.tables.ledger import Tables

GAME = "puerto_rico"


def test_a_copy_made_while_people_play_holds(server: Server, tmp_path: Path) -> None:
    stop = threading.Event()

    def keep_playing() -> None:
        with Browser(server) as anna:
            table = anna.create(GAME, "me", "hotseat", "hotseat")["table"]
            while not stop.is_set() and anna.see(table)["status"] != "over":
                anna.play(anna.see(table))

    player = threading.Thread(target=keep_playing)
    player.start()
    try:
        command = [sys.executable, "-m", "tablero", "backup", str(tmp_path / "copy.db")]
        done = subprocess.run(
            [*command, "--db", server.db, "--json"], capture_output=True, check=False, timeout=120
        )
    finally:
        stop.set()
        player.join()
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["tables"] >= 1
    assert told["faults"] == []
    assert [file.name for file in tmp_path.glob("copy.db*")] == ["copy.db"]


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'x.db'}"


def test_the_check_names_table_and_row(url: str) -> None:
    store = Store(url)
    tables = Tables(store)
    good, bad = play(tables, create(tables), 5), play(tables, create(tables), 70)
    assert backup.check(url) == (2, good.seq + bad.seq, [], [])
    events = database.events
    with store.writing.begin() as connection:
        key = sa.and_(events.c.table_id == bad.id, events.c.seq == 9)
        body = connection.execute(sa.select(events.c.body).where(key)).scalar_one()
        changed = body.replace(b"answered", b"answereb")
        connection.execute(sa.update(events).where(key).values(body=changed))
    store.close()
    found = backup.check(url)
    assert found.faults == [f"{bad.id}: seq 9: the hash chain is broken"]
    assert found.events == good.seq


def test_torn_files_and_wrong_places_are_told_in_one_line(url: str, tmp_path: Path) -> None:
    with pytest.raises(backup.CannotCopy, match="no database"):
        backup.check(url)
    with pytest.raises(backup.CannotCopy, match="no file"):
        backup.copy("postgresql://somewhere/x", tmp_path / "y.db")
    store = Store(url)
    play(Tables(store), create(Tables(store)), 60)
    store.close()
    with pytest.raises(backup.CannotCopy, match="there already"):
        backup.copy(url, tmp_path / "x.db")
    with pytest.raises(backup.CannotCopy, match="cannot copy"):
        backup.copy(url, tmp_path / "no" / "folder.db")
    file = tmp_path / "x.db"
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    assert backup.check(url).faults
    file.write_bytes(b"nonsense" * 1000)
    assert backup.check(url).faults
