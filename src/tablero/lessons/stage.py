"""Where a learner stands: made anew from the script and the answers, so that nothing is kept.

The engine plays everything: the position of the chapter, the main lines up to the step, the
learner's answers. Questions with one answer that the script passes over are answered on the way.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

from tablero.core.engine import State
from tablero.core.match import Match
from tablero.core.rng import FastRng
from tablero.core.staged import StagedRng, stage
from tablero.lessons.script import LEARNER, Chapter, Deed, Lesson, Step, Way
from tablero.testkit.vectors import chance_staged, position_given

SEED = 1  # for what the script does not stage
LONGEST = 40  # forced answers in a row; no title comes near
ANY = Way([], [], "", {})  # an answer that no line speaks of

Verdict = Literal["asked", "right", "wrong"]


class Strayed(ValueError):
    """There is no such step, or answers that nobody was asked for."""


class Stage:
    """A step of a lesson after some answers of the learner."""

    def __init__(self, lesson: Lesson, number: int) -> None:
        if not 0 <= number < len(lesson.steps):
            raise Strayed("unknown step")
        chapter, place = lesson.steps[number]
        self.lesson = lesson
        self.chapter: Chapter = lesson.chapters[chapter]
        self.step: Step = self.chapter.steps[place]
        self.verdict: Verdict = "asked"
        self.way: Way = self.step.ways[0]
        self._following = self.chapter.steps[place + 1 :]
        self._played: list[str] = []
        self.match = self._laid()
        for earlier, following in pairwise(self.chapter.steps[: place + 1]):
            self._pass_through(earlier, _first(following))
        self._stage(self.step.chance)
        self._settle(self._expected())
        self.start = self.match.ply

    # -- playing --------------------------------------------------------------------------------
    def play(self, answers: list[int]) -> None:
        """The learner's answers; a step that is decided takes no more.

        IllegalAnswer tells why one is not offered.
        """
        for answer in answers:
            if self.verdict != "asked" or self.match.acting() != LEARNER:
                raise Strayed("nobody is asked")
            if not self.match.state.is_offered(answer):
                raise self.match.state.illegal(answer)
            word = self.match.state.kind().words[answer]
            if word not in {deed.word for deed in self._expected()}:
                self.let_chance_go()  # what is staged is meant for the lesson's own answers
            self._played.append(word)
            self.match.play(answer)
            self._judge()

    def do(self, count: int) -> None:
        """So many deeds of the script, after a step is decided."""
        if self.verdict == "asked" or not 0 <= count <= len(self.way.deeds):
            raise Strayed("no such deed")
        for place, deed in enumerate(self.way.deeds[:count], 1):
            self._do(deed)
            self._settle(self._after(place))

    def let_chance_go(self) -> None:
        """From here on chance is not the script's: what would be drawn cannot contradict it."""
        self.match.state.rng = FastRng.seeded(SEED)

    def lit(self) -> list[int]:
        """The answers the lesson waits for."""
        if self.verdict != "asked" or self.match.acting() != LEARNER:
            return []
        kind = self.match.state.kind()
        expected = {deed.word for deed in self._expected()}
        return [answer for answer in self.match.state.answers() if kind.words[answer] in expected]

    # -- judging --------------------------------------------------------------------------------
    def _judge(self) -> None:
        played = self._played
        for way in self.step.ways:
            if way.line == played:
                self.verdict, self.way = "right", way
                self._settle(self._after(0))
                return
            if way.line[: len(played)] == played:
                self._settle(self._expected())
                return
        self.verdict = "wrong"
        self.way = next((way for way in self.step.others if way.line == played), ANY)

    def _expected(self) -> list[Deed]:
        """What the learner may answer next, by the lines that fit so far."""
        so_far = len(self._played)
        return [
            Deed(LEARNER, way.line[so_far])
            for way in self.step.ways
            if way.line[:so_far] == self._played
        ]

    def _after(self, done: int) -> list[Deed] | None:
        """What comes after so many deeds: the next one, or the question of the next step.

        None at the end of a chapter: there everything forced is done.
        """
        if done < len(self.way.deeds):
            return [self.way.deeds[done]]
        if self.verdict == "wrong":
            return []
        return _first(self._following[0]) if self._following else None

    # -- carrying on ----------------------------------------------------------------------------
    def _laid(self) -> Match:
        lesson, chapter = self.lesson, self.chapter
        rng = StagedRng(chance_staged(lesson.game, chapter.chance), FastRng.seeded(SEED))
        given: dict[str, object] = {"given": chapter.given}
        state = position_given(lesson.game, lesson.shared, given, rng)
        match = Match.at(lesson.game, state, lesson.seats, lesson.game.read_options({}))
        self.match = match
        for place, deed in enumerate(chapter.before):
            self._do(deed)
            self._settle(chapter.before[place + 1 : place + 2])
        return match

    def _pass_through(self, step: Step, following: list[Deed]) -> None:
        """A whole step by its main line, up to the question of the following one."""
        self._stage(step.chance)
        way = step.ways[0]
        script = [*(Deed(LEARNER, word) for word in way.line), *way.deeds]
        for place, deed in enumerate(script):
            self._settle([deed])
            self._do(deed)
            self._settle(script[place + 1 : place + 2] or following)

    def _stage(self, chance: dict[str, object]) -> None:
        stage(self.match.state, chance_staged(self.lesson.game, chance))

    def _do(self, deed: Deed) -> None:
        if self.match.acting() != deed.seat:
            raise Strayed(f"seat {self.match.acting()} is asked, not {deed.seat} for {deed.word}")
        self.match.play_word(deed.word)

    def _settle(self, wanted: list[Deed] | None) -> None:
        """Give the only answers there are, until one of those wanted is asked for.

        None: as long as there is one; nothing wanted: not at all. This is not what a table plays by
        itself (`Match.is_forced`): rivals act for the script, which has no secrets to keep, and
        asides are no choice, for nobody spends a token unless the script says so.
        """
        if wanted == []:
            return
        for _forced in range(LONGEST):
            state: State = self.match.state
            forced = int(state.forced())
            if forced < 0 or any(map(self._is_asked, wanted or [])):
                return
            self.match.play(forced, is_auto=True)

    def _is_asked(self, deed: Deed) -> bool:
        state = self.match.state
        if self.match.is_over() or state.current_player() != deed.seat:
            return False
        kind = state.kind()
        return any(kind.words[answer] == deed.word for answer in state.answers())


def _first(step: Step) -> list[Deed]:
    """The answers a step may begin with."""
    return [Deed(LEARNER, way.line[0]) for way in step.ways]
