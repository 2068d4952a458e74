"""A short run of the fuzzing rig; the long one is `python -m rigs.fuzz`."""

from pathlib import Path

from rigs import fuzz
from rigs.parts.fuzz_scene import Wire


def test_mutated_inputs_are_refused_without_harm(tmp_path: Path) -> None:
    report = fuzz.run(tmp_path, inputs=1500, seed=4, names=["puerto_rico"])
    assert report.is_good(), report
    assert report.statuses[400] > 100
    assert report.accepted > 10, "some requests are good"
    assert report.compared > 10


def test_every_route_is_asked() -> None:
    asked = {(route.method, route.path) for route in Wire().routes}
    for method, path in (("POST", "cancel"), ("POST", "rematch"), ("POST", "reveal")):
        assert (method, f"/api/tables/{{table_id}}/{path}") in asked
    assert ("POST", "/api/device/go-on") in asked
    assert ("GET", "/api/games/{game}/lesson/{step}") in asked
