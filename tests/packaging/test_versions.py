"""The same seed gives the same game on every Python we promise."""

from pathlib import Path

import pytest

from tablero.core.registry import games
from tests.packaging.environments import ENGINE, Environment, answer, interpreters, small_simulation


def commands() -> list[list[str]]:
    """A few random games and a count of answer sequences, for each title."""
    asked = []
    for game in games():
        players = min(game.seat_counts)
        asked.append(small_simulation(game.id, players))
        perft = ["perft", game.id, f"--players={players}", "--seed=1", "--depth=3", "--json"]
        asked.append(perft)
    return asked


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_same_seed_same_game_on_each_python(tmp_path: Path) -> None:
    hashes = {}
    for version, interpreter in interpreters().items():
        environment = Environment(tmp_path / version, interpreter, ENGINE)
        hashes[version] = [answer(environment.plain(*words))["hash"] for words in commands()]
    assert all(hashes.values())
    assert len({tuple(found) for found in hashes.values()}) == 1, hashes
