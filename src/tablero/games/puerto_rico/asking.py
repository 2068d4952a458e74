"""The base of this title's questions and immediate steps: casts the state once."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from tablero.core.engine import Question, State
from tablero.core.kinds import Args, Refusal
from tablero.core.scripts import Step
from tablero.games.puerto_rico.state import PuertoRico


class Ask(Question):
    """A question about a position of Puerto Rico."""

    def listing(self, g: PuertoRico) -> None:
        raise NotImplementedError

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        raise NotImplementedError

    def skipped(self, g: PuertoRico) -> None:
        """Nothing can be answered."""

    def why_not(self, g: PuertoRico) -> list[Refusal]:
        return []

    def subject(self, g: PuertoRico) -> Args:
        return {}

    def figures(self, g: PuertoRico, answer: i64) -> Args:
        return {}

    def list_answers(self, s: State) -> None:
        self.listing(cast(PuertoRico, s))

    def take(self, s: State, answer: i64) -> None:
        self.chosen(cast(PuertoRico, s), answer)

    def pass_over(self, s: State) -> None:
        self.skipped(cast(PuertoRico, s))

    def refusals(self, s: State) -> list[Refusal]:
        return self.why_not(cast(PuertoRico, s))

    def about(self, s: State) -> Args:
        return self.subject(cast(PuertoRico, s))

    def facts(self, s: State, answer: i64) -> Args:
        return self.figures(cast(PuertoRico, s), answer)


class Do(Step):
    """A step that asks nothing."""

    def act(self, g: PuertoRico, seat: i64) -> None:
        raise NotImplementedError

    def enter(self, s: State, seat: i64) -> None:
        self.act(cast(PuertoRico, s), seat)
