"""Late positions that random play seldom reaches: many workers, buildings, discs and dollars."""

from __future__ import annotations

import random

import pytest

from tablero.core.registry import find
from tablero.core.rng import FastRng
from tablero.core.sim.playout import faults_of
from tablero.games.gwt2.cards import OBJECTIVES
from tablero.games.gwt2.catalogue import BUILDING_NODES, CITIES, DISCS, NODES, RAILROAD, STATIONS

ANSWERS = 120


def late_player(dice: random.Random, engine: str, cards: list[str]) -> dict[str, object]:
    """Discs in cities and on stations are as many as the spaces cleared."""
    cleared = dice.sample(DISCS, dice.randrange(len(DISCS) + 1))
    stations = dice.sample(STATIONS, dice.randrange(min(len(cleared), len(STATIONS)) + 1))
    once = dice.sample(CITIES[1:-1], len(CITIES) - 2)
    cities = [
        once.pop() if once and dice.random() < 0.7 else dice.choice([CITIES[0], CITIES[-1]])
        for _disc in range(len(cleared) - len(stations))
    ]
    return {
        "dollars": dice.choice([0, 5, 30, 80]),
        "exchange_tokens": dice.randrange(3),
        "crew": {worker: dice.randrange(1, 6) for worker in ("cowboy", "builder", "engineer")},
        "engine": engine,
        "herder": dice.choice(NODES[:48]),
        "cleared": cleared,
        "stations": stations,
        "cities": cities,
        "hand": {"criollo": 2, "galloway": 1, cards.pop(): 1},
        "discard": {"longhorn": 1, cards.pop(): 1},
    }


def late_position(dice: random.Random, seats: int) -> dict[str, object]:
    sides = [dice.choice("ab") for _number in range(12)]
    sites = [NODES[node] for node in dice.sample([int(n) for n in BUILDING_NODES], 4 * seats)]
    tiles = {
        "flood_1": "flood_green_2",
        "rockfall_2": "rockfall_black_3",
        "bandit_1": "green_bandit",
    }
    for seat in range(seats):
        for number in dice.sample(range(12), 4):
            tiles[sites.pop()] = f"{number + 1}{sides[number]}@{seat}"
    cards = dice.sample(OBJECTIVES, len(OBJECTIVES))
    engines = dice.sample(RAILROAD.names[:-1], seats)
    return {
        "seats": seats,
        "sides": sides,
        "tiles": tiles,
        "players": [late_player(dice, engine, cards) for engine in engines],
        "display": [cards.pop() for _place in range(4)],
        "market": {"longhorn": 2, "corriente": 2, "shorthorn_3": 1, "hereford_7": 1},
        "jobs": [["cowboy", "builder"], ["engineer"]],
        "job_row": dice.randrange(3, 12),
        "job_filled": 0,
    }


@pytest.mark.parametrize("seed", range(12))
def test_late_positions_hold_and_round_trip(seed: int) -> None:
    game = find("gwt2")
    dice = random.Random(seed)
    state = game.load(late_position(dice, 2 + seed % 3), FastRng.seeded(seed))
    for ply in range(ANSWERS):
        if state.is_over():
            break
        state.play(dice.choice(state.answers()))
        assert faults_of(state) == []
        if ply % 11 == 0:
            dump = game.dump(state)
            assert game.dump(game.load(dump, state.rng.copy())) == dump
