"""Turns printed actions into effects and binds them to slots, masters, cards and links."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.printed import Deed, Side
from tablero.core.scripts import Step
from tablero.games.gwt2.asking import OwnEffect
from tablero.games.gwt2.cards import FILTERS
from tablero.games.gwt2.kansas_city.delivery import ExtraordinaryDelivery
from tablero.games.gwt2.location.auxiliary import Auxiliary
from tablero.games.gwt2.location.building import Build
from tablero.games.gwt2.location.drawing import (
    BY_COWBOYS,
    OBJECTIVE_CARD,
    DiscardCost,
    DrawCards,
    PairCost,
    RemoveCards,
)
from tablero.games.gwt2.location.effects import BanditPairs, DollarsPer
from tablero.games.gwt2.location.hiring import HireOne
from tablero.games.gwt2.location.market import BuyCattle
from tablero.games.gwt2.location.objectives import (
    DECLINABLE,
    FROM_STACK,
    TO_HAND,
    GainObjective,
    Immediate,
)
from tablero.games.gwt2.printed import (
    AMOUNTS,
    AUX_DOUBLE,
    AUX_SINGLE,
    IMMEDIATE,
    LINK_ACTIONS,
    LOCAL,
    MASTER_ACTIONS,
    OBJECTIVE,
    OBJECTIVE_ACTIONS,
    PAIR,
    SLOT_ACTIONS,
    THINGS,
)
from tablero.games.gwt2.railroad.engine import EngineBack, EngineForward
from tablero.games.gwt2.railroad.stations import UpgradeBehind
from tablero.games.gwt2.tellings import PURSE
from tablero.games.gwt2.trail.herder import FreeSteps, MoveHerder
from tablero.games.gwt2.trail.tiles import TakeBandit, TakeHazard
from tablero.games.gwt_family.asking import Effect
from tablero.games.gwt_family.making import Bare, Counted, Maker, amount_of
from tablero.games.gwt_family.rail.table import Immediates


class Copying(OwnEffect):
    """Use a neighbouring building; the visit knows which one it stands on (RULES 4.8)."""

    def __init__(self, name: str) -> None:
        self.name = name


BARE: Final[dict[str, Bare]] = {
    "aux": Auxiliary,
    "bandit": TakeBandit,
    "buy_cattle": BuyCattle,
    "copy_adjacent": Copying,
    "extraordinary_delivery": ExtraordinaryDelivery,
    "upgrade_behind": UpgradeBehind,
}
COUNTED: Final[dict[str, Counted]] = {
    "bandit_pairs": BanditPairs,
    "build": Build,
    "engine_back": EngineBack,
    "free_steps": FreeSteps,
    "hazard": TakeHazard,
    "hire": HireOne,
    "move_herder": MoveHerder,
    "remove_cards": RemoveCards,
}
OBJECTIVE_WAYS: Final = {"any": FROM_STACK, "display": i64(0), "hand": TO_HAND | DECLINABLE}


def _discard(name: str, wanted: str) -> Effect:
    if wanted == PAIR:
        return PairCost(name)
    if wanted == OBJECTIVE:
        return DiscardCost(name, OBJECTIVE_CARD)
    return DiscardCost(name, FILTERS.index(wanted))


class Actions(Maker):
    """The printed actions of this title; money, certificates and tokens are made as in every
    trail game (RULES 4.4, 8.2, 9.5)."""

    def __init__(self, immediate: list[Side]) -> None:
        super().__init__(PURSE, BARE, COUNTED, immediate)

    def make(self, deed: Deed, name: str, is_reward: bool) -> Effect:
        verb = deed.verb
        if verb == "discard":
            return _discard(name, deed.what)
        if verb == "draw":
            return DrawCards(name, BY_COWBOYS if deed.what else deed.n)
        if verb == "engine":
            return EngineForward(name, amount_of(deed, AMOUNTS), is_reward)
        if verb == "money_per":
            return DollarsPer(name, THINGS.index(deed.what), deed.n)
        if verb == "objective":
            return GainObjective(name, OBJECTIVE_WAYS[deed.what])
        return super().make(deed, name, is_reward)

    def make_immediate(self, name: str, numbers: list[int], effects: list[Effect]) -> Step:
        return Immediate(name, numbers, effects)

    def name_of(self, deed: Deed, is_reward: bool) -> str:
        """An engine move as a reward may be declined (RULES 4.4)."""
        return f"{deed.word}_or_not" if is_reward and deed.verb == "engine" else deed.word


_made: Final = Actions(IMMEDIATE)
LOCAL_EFFECTS: Final = vec[Effect]([_made.effect_of(side) for side in LOCAL])
AUX_EFFECTS: Final = vec[Effect](
    [_made.effect_of(sides[0]) for sides in [*AUX_SINGLE, *AUX_DOUBLE]]
)
IMMEDIATES: Final = Immediates(
    vec[Step]([_made.immediate_of(sides) for sides in SLOT_ACTIONS]),
    vec[Step]([_made.immediate_of(sides) for sides in MASTER_ACTIONS]),
    vec[Step]([_made.immediate_of(sides) for sides in OBJECTIVE_ACTIONS]),
)
LINKS: Final = vec[Step](
    [_made.effect_of(sides[0]) if sides else _made.nothing() for sides in LINK_ACTIONS]
)
STEPS: Final = _made.steps
