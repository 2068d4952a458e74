"""For titles without heuristics: try each answer, take the best lead over the strongest rival."""

from __future__ import annotations

from tablero.bots.contract import Budget
from tablero.core.engine import State
from tablero.core.game import View
from tablero.core.rng import FastRng
from tablero.core.sim.playout import pick_offered

WORLDS = 4  # dealings of what the seat cannot see, the same for every answer
LOOK = 24  # decisions played on at random, so that an answer's fruit can be seen


def values(view: View, seed: int, budget: Budget) -> list[float]:
    """The mean lead after each answer; a simulation is one answer tried on one world."""
    ply = int(view.state.ply)
    answers = view.state.answers()
    worlds = WORLDS
    if budget.simulations is not None:
        worlds = max(1, budget.simulations // len(answers))
    totals = [0] * len(answers)
    tried = 0
    for world in range(worlds):
        if tried and budget.is_spent():
            break
        tried += 1
        start = view.determinise(FastRng.seeded(seed * 7919 + ply * WORLDS + world))
        for place, answer in enumerate(answers):
            after = start.copy()
            after.play(answer)
            totals[place] += lead(play_on(after, FastRng.seeded(world + 1)), view.seat)
    return [total / tried for total in totals]


def play_on(s: State, rng: FastRng) -> State:
    for _decision in range(LOOK):
        if s.is_over():
            break
        s.play_trusted(pick_offered(s, rng))
    return s


def lead(s: State, seat: int) -> int:
    """Points of `seat` ahead of the best rival."""
    scores = s.scores()
    rivals = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(rivals, default=0)
