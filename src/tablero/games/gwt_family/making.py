"""Turns the trees of printed actions into effects, each made once."""

from __future__ import annotations

from tablero.core.printed import Deed, Side
from tablero.core.scripts import Step
from tablero.games.gwt_family.asking import Effect, Nothing
from tablero.games.gwt_family.location.effects import Sequence
from tablero.games.gwt_family.printed import is_money


class Maker:
    """A title says what its verbs make. Runs when the title is imported, never in play."""

    def __init__(self, immediate: list[Side]) -> None:
        self.effects: dict[str, Effect] = {"": Nothing()}
        self.steps: list[Step] = []  # every script and immediate action made here, for the book
        self.immediate_words = [side.word for side in immediate]  # in the order of the answers

    def make(self, deed: Deed, name: str, is_reward: bool) -> Effect:
        raise NotImplementedError

    def make_immediate(self, name: str, numbers: list[int], effects: list[Effect]) -> Step:
        """The question for an immediate action; only titles that ask one."""
        raise NotImplementedError

    def name_of(self, deed: Deed, is_reward: bool) -> str:
        """Deeds of one name are one effect; rewards that may be declined are others."""
        return deed.word

    def nothing(self) -> Effect:
        return self.effects[""]

    def effect_of_deed(self, deed: Deed, is_reward: bool) -> Effect:
        name = self.name_of(deed, is_reward)
        if name not in self.effects:
            self.effects[name] = self.make(deed, name, is_reward)
        return self.effects[name]

    def effect_of(self, side: Side) -> Effect:
        """The effect of one side of a printed action."""
        if not side.prices and len(side.rewards) == 1:
            return self.effect_of_deed(side.rewards[0], is_reward=False)
        if side.word not in self.effects:
            prices = [self.effect_of_deed(price, is_reward=False) for price in side.prices]
            sequence = self.make_sequence(side, prices)
            self.effects[side.word] = sequence
            self.steps.append(sequence.script)
        return self.effects[side.word]

    def make_sequence(self, side: Side, prices: list[Effect]) -> Sequence:
        rewards = [self.effect_of_deed(reward, is_reward=True) for reward in side.rewards]
        return Sequence(side.word, prices, rewards)

    def immediate_of(self, sides: list[Side]) -> Step:
        """The step of an immediate action: money comes at once, anything else may be declined."""
        if not sides:
            return self.nothing()
        if is_money(sides[0]):
            return self.effect_of(sides[0])
        name = "immediate_" + "_or_".join([side.word for side in sides])
        made = self.step_named(name)
        if made is None:
            ordered = sorted(sides, key=self.number_of)
            numbers = [self.number_of(side) for side in ordered]
            made = self.make_immediate(name, numbers, [self.effect_of(side) for side in ordered])
            self.steps.append(made)
        return made

    def step_named(self, name: str) -> Step | None:
        """A step made before under this name."""
        for step in self.steps:
            if step.name == name:
                return step
        return None

    def number_of(self, side: Side) -> int:
        return self.immediate_words.index(side.word)
