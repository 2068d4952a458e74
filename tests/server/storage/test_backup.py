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

from tablero.server.main import CannotServe, check_database
from tablero.server.storage import backup, database
from tablero.server.storage.store import Store
from tablero.server.tables.ledger import Tables
from tablero.server.tables.table import BrokenLog
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


PLACES = {
    "sqlite+aiosqlite:///x.db": "no file",
    "sqlite:///:memory:": "no file",  # acknowledged would not be on disk
    "sqlite:///x.db?mode=ro": "no file",
    "sqlite://host/x.db": "no file",
    "sqlite:///\udcff.db": "no database address",
    "sqlite:///x%00.db": "no file",
    "sqlite:////dev/null": "no file",
}


@pytest.mark.parametrize(("place", "why"), PLACES.items())
def test_a_place_that_can_hold_no_database_is_one_line(place: str, why: str) -> None:
    with pytest.raises(CannotServe, match=why):
        check_database(place)
    with pytest.raises(backup.CannotCopy, match=f"{why}|no database"):
        backup.check(place)


def test_a_copy_may_be_called_anything(url: str, tmp_path: Path) -> None:
    """With a sign that addresses know, the copy was said not to be there, and stayed unchecked."""
    Store(url).close()
    for name in ("50%41.db", "who?.db", "a#b.db", "\u00e9 1.db"):
        copy = backup.copy(url, tmp_path / name)
        assert backup.check(copy, tmp_path / "x.key") == (0, 0, [], [])


def test_whoever_opens_a_torn_file_says_so_in_one_line(url: str, tmp_path: Path) -> None:
    store = Store(url)
    table = play(Tables(store), create(Tables(store)), 60)
    store.close()
    file = tmp_path / "x.db"
    file.write_bytes(file.read_bytes()[:5000])
    for ask in (
        lambda: check_database(url),
        lambda: backup.forget(url, table.id, 0),
        lambda: backup.copy(url, tmp_path / "y.db"),
    ):
        with pytest.raises((CannotServe, backup.CannotCopy), match="malformed"):
            ask()


def test_a_key_that_is_none_is_one_line(url: str, tmp_path: Path) -> None:
    Store(url).close()
    other = tmp_path / "notes"
    other.write_bytes(b"of another program")
    other.chmod(0o644)
    with pytest.raises(backup.CannotCopy, match="no key of 32 bytes"):
        backup.check(url, other)
    assert other.stat().st_mode & 0o777 == 0o644


def test_what_is_missing_or_of_another_kind_is_a_fault(url: str) -> None:
    """A log that is gone altogether was none, and what stood on it ended the check."""
    store = Store(url)
    tables = Tables(store)
    gone, odd, good = (play(tables, create(tables), 3) for _ in range(3))
    tables.carry_out([SayOrder(gone.id, "say-12345", ME, "hello")])
    events = database.events
    with store.writing.begin() as connection:
        connection.execute(sa.delete(events).where(events.c.table_id == gone.id))
        connection.exec_driver_sql(
            "UPDATE events SET body = CAST(body AS TEXT) WHERE table_id = ? AND seq = 2", (odd.id,)
        )
    with pytest.raises(BrokenLog, match="seq 2: the hash chain is broken"):
        store.load(odd.id)
    store.close()
    faults = [
        f"{gone.id}: nothing is left of its log",
        f"{odd.id}: seq 2: the hash chain is broken",
    ]
    found = backup.check(url)
    assert sorted(found.faults) == sorted(faults)
    assert found.events == good.seq


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
