"""The same seed gives the same game on every Python we promise."""

import json
from pathlib import Path

import pytest

from tablero.core.registry import games
from tests.packaging.environments import ENGINE, Environment, interpreters, small_simulation

# One process plays all, as reading the titles takes longer than these games.
ALL = """
import contextlib, io, json, sys
from tablero.cli.main import main
hashes = []
for words in json.loads(sys.argv[1]):
    with contextlib.redirect_stdout(io.StringIO()) as said:
        assert main(words) == 0
    hashes.append(json.loads(said.getvalue())["hash"])
print(json.dumps(hashes))
"""


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
        hashes[version] = json.loads(environment.plain("-c", ALL, json.dumps(commands())))
    assert all(hashes.values())
    assert len({tuple(found) for found in hashes.values()}) == 1, hashes
