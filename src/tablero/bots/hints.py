"""What a bot advises a person, and why: worked out from the person's own view and nothing else."""

from __future__ import annotations

from typing import Final

from tablero.bots.contract import Budget
from tablero.bots.guides import searched
from tablero.bots.registry import find
from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.kinds import Args, Event
from tablero.core.rng import FastRng
from tablero.search.guide import Guide

ADVISER: Final = "hard"
SHOWN: Final = 3  # of the best answers
WORLDS: Final = 6  # dealings of what the seat cannot see, in which an answer is followed
FURTHEST: Final = 60  # answers that follow from one: a whole phase is shorter
POINTS: Final = "victory_points"
NO_FIGURES: Final = ("seat", "score")  # numbers on a board that are none, or told as points


class Change:
    """A figure of a player that an answer changes, with what follows from it.

    `left` is what it comes to; `is_certain`: that is the same in every world.
    """

    def __init__(self, seat: int, name: str, by: int, left: int, is_certain: bool) -> None:
        self.seat = seat
        self.name = name
        self.by = by
        self.left = left
        self.is_certain = is_certain


class Advice:
    """An answer; the chance to win and the lead at the end it promises, where the bot can tell."""

    def __init__(
        self, answer: int, share: float | None, margin: float | None, changes: list[Change]
    ) -> None:
        self.answer = answer
        self.share = share
        self.margin = margin
        self.changes = changes


def advise(view: View, seed: int, budget: Budget, adviser: str = ADVISER) -> list[Advice]:
    """The best answers, best first. The same view and seed give the same advice."""
    thought = find(adviser, seed).sit(view.game, view.seat).think(view, budget)
    known = searched(view.game.id)
    found = []
    for answer, value in thought.ranking[:SHOWN]:
        if thought.is_share and value <= 0.0 and answer != thought.answer:
            continue  # never looked into
        worlds = Worlds(view, seed, answer, None if known is None else known.guide)
        share = value if thought.is_share and len(thought.ranking) > 1 else None
        found.append(Advice(answer, share, worlds.margin(), worlds.changes()))
    return found


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


class Worlds:
    """An answer given in a few worlds that fit the view, and what came of it in each."""

    def __init__(self, view: View, seed: int, answer: int, guide: Guide | None) -> None:
        self.before: list[list[dict[str, int]]] = []
        self.after: list[list[dict[str, int]]] = []
        self.leads: list[float] = []
        for number in range(WORLDS):
            dice = FastRng.seeded(seed * 7919 + int(view.state.ply) * WORLDS + number)
            world = view.determinise(dice)
            self.before.append(figures(view.game, world, view.seat))
            if guide is not None:
                guide.begin(world)
            follow(world, answer, guide)
            self.after.append(figures(view.game, world, view.seat))
            lead = lead_at_the_end(world, view.seat, guide)
            if lead is not None:
                self.leads.append(lead)

    def margin(self) -> float | None:
        """The mean lead at the end; None where it cannot be told in every world."""
        return sum(self.leads) / WORLDS if len(self.leads) == WORLDS else None

    def changes(self) -> list[Change]:
        found = []
        for seat in range(len(self.before[0])):
            for name in self.before[0][seat]:
                steps = [
                    after[seat].get(name, 0) - before[seat].get(name, 0)
                    for before, after in zip(self.before, self.after, strict=True)
                ]
                by = round(sum(steps) / WORLDS)
                left = round(sum(after[seat].get(name, 0) for after in self.after) / WORLDS)
                if by != 0:
                    found.append(Change(seat, name, by, left, min(steps) == max(steps)))
        return found


def follow(s: State, answer: int, guide: Guide | None) -> None:
    """Answer, and play on by the guide until what the answer has set in motion is over: the same
    is asked again, or a turn or round begins, or, unless it opened something for all, another seat
    is asked. Without a guide only what is forced is played."""
    asked, seat, depth = s.kind(), s.current_player(), s.depth
    told: list[Event] = []
    s.events = told
    s.play(answer)
    is_for_all = s.depth > depth
    for _answer in range(FURTHEST):
        if s.is_over() or s.kind() is asked or has_begun(told):
            return
        if not is_for_all and s.current_player() != seat:
            return
        if s.offered == 1:
            s.play_trusted(s.buffer[0])
        elif guide is not None:
            s.play_trusted(guide.answer(s))
        else:
            return


def has_begun(told: list[Event]) -> bool:
    """Whether a turn or round has."""
    return any(event.kind.name.endswith("_began") for event in told)


def figures(game: Game, state: State, viewer: int) -> list[dict[str, int]]:
    """The numbers before each player that `viewer` sees on the board, and the points."""
    found: list[dict[str, int]] = [{POINTS: points} for points in state.scores()]
    players = View(game, state, viewer).plain().get("players")
    if isinstance(players, list):
        for seat, player in enumerate(players):
            if seat < len(found) and isinstance(player, dict):
                for name, value in player.items():
                    if type(value) is int and name not in NO_FIGURES:
                        found[seat][name] = value
    return found


def lead_at_the_end(s: State, seat: int, guide: Guide | None) -> float | None:
    """Points ahead of the best rival, as they are or as the guide expects them."""
    if s.is_over():
        points = [float(score) for score in s.scores()]
    elif guide is not None and guide.foresee(s):
        points = [guide.scores[k] for k in range(s.seats)]
    else:
        return None
    rivals = [score for other, score in enumerate(points) if other != seat]
    return points[seat] - max(rivals) if rivals else None
