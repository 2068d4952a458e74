"""A bot that thinks ahead: so many simulations, or until its time is up."""

from __future__ import annotations

from tablero.bots.contract import Bot, Budget, Heard, Thought
from tablero.bots.greedy import Greedy
from tablero.bots.guides import guide_of
from tablero.core.game import Game, View
from tablero.search.guide import Guide
from tablero.search.tree import Tree, nodes_within

MEGABYTES = 128  # where nobody says how much
AT_A_TIME = 8  # simulations between two looks at the clock


class Searcher(Bot):
    """Weighs the question in a tree, which it keeps for the next question of the same turn."""

    def __init__(self, name: str, seed: int, simulations: int, seconds: float) -> None:
        self.name = name
        self.seed = seed
        self.simulations = simulations
        self.seconds = seconds
        self.guide: Guide | None = None
        self.tree: Tree | None = None
        self.heard = 0  # answers since the last thought
        self.answered = -1
        self.draws = -1

    def sit(self, game: Game, seat: int) -> Bot:
        seated = Searcher(self.name, self.seed, self.simulations, self.seconds)
        seated.guide = guide_of(game.id)
        return seated

    def hear(self, what: Heard) -> None:
        self.heard += 1

    def think(self, view: View, budget: Budget) -> Thought:
        answers = view.state.answers()
        if len(answers) == 1:
            return Thought(answers[0], [(answers[0], 0.0)], "the only answer")
        if self.guide is None:
            return Greedy(self.seed).think(view, budget)
        tree = self.tree_for(view, self.guide, budget)
        spent = self.grow(tree, budget)
        found = [edge for edge in tree.edges() if edge.answer in answers]
        found.sort(key=lambda edge: (-edge.tried, -edge.mean, -edge.prior))
        ranking = [(edge.answer, edge.mean if spent else edge.prior) for edge in found]
        self.answered = found[0].answer
        self.heard = 0
        self.draws = int(view.state.draws)
        return Thought(self.answered, ranking, f"chance to win after {spent} simulations")

    def tree_for(self, view: View, guide: Guide, budget: Budget) -> Tree:
        """The tree as it stands where nothing was drawn and nobody chose since; else a new one."""
        tree = self.tree
        if tree is not None and self.draws == int(view.state.draws):
            if tree.follow(self.answered, view, self.heard):
                return tree
        nodes = nodes_within(budget.megabytes // 2 if budget.megabytes is not None else MEGABYTES)
        self.tree = Tree(guide, view, self.seed * 7919 + int(view.state.ply), nodes)
        return self.tree

    def grow(self, tree: Tree, budget: Budget) -> int:
        """How many simulations the answer rests on, those of an earlier answer counted in."""
        most = self.simulations
        if budget.simulations is not None:
            most = min(most, budget.simulations)
        clock = Budget(self.seconds)
        done = int(tree.seen[tree.root])
        while done < most:
            for _simulation in range(min(AT_A_TIME, most - done)):
                tree.simulate()
                done += 1
            if budget.is_spent() or clock.is_spent():
                break
        return done
