"""Bad input is answered with one clear line and a non-zero exit; nothing is written half."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tablero.cli import OLDEST

ROOT = Path(__file__).parents[2]
Run = Callable[..., CompletedProcess[str]]


def refused(done: CompletedProcess[str], *expected: str) -> None:
    assert done.returncode not in (0, 130)
    lines = (done.stdout + done.stderr).strip().splitlines()
    assert len(lines) == 1, lines
    assert "Traceback" not in lines[0]
    for text in expected:
        assert text in lines[0]


@pytest.fixture
def record(tablero: Run, tmp_path: Path) -> Path:
    """A good record of a finished game."""
    done = tablero("sim", "puerto_rico", "--games", 1, "--save", tmp_path / "good")
    assert done.returncode == 0, done.stderr
    [path] = (tmp_path / "good").iterdir()
    return path


@pytest.mark.parametrize("command", ["sim", "fuzz", "perft", "play", "arena", "bench"])
def test_unknown_game(tablero: Run, command: str) -> None:
    extra = ["--bots", "random,greedy"] if command == "arena" else []
    refused(tablero(command, "chess", *extra), "chess", "puerto_rico")


@pytest.mark.parametrize("command", ["sim", "fuzz", "perft", "play"])
@pytest.mark.parametrize("players", [1, 6, 0, -3, "many"])
def test_seats_out_of_range(tablero: Run, command: str, players: object) -> None:
    refused(tablero(command, "puerto_rico", "--players", players), str(players))


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (("sim",), "GAME"),
        (("dance",), "dance"),
        ((), "COMMAND"),
        (("sim", "puerto_rico", "--bots", "clever"), "clever"),
        (("sim", "puerto_rico", "--players", "3", "--bots", "random,greedy"), "3 seats"),
        (("sim", "puerto_rico", "--option", "weather=fine"), "weather"),
        (("sim", "puerto_rico", "--option", "open_chips"), "name=value"),
        (("sim", "puerto_rico", "--option", "open_chips=perhaps"), "perhaps"),
        (("sim", "puerto_rico", "--games", "0"), "0"),
        (("sim", "puerto_rico", "--seed", "x"), "x"),
        (("sim", "puerto_rico", "--seed", "9" * 40), "9"),
        (("arena", "puerto_rico", "--bots", "greedy"), "two"),
        (("perft", "puerto_rico", "--depth", "0"), "0"),
        (("play", "puerto_rico", "--me", "7"), "0 to 2"),
        (("play", "puerto_rico", "--me", "x"), "x"),
        (("play", "puerto_rico", "--resume"), "no saved game"),
        (("play", "puerto_rico", "--lang", "tlh"), "tlh"),
        (("verify", "nowhere.rec"), "nowhere.rec"),
        (("review", "nowhere.rec", "--simulations", "-5"), "-5"),
        (("verify", "."), "."),
        (("vectors", "nowhere.yaml"), "nowhere.yaml"),
        (("serve", "--port", "70000"), "70000"),
        (("serve", "--host", ""), "no host is named"),
        (("serve", "--host", "\udcff"), "cannot listen"),
        (("serve", "--db", "postgresql://somebody:secret@127.0.0.1:1/games"), "database"),
        (("serve", "--db", "postgresql+nothing://127.0.0.1/games"), "database address"),
        (("check-db", "--db", "games.db"), "'games.db' is no database address (sqlite:///FILE)"),
        (("backup", "copy.db", "--db", "postgresql://somebody:secret@there/x"), "somebody:***@"),
    ],
)
def test_bad_arguments(tablero: Run, args: tuple[str, ...], expected: str) -> None:
    refused(tablero(*args), expected)


def test_any_edited_byte_breaks_a_record(tablero: Run, record: Path, tmp_path: Path) -> None:
    raw = record.read_bytes()
    step = len(raw) // 8
    broken = []
    for place in range(3, len(raw), step):
        path = tmp_path / f"edited-{place}.rec"
        edited = b"7" if raw[place : place + 1] != b"7" else b"8"
        path.write_bytes(raw[:place] + edited + raw[place + 1 :])
        broken.append(path)
    done = tablero("verify", *broken)
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert len(lines) == len(broken)
    assert all("BROKEN: line" in line for line in lines)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\n",
        b"hello\n",
        b"\xff\xfe\x00 not text",
        b"tablero record 1\n",
        b"tablero record 1\ngame puerto_rico\n",
        b"tablero record 1\ngame chess #0000000000\n",
        b"tablero record 9\n",
        b"\x00" * 5_000_000,
    ],
)
def test_what_is_no_record(tablero: Run, tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "odd.rec"
    path.write_bytes(raw)
    refused(tablero("verify", path), "odd.rec", "BROKEN")


PAINTED = "\x1b[2K\x1b[1Gold.rec: good (puerto_rico, 312 answers, over); every draw proven\x1b[8m"


def test_a_forged_record_does_not_paint_itself_good(
    tablero: Run, record: Path, tmp_path: Path
) -> None:
    """A fault told some of the record, and a terminal obeyed it: the line said good."""
    text = record.read_text()
    forged: list[Path] = []
    for word in (PAINTED, "\x9b2K", "\u202edoog", "\u200b", "\x08" * 9, "\r"):
        unsplit = word.replace(" ", "\u00a0")  # which was then told as a space
        for name, content in (
            ("asked", text.replace("\n1 ", f"\n1 {unsplit}", 1)),
            ("named", text.replace("\nname A ", f"\nname A {unsplit}", 1)),
            (f"{word}.rec", text[:-5]),
        ):
            forged.append(tmp_path / f"{len(forged)} {name}")
            forged[-1].write_text(content)
    done = tablero("verify", *forged)
    lines = done.stdout.removesuffix("\n").split("\n")
    assert (done.returncode, len(lines)) == (1, len(forged))
    assert all("BROKEN: line" in line and line.isprintable() for line in lines), lines


def test_lines_of_another_system_are_no_forgery(tablero: Run, record: Path, tmp_path: Path) -> None:
    path = tmp_path / "windows.rec"
    path.write_bytes(record.read_bytes().replace(b"\n", b"\r\n"))
    done = tablero("verify", path)
    assert (done.returncode, done.stdout.split()[1]) == (0, "good"), done.stdout


def test_a_link_to_what_has_no_end_is_not_read_to_it(tablero: Run, tmp_path: Path) -> None:
    path = tmp_path / "endless.rec"
    path.symlink_to("/dev/zero")
    refused(tablero("verify", path), "endless.rec", "BROKEN", "larger than")


def test_a_cut_record_is_broken_or_unfinished(tablero: Run, record: Path, tmp_path: Path) -> None:
    path = tmp_path / "cut.rec"
    path.write_bytes(record.read_bytes()[:-5])
    refused(tablero("verify", path), "cut.rec", "BROKEN")


@pytest.mark.parametrize(
    "text",
    [
        "{{{",
        "- a list",
        "game: chess\nvectors: []",
        "a: &a [1]\nb: *a\n",
        "x: " + "[" * 3000,
        "\t",
        "game: puerto_rico\nvectors: 3",
        "#" * 3_000_000,
    ],
)
def test_malformed_vectors(tablero: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text(text)
    refused(tablero("vectors", path), "odd.yaml")


def test_unwritable_folder_leaves_nothing(tablero: Run, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    refused(tablero("sim", "puerto_rico", "--games", 1, "--save", blocked), "file")
    assert blocked.read_text() == "not a folder"


def test_a_file_that_is_no_database_is_left_as_it_was(tablero: Run, tmp_path: Path) -> None:
    """It lost everybody's right to read it and got a key beside it, before pages of a traceback."""
    notes = tmp_path / "kept" / "notes.txt"
    notes.parent.mkdir()
    notes.write_text("nothing that a server has written\n" * 99)
    notes.chmod(0o644)
    refused(tablero("serve", "--port", 0, "--db", f"sqlite:///{notes}"), "notes.txt", "no database")
    assert [file.name for file in notes.parent.iterdir()] == ["notes.txt"]
    assert notes.stat().st_mode & 0o777 == 0o644


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"format": 2}', '{"format": 1}'])
def test_broken_save(tablero: Run, home: Path, text: str) -> None:
    path = home / "games" / "puerto_rico.json"
    path.parent.mkdir(parents=True)
    path.write_text(text)
    refused(tablero("play", "puerto_rico", "--resume"), "cannot be resumed")
    assert path.read_text() == text


def test_a_python_that_is_too_old() -> None:
    old = "import sys; sys.version_info = (3, 10, 13); import tablero.cli.main"
    done = subprocess.run([sys.executable, "-c", old], capture_output=True, text=True, check=False)
    refused(done, "this is Python 3.10; it needs 3.11 or newer")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["requires-python"] == f">={'.'.join(map(str, OLDEST))}"
