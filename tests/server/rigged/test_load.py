"""A smoke run of the load rig: everything is answered and everybody hears everything."""

from pathlib import Path

import pytest
from rigs import cost, load


def test_a_small_load_is_answered_in_full(tmp_path: Path) -> None:
    report = load.run(tmp_path, 5, 10, 3, ["puerto_rico"])
    assert report["refused"] == 0, report
    assert report["tracebacks"] == ""
    assert report["sockets"] == 20


def test_the_rate_rises_until_it_is_too_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load, "MOST", 13.0)
    never = load.run(tmp_path, 4, 10, 1, ["puerto_rico"], limit=1e9)
    rates = [step["rate"] for step in never["steps"]]  # type: ignore[attr-defined]
    assert rates == [10, 12.5, 14.0]
    assert never["held"] == 14.0
    slow = {**never["steps"][0], "ack_p99_ms": 151.0}  # type: ignore[index]
    assert not load.is_held(slow, 150.0)
    assert not load.is_held({**slow, "ack_p99_ms": 1.0, "skipped": 1}, 150.0)


def test_what_a_move_costs_is_told_part_by_part(tmp_path: Path) -> None:
    report = cost.measure(tmp_path, "puerto_rico", 40)
    spent = report["microseconds"]
    assert isinstance(spent, dict)
    assert {"request and answer", "decided and stored", "shown", "whole"} < set(spent)
    assert report["bytes_told_each"]
