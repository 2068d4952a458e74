"""A bot that thinks ahead: so many simulations, or until its time is up."""

from __future__ import annotations

from tablero.bots.contract import Bot, Budget, Heard, Thought
from tablero.bots.greedy import Greedy
from tablero.bots.guides import Searched, searched
from tablero.bots.heuristics import Judge
from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.search.guide import Guide
from tablero.search.solver import solved
from tablero.search.tree import Tree, Weighed, nodes_within

MEGABYTES = 128  # where nobody says how much
SHARE = 16  # of the memory that is allowed in all, one in so many is for a tree
POSITIONS = 25  # of the last turns that are looked at in the time of a simulation
A_WORLD = 25  # simulations that judging every answer in one world stands for
COMPARED = 3  # of two that are compared, one is tried at least one in so many times as the other
LEAST_LOOKS = 4
BETWEEN_LOOKS = 16  # simulations after which it is asked whether the answer is settled
MOST_POSITIONS = 200_000  # some tenths of a second, in which nobody can call the thinker off


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

    def forget(self) -> None:
        self.tree = None

    def think(self, view: View, budget: Budget) -> Thought:
        answers = view.state.answers()
        if len(answers) == 1:
            return Thought(answers[0], [(answers[0], 0.0)], "the only answer")
        simulations = self.searched.simulations[self.name] if self.searched is not None else 0
        if self.searched is None or simulations == 0:  # none at all: by common sense
            return Greedy(self.seed).think(view, budget)
        if budget.simulations is not None:
            simulations = min(simulations, budget.simulations)
        clock = Budget(self.seconds)
        guide = self.searched.guide
        if guide.is_solvable(view.state):
            thought = self.to_the_end(view, simulations, min(clock.left(), budget.left()))
            if thought is not None:
                return thought
        judge = self.searched.worlds_of(self.name)
        if judge is not None:
            return self.in_worlds(view, judge, simulations, budget, clock)
        return self.in_tree(view, guide, simulations, budget, clock)

    def in_tree(
        self, view: View, guide: Guide, simulations: int, budget: Budget, clock: Budget
    ) -> Thought:
        answers = view.state.answers()
        tree = self.tree_for(view, guide, budget)
        # How many simulations the answer rests on, those of an earlier answer counted in.
        done = int(tree.seen[tree.root])
        while done < simulations and not budget.is_spent() and not clock.is_spent():
            tree.simulate()
            done += 1
            if done % BETWEEN_LOOKS == 0 and tree.is_settled(simulations - done):
                break
        found = [edge for edge in tree.edges() if edge.answer in answers]
        found.sort(key=lambda edge: (-edge.tried, -edge.mean, -edge.prior))
        self.answered = found[0].answer
        self.heard = 0
        self.draws = int(view.state.draws)
        ranking = [(edge.answer, edge.mean) for edge in found]
        note = f"chance to win after {done} simulations"
        return Thought(self.answered, ranking, note, guide.is_learned)

    def compared(self, thought: Thought, most: int, budget: Budget) -> Thought:
        """The best answers of the last thought, none of them known much less well than the first:
        who plays needs to know the best alone, who is advised compares."""
        tree = self.tree
        if tree is None or not thought.is_share:
            return thought
        offered = [answer for answer, _value in thought.ranking]
        found = [edge for edge in tree.edges() if edge.answer in offered]
        found.sort(key=lambda edge: (-edge.tried, -edge.mean, -edge.prior))
        found = found[:1] + _asides_last(tree.view.state, found[1:])
        wanted = max(LEAST_LOOKS, found[0].tried // COMPARED)
        for edge in found[:most]:
            for _look in range(wanted - edge.tried):
                if budget.is_spent():
                    return thought
                tree.simulate_after(edge.answer)
        means = {edge.answer: edge.mean for edge in tree.edges()}
        ranking = [(edge.answer, means[edge.answer]) for edge in found[:most]]
        ranking.sort(key=lambda pair: -pair[1])
        self.tree = None  # what was looked into out of turn is no ground for the next answer
        return Thought(ranking[0][0], ranking, thought.note, True)

    def in_worlds(
        self, view: View, judge: Judge, simulations: int, budget: Budget, clock: Budget
    ) -> Thought:
        """The mean of whole worlds, so that every answer meets the same ones."""
        totals = judge(view, self.seed)
        done = 1
        while done < simulations // A_WORLD and not budget.is_spent() and not clock.is_spent():
            for place, value in enumerate(judge(view, self.seed + done)):
                totals[place] += value
            done += 1
        values = [total / done for total in totals]
        return Thought.best(view.state.answers(), values, f"the mean of {done} worlds")

    def to_the_end(self, view: View, simulations: int, seconds: float) -> Thought | None:
        """The best answer if all that can follow can be looked at in half of the time."""
        most = min(MOST_POSITIONS, POSITIONS * simulations)
        values = solved(view, self.seed, most, seconds / 2)
        if values is None:
            return None
        self.tree = None
        best = Thought.best(view.state.answers(), values, "everything that can follow was tried")
        shares = [(answer, min(1.0, max(0.0, value))) for answer, value in best.ranking]
        return Thought(best.answer, shares, best.note, True)

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


def _asides_last(s: State, edges: list[Weighed]) -> list[Weighed]:
    """What leaves the question standing is compared only where little else is offered."""
    first = int(s.question().first_aside())
    if first < 0:
        return edges
    asides = [edge for edge in edges if edge.answer >= first]
    return [edge for edge in edges if edge.answer < first] + asides
