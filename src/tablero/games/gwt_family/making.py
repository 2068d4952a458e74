"""Turns the trees of printed actions into effects, each made once."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from tablero.core.catalogue import DataError
from tablero.core.printed import Deed, Side
from tablero.core.scripts import Step
from tablero.games.gwt_family.asking import Effect, Nothing
from tablero.games.gwt_family.location.effects import (
    TO_THE_LIMIT,
    Certificates,
    ExchangeTokens,
    GainMoney,
    PayCost,
    Sequence,
)
from tablero.games.gwt_family.printed import is_money
from tablero.games.gwt_family.purse import Purse

# What a verb makes of the effect's name alone, and of its name and the number printed.
Bare = Callable[[str], Effect]
Counted = Callable[[str, i64], Effect]


def amount_of(deed: Deed, counted: list[str]) -> i64:
    """How much: a number, or -1, -2, .. for a word that names what is counted."""
    return -1 - counted.index(deed.what) if deed.what else deed.n


class Maker:
    """What every trail prints it makes itself; a title hands over its purse, its verbs that take
    nothing or a number, and overrides `make` for the others. Runs at import, never in play."""

    def __init__(
        self,
        purse: Purse,
        bare: dict[str, Bare],
        counted: dict[str, Counted],
        immediate: list[Side],
    ) -> None:
        self.purse = purse
        self.bare = bare
        self.counted = counted
        self.effects: dict[str, Effect] = {"": Nothing()}
        self.steps: list[Step] = []  # every script and immediate action made here, for the book
        self.immediate_words = [side.word for side in immediate]  # in the order of the answers

    def make(self, deed: Deed, name: str, is_reward: bool) -> Effect:
        """The effect that a verb stands for."""
        verb = deed.verb
        if verb in self.bare:
            return self.bare[verb](name)
        if verb in self.counted:
            return self.counted[verb](name, deed.n)
        if verb == "money":
            return GainMoney(name, deed.n, self.purse)
        if verb == "pay":
            return PayCost(name, deed.n, self.purse)
        if verb == "certificate":
            return Certificates(name, TO_THE_LIMIT if deed.what else deed.n, self.purse)
        if verb == "exchange_token":
            return ExchangeTokens(name, deed.n, self.purse)
        raise DataError(f"printed action {verb!r} has no effect")

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
