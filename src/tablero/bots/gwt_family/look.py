"""Looking ahead: play the own turn out by common sense and judge where it leads."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tablero.core.game import View
from tablero.core.rng import FastRng
from tablero.games.gwt_family.table import TrailTable

LONGEST_TURN = 60  # decisions; a turn that is longer is judged where it stands
Policy = Callable[[TrailTable, list[int]], int]
Judge = Callable[[TrailTable, int], float]


def look(view: View, answers: list[int], policy: Policy, judge: Judge, seed: int) -> list[float]:
    """What the table is worth at the end of the own turn, after each answer."""
    seat = view.seat
    start = cast(TrailTable, view.determinise(FastRng.seeded(seed * 7919 + int(view.state.ply))))
    turn = start.turns

    def worth(answer: int) -> float:
        world = cast(TrailTable, start.copy())
        world.play(answer)
        for _decision in range(LONGEST_TURN):
            if world.is_over() or world.turns != turn:
                break
            world.play_trusted(policy(world, world.answers()))
        return judge(world, seat)

    return [worth(answer) for answer in answers]
