"""Answers followed in a few worlds that fit a view: what stood on the boards then, what was done.

All answers meet the same worlds, so that they differ by what they do and not by what was dealt.
"""

from __future__ import annotations

from math import exp, fsum, log
from typing import Final

from tablero.bots.telling import Telling
from tablero.core.engine import State
from tablero.core.game import Game, View
from tablero.core.kinds import NOBODY, Event
from tablero.core.rng import FastRng
from tablero.search.guide import Guide

WORLDS: Final = 6  # dealings of what the seat cannot see
FURTHEST: Final = 60  # answers that follow from one: a whole phase is shorter
POINTS: Final = "victory_points"
NO_FIGURES: Final = ("seat", "score")  # numbers on a board that are none, or told as points

Figures = dict[str, int]


class Standing:
    """The board as the asking seat sees it, the figures of every seat, and what is told by name."""

    def __init__(self, game: Game, s: State, viewer: int, telling: Telling) -> None:
        self.board = View(game, s, viewer).plain()
        self.figures = figures(s.scores(), self.board, telling)
        self.words: dict[str, str] = {}
        if not s.is_over():
            self.figures[viewer].update(telling.outlook(s, viewer))
            self.words = telling.named(s, viewer)


class Course:
    """An answer in one world: how it stands when it has run its course."""

    def __init__(
        self,
        end: Standing,
        itself: list[str],
        deeds: list[str],
        lead: float | None,
    ) -> None:
        self.end = end
        self.itself = itself  # what the answer does, by keys of `Followed.told`
        self.deeds = deeds  # what was done then
        self.lead = lead


class Followed:
    """Answers to one question, each followed in every world."""

    def __init__(
        self, view: View, seed: int, answers: list[int], guide: Guide | None, telling: Telling
    ) -> None:
        self.seat = view.seat
        self.telling = telling
        self.told: dict[str, dict[str, object]] = {}  # deeds as the asking seat may know them
        self.courses: list[list[Course]] = []
        world = _world(view, seed, 0)
        self.before = Standing(view.game, world, view.seat, telling)
        if world.midway() == view.seat:
            self.before.figures[view.seat].clear()  # no measure for what comes of the answers
        self.unsettled = telling.unsettled(world, view.seat)
        for answer in answers:
            self.courses.append(
                [
                    self._course(view, _world(view, seed, number), answer, guide)
                    for number in range(WORLDS)
                ]
            )

    def _course(self, view: View, world: State, answer: int, guide: Guide | None) -> Course:
        if guide is not None:
            guide.begin(world)
        kind, seat, depth = world.kind(), world.current_player(), int(world.depth)
        told: list[Event] = []
        world.events = told
        world.play(answer)
        so_far, is_for_all = len(told), world.depth > depth
        for _answer in range(FURTHEST):
            if world.is_over() or has_begun(told) or world.kind().name in self.telling.begins:
                break
            if world.current_player() != seat and (not is_for_all or world.kind() is kind):
                break
            if world.offered == 1:
                world.play_trusted(world.buffer[0])
            elif guide is not None:
                world.play_trusted(guide.answer(world))
            else:
                break
        end = Standing(view.game, world, view.seat, self.telling)
        world.events = None
        itself: list[str] = []
        deeds: list[str] = []
        for k, event in enumerate(told):
            if event.seat in (self.seat, NOBODY) and event.kind.name in self.telling.deeds:
                plain = event.plain(self.seat)
                key = f"{event.kind.name} {plain['seat']} {plain['args']}"
                self.told[key] = plain
                is_itself = k < so_far or is_about(plain, kind.words[answer])
                is_itself = is_itself and event.kind.name not in self.telling.closing
                (itself if is_itself else deeds).append(key)
        return Course(end, itself, deeds, lead_at_the_end(world, view.seat, guide))

    def margin(self, k: int) -> float | None:
        """The mean lead at the end after an answer; None where some world cannot tell it."""
        leads = [course.lead for course in self.courses[k] if course.lead is not None]
        return sum(leads) / WORLDS if len(leads) == WORLDS else None


def _world(view: View, seed: int, number: int) -> State:
    return view.determinise(FastRng.seeded(seed * 7919 + int(view.state.ply) * WORLDS + number))


def has_begun(told: list[Event]) -> bool:
    """Whether a turn or round has."""
    return any(event.kind.name.endswith("_began") for event in told)


def is_about(event: dict[str, object], word: str) -> bool:
    """Whether an event tells of the thing that an answer is called by: the answer carried out."""
    args = event["args"]
    return isinstance(args, dict) and word in args.values()


def figures(scores: list[int], board: dict[str, object], telling: Telling) -> list[Figures]:
    """The numbers before each player on a board, and the points."""
    found: list[Figures] = [{POINTS: points} for points in scores]
    players = board.get("players")
    if isinstance(players, list):
        for seat, player in enumerate(players):
            if seat < len(found) and isinstance(player, dict):
                for name, value in player.items():
                    _count(found[seat], name, value, telling)
    return found


def _count(found: Figures, name: str, value: object, telling: Telling) -> None:
    if isinstance(value, dict):
        if name in telling.within:
            for thing, count in value.items():
                if type(count) is int and f"{thing}s" in telling.figures:
                    found[f"{thing}s"] = count
    elif telling.weight(name) == 0.0 or name in NO_FIGURES:
        return
    elif type(value) is int:
        found[name] = value
    elif isinstance(value, list) and name in telling.figures:
        found[name] = len(value)


def lead_at_the_end(s: State, seat: int, guide: Guide | None) -> float | None:
    """Points ahead of the best rival, as they are or as the guide expects them."""
    stray = 0.0
    if s.is_over():
        points = [float(score) for score in s.scores()]
    elif guide is not None and guide.foresee(s):
        points = [guide.scores[k] for k in range(s.seats)]
        stray = guide.stray * doubt([guide.values[k] for k in range(s.seats)])
    else:
        return None
    rivals = [score for other, score in enumerate(points) if other != seat]
    return points[seat] - best_of(rivals, stray) if rivals else None


def best_of(points: list[float], stray: float) -> float:
    """What the best of several may expect: more than any of them, because one of them will be
    luckier than is foreseen, and nobody knows which. Scores stray by about so much (as Gumbel's
    distribution has it, for which this is exact); 0: not at all."""
    best = max(points)
    if stray <= 0.0:
        return best
    return best + stray * log(fsum([exp((each - best) / stray) for each in points]))


def doubt(chances: list[float]) -> float:
    """How open it is who wins, from 0 (it is known) to 1 (all as likely)."""
    if len(chances) < 2:
        return 0.0
    return -fsum([one * log(one) for one in chances if one > 0.0]) / log(float(len(chances)))
