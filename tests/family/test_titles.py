"""Tiny titles built on the family's two storeys: what they say is all a title has to say.

They come as a package of somebody else's would, by an entry point, and are plain Python, which
cannot derive from compiled classes: each runs in an interpreter of its own on the plain sources.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rigs.harness import Browser, Server

ROOT = Path(__file__).parents[2]
TITLES = ["short_trail", "short_rail"]
CONFORM = """
import sys
import tablero
from tablero.testkit.conformance import check_fair, check_game

game = tablero.game(sys.argv[1])
for seats in game.seat_counts:
    for seed in range(6):
        check_game(game, seats, seed, every=3)
    check_fair(game, seats, bytes(range(seats, seats + 32)))
asked = set()
greedy, random = tablero.bot("greedy"), tablero.bot("random")
for seed in range(20):
    match = game.match(seats=2, seed=seed)
    while not match.is_over():
        asked.add(match.state.kind().name)
        bot = greedy if match.acting() == 0 and seed == 0 else random
        match.play(bot.think(match.view(match.acting()), tablero.Budget()).answer)
    assert tablero.load(match.record()).scores() == match.scores()
print(*sorted(kind.name for kind in game.kinds if kind.name not in asked))
"""
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def elsewhere(tmp_path: Path) -> str:
    """The path of an interpreter in which the titles are installed."""
    about = tmp_path / "site" / "standins-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: standins\nVersion: 1\n")
    points = [f"{title} = tests.family.{title}_title:GAME" for title in TITLES]
    (about / "entry_points.txt").write_text("\n".join(["[tablero.games]", *points, ""]))
    return os.pathsep.join([str(ROOT / "src"), str(ROOT), str(about.parent)])


@pytest.fixture
def python(elsewhere: str, tmp_path: Path) -> Run:
    def run(*words: object, stdin: str = "") -> subprocess.CompletedProcess[str]:
        environment = {"PYTHONPATH": elsewhere, "TABLERO_HOME": str(tmp_path / "home")}
        done = subprocess.run(
            [sys.executable, *map(str, words)],
            env={**os.environ, **environment},
            input=stdin,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr
        return done

    return run


@pytest.mark.parametrize("title", TITLES)
def test_a_title_of_differences_conforms(python: Run, title: str) -> None:
    """Through the public interface, too; every question of the title is asked."""
    assert python("-c", CONFORM, title).stdout.strip() == ""


@pytest.mark.parametrize("title", TITLES)
def test_it_is_played_on_the_command_line(python: Run, title: str, tmp_path: Path) -> None:
    told = json.loads(python("-m", "tablero", "sim", title, "--games", 10, "--json").stdout)
    assert told["games"] == 10
    typed = "1\n2\n3\n" * 200
    report = python("-m", "tablero", "play", title, "--seed", 1, "--json", stdin=typed).stdout
    assert json.loads(report)["over"]
    [record] = (tmp_path / "home" / "records").iterdir()
    python("-m", "tablero", "verify", record)


@pytest.mark.parametrize("title", TITLES)
def test_what_it_has_from_the_family_is_told_whole(python: Run, title: str) -> None:
    """Its answers and events give every fact that the sentences of the family name."""
    typed = "?\n1\n2\n?\n3\n" * 60 + "l\nq\n"
    told = python("-m", "tablero", "play", title, "--me", "all", "--seed", 1, stdin=typed).stdout
    assert "Use an exchange token" in told
    assert [line for line in told.splitlines() if re.search(r"[A-Z]+\(|[{$]", line)] == []


def test_tables_of_it_are_opened_and_played(elsewhere: str, tmp_path: Path) -> None:
    with Server(tmp_path, PYTHONPATH=elsewhere) as server, Browser(server) as somebody:
        for title in TITLES:
            table = somebody.create(title, "hotseat", "hotseat")["table"]
            while (seen := somebody.see(table))["status"] == "playing":
                assert somebody.play(seen, seen["seq"]).status_code == 200
            assert seen["status"] == "over"
        assert not server.tracebacks()
