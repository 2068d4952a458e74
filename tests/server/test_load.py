"""A smoke run of the load rig: everything is answered and everybody hears everything."""

from pathlib import Path

from rigs import load


def test_a_small_load_is_answered_in_full(tmp_path: Path) -> None:
    report = load.run(tmp_path, 5, 10, 3, ["puerto_rico"])
    assert report["refused"] == 0, report
    assert report["tracebacks"] == ""
    assert report["sockets"] == 20
