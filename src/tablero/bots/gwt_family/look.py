"""Looking ahead: play the own turn out by common sense and judge where it leads."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from typing import cast

from tablero.bots.gwt_family.mind import considered
from tablero.core.game import View
from tablero.core.rng import FastRng
from tablero.games.gwt_family.table import TrailTable

LONGEST_TURN = 60  # decisions; a turn that is longer is judged where it stands
NOT_CONSIDERED = -1000.0  # below anything a turn can be worth
Policy = Callable[[TrailTable, list[int]], int]
Glances = Callable[[TrailTable, list[int]], list[float]]
Judge = Callable[[TrailTable, int], float]


def turns_end(
    start: TrailTable, seat: int, answers: list[int], policy: Policy, judge: Judge
) -> list[float]:
    """What the table is worth at the end of the own turn, after each answer, in this world."""
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


def look(view: View, answers: list[int], policy: Policy, judge: Judge, seed: int) -> list[float]:
    """`turns_end` in a world that fits the view."""
    world = view.determinise(FastRng.seeded(seed * 7919 + int(view.state.ply)))
    return turns_end(cast(TrailTable, world), view.seat, answers, policy, judge)


def values(
    view: View,
    policy: Policy,
    judge: Judge,
    asides_at: tuple[str, ...],
    seed: int,
    worlds: int = 1,
) -> list[float]:
    """One value for each offered answer; asides only at the kinds of question that are named.

    Of several worlds the mean: what is drawn at the end of the turn then weighs less.
    """
    answers = view.state.answers()
    thought_of = considered(cast(TrailTable, view.state), answers, asides_at)
    found = dict.fromkeys(answers, NOT_CONSIDERED)
    if len(thought_of) > 1:
        seen = [look(view, thought_of, policy, judge, seed + world) for world in range(worlds)]
        for k, answer in enumerate(thought_of):
            found[answer] = fsum([worths[k] for worths in seen]) / worlds
    else:
        found[thought_of[0]] = 0.0
    return [found[answer] for answer in answers]
