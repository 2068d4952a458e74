"""A short run of the fuzzing rig; the long one is `python -m rigs.fuzz`."""

from pathlib import Path

from rigs import fuzz


def test_mutated_inputs_are_refused_without_harm(tmp_path: Path) -> None:
    report = fuzz.run(tmp_path, inputs=1500, seed=4, names=["puerto_rico"])
    assert report.is_good(), report
    assert report.statuses[400] > 100
