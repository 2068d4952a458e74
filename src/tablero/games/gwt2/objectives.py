"""Objective cards: taking them, playing them from the hand, immediate actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import Frame, State
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.scripts import Step
from tablero.games.gwt2.asking import LATE, Ask, Asks, Effect
from tablero.games.gwt2.cards import N_CATTLE, N_OBJECTIVES
from tablero.games.gwt2.catalogue import MAX_PLAYERS
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.printed import IMMEDIATE
from tablero.games.gwt2.state import DISPLAY, Table
from tablero.games.gwt2.tellings import OBJECTIVE_PLAYED, OBJECTIVE_TAKEN
from tablero.games.gwt2.words import (
    IMMEDIATE_ACTION,
    OBJECTIVE,
    OBJECTIVE_NO,
    OBJECTIVE_STACK,
)
from tablero.games.gwt_family.rancher import total

FROM_STACK: Final[i64] = 1
DECLINABLE: Final[i64] = 2
TO_HAND: Final[i64] = 4


class TakeObjective(Ask):
    """A card of the display, or of the stack where `n` allows it."""

    def kind(self) -> Kind:
        return OBJECTIVE

    def listing(self, g: Table, p: Player) -> None:
        shown: i64 = 0
        for k in range(DISPLAY):
            if g.display[k] >= 0:
                shown |= 1 << g.display[k]
        for card in range(N_OBJECTIVES):
            if shown >> card & 1:
                g.offer(card)
        if self.n & FROM_STACK and total(g.objectives) > 0:
            g.offer(OBJECTIVE_STACK)
        if self.n & DECLINABLE:
            g.may_pass(OBJECTIVE_NO)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer == OBJECTIVE_NO:
            return
        card = answer
        if answer == OBJECTIVE_STACK:
            card = g.draw_objective()
        g.tell(OBJECTIVE_TAKEN, self.seat, card)
        if answer != OBJECTIVE_STACK:
            g.take_displayed(card)
        if self.n & TO_HAND:
            p.hand[N_CATTLE + card] += 1
        else:
            p.discard[N_CATTLE + card] += 1

    def subject(self, g: Table, p: Player) -> Args:
        return {"to": "hand" if self.n & TO_HAND else "discard"}


TAKE_OBJECTIVE: Final = Asks("take_objective", TakeObjective, 8)


class GainObjective(Effect):
    def __init__(self, name: str, how: i64) -> None:
        self.name = name
        self.how = how

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        for k in range(DISPLAY):
            if g.display[k] >= 0:
                return True
        return self.how & FROM_STACK != 0 and total(g.objectives) > 0

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "no_objective", {}

    def act(self, g: Table, seat: i64) -> None:
        TAKE_OBJECTIVE.enter_with(g, seat, self.how)


# -- playing --------------------------------------------------------------------------------------
def offer_objectives(g: Table, p: Player, first: i64) -> None:
    """Offer every objective card of the hand, numbered from `first`."""
    for card in range(N_OBJECTIVES):
        if p.hand[N_CATTLE + card] > 0:
            g.offer(first + card)


def play_objective(g: Table, seat: i64, card: i64) -> None:
    """Put a hand card into the objective area; its action is done now or never."""
    p = g.players[seat]
    p.hand[N_CATTLE + card] -= 1
    p.area[card] += 1
    g.tell(OBJECTIVE_PLAYED, seat, card)
    LATE.objectives[card].enter(g, seat)


# -- immediate actions ----------------------------------------------------------------------------
NO: Final[i64] = len(IMMEDIATE)


class MayAct(Ask):
    """Do an immediate action now, or lose it."""

    def __init__(self, seat: i64, step: Immediate) -> None:
        super().__init__(seat, step.name, 0)
        self.step = step

    def kind(self) -> Kind:
        return IMMEDIATE_ACTION

    def listing(self, g: Table, p: Player) -> None:
        for k in range(len(self.step.effects)):
            if self.step.effects[k].can(g, p, self.seat):
                g.offer(self.step.numbers[k])
        if g.offered > 0 or self.step.asks_for_cards:
            g.offer(NO)  # where a hand decides, all are asked, also those who cannot

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        reasons: list[Refusal] = []
        for number, effect in zip(self.step.numbers, self.step.effects, strict=True):
            if not effect.can(g, p, self.seat):
                code, facts = effect.lacks(g, p, self.seat)
                reasons.append(Refusal(number, code, facts))
        return reasons

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        for k in range(len(self.step.effects)):
            if self.step.numbers[k] == answer:
                self.step.effects[k].act(g, self.seat)
                return


class Immediate(Step):
    """The sides of an immediate action, in ascending order of their answers."""

    def __init__(self, name: str, numbers: list[int], effects: list[Effect]) -> None:
        self.name = name
        self.numbers = numbers
        self.effects = effects
        self.asks_for_cards = any(effect.asks_for_cards() for effect in effects)
        self.frames: list[Frame] = [MayAct(seat, self) for seat in range(int(MAX_PLAYERS))]

    def enter(self, s: State, seat: i64) -> None:
        s.push(self.frames[seat])

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        return self.frames[seat]
