"""A short run of the hostile rig; all of it, with figures, is `python -m rigs.hostile`."""

from pathlib import Path

import pytest
from rigs import hostile
from rigs.attacks import ATTACKS

SHORT = ["silent", "crafted_headers", "used_ids", "huge_frames", "pings", "crowd", "leave_and_join"]


@pytest.mark.slow
def test_a_hostile_guest_throws_nobody_off(tmp_path: Path) -> None:
    phases = hostile.run(tmp_path, SHORT, seconds=2, tables=5)
    assert [phase.name for phase in phases[1::2]] == SHORT
    for phase in phases:
        assert phase.is_good(), phase
        assert phase.moves > 0
    assert set(SHORT) < set(ATTACKS)
