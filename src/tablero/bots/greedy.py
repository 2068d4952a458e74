"""A quick player of common sense: a title's own heuristics, or one step of looking ahead."""

from __future__ import annotations

from tablero.bots import one_ply
from tablero.bots.contract import Bot, Budget, Thought
from tablero.bots.heuristics import judge_of
from tablero.core.game import View


class Greedy(Bot):
    def __init__(self, seed: int = 0) -> None:
        self.name = "greedy"
        self.seed = seed

    def think(self, view: View, budget: Budget) -> Thought:
        answers = view.state.answers()
        if len(answers) == 1:
            return Thought(answers[0], [(answers[0], 0.0)], "the only answer")
        judge = judge_of(view.game.id)
        if judge is not None:
            return Thought.best(answers, judge(view, self.seed), "heuristics of the title")
        values = one_ply.values(view, self.seed, budget)
        return Thought.best(answers, values, "mean lead some answers later")
