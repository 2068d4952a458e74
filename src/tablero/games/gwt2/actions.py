"""Turns printed actions into effects and binds them to slots, masters, cards and links."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalog import DataError
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
from tablero.games.gwt2.location.effects import (
    MAX_CERTIFICATES,
    BanditPairs,
    Certificates,
    Dollars,
    DollarsPer,
    ExchangeTokens,
    PayCost,
)
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
from tablero.games.gwt2.trail.herder import FreeSteps, MoveHerder
from tablero.games.gwt2.trail.tiles import TakeBandit, TakeHazard
from tablero.games.gwt_family.asking import Effect, Nothing
from tablero.games.gwt_family.effects import Sequence
from tablero.games.gwt_family.printed import is_money
from tablero.games.gwt_family.rail.table import Immediates

EFFECTS: Final[dict[str, Effect]] = {"": Nothing()}
STEPS: Final[list[Step]] = []  # every script and immediate action made here, for the book


class Copying(OwnEffect):
    """Use a neighbouring building; the visit knows which one it stands on (RULES 4.8)."""

    def __init__(self, name: str) -> None:
        self.name = name


def _amount(deed: Deed, counted: list[str]) -> i64:
    """How much: a number, or -1, -2, .. for a word that names what is counted."""
    return -1 - counted.index(deed.what) if deed.what else deed.n


def _objective(name: str, how: str) -> Effect:
    ways = {"any": FROM_STACK, "display": i64(0), "hand": TO_HAND | DECLINABLE}
    return GainObjective(name, ways[how])


def _discard(name: str, wanted: str) -> Effect:
    if wanted == PAIR:
        return PairCost(name)
    if wanted == OBJECTIVE:
        return DiscardCost(name, OBJECTIVE_CARD)
    return DiscardCost(name, FILTERS.index(wanted))


def _make(deed: Deed, name: str, is_reward: bool) -> Effect:
    verb = deed.verb
    if verb == "discard":
        return _discard(name, deed.what)
    if verb == "money_per":
        return DollarsPer(name, THINGS.index(deed.what), deed.n)
    if verb == "objective":
        return _objective(name, deed.what)
    if verb == "certificate":
        return Certificates(name, MAX_CERTIFICATES if deed.what else deed.n)
    if verb == "engine":
        return EngineForward(name, _amount(deed, AMOUNTS), is_reward)
    if verb == "draw":
        return DrawCards(name, BY_COWBOYS if deed.what else deed.n)
    if verb == "buy_cattle":
        return BuyCattle(name)
    if verb == "bandit":
        return TakeBandit(name)
    if verb == "aux":
        return Auxiliary(name)
    if verb == "copy_adjacent":
        return Copying(name)
    return _make_other(verb, name, deed.n)


def _make_other(verb: str, name: str, n: i64) -> Effect:
    if verb == "upgrade_behind":
        return UpgradeBehind(name)
    if verb == "extraordinary_delivery":
        return ExtraordinaryDelivery(name)
    if verb == "money":
        return Dollars(name, n)
    if verb == "pay":
        return PayCost(name, n)
    if verb == "engine_back":
        return EngineBack(name, n)
    if verb == "hire":
        return HireOne(name, n)
    if verb == "build":
        return Build(name, n)
    if verb == "hazard":
        return TakeHazard(name, n)
    if verb == "move_herder":
        return MoveHerder(name, n)
    if verb == "free_steps":
        return FreeSteps(name, n)
    if verb == "exchange_token":
        return ExchangeTokens(name, n)
    if verb == "bandit_pairs":
        return BanditPairs(name, n)
    if verb == "remove_cards":
        return RemoveCards(name, n)
    raise DataError(f"printed action {verb!r} has no effect")


def _effect_of_deed(deed: Deed, is_reward: bool) -> Effect:
    declinable = is_reward and deed.verb == "engine"
    name = deed.word + ("_or_not" if declinable else "")
    if name not in EFFECTS:
        EFFECTS[name] = _make(deed, name, is_reward)
    return EFFECTS[name]


def effect_of(side: Side) -> Effect:
    """The effect of one side of a printed action."""
    if not side.prices and len(side.rewards) == 1:
        return _effect_of_deed(side.rewards[0], is_reward=False)
    if side.word not in EFFECTS:
        sequence = Sequence(
            side.word,
            [_effect_of_deed(price, is_reward=False) for price in side.prices],
            [_effect_of_deed(reward, is_reward=True) for reward in side.rewards],
        )
        EFFECTS[side.word] = sequence
        STEPS.append(sequence.script)
    return EFFECTS[side.word]


_immediate_words: Final = [side.word for side in IMMEDIATE]


def _number_of(side: Side) -> int:
    return _immediate_words.index(side.word)


def immediate_of(sides: list[Side]) -> Step:
    """The step of an immediate action: money comes at once, anything else may be declined."""
    if not sides:
        return EFFECTS[""]
    if is_money(sides[0]):
        return effect_of(sides[0])
    name = "immediate_" + "_or_".join([side.word for side in sides])
    for step in STEPS:
        if step.name == name:
            return step
    ordered = sorted(sides, key=_number_of)
    made = Immediate(
        name, [_number_of(side) for side in ordered], [effect_of(side) for side in ordered]
    )
    STEPS.append(made)
    return made


LOCAL_EFFECTS: Final = vec[Effect]([effect_of(side) for side in LOCAL])
AUX_EFFECTS: Final = vec[Effect]([effect_of(sides[0]) for sides in [*AUX_SINGLE, *AUX_DOUBLE]])
IMMEDIATES: Final = Immediates(
    vec[Step]([immediate_of(sides) for sides in SLOT_ACTIONS]),
    vec[Step]([immediate_of(sides) for sides in MASTER_ACTIONS]),
    vec[Step]([immediate_of(sides) for sides in OBJECTIVE_ACTIONS]),
)
LINKS: Final = vec[Step]([effect_of(sides[0]) if sides else EFFECTS[""] for sides in LINK_ACTIONS])
