"""`tablero review`: a choice that cannot be judged does not throw the others away."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablero.bots import Budget
from tablero.bots.review import Choice, choices
from tablero.bots.review import review as judge
from tablero.cli.commands import review
from tablero.cli.main import main
from tablero.core.engine import State
from tablero.core.match import Match
from tablero.core.registry import find
from tablero.core.rng import FastRng
from tablero.core.text import record

LOST = 3


@pytest.fixture
def file(tmp_path: Path) -> Path:
    match, dice = find("puerto_rico").match(2, 4), FastRng.seeded(5)
    while not match.is_over():
        answers = match.state.answers()
        match.play(answers[int(dice.step()) % len(answers)])
    path = tmp_path / "over.rec"
    path.write_text(record.write(match), encoding="utf-8")
    return path


def fails_at(lost: set[int], monkeypatch: pytest.MonkeyPatch) -> None:
    def judged(match: Match, ply: int, state: State, budget: Budget) -> Choice:
        if ply in lost:
            raise MemoryError
        return judge(match, ply, state, budget)

    monkeypatch.setattr(review, "review", judged)


def test_the_others_are_told(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plies = choices(record.read(file.read_text(encoding="utf-8")))
    fails_at(set(plies[:LOST]), monkeypatch)
    command = ["review", str(file), "--simulations", "2"]
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["skipped"] == plies[:LOST]
    assert [choice["ply"] for choice in told["choices"]] == plies[LOST:]
    assert main(command) == 0
    assert f"Choices that could not be judged: {LOST}." in capsys.readouterr().out


def test_where_none_can_be_judged_it_says_why(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fails_at(set(choices(record.read(file.read_text(encoding="utf-8")))), monkeypatch)
    with pytest.raises(MemoryError):
        main(["review", str(file)])
