"""Common sense of a trail title: glances at answers, the own turn played out by them, judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import fsum
from typing import cast

from tablero.bots.contract import NOT_CONSIDERED
from tablero.bots.gwt_family.mind import TrailMind, considered
from tablero.core.game import View
from tablero.core.rng import FastRng
from tablero.games.gwt_family.table import TrailTable

LONGEST_TURN = 60  # decisions; a turn that is longer is judged where it stands


class TrailSense:
    """What an answer is worth at a glance, and what a position is worth, are the title's to say.

    `worths`: for each kind of question what tells the worth of an answer to the title's mind;
    `asides_at`: the kinds of question at which asides are thought of; `aside_glances`: those at
    which one is taken at a glance. `worlds`: of so many the mean is judged, so that what is drawn
    at the end of a turn weighs less.
    """

    def __init__(
        self,
        worths: Mapping[str, Callable[..., float]],
        asides_at: tuple[str, ...],
        aside_glances: tuple[str, ...],
        worlds: int = 1,
    ) -> None:
        self.worths = worths
        self.asides_at = asides_at
        self.aside_glances = aside_glances
        self.worlds = worlds

    def mind(self, table: TrailTable, seat: int) -> TrailMind:
        raise NotImplementedError

    def judge(self, table: TrailTable, seat: int) -> float:
        """Points as they stand, and what the pieces will still bring."""
        raise NotImplementedError

    def glances(self, table: TrailTable, answers: list[int]) -> list[float]:
        """What each answer is worth at a glance."""
        mind = self.mind(table, table.current_player())
        worth = self.worths[table.kind().name]
        return [worth(mind, answer) for answer in answers]

    def answer(self, table: TrailTable) -> int:
        """The answer of most worth at a glance; ties go to the first."""
        answers = considered(table, table.answers(), self.aside_glances)
        if len(answers) == 1:
            return answers[0]
        found = self.glances(table, answers)
        return answers[found.index(max(found))]

    def play_turn(self, world: TrailTable, turn: int) -> None:
        """Play on at a glance until that turn is over."""
        for _decision in range(LONGEST_TURN):
            if world.is_over() or world.turns != turn:
                break
            world.play_trusted(self.answer(world))

    def turns_end(self, start: TrailTable, seat: int, answers: list[int]) -> list[float]:
        """What the table is worth at the end of the own turn, after each answer, in this world."""
        turn = int(start.turns)
        found = []
        for answer in answers:
            world = cast(TrailTable, start.copy())
            world.play(answer)
            self.play_turn(world, turn)
            found.append(self.judge(world, seat))
        return found

    def best_answer(self, table: TrailTable) -> int:
        """The answer after which the own turn ends best in this world."""
        answers = considered(table, table.answers(), self.asides_at)
        if len(answers) == 1:
            return answers[0]
        found = self.turns_end(table, table.current_player(), answers)
        return answers[found.index(max(found))]

    def careful(self, view: View, seed: int) -> list[float]:
        """One value for each offered answer, in one world: the outlook where the own turn ends."""
        found = dict.fromkeys(view.state.answers(), NOT_CONSIDERED)
        for answer, world in self.turns_with_care(view, seed).items():
            found[answer] = self.judge(world, view.seat)
        return list(found.values())

    def turns_with_care(self, view: View, seed: int) -> dict[int, TrailTable]:
        """Where the own turn ends after each answer worth a thought, in one world: the rest of it
        is answered by `best_answer` instead of at a glance."""
        answers = view.state.answers()
        thought_of = considered(cast(TrailTable, view.state), answers, self.asides_at)
        start = view.determinise(FastRng.seeded(seed * 7919 + int(view.state.ply)))
        turn = int(cast(TrailTable, start).turns)
        found = {}
        for answer in thought_of:
            world = cast(TrailTable, start.copy())
            world.play(answer)
            for _decision in range(LONGEST_TURN):
                if world.is_over() or world.turns != turn:
                    break
                world.play_trusted(self.best_answer(world))
            found[answer] = world
        return found

    def values(self, view: View, seed: int) -> list[float]:
        """One value for each offered answer, over worlds that fit the view."""
        answers = view.state.answers()
        thought_of = considered(cast(TrailTable, view.state), answers, self.asides_at)
        found = dict.fromkeys(answers, NOT_CONSIDERED)
        if len(thought_of) > 1:
            seen = [self.look(view, thought_of, seed + world) for world in range(self.worlds)]
            for k, answer in enumerate(thought_of):
                found[answer] = fsum([worths[k] for worths in seen]) / self.worlds
        else:
            found[thought_of[0]] = 0.0
        return [found[answer] for answer in answers]

    def look(self, view: View, answers: list[int], seed: int) -> list[float]:
        """`turns_end` in a world that fits the view."""
        world = view.determinise(FastRng.seeded(seed * 7919 + int(view.state.ply)))
        return self.turns_end(cast(TrailTable, world), view.seat, answers)
