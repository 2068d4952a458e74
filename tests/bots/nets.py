"""A net with made-up weights, for tests that care how a net is used and not how it plays."""

from __future__ import annotations

import json
from array import array

from tablero.core.engine import MAX_SEATS
from tablero.core.game import Game
from tablero.core.rng import FastRng
from tablero.search.features import Features
from tablero.search.net import MAGIC

WIDTH, HIDDEN = 8, 4


def made_up(
    game: Game, head: dict[str, object] | None = None, width: int = WIDTH, hidden: int = HIDDEN
) -> bytes:
    """The bytes of a file that fits the title; `head` replaces what its first line says."""
    assert game.encoder is not None
    features, dice, seats = Features(game.encoder), FastRng.seeded(1), int(MAX_SEATS)
    told: dict[str, object] = {
        "game": game.id,
        "observation": features.signature(),
        "actions": game.actions,
        "width": width,
        "hidden": hidden,
    }
    sizes = [features.rows * width, width, width * hidden, hidden]
    for outputs in (seats, seats, game.actions):
        sizes += [outputs * hidden, outputs]
    data = MAGIC + json.dumps({**told, **(head or {})}).encode() + b"\n"
    for size in sizes:
        data += array("f", [0.0005]).tobytes()
        data += array("h", [int(dice.step() % 801) - 400 for _weight in range(size)]).tobytes()
    return data
