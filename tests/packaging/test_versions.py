"""The same seed gives the same game on every Python we promise."""

from pathlib import Path

import pytest

from tests.packaging.environments import Environment, answer, interpreters, small_simulation

PERFT = ["perft", "puerto_rico", "--players=3", "--seed=1", "--depth=3", "--json"]


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_same_seed_same_game_on_each_python(tmp_path: Path) -> None:
    hashes = {}
    for version, interpreter in interpreters().items():
        environment = Environment(tmp_path / version, interpreter)
        commands = small_simulation(), PERFT
        hashes[version] = [answer(environment.plain(*command))["hash"] for command in commands]
    assert hashes
    assert len({tuple(found) for found in hashes.values()}) == 1, hashes
