"""A short run of the hostile rig; all of it, with figures, is `python -m rigs.hostile`."""

from pathlib import Path

import pytest
from rigs import hostile
from rigs.hostile import Phase, Try, outcome
from rigs.parts.attacks import ATTACKS

SHORT = ["silent", "crafted_headers", "used_ids", "huge_frames", "pings", "crowd", "leave_and_join"]


@pytest.mark.slow
def test_a_hostile_guest_throws_nobody_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hostile, "TRIES", 1)
    monkeypatch.setattr(hostile, "REST", 0.2)
    tries = hostile.run(tmp_path, SHORT, seconds=2, calm=0.5, tables=5)
    assert [one.under.name for one in tries] == SHORT
    for one in tries:
        assert one.is_good(), one
        assert one.under.moves > 0
    assert set(SHORT) < set(ATTACKS)


def phase(p99: float, thrown_off: int = 0, waited: float = 0.0) -> Phase:
    return Phase("x", 160, 5.0, p99, 0, thrown_off, 80.0, 0.1, waited)


def test_it_is_the_attack_that_is_judged_not_the_machine() -> None:
    slow = Try(phase(20), phase(400), phase(30))
    busy = Try(phase(20), phase(400), phase(150))
    quick = Try(phase(20), phase(240), phase(30))
    assert [one.holds() for one in (slow, busy, quick)] == [False, True, True]
    assert outcome([slow, quick])["holds"]  # once was the machine's doing
    assert outcome([slow, slow, slow])["broke"] == ["x"]
    starved = Try(phase(20), phase(400, waited=0.8), phase(30))
    told = outcome([slow, starved])
    assert slow.plain()["calm_p50_ms"] == [5.0, 5.0]
    assert (told["holds"], told["broke"], told["undecided"]) == (False, [], ["x"])
    harm = Try(phase(20), phase(20, thrown_off=1), phase(20))
    assert not outcome([harm, quick])["holds"]  # somebody thrown off stays thrown off
