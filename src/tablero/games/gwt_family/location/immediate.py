"""Immediate actions: done now or lost."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import Frame, State
from tablero.core.kinds import Refusal
from tablero.core.scripts import Step
from tablero.games.gwt_family.asking import Effect, TrailAsk
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable


class Immediate(Step):
    """The sides of an immediate action, in ascending order of their answers."""

    def __init__(self, name: str, numbers: list[int], effects: list[Effect]) -> None:
        self.name = name
        self.numbers = vec[i64](numbers)
        self.effects = vec[Effect](effects)
        self.asks_for_cards = any(effect.asks_for_cards() for effect in effects)
        self.frames = vec[Frame]()

    def prepare(self, frames: list[Frame]) -> None:
        """The question of each seat, which knows this step."""
        self.frames = vec[Frame](frames)

    def enter(self, s: State, seat: i64) -> None:
        s.push(self.frames[seat])

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        return self.frames[seat]


class MayAct(TrailAsk):
    """Do an immediate action now, or lose it."""

    def __init__(self, seat: i64, step: Immediate) -> None:
        super().__init__(seat, step.name, 0)
        self.step = step

    def no(self) -> i64:
        """The answer that declines."""
        raise NotImplementedError

    def listing(self, g: TrailTable, p: Rancher) -> None:
        step = self.step
        effects = step.effects
        for k in range(len(effects)):
            if effects[k].can(g, p, self.seat):
                g.offer(step.numbers[k])
        if g.offered > 0 or step.asks_for_cards:
            g.offer(self.no())  # where a hand decides, all are asked, also those who cannot

    def why_not(self, g: TrailTable, p: Rancher) -> list[Refusal]:
        reasons: list[Refusal] = []
        for k in range(len(self.step.effects)):
            effect = self.step.effects[k]
            if not effect.can(g, p, self.seat):
                code, facts = effect.lacks(g, p, self.seat)
                reasons.append(Refusal(int(self.step.numbers[k]), code, facts))
        return reasons

    def chosen(self, g: TrailTable, p: Rancher, answer: i64) -> None:
        step = self.step
        for k in range(len(step.effects)):
            if step.numbers[k] == answer:
                step.effects[k].enter(g, self.seat)
                return
