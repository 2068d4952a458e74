"""Every command does what its contract says, with `--json` and without."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from tablero._build import is_compiled
from tablero.core.game import Game
from tablero.core.registry import games

Run = Callable[..., CompletedProcess[str]]
GAMES = [game.id for game in games()]


def told(done: CompletedProcess[str]) -> Any:
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return json.loads(done.stdout)


def test_version_says_how_the_engine_was_built(tablero: Run) -> None:
    done = tablero("--version")
    assert done.returncode == 0
    assert ("compiled" if is_compiled() else "plain") in done.stdout


def test_games_tells_seats_options_stage_and_sources(tablero: Run) -> None:
    listed = told(tablero("games", "--json"))
    assert [game["id"] for game in listed] == GAMES
    for game in listed:
        assert {"seats", "options", "stage", "provenance", "data", "bots"} <= set(game)
        assert sum(game["data"]["confidence"].values()) == pytest.approx(1, abs=0.01)
    assert "puerto_rico" in tablero("games").stdout


@pytest.mark.parametrize("game", GAMES)
def test_sim_tells_speed_and_results(tablero: Run, game: str) -> None:
    report = told(tablero("sim", game, "--games", 3, "--seed", 5, "--json"))
    keys = "game players games decisions cpu_s games_per_s decisions_per_s decisions_per_game"
    assert set(keys.split()) <= set(report)
    assert {"compiled", "wins", "scores", "ended_by", "hash"} <= set(report)
    assert sum(report["wins"]) == pytest.approx(report["games"])
    assert sum(report["ended_by"].values()) == report["games"] == 3


def test_same_seed_gives_the_same_games(tablero: Run) -> None:
    command = ("sim", "puerto_rico", "--players", 3, "--games", 4, "--json", "--seed")
    assert told(tablero(*command, 9))["hash"] == told(tablero(*command, 9))["hash"]
    assert told(tablero(*command, 9))["hash"] != told(tablero(*command, 10))["hash"]


def test_recorded_games_are_the_same_games(tablero: Run, tmp_path: Path) -> None:
    command = ("sim", "puerto_rico", "--players", 3, "--games", 2, "--json")
    saved = told(tablero(*command, "--save", tmp_path / "records"))
    assert saved["hash"] == told(tablero(*command))["hash"]
    records = sorted((tmp_path / "records").iterdir())
    assert len(records) == 2
    verified = told(tablero("verify", "--json", *records))
    assert verified["broken"] == 0
    assert all(result["over"] for result in verified["results"])


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_plain_sources_give_the_same_games(tablero: Run, game: Game) -> None:
    """The command behind the plain column of `bench`; what compilation may never change."""
    import subprocess
    import sys

    seats = str(game.seat_counts[-1])
    command = ["sim", game.id, "--players", seats, "--games", "20", "--json"]
    plain = subprocess.run(
        [sys.executable, "-m", "tablero.cli.plain", *command],
        capture_output=True,
        text=True,
        check=True,
    )
    report = json.loads(plain.stdout)
    assert report["compiled"] is False
    assert report["hash"] == told(tablero(*command))["hash"]


def test_bots_of_every_seat_and_shared_options(tablero: Run) -> None:
    report = told(
        tablero(
            "sim", "puerto_rico", "--players", 3, "--games", 2, "--bots", "greedy,random,greedy",
            "--option", "open_chips=true", "--json",
        )
    )  # fmt: skip
    assert report["bots"] == ["greedy", "random", "greedy"]
    assert report["options"] == {"open_chips": True}


@pytest.mark.parametrize("game", GAMES)
def test_fuzz_finds_nothing(tablero: Run, game: str) -> None:
    report = told(tablero("fuzz", game, "--games", 5, "--json"))
    assert report["violations"] == 0
    assert report["games"] == 5
    assert report["decisions"] > 5


def test_fuzz_writes_a_record_of_a_failure(tablero: Run, tmp_path: Path) -> None:
    done = tablero(
        "fuzz", "puerto_rico", "--players", 3, "--games", 1, "--cap", 20, "--save", tmp_path,
        "--json",
    )  # fmt: skip
    assert done.returncode == 1
    report = json.loads(done.stdout)
    assert report["violations"] == 1
    [path] = tmp_path.glob("*.fault.rec")
    verified = told(tablero("verify", path, "--json"))
    assert verified["results"][0]["answers"] == 20


def test_review_draws_curves_and_names_what_gave_most_away(tablero: Run, tmp_path: Path) -> None:
    tablero("sim", "puerto_rico", "--players", 2, "--games", 1, "--bots", "greedy,random",
            "--save", tmp_path, "--seed", 3)  # fmt: skip
    (file,) = tmp_path.glob("*.rec")
    told = json.loads(tablero("review", file, "--simulations", 4, "--json").stdout)
    assert told["learned"] is True
    assert told["skipped"] == []
    assert max(told["outcome"]) == 1.0
    assert {choice["seat"] for choice in told["choices"]} == {0, 1}
    assert max(choice["fall"] for choice in told["choices"]) > 0.03
    for lang, word in (("en", "Better:"), ("de", "Besser:"), ("ru", "Лучше:")):
        shown = tablero("review", file, "--simulations", 4, "--lang", lang).stdout
        assert word in shown
        assert sum(line.startswith(("A ", "B ")) for line in shown.splitlines()) == 2
    broken = tmp_path / "running.rec"
    broken.write_text("no record")
    failed = tablero("review", broken)
    assert failed.returncode == 2
    assert failed.stderr.count("\n") == 1


def test_perft_counts_sequences(tablero: Run) -> None:
    report = told(tablero("perft", "puerto_rico", "--players", 3, "--depth", 3, "--json"))
    assert len(report["counts"]) == 3
    assert report["counts"][0] == 6  # the roles of three players
    deeper = told(tablero("perft", "puerto_rico", "--players", 3, "--depth", 4, "--json"))
    assert deeper["counts"][:3] == report["counts"]


def test_arena_balances_seats(tablero: Run) -> None:
    report = told(
        tablero(
            "arena", "puerto_rico", "--players", 3, "--games", 6, "--bots", "greedy,random",
            "--json",
        )
    )  # fmt: skip
    best, other = report["bots"]
    assert best["bot"] == "greedy"
    assert best["rating"] > other["rating"]
    assert best["seat_games"] == other["seat_games"] == 9
    low, high = best["interval95"]
    assert low <= best["share"] <= high


def test_arena_seats_one_among_copies_of_another(tablero: Run) -> None:
    asked = ("arena", "puerto_rico", "--players", 3, "--games", 6, "--bots", "easy")
    report = told(tablero(*asked, "--against", "random", "--json"))
    seats = {bot["bot"]: bot["seat_games"] for bot in report["bots"]}
    assert seats == {"easy": 6, "random": 12}
    at_once = told(tablero(*asked, "--against", "random", "--processes", 2, "--json"))
    assert at_once["bots"] == report["bots"]


def test_check_data_finds_no_fault(tablero: Run) -> None:
    report = told(tablero("check-data", "--json"))
    assert report["faults"] == 0
    assert all(game["rows"] > 0 for game in report["games"])


def test_bench_measures_every_row(tablero: Run) -> None:
    report = told(tablero("bench", "puerto_rico", "--runs", 1, "--no-plain", "--json"))
    [row] = report["games"]
    assert row["games_per_s"] > 0
    assert row["observed_decisions_per_s"] > 0
    assert row["vector_steps_per_s"] > 0
    assert row["vector_scaling"] > 0
    assert row["empty_scaling"] > 0
    assert row["zoo_steps_per_s"] > 0
    assert row["copy_us"] > 0
    assert row["simulations_per_s"] > 0


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_stream_that_is_closed_is_an_empty_one(tablero: Run, closed: str) -> None:
    """As daemons are started: `play` had no input to ask, and every command no output to flush."""
    done = tablero("play", "puerto_rico", closed=closed)
    assert done.returncode == 0
    assert "Traceback" not in done.stdout + done.stderr
