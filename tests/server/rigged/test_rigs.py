"""All rigs in one go: one report, in text and as JSON."""

import json
import subprocess
import sys
from pathlib import Path

from rigs import __main__ as front


def test_every_rig_is_in_it() -> None:
    modules = {path.stem for path in Path(front.__file__).parent.glob("*.py")}
    parts = {
        "__init__",
        "__main__",
        "harness",
        "play",
        "disk",
        "attacks",
        "guests",
        "fuzz_scene",
        "live_tables",
        "page",
        "answers",  # runs in the runtime of the page
        "bare",  # the web server that `cost` compares with
        "cost",  # takes a move apart; nothing of it can break
        "site",  # needs `make site` and measures a visitor's machine, not the server
    }
    assert {rig.module for rig in front.RIGS} == modules - parts


def test_one_report_of_what_holds_and_what_does_not(tmp_path: Path) -> None:
    file = tmp_path / "all.json"
    command = [sys.executable, "-m", "rigs", "--short", "--only", "leaks", "--json", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "leaks        holds" in done.stdout
    report = json.loads(file.read_text())
    assert report["holds"]
    assert [one["command"] for one in report["rigs"]] == [
        "python -m rigs.leaks --tables 1 --every 40"
    ]
    assert report["rigs"][0]["report"]["compared"] > 0


def test_what_breaks_is_told() -> None:
    rig = front.Rig("none", "no_such_rig", "", "", False, ())
    outcome = front.go(rig, False, sys.executable)
    assert not outcome.holds
    assert "No module named rigs.no_such_rig" in outcome.trouble
