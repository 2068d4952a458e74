"""A gate lets nobody through who is not better, and trials can be told apart and added up."""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import numpy as np
from training import samples
from training.gate import paired, replaced
from training.play import Job, run
from training.recipes import RECIPES
from training.strength import goals, ladder
from training.trials import NO_NET, Entrant, Tally

from tablero import bots
from tablero.bots.guides import searched_with
from tablero.bots.searcher import Searcher
from tablero.core.registry import find
from tablero.search.net import MOST_BYTES, read_net
from tests.bots.nets import made_up


def tallies(won: list[float]) -> list[Tally]:
    return [Tally(won=one, games=3) for one in won]


def test_a_gain_is_reckoned_seed_by_seed() -> None:
    gain, spread = paired(tallies([2.0, 1.0, 3.0]), tallies([1.0, 0.0, 2.0]))
    assert (round(gain, 6), spread) == (round(1 / 3, 6), 0.0)
    gain, spread = paired(tallies([3.0, 0.0]), tallies([0.0, 3.0]))
    assert gain == 0.0
    assert spread > 1.0


def test_a_net_that_is_no_better_is_refused(tmp_path: Path) -> None:
    net, place = tmp_path / "same.net", tmp_path / "promoted.net"
    net.write_bytes(made_up(find("puerto_rico")))
    command = [sys.executable, "-m", "training.gate", "puerto_rico", str(net), str(net)]
    few = ["--seats", "2", "--games", "2", "--simulations", "0", "--processes", "1"]
    done = subprocess.run(
        [*command, *few, "--into", str(place)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1, done.stderr
    assert "too few games" in done.stdout.splitlines()[-1]
    assert [line for line in done.stdout.splitlines() if "against" in line]
    assert not place.exists()


def test_a_gate_knows_who_sat_there_before(tmp_path: Path) -> None:
    old = tmp_path / "old.net"
    old.write_bytes(b"net")
    told = {"level": "master", "simulations": 5}
    assert replaced(Namespace(old=None, rival="hard", **told)) == Entrant("hard", None, 5)
    assert replaced(Namespace(old=None, rival=None, **told)) == Entrant("hard", NO_NET, 5)
    assert replaced(Namespace(old=old, rival=None, **told)) == Entrant("master", b"net", 5)


def test_every_recipe_is_for_a_title_that_can_be_searched_with_a_net() -> None:
    for title, recipe in RECIPES.items():
        game = find(title)
        assert set(recipe.seats) <= set(game.seat_counts)
        guide = searched_with(title, read_net(made_up(game), game)).guide
        state = game.seeded(recipe.seats[0], 1)
        guide.begin(state)
        guide.judge(state)
        seats = range(int(state.seats))
        assert abs(sum(guide.values[seat] for seat in seats) - 1.0) < 1e-6
        assert len(made_up(game)) < MOST_BYTES


def test_an_entrant_plays_as_the_bot_does_with_its_net_or_none() -> None:
    game = find("puerto_rico")
    net = made_up(game)
    with_net = Entrant("hard", net, exploration=0.7).sit(game, 1, 0)
    without = Entrant("hard", NO_NET).sit(game, 1, 0)
    assert isinstance(with_net, Searcher)
    assert isinstance(without, Searcher)
    assert with_net.searched is not None
    assert without.searched is not None
    assert with_net.searched.guide.exploration == 0.7
    assert with_net.searched.guide.is_learned
    assert not without.searched.guide.is_learned


def test_lines_of_strength_are_of_bots_there_are() -> None:
    for line in [*goals(), *ladder()]:
        assert {line.player.name, line.rival.name} <= set(bots.names(line.game))
        assert line.seats in find(line.game).seat_counts
    names = [line.name() for line in goals()]
    assert len(set(names)) == len(names)


def played(tmp_path: Path, job: dict[str, Any]) -> dict[str, Any]:
    """The samples of one game."""
    net = made_up(find("puerto_rico"))
    path = tmp_path / "part_00.npz"
    run(Job("puerto_rico", (2,), 1.0, net, exploration=0.4, seconds=0.0, seed=1, path=path, **job))
    return dict(samples.load([tmp_path]))


def test_of_games_at_a_glance_the_policy_is_learned_only_where_they_teach(tmp_path: Path) -> None:
    for teaches in (True, False):
        found = played(tmp_path, {"simulations": 0, "teaches": teaches})
        taught = np.asarray(found["targets"]).sum(1)
        assert len(taught) > 20
        assert (np.abs(taught - 1.0) < 0.01).all() if teaches else not taught.any()
        assert set(np.asarray(found["values"]).sum(1)) == {1.0}
    forgotten = played(tmp_path, {"simulations": 0})
    samples.forget_policy(forgotten, tmp_path)
    assert not np.asarray(forgotten["targets"]).any()


def test_who_learns_to_beat_a_bot_keeps_its_own_decisions(tmp_path: Path) -> None:
    alone = played(tmp_path, {"simulations": 1})
    among = played(tmp_path, {"simulations": 1, "rival": "medium", "rival_simulations": 1})
    assert 0 < len(among["games"]) < 0.75 * len(alone["games"])
