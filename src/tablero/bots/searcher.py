"""A bot that thinks ahead: so many simulations, or until its time is up."""

from __future__ import annotations

from tablero.bots.contract import Bot, Budget, Heard, Thought
from tablero.bots.greedy import Greedy
from tablero.bots.guides import Searched, searched
from tablero.core.game import Game, View
from tablero.search.guide import Guide
from tablero.search.tree import Tree, nodes_within

MEGABYTES = 128  # where nobody says how much
SHARE = 4  # of the memory that is allowed in all, one in so many is for the tree


class Searcher(Bot):
    """Weighs the question in a tree, which it keeps for the next question of the same turn.

    In a title that nobody has told how to search it plays like `greedy`.
    """

    def __init__(self, name: str, seed: int, seconds: float) -> None:
        self.name = name
        self.seed = seed
        self.seconds = seconds
        self.searched: Searched | None = None
        self.tree: Tree | None = None
        self.heard = 0  # answers since the last thought
        self.answered = -1
        self.draws = -1

    def sit(self, game: Game, seat: int) -> Bot:
        seated = Searcher(self.name, self.seed, self.seconds)
        seated.searched = searched(game.id)
        return seated

    def hear(self, what: Heard) -> None:
        self.heard += 1

    def think(self, view: View, budget: Budget) -> Thought:
        answers = view.state.answers()
        if len(answers) == 1:
            return Thought(answers[0], [(answers[0], 0.0)], "the only answer")
        if self.searched is None:
            return Greedy(self.seed).think(view, budget)
        tree = self.tree_for(view, self.searched.guide, budget)
        spent = self.grow(tree, self.searched.simulations[self.name], budget)
        found = [edge for edge in tree.edges() if edge.answer in answers]
        found.sort(key=lambda edge: (-edge.tried, -edge.mean, -edge.prior))
        self.answered = found[0].answer
        self.heard = 0
        self.draws = int(view.state.draws)
        ranking = [(edge.answer, edge.mean) for edge in found]
        note = f"chance to win after {spent} simulations"
        return Thought(self.answered, ranking, note, self.searched.guide.is_learned)

    def tree_for(self, view: View, guide: Guide, budget: Budget) -> Tree:
        """The tree as it stands where nothing was drawn and nobody chose since; else a new one."""
        tree = self.tree
        if tree is not None and self.draws == int(view.state.draws):
            if tree.follow(self.answered, view, self.heard):
                return tree
        megabytes = budget.megabytes // SHARE if budget.megabytes is not None else MEGABYTES
        nodes = nodes_within(megabytes)
        self.tree = Tree(guide, view, self.seed * 7919 + int(view.state.ply), nodes)
        return self.tree

    def grow(self, tree: Tree, simulations: int, budget: Budget) -> int:
        """How many simulations the answer rests on, those of an earlier answer counted in."""
        if budget.simulations is not None:
            simulations = min(simulations, budget.simulations)
        clock = Budget(self.seconds)
        done = int(tree.seen[tree.root])
        while done < simulations and not budget.is_spent() and not clock.is_spent():
            tree.simulate()
            done += 1
        return done
