"""Who pays what for an action, as JSON: run in a process of its own, on any copy of the package.

python played.py TITLE POSITION WORD [WORD ..]

The words are answered one after the other by the first player, and in the same position by the
second; told is what each of them has paid.
"""

from __future__ import annotations

import json
import sys
from typing import Any, cast

from tablero.core.registry import find
from tablero.core.rng import FastRng
from tablero.games.gwt_family.table import TrailTable


def paid(title: str, plain: dict[str, Any], words: list[str], seat: int) -> int:
    game = find(title)
    place: dict[str, Any] = {
        "players": [plain.pop("player")] * 2,
        "seat": seat,
        "seats": 2,
        "phase": "use",
    }
    own = {node: f"{face}@{seat}" for node, face in plain.pop("tiles", {}).items()}
    place["tiles"] = {**plain.pop("board", {}), **own}
    position = {**plain, **place}
    state = cast(TrailTable, game.load(position, FastRng.seeded(1)))
    state.settle()
    before = int(state.rancher(seat).money)
    for word in words:
        if state.current_player() != seat:
            raise ValueError(f"{word} is asked of seat {state.current_player()}")
        state.play(state.answer_of(word))
    return before - int(state.rancher(seat).money)


if __name__ == "__main__":
    title, plain, *words = sys.argv[1:]
    print(json.dumps([paid(title, json.loads(plain), words, seat) for seat in (0, 1)]))
