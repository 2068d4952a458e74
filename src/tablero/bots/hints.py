"""What a bot advises a person, and why: worked out from the person's own view and nothing else."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tablero.bots.contract import NOT_CONSIDERED, Budget, Thought
from tablero.bots.guides import ADVISER, searched
from tablero.bots.reasons import Reason, reasons
from tablero.bots.registry import find
from tablero.bots.searcher import Searcher
from tablero.bots.telling import telling_of
from tablero.bots.worlds import FURTHEST, Followed
from tablero.core.game import View
from tablero.core.kinds import Args
from tablero.core.rng import FastRng

SHOWN: Final = 3  # of the best answers
HALF: Final = 0.5


class Advice:
    """An answer; the chance to win and the lead at the end it promises, where the bot can tell; and
    what sets it apart from the others that are advised."""

    def __init__(
        self, answer: int, share: float | None, margin: float | None, reasons: list[Reason]
    ) -> None:
        self.answer = answer
        self.share = share
        self.margin = margin
        self.reasons = reasons


def advise(view: View, seed: int, budget: Budget, adviser: str = "") -> list[Advice]:
    """The best answers, best first. The same view and seed give the same advice.

    `adviser`: a bot; none named: the level that the title is searched for hints with.
    """
    known = searched(view.game.id)
    name = adviser or (ADVISER if known is None else known.adviser)
    bot = find(name, seed).sit(view.game, view.seat)
    if known is not None:
        known.guide.for_people()
    if isinstance(bot, Searcher) and bot.searched is not None:
        bot.searched.guide.for_people()
    thought = bot.think(view, budget)
    if isinstance(bot, Searcher):
        thought = bot.compared(thought, SHOWN, budget)
    best = [pair for pair in thought.ranking[:SHOWN] if is_considered(thought, pair)]
    guide = None if known is None else known.guide
    answers = [answer for answer, _value in best]
    followed = Followed(view, seed, answers, guide, telling_of(view.game.id))
    why = reasons(followed)
    is_told = thought.is_share and len(thought.ranking) > 1
    margins = [followed.margin(k) for k in range(len(best))]
    if is_told and not agree([value for _answer, value in best], margins):
        margins = [None] * len(best)
    return [
        Advice(answer, value if is_told else None, margins[k], why[k])
        for k, (answer, value) in enumerate(best)
    ]


def agree(shares: list[float], margins: list[float | None]) -> bool:
    """Whether the leads at the end say the same as the chances to win, best first: no worse answer
    leads by more, who is ahead wins mostly, who is behind does not. The chances come of a long
    look, the leads of a few games played on: where they differ two figures explain less than one.
    """
    told = [(share, round(lead)) for share, lead in zip(shares, margins, strict=True) if lead]
    falls = all(one[1] >= other[1] for one, other in pairwise(told))
    return falls and all((share - HALF) * lead >= 0 for share, lead in told)


def is_considered(thought: Thought, pair: tuple[int, float]) -> bool:
    """Whether the bot has looked into an answer; the one it would give always counts."""
    answer, value = pair
    least = 0.0 if thought.is_share else NOT_CONSIDERED
    return value > least or answer == thought.answer


class Step:
    """One answer of a row, and what its question is about."""

    def __init__(self, about: Args, answer: int) -> None:
        self.about = about
        self.answer = answer


def row(view: View, seed: int, answer: int) -> list[Step]:
    """An answer and, by the guide, those to the questions of the same kind that follow for the
    seat: where colonists are placed slot by slot, the whole layout."""
    known = searched(view.game.id)
    world = view.determinise(FastRng.seeded(seed))
    asked, found = world.kind(), list[Step]()
    if known is not None:
        known.guide.begin(world)
    while True:
        found.append(Step(world.question().about(world), answer))
        world.play(answer)
        if world.is_over() or world.kind() is not asked or world.current_player() != view.seat:
            return found
        if known is None or len(found) == FURTHEST:
            return found
        answer = int(known.guide.answer(world))
