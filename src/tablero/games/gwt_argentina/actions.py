"""Turns printed actions into effects and binds them to slots, masters, cards and bonus spots."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from tablero.core.printed import Deed, Side
from tablero.core.scripts import Script, Step
from tablero.games.gwt_argentina.buenos_aires.delivery import DiscTo, ExtraDelivery
from tablero.games.gwt_argentina.cards import FILTERS, MASTERS
from tablero.games.gwt_argentina.harbours import QUAYS
from tablero.games.gwt_argentina.location.auxiliary import Auxiliary, SingleAuxiliary
from tablero.games.gwt_argentina.location.building import Build
from tablero.games.gwt_argentina.location.drawing import (
    BY_GAUCHOS,
    OBJECTIVE_CARD,
    DiscardCost,
    DrawAndRemove,
    DrawCards,
    PairCost,
    RemoveCards,
    RemoveExhaustion,
)
from tablero.games.gwt_argentina.location.effects import (
    CertificatesPer,
    ExhaustRivals,
    Grain,
    GrainCost,
    PesosPer,
)
from tablero.games.gwt_argentina.location.hiring import HireOne
from tablero.games.gwt_argentina.location.market import BuyCattle, TakeMarket
from tablero.games.gwt_argentina.location.objectives import GainObjective, Immediate
from tablero.games.gwt_argentina.printed import (
    AMOUNTS,
    AUX_DOUBLE,
    AUX_SINGLE,
    BONUS_ACTIONS,
    EARLIER_MASTER,
    EARLIER_MASTER_ACTION,
    GRAIN_BY,
    IMMEDIATE,
    LOCAL,
    MASTER_ACTIONS,
    OBJECTIVE,
    OBJECTIVE_ACTIONS,
    PAIR,
    SLOT_ACTIONS,
    THINGS,
    is_asked,
    money_first,
    rest_of,
)
from tablero.games.gwt_argentina.railroad.engine import EngineBack, EngineForward
from tablero.games.gwt_argentina.railroad.stations import UpgradeBehind
from tablero.games.gwt_argentina.tellings import PURSE
from tablero.games.gwt_argentina.trail.farmers import HelpFarmers, HelpHere
from tablero.games.gwt_argentina.trail.herder import MoveHerder
from tablero.games.gwt_family.asking import Effect
from tablero.games.gwt_family.making import Bare, Counted, Maker, amount_of
from tablero.games.gwt_family.rail.table import Immediates

BARE: Final[dict[str, Bare]] = {
    "aux": Auxiliary,
    "aux_single": SingleAuxiliary,
    "buy_cattle": BuyCattle,
    "extra_delivery": ExtraDelivery,
    "help_here": HelpHere,
    "objective": GainObjective,
    "remove_exhaustion": RemoveExhaustion,
    "upgrade_behind": UpgradeBehind,
}
COUNTED: Final[dict[str, Counted]] = {
    "build": Build,
    "certificate_per": CertificatesPer,
    "draw_and_remove": DrawAndRemove,
    "engine_back": EngineBack,
    "exhaust_rivals": ExhaustRivals,
    "help": HelpFarmers,
    "hire": HireOne,
    "move_herder": MoveHerder,
    "pay_grain": GrainCost,
    "remove_cards": RemoveCards,
}


def _discard(name: str, wanted: str) -> Effect:
    if wanted == PAIR:
        return PairCost(name)
    if wanted == OBJECTIVE:
        return DiscardCost(name, OBJECTIVE_CARD)
    return DiscardCost(name, FILTERS.index(wanted))


class Actions(Maker):
    """The printed actions of this title; money, certificates and tokens are made as in every
    trail game (RULES 4.4, 4.9, 8.2)."""

    def __init__(self, immediate: list[Side]) -> None:
        super().__init__(PURSE, BARE, COUNTED, immediate)

    def make(self, deed: Deed, name: str, is_reward: bool) -> Effect:
        verb = deed.verb
        if verb == "discard":
            return _discard(name, deed.what)
        if verb == "disc_to":
            return DiscTo(name, QUAYS.index(deed.what))
        if verb == "draw":
            return DrawCards(name, BY_GAUCHOS if deed.what else deed.n)
        if verb == "engine":
            return EngineForward(name, amount_of(deed, AMOUNTS), is_reward)
        if verb == "grain":
            return Grain(name, amount_of(deed, GRAIN_BY))
        if verb == "money_per":
            return PesosPer(name, THINGS.index(deed.what), deed.n)
        if verb == "take_market":
            return TakeMarket(name, deed.what)
        return super().make(deed, name, is_reward)

    def make_immediate(self, name: str, numbers: list[int], effects: list[Effect]) -> Step:
        return Immediate(name, numbers, effects)

    def name_of(self, deed: Deed, is_reward: bool) -> str:
        """An engine move as a reward may be declined (RULES 4.4)."""
        return f"{deed.word}_or_not" if is_reward and deed.verb == "engine" else deed.word

    def immediate_of(self, sides: list[Side]) -> Step:
        """Money comes before the rest of an action; cards are declined one by one (RULES 4.4)."""
        if not sides or is_asked(sides[0]):
            return super().immediate_of(sides)
        if not money_first(sides[0]):
            return self.effect_of(sides[0])
        name = f"{sides[0].word} steps"
        made = self.step_named(name)
        if made is None:
            money = self.effect_of_deed(sides[0].rewards[0], is_reward=False)
            made = Script(name, [money, self.immediate_of([rest_of(sides[0])])])
            self.steps.append(made)
        return made


_made: Final = Actions(IMMEDIATE)
LOCAL_EFFECTS: Final = vec[Effect]([_made.effect_of(side) for side in LOCAL])
AUX_EFFECTS: Final = vec[Effect](
    [_made.effect_of(sides[0]) for sides in [*AUX_SINGLE, *AUX_DOUBLE]]
)


def _immediates(masters: list[list[Side]]) -> Immediates:
    return Immediates(
        vec[Step]([_made.immediate_of(sides) for sides in SLOT_ACTIONS]),
        vec[Step]([_made.immediate_of(sides) for sides in masters]),
        vec[Step]([_made.immediate_of(sides) for sides in OBJECTIVE_ACTIONS]),
    )


IMMEDIATES: Final = _immediates(MASTER_ACTIONS)
EARLIER_IMMEDIATES: Final = _immediates(
    [
        EARLIER_MASTER_ACTION if name == EARLIER_MASTER else sides
        for name, sides in zip(MASTERS, MASTER_ACTIONS, strict=True)
    ]
)
BONUSES: Final = vec[Step]([_made.immediate_of(sides) for sides in BONUS_ACTIONS])
STEPS: Final = _made.steps
