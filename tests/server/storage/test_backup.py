"""Copies of a running server's database hold, and the check finds what does not."""

import json
import subprocess
import sys
import threading
from pathlib import Path

import apsw
import pytest
import sqlalchemy as sa
from rigs.harness import Browser, Server
from rigs.play import ME, create, play

from tablero.server.storage import backup, database
from tablero.server.storage.store import Store
from tablero.server.tables.ledger import Tables
from tablero.server.tables.wanted.orders import SayOrder

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


def test_a_copy_ends_although_somebody_writes_all_the_time(url: str, tmp_path: Path) -> None:
    """In several steps it would begin again with every write, for ever."""
    file = tmp_path / "x.db"
    Store(url).close()
    writing = apsw.Connection(str(file))
    writing.set_busy_timeout(5000)
    writing.execute("CREATE TABLE filler (body BLOB)")
    with writing:
        for _ in range(2000):
            writing.execute("INSERT INTO filler VALUES (randomblob(8000))")
    writing.close()
    stop = threading.Event()
    written = [0]

    def keep_writing() -> None:
        busy = apsw.Connection(str(file))
        busy.set_busy_timeout(5000)
        busy.execute("PRAGMA synchronous=OFF")
        while not stop.is_set():
            busy.execute("INSERT INTO filler VALUES (x'00')")
            written[0] += 1
        busy.close()

    writer = threading.Thread(target=keep_writing)
    copying = threading.Thread(target=backup.copy, args=(url, tmp_path / "copy.db"), daemon=True)
    writer.start()
    copying.start()
    try:
        copying.join(60)
        assert not copying.is_alive()
    finally:
        stop.set()
        writer.join()
    assert written[0] > 0
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
    assert backup.check(f"sqlite:///{tmp_path / 'copy.db'}", tmp_path / "x.key").faults == []


def test_a_check_without_the_key_says_so(url: str, tmp_path: Path) -> None:
    store = Store(url)
    create(Tables(store))
    store.close()
    (tmp_path / "x.key").unlink()
    with pytest.raises(backup.CannotCopy, match="no key"):
        backup.check(url)


def test_a_person_is_erased_by_command(url: str) -> None:
    store = Store(url)
    table = create(Tables(store))
    store.close()
    assert backup.forget(url, table.id, 0) == 1
    assert backup.check(url) == (1, 1, [], [])
    with pytest.raises(backup.CannotCopy, match="nobody is known"):
        backup.forget(url, table.id, 0)


def test_a_changed_line_of_the_chat_is_named(url: str) -> None:
    store = Store(url)
    tables = Tables(store)
    table = create(tables)
    tables.carry_out([SayOrder(table.id, f"say-{n}", ME, "hello") for n in range(3)])
    assert backup.check(url).faults == []
    with store.writing.begin() as connection:
        key = sa.and_(database.chat.c.table_id == table.id, database.chat.c.seq == 3)
        connection.execute(sa.update(database.chat).where(key).values(text="something else"))
    store.close()
    assert backup.check(url).faults == [f"{table.id}: seq 3: the text of the chat was changed"]
