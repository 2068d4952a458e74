"""The arena: the same games wherever and whenever they are played."""

from __future__ import annotations

import json
import os
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tablero.cli.arena.chart import chart
from tablero.cli.arena.plan import Plan
from tablero.cli.arena.rounds import Played
from tablero.cli.arena.tournament import Tournament
from tablero.cli.ratings import Skill, always_valid, rate
from tests.cli.conftest import Run

ASKED = ("arena", "gwt_elpaso", "--players", 2, "--bots", "random,beginner", "--json")


def arena(tablero: Run, *args: object) -> dict[str, object]:
    done = tablero(*ASKED, *args)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    report.pop("cpu_s")
    assert isinstance(report, dict)
    return report


def test_a_tournament_is_taken_up_again(tablero: Run, tmp_path: Path) -> None:
    whole = arena(tablero, "--games", 4)
    log = tmp_path / "games.jsonl"
    arena(tablero, "--games", 2, "--log", log)
    begun = log.read_text(encoding="utf-8")
    log.write_text(begun + '[["brok', encoding="utf-8")  # the machine stopped while it wrote
    assert arena(tablero, "--games", 4, "--log", log) == whole
    lines = log.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 2
    assert arena(tablero, "--games", 4, "--log", log) == whole
    other = tablero(*ASKED, "--games", 2, "--seed", 2, "--log", log)
    assert other.returncode == 2
    assert "another tournament" in other.stderr
    log.write_text(lines[0] + "\n{}\n", encoding="utf-8")
    damaged = tablero(*ASKED, "--games", 2, "--log", log)
    assert damaged.returncode == 2
    assert "damaged" in damaged.stderr


def test_a_settled_question_ends_it(tablero: Run) -> None:
    asked = ("arena", "puerto_rico", "--players", 2, "--bots", "random", "--against", "easy")
    report = json.loads(tablero(*asked, "--games", 400, "--settle", "--json").stdout)
    assert report["settled"]
    assert 10 < report["games"] < 200


def test_thinking_can_be_bounded_by_simulations(tablero: Run) -> None:
    """Two bots that differ only in how far they look are one if both may not look at all."""
    asked = ("arena", "puerto_rico", "--players", 2, "--bots", "hard", "--against", "master")
    report = json.loads(tablero(*asked, "--games", 2, "--simulations", 0, "--json").stdout)
    assert [bot["wins"] for bot in report["bots"]] == [1.0, 1.0]
    refused = tablero(*asked, "--simulations", -1)
    assert refused.returncode == 2
    assert "between" in refused.stderr


@pytest.mark.parametrize("game", ["puerto_rico", "gwt_elpaso"])
def test_the_largest_seed_is_a_seed_for_every_bot(tablero: Run, game: str) -> None:
    names = "beginner,builder,greedy,medium"
    asked = ("arena", game, "--players", 2, "--bots", names, "--games", 2, "--seed", 1 << 40)
    done = tablero(*asked, "--simulations", 4)
    assert done.returncode == 0, done.stderr


def test_a_chart_is_drawn(tablero: Run, tmp_path: Path) -> None:
    path = tmp_path / "shares.svg"
    arena(tablero, "--games", 2, "--chart", path)
    drawn = ET.fromstring(path.read_text(encoding="utf-8"))
    texts = "".join(drawn.itertext())
    assert all(name in texts for name in ("random", "beginner", "par 50.0%"))


def test_a_chart_takes_no_pipes_place(tablero: Run, tmp_path: Path) -> None:
    """What is no file was replaced by one: a device too, where somebody may."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        arena(tablero, "--games", 2, "--chart", pipe)
        assert pipe.is_fifo()
        assert os.read(reader, 1 << 16).startswith(b"<svg")
    finally:
        os.close(reader)


def test_a_chart_escapes_names() -> None:
    rows: list[dict[str, object]] = [{"bot": "<b>&", "share": 0.5, "interval95": [0.4, 0.6]}]
    assert "<b>&" in "".join(ET.fromstring(chart("a<b", rows, 0.5)).itertext())


def test_every_bot_sits_once_on_every_seat_of_a_round() -> None:
    names = ["a", "b", "c", "d", "e"]
    plan = Plan("puerto_rico", 3, {}, names, "", 1, None)
    tables = set()
    for number in range(20):
        line_ups = plan.round(number).line_ups
        for seat in range(3):
            assert sorted(line_up[seat] for line_up in line_ups) == names
        tables |= {frozenset(line_up) for line_up in line_ups}
    assert len(tables) == 10  # every three of five have met
    alone = Plan("puerto_rico", 3, {}, ["a"], "b", 1, None).round(0).line_ups
    assert alone == [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]]


def test_skills_are_those_of_openskill() -> None:
    """Figures of openskill 6.2 (PlackettLuce, tau 0)."""
    skills = [Skill(), Skill(30, 4), Skill(20, 6)]
    expected = {
        (1, 2, 3): [(28.595933, 8.101378), (29.822913, 3.973824), (18.534315, 5.889167)],
        (3, 1, 2): [(20.194021, 7.835285), (30.650259, 3.986047), (21.028336, 5.882223)],
        (1, 1, 2): [(25.960069, 8.101378), (30.042956, 3.986047), (19.405649, 5.951561)],
    }
    for places, wanted in expected.items():
        for skill, (mu, sigma) in zip(rate(skills, list(places)), wanted, strict=True):
            assert skill.mu == pytest.approx(mu, abs=1e-6)
            assert skill.sigma == pytest.approx(sigma, abs=1e-6)


def test_the_interval_that_always_holds() -> None:
    assert always_valid([]) == (0.0, 1.0)
    low, high = always_valid([0.5] * 1000)
    assert 0.4 < low < 0.5 < high < 0.6
    few, many = always_valid([1.0] * 5), always_valid([1.0] * 100)
    assert few[0] < 0.5 < many[0]


def test_peeking_does_not_settle_what_is_even() -> None:
    """Fair coins, looked at after every toss: wrong in fewer than one run of twenty."""
    wrong = 0
    for run in range(60):
        state, shares = run * 7919 + 1, []
        for _toss in range(300):
            state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
            shares.append(float(state >> 63))
            low, high = always_valid(shares)
            if not low <= 0.5 <= high:
                wrong += 1
                break
    assert wrong <= 3


def test_standings_count_faults_and_pairs() -> None:
    tournament = Tournament(["a", "b"], 2)
    for _round in range(40):
        tournament.add_round(
            [Played(["a", "b"], [9, 3], [0], [0, 1], 1), Played(["b", "a"], [3, 9], [1], [1, 0], 2)]
        )
    assert tournament.is_settled()
    best, other = tournament.plain()
    assert (best["bot"], best["share"], other["faults"]) == ("a", 1.0, 80)
    assert tournament.standings["a"].skill.mu > tournament.standings["b"].skill.mu
