"""Bots that are programs of their own: good ones play, bad ones cost only themselves."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Run

EXAMPLES = Path(__file__).parents[2] / "docs/examples/bots"
PYTHON = shlex.quote(sys.executable)
READY = 'print(\'{"type":"ready"}\', flush=True)'
ANSWERING = f"""
import json, os, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "begin":
        {READY}
    elif message["type"] == "think":
        answer = {{"type": "answer", "id": message["id"], "word": message["legal"][0]}}
        number = message["id"]
"""


def program(tmp_path: Path, text: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"cmd:{PYTHON} {shlex.quote(str(path))}"


def check(tablero: Run, bot: str, *more: object, code: int = 0) -> dict[str, object]:
    asked = ("bot-check", "puerto_rico", "--players", 2, "--games", 1, "--bot", bot, "--json")
    done = tablero(*asked, *more)
    assert done.returncode == code, done.stderr
    report = json.loads(done.stdout)
    assert isinstance(report, dict)
    return report


def example(name: str) -> str:
    command = PYTHON if name.endswith(".py") else "node"
    return f"cmd:{command} {shlex.quote(str(EXAMPLES / name))}"


EXAMPLE_BOTS = ["any_bot.py", *(["any_bot.mjs"] if shutil.which("node") else [])]


@pytest.mark.parametrize("name", EXAMPLE_BOTS)
@pytest.mark.parametrize("game", ["puerto_rico", "gwt_elpaso"])
def test_examples_play_without_fault(tablero: Run, name: str, game: str) -> None:
    asked = ("bot-check", game, "--players", 2, "--games", 2, "--bot", example(name), "--json")
    done = tablero(*asked)
    report = json.loads(done.stdout)
    assert (done.returncode, report["faults"], report["name"]) == (0, [], "any")
    assert report["repeats"]
    assert report["answers"] > 20
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) <= 60


def test_a_program_plays_in_the_arena(tablero: Run) -> None:
    bot = example("any_bot.py")
    asked = ("arena", "puerto_rico", "--players", 2, "--games", 2, "--bots", f"{bot},random")
    report = json.loads(tablero(*asked, "--json").stdout)
    rows = {row["bot"]: row for row in report["bots"]}
    assert rows[bot]["faults"] == 0
    assert rows[bot]["seat_games"] == 2
    at_once = json.loads(tablero(*asked, "--processes", 2, "--json").stdout)
    assert at_once["bots"] == report["bots"]


@pytest.mark.parametrize(
    ("deed", "fault"),
    [
        ("sys.exit(3)", "ended with 3"),
        ("raise KeyError('oops')", "oops"),
        ("time.sleep(60)", "no answer within 1"),
        ("print('hello', flush=True)", "no JSON"),
        ("print('[1]', flush=True)", "no JSON object"),
        ("print('x' * 3_000_000, flush=True)", "longer than"),
        ("answer['word'] = 'nonsense'; print(json.dumps(answer), flush=True)", "is not legal"),
        ("answer['word'] = 7; print(json.dumps(answer), flush=True)", "no answer"),
        ("answer['word'] = chr(0xD800); print(json.dumps(answer), flush=True)", "is not legal"),
        ("answer['type'] = 'maybe'; print(json.dumps(answer), flush=True)", "no answer"),
        ("os.close(1); time.sleep(60)", "closed its output"),
    ],
)
def test_what_goes_wrong_is_told_and_the_game_goes_on(
    tablero: Run, tmp_path: Path, deed: str, fault: str
) -> None:
    bot = program(tmp_path, ANSWERING + f"        {deed}\n")
    report = check(tablero, bot, "--seconds", 1, code=1)
    faults = report["faults"]
    assert isinstance(faults, list)
    assert len(faults) == 3  # then the seat is played at random
    assert all(fault in one for one in faults), faults


def test_a_program_that_wants_what_nobody_has_stops_no_tournament(
    tablero: Run, tmp_path: Path
) -> None:
    """It ended the whole arena with a traceback: a wish that cannot be looked up in a set."""
    text = ANSWERING.replace('{"type":"ready"}', '{"type":"ready","wants":[{"all":"cards"}]}')
    bot = program(tmp_path, text)
    asked = ("arena", "puerto_rico", "--players", 2, "--games", 1, "--bots", f"{bot},random")
    report = json.loads(tablero(*asked, "--json").stdout)
    assert {row["bot"]: row["faults"] for row in report["bots"]} == {bot: 6, "random": 0}


def test_the_same_fault_is_printed_once(tablero: Run, tmp_path: Path) -> None:
    bot = program(tmp_path, ANSWERING + "        print('what now', flush=True)\n")
    done = tablero("bot-check", "puerto_rico", "--players", 2, "--games", 1, "--bot", bot)
    assert done.stdout.count("no JSON: what now") == 1
    assert "(3 times)" in done.stdout


def test_one_slip_is_forgiven(tablero: Run, tmp_path: Path) -> None:
    text = (
        ANSWERING
        + "        if number == 5: os._exit(1)\n        print(json.dumps(answer), flush=True)\n"
    )
    report = check(tablero, program(tmp_path, text), code=1)
    faults = report["faults"]
    assert isinstance(faults, list)
    assert len(faults) == 1
    assert report["answers"] != 0


def test_late_answers_are_not_taken_for_new_ones(tablero: Run, tmp_path: Path) -> None:
    again = "        print(json.dumps(answer), flush=True)\n" * 2
    report = check(tablero, program(tmp_path, ANSWERING + again))
    assert report["faults"] == []


def test_a_program_that_never_reads_is_not_waited_for(tablero: Run, tmp_path: Path) -> None:
    text = f"import time\n{READY}\ntime.sleep(100)\n"
    began = time.monotonic()
    report = check(tablero, program(tmp_path, text), "--seconds", 0.2, code=1)
    assert len(report["faults"]) == 3  # type: ignore[arg-type]
    assert time.monotonic() - began < 60  # a limit against hanging, no measure


def test_a_program_that_never_stops_talking_is_not_listened_to_for_ever(
    tablero: Run, tmp_path: Path
) -> None:
    flood = '        while True: print(\'{"type":"answer","id":0}\', flush=True)\n'
    report = check(tablero, program(tmp_path, ANSWERING + flood), "--seconds", 0.5, code=1)
    assert len(report["faults"]) == 3  # type: ignore[arg-type]


def test_what_is_left_over_from_a_game_is_not_taken_for_the_next(
    tablero: Run, tmp_path: Path
) -> None:
    again = "        print(json.dumps(answer), flush=True)\n" * 2
    report = check(tablero, program(tmp_path, ANSWERING + again), "--games", 3)
    assert report["faults"] == []


def test_what_a_script_starts_ends_with_it(tablero: Run, tmp_path: Path) -> None:
    """A bot behind a script that hangs is ended itself, not the script alone."""
    noted = tmp_path / "pids"
    text = f"import os\nopen({str(noted)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
    text += f"{READY}\nwhile True: pass\n"
    bot = program(tmp_path, text).removeprefix("cmd:")
    script = tmp_path / "bot.sh"
    script.write_text(f"#!/bin/sh\n{bot}\nexit 0\n", encoding="utf-8")
    script.chmod(0o755)
    check(tablero, f"cmd:{shlex.quote(str(script))}", "--seconds", 0.5, code=1)
    started = [int(line) for line in noted.read_text(encoding="utf-8").split()]
    assert len(started) >= 3
    assert not [pid for pid in started if is_running(pid)]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text(encoding="utf-8").split(")")[1].split()[0] != "Z"


@pytest.mark.parametrize("seconds", ["nan", "inf", "-1", "0", "1e400", "soon"])
def test_a_time_to_think_is_a_number_of_seconds(tablero: Run, seconds: str) -> None:
    for asked in (("bot-check", "puerto_rico", "--bot"), ("arena", "puerto_rico", "--bots")):
        done = tablero(*asked, example("any_bot.py"), f"--seconds={seconds}")
        assert done.returncode == 2
        assert "--seconds" in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_observations_are_sent_to_who_wants_them(tablero: Run, tmp_path: Path) -> None:
    text = ANSWERING.replace('{"type":"ready"}', '{"type":"ready","wants":["observation"]}')
    text += "        assert len(message['observation']) == 340 and 'board' not in message\n"
    text += "        print(json.dumps(answer), flush=True)\n"
    assert check(tablero, program(tmp_path, text))["faults"] == []


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("cmd:", "wants the command"),
        ("cmd:/no/such", "cannot be started"),
        ("cmd:node 'bot.mjs", "No closing quotation"),
        ("greedy", "wants cmd:"),
    ],
)
def test_what_cannot_be_started_is_one_line(tablero: Run, bot: str, reason: str) -> None:
    done = tablero("bot-check", "puerto_rico", "--bot", bot)
    assert done.returncode == 2
    assert reason in done.stderr
    assert len(done.stderr.splitlines()) == 1
