"""A game looked at afterwards: how everybody stood at each choice, and what it gave away.

Each choice is judged from the view of the seat that made it, so that nobody is blamed for what they
could not know.
"""

from __future__ import annotations

from typing import Final

from tablero.bots.contract import Budget
from tablero.bots.guides import Searched, searched
from tablero.bots.reasons import Reason, reasons
from tablero.bots.telling import telling_of
from tablero.bots.worlds import Followed
from tablero.core.engine import State
from tablero.core.game import View
from tablero.core.kinds import Args
from tablero.core.match import Match
from tablero.search.tree import Tree, Weighed, nodes_within

PART: Final = 10  # of the simulations for a hint, one in so many: a game has hundreds of choices
LEAST: Final = 160  # with fewer, what is thought best looks better and the rest worse than it is
CHECKED: Final = 4  # what was chosen is looked at by at least one in so many of those
MEGABYTES: Final = 16
SEED: Final = 1
TELLING: Final = 0.03  # what a choice must have given away for it to be told what


class Option:
    """An answer, with what its label is made of, and the chance to win after it."""

    def __init__(self, state: State, answer: int, share: float) -> None:
        kind = state.kind()
        self.answer = answer
        self.word = kind.words[answer]
        self.target = kind.targets[answer]
        question = state.question()  # not in sight any more: its label says what it was about
        self.args: Args = {
            **question.about(state),
            **kind.args[answer],
            **question.facts(state, answer),
        }
        self.share = share


class Choice:
    """One choice: how every seat stood, what was chosen, and what promised most."""

    def __init__(
        self,
        kind: str,
        seat: int,
        shares: list[float],
        chosen: Option,
        best: Option,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.shares = shares
        self.chosen = chosen
        self.best = best
        self.reasons: list[Reason] = []  # what the best would have brought, if much was given away

    @property
    def fall(self) -> float:
        """The part of the own chance that the answer gave away."""
        if self.best.answer == self.chosen.answer:
            return 0.0
        return max(0.0, self.best.share - self.chosen.share)


def choices(match: Match) -> list[int]:
    """The numbers of the answers before each real choice: more was offered than one."""
    found = []
    state: State
    for ply, state in enumerate(match.walk()):
        if ply < len(match.entries) and state.offered > 1 and not match.entries[ply].is_auto:
            found.append(ply)
    return found


def is_learned(game_id: str) -> bool:
    """Whether the shares are chances that were learned, not a rule of thumb."""
    known = searched(game_id)
    return known is not None and known.guide.is_learned


def judge(view: View, chosen: int, budget: Budget) -> Choice:
    """The same view and answer are judged the same, unless time runs out; ValueError: there is
    nobody to judge this title."""
    known = searched(view.game.id)
    if known is None:
        raise ValueError(f"no guide for {view.game.id}")
    known.guide.for_people()
    tree = Tree(known.guide, view, SEED * 7919 + int(view.state.ply), nodes_within(MEGABYTES))
    simulations = how_many(known, budget)
    for _simulation in range(simulations):
        tree.simulate()
        if budget.is_spent():
            break
    shares = tree.hopes()
    offered = view.state.answers()
    found = [edge for edge in tree.edges() if edge.answer in offered]
    best = max(found, key=lambda edge: (edge.tried, edge.mean, edge.prior))
    for _simulation in range(simulations // CHECKED - tried(found, chosen)):
        tree.simulate_after(chosen)
        if budget.is_spent():
            break
    means = {edge.answer: edge.mean for edge in tree.edges()}
    state = view.state
    choice = Choice(
        state.kind().name,
        view.seat,
        shares,
        Option(state, chosen, means[chosen]),
        Option(state, best.answer, means[best.answer]),
    )
    if choice.fall >= TELLING:
        answers = [best.answer, chosen]
        seed = SEED * 7919 + int(state.ply)
        followed = Followed(view, seed, answers, known.guide, telling_of(view.game.id))
        choice.reasons = reasons(followed)[0]
    return choice


def how_many(known: Searched, budget: Budget) -> int:
    simulations = max(LEAST, known.simulations[known.adviser] // PART)
    return simulations if budget.simulations is None else min(simulations, budget.simulations)


def tried(edges: list[Weighed], answer: int) -> int:
    return next((edge.tried for edge in edges if edge.answer == answer), 0)


def outcome(state: State) -> list[float]:
    """Win shares of a game that is over."""
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(int(state.seats))]


def review(match: Match, ply: int, state: State, budget: Budget) -> Choice:
    """The choice after the first `ply` answers of a match, at which `state` stands."""
    entry = match.entries[ply]
    return judge(View(match.game, state, entry.seat), entry.answer, budget)
