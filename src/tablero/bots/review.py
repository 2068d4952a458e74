"""A game looked at afterwards: how everybody stood at each choice, and what it gave away.

Each choice is judged from the view of the seat that made it, so that nobody is blamed for what they
could not know. What is asked part by part, such as where all colonists work, is one choice: whole
rows of answers are compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.bots.contract import Budget
from tablero.bots.guides import Searched, searched
from tablero.bots.hints import row
from tablero.bots.reasons import Reason, reasons
from tablero.bots.telling import telling_of
from tablero.bots.worlds import Followed
from tablero.core.engine import State
from tablero.core.game import View
from tablero.core.kinds import Args
from tablero.core.match import Match
from tablero.core.rng import FastRng
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
        self.asked = question.save()  # which question it was: parts of two layouts are compared
        self.parts: list[Option] = []  # of a layout, those that the other has not

    def is_part_of(self, others: list[Option]) -> bool:
        return any(self.asked == one.asked and self.answer == one.answer for one in others)


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
        is_same = self.best.answer == self.chosen.answer and not self.best.parts
        if is_same or self.best is self.chosen:
            return 0.0
        return max(0.0, self.best.share - self.chosen.share)


def choices(match: Match) -> list[int]:
    """The numbers of the answers before each real choice: more was offered than one. Of a layout
    the first counts."""
    found = []
    state: State
    laid = -1  # so far goes the layout that is looked at
    for ply, state in enumerate(match.walk()):
        if ply < laid or ply == len(match.entries):
            continue
        if state.offered > 1 and not match.entries[ply].is_auto:
            found.append(ply)
            laid = ply + 1 + len(rest_of(match, ply))
    return found


def rest_of(match: Match, ply: int) -> list[int]:
    """The answers that belong to the one after `ply` answers, as parts of the same layout."""
    first = match.entries[ply]
    if first.kind not in telling_of(match.game.id).layouts:
        return []
    rest = []
    for entry in match.entries[ply + 1 :]:
        if (entry.seat, entry.kind) != (first.seat, first.kind):
            break
        rest.append(entry.answer)
    return rest


def is_learned(game_id: str) -> bool:
    """Whether the shares are chances that were learned, not a rule of thumb."""
    known = searched(game_id)
    return known is not None and known.guide.is_learned


def judge(view: View, chosen: int, budget: Budget, rest: Sequence[int] = ()) -> Choice:
    """The same view and answer are judged the same, unless time runs out; ValueError: there is
    nobody to judge this title. `rest`: of a layout, the answers after the first."""
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
    if rest:
        return laid_out(view, shares, [[chosen, *rest], advised(view, best.answer)], known, budget)
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


def advised(view: View, first: int) -> list[int]:
    return [step.answer for step in row(view, SEED, first)]


def laid_out(
    view: View, shares: list[float], rows: list[list[int]], known: Searched, budget: Budget
) -> Choice:
    """Two layouts, the chosen one first: each is as good as what follows it."""
    layouts = [layout(view, answers, known, budget) for answers in rows]
    chosen, better = layouts
    best = chosen if chosen[0].share >= better[0].share else better
    for one, other in ((chosen, best), (best, chosen)):
        one[0].parts = [part for part in one if not part.is_part_of(other)]
    name = view.state.kind().name
    return Choice(name, view.seat, shares, chosen[0], best[0])


def layout(view: View, answers: list[int], known: Searched, budget: Budget) -> list[Option]:
    """Its parts, the first with the chance to win after all of them."""
    world = view.determinise(FastRng.seeded(SEED))
    parts = []
    for answer in answers:
        parts.append(Option(world, answer, 0.0))
        world.play(answer)
    if world.is_over():
        parts[0].share = outcome(world)[view.seat]
        return parts
    after = View(view.game, world, world.current_player())  # of a world that fits the own view
    tree = Tree(known.guide, after, SEED * 7919 + int(world.ply), nodes_within(MEGABYTES))
    for _simulation in range(how_many(known, budget)):
        tree.simulate()
        if budget.is_spent():
            break
    parts[0].share = tree.hopes()[view.seat]
    return parts


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
    view = View(match.game, state, entry.seat)
    return judge(view, entry.answer, budget, rest_of(match, ply))
