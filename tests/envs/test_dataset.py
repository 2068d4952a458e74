"""Records become arrays and come back; the script of the page on imitation runs."""

from __future__ import annotations

import contextlib
import json
import re
import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tablero.core.game import Game
from tablero.core.registry import games
from tablero.core.sim.playout import chooser, pick_offered
from tablero.envs import Observer, VectorEnv
from tablero.envs.dataset import Dataset, DatasetError, pack

ROOT = Path(__file__).parents[2]


def record_of(game: Game, seats: int, seed: int, names: list[str] | None = None) -> str:
    match, rng = game.match(seats, seed), chooser(seed)
    match.names = names or match.names
    while not match.is_over():
        match.play(int(pick_offered(match.state, rng)))
    return match.record()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_arrays_hold_what_was_played(game: Game, tmp_path: Path) -> None:
    texts = [record_of(game, seats, seats) for seats in game.seat_counts[:2]]
    data = pack(texts, forced=True)
    data.save(tmp_path / "data.npz")
    again = Dataset.load(tmp_path / "data.npz")
    assert again.records == texts
    assert again.is_current()
    for one, two in zip(data, again, strict=True):
        assert np.array_equal(np.asarray(one), np.asarray(two))
    answers = re.findall(r"(?m)^\d+ [A-Z] ", "".join(texts))
    assert len(again.actions) == len(answers)
    masks = again.mask(np.arange(len(again.actions)))
    assert masks[np.arange(len(again.actions)), again.actions].all()
    chosen = pack(texts)
    assert len(chosen.actions) == (masks.sum(1) > 1).sum()


def test_decisions_of_one_player_alone() -> None:
    game = games()[0]
    text = record_of(game, 3, 1, ["teacher", "other", "other"])
    assert set(pack([text], of="teacher").seats) == {0}
    everybody = pack([text])
    assert set(everybody.seats) == {0, 1, 2}
    for seat in range(3):
        share = everybody.shares[everybody.seats == seat]
        assert set(share) <= {0.0, 0.5, 1.0}


def test_what_is_no_data_set_is_refused(tmp_path: Path) -> None:
    two = [record_of(game, 2, 1) for game in games()[:2]]
    with pytest.raises(DatasetError, match="one title"):
        pack(two)
    with pytest.raises(DatasetError, match="one title"):
        pack([])
    for name, content in (("text.npz", b"hello"), ("empty.npz", b"")):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(DatasetError, match=r"no data set$"):
            Dataset.load(tmp_path / name)
    np.savez(tmp_path / "other.npz", a=np.zeros(3))
    with pytest.raises(DatasetError, match="no data set"):
        Dataset.load(tmp_path / "other.npz")


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("packed") / "data.npz"
    pack([record_of(games()[0], 2, 1)]).save(path)
    return path


def forged(packed: Path, path: Path, **arrays: object) -> Path:
    """A data set with other arrays in the place of some of its own."""
    with np.load(packed) as found:
        np.savez(path, **{**found, **arrays})
    return path


@pytest.mark.parametrize("name", ["../../out", "", ["puerto_rico"]])
def test_a_title_is_no_way_out_of_a_folder(packed: Path, tmp_path: Path, name: object) -> None:
    """The records of a file that somebody sent were written where it said."""
    head = json.dumps({"tablero": 1, "game": name, "observation": ""})
    evil = forged(packed, tmp_path / "evil.npz", head=np.array(head))
    command = ["-m", "tablero", "dataset", "unpack", evil, tmp_path / "in" / "here"]
    done = subprocess.run(
        [sys.executable, *map(str, command)], capture_output=True, check=False, text=True
    )
    assert (done.returncode, done.stderr) == (2, f"tablero: {evil}: no data set\n")
    assert list(tmp_path.iterdir()) == [evil]


def test_a_file_that_was_made_to_look_like_one(packed: Path, tmp_path: Path) -> None:
    evil = tmp_path / "evil.npz"
    deep = "[" * 100_000
    odd = np.array([{"an": "object"}], dtype=object)  # numpy would have to unpickle it
    ends = np.array([0.5, 3.5])
    for name, array in {"head": np.array(deep), "records_from": ends, "actions": odd}.items():
        with pytest.raises(DatasetError, match="no data set"):
            Dataset.load(forged(packed, evil, **{name: array}))
    raw = packed.read_bytes()
    for place in range(0, len(raw), len(raw) // 400):  # lengths, names, ways of packing, shapes
        evil.write_bytes(raw[:place] + bytes([raw[place] ^ 0xFF]) + raw[place + 1 :])
        with contextlib.suppress(DatasetError):
            Dataset.load(evil)


def run(*command: object) -> str:
    words = [sys.executable, *(str(word) for word in command)]
    return subprocess.run(words, capture_output=True, check=True, text=True).stdout


def test_the_page_on_imitation_runs_small(tmp_path: Path) -> None:
    saved, data = tmp_path / "games", tmp_path / "greedy.npz"
    sim = ("sim", "puerto_rico", "--players", 3, "--games", 10, "--bots", "random", "--save", saved)
    run("-m", "tablero", *sim)
    files = sorted(saved.glob("*.rec"))
    packed = json.loads(run("-m", "tablero", "dataset", "--json", "pack", data, *files))
    assert packed["records"] == 10
    assert packed["current"]
    script = ROOT / "docs/examples/imitate.py"
    told = run(script, data, "--epochs", 1, "--games", 3, "--against", "random")
    assert "chooses the same in" in told
    assert re.search(r"wins [\d.]+% of 3 games against random", told)
    run("-m", "tablero", "dataset", "unpack", data, tmp_path / "back")
    back = sorted((tmp_path / "back").glob("*.rec"))
    assert [path.read_text("utf-8") for path in back] == [path.read_text("utf-8") for path in files]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_script_expands_what_every_title_observes(game: Game) -> None:
    script = runpy.run_path(str(ROOT / "docs/examples/imitate.py"))
    env = VectorEnv(game, 4, 2)
    for _step in range(40):
        env.step(env.sample())
    inputs = script["Inputs"](Observer(game).schema)
    seen = inputs(env.observations)
    assert seen.shape == (4, inputs.size)
    assert seen.min() >= 0
    assert seen.max() <= 1
