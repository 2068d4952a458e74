"""Turns printed actions into effects and binds them to slots, masters, cards and bonus spots."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalogue import DataError
from tablero.core.printed import Deed, Side
from tablero.core.scripts import Script, Step
from tablero.games.gwt_argentina.buenos_aires.delivery import DiscTo, ExtraDelivery
from tablero.games.gwt_argentina.cards import FILTERS
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
    Certificates,
    CertificatesPer,
    ExchangeTokens,
    ExhaustRivals,
    Grain,
    GrainCost,
    PayCost,
    Pesos,
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
from tablero.games.gwt_argentina.trail.farmers import HelpFarmers, HelpHere
from tablero.games.gwt_argentina.trail.herder import MoveHerder
from tablero.games.gwt_family.asking import Effect, Nothing
from tablero.games.gwt_family.effects import Sequence
from tablero.games.gwt_family.rail.table import Immediates

EFFECTS: Final[dict[str, Effect]] = {"": Nothing()}
STEPS: Final[list[Step]] = []  # every script and immediate action made here, for the book


def _amount(deed: Deed, counted: list[str]) -> i64:
    """How much: a number, or -1, -2, .. for a word that names what is counted."""
    return -1 - counted.index(deed.what) if deed.what else deed.n


def _discard(name: str, wanted: str) -> Effect:
    if wanted == PAIR:
        return PairCost(name)
    if wanted == OBJECTIVE:
        return DiscardCost(name, OBJECTIVE_CARD)
    return DiscardCost(name, FILTERS.index(wanted))


def _make(deed: Deed, name: str, is_reward: bool) -> Effect:
    """Actions that are about something, or about nothing more than their verb."""
    verb = deed.verb
    if verb == "discard":
        return _discard(name, deed.what)
    if verb == "money_per":
        return PesosPer(name, THINGS.index(deed.what), deed.n)
    if verb == "certificate_per":
        return CertificatesPer(name, deed.n)
    if verb == "grain":
        return Grain(name, _amount(deed, GRAIN_BY))
    if verb == "engine":
        return EngineForward(name, _amount(deed, AMOUNTS), is_reward)
    if verb == "draw":
        return DrawCards(name, BY_GAUCHOS if deed.what else deed.n)
    if verb == "disc_to":
        return DiscTo(name, QUAYS.index(deed.what))
    if verb == "take_market":
        return TakeMarket(name, deed.what)
    if verb == "objective":
        return GainObjective(name)
    if verb == "buy_cattle":
        return BuyCattle(name)
    if verb == "aux":
        return Auxiliary(name)
    if verb == "aux_single":
        return SingleAuxiliary(name)
    if verb == "help_here":
        return HelpHere(name)
    if verb == "extra_delivery":
        return ExtraDelivery(name)
    if verb == "upgrade_behind":
        return UpgradeBehind(name)
    return _make_counted(verb, name, deed.n)


def _make_counted(verb: str, name: str, n: i64) -> Effect:
    """Actions with a number."""
    if verb == "money":
        return Pesos(name, n)
    if verb == "pay":
        return PayCost(name, n)
    if verb == "pay_grain":
        return GrainCost(name, n)
    if verb == "certificate":
        return Certificates(name, n)
    if verb == "engine_back":
        return EngineBack(name, n)
    if verb == "hire":
        return HireOne(name, n)
    if verb == "build":
        return Build(name, n)
    if verb == "help":
        return HelpFarmers(name, n)
    if verb == "move_herder":
        return MoveHerder(name, n)
    if verb == "exchange_token":
        return ExchangeTokens(name, n)
    if verb == "exhaust_rivals":
        return ExhaustRivals(name, n)
    if verb == "remove_exhaustion":
        return RemoveExhaustion(name)
    if verb == "remove_cards":
        return RemoveCards(name, n)
    if verb == "draw_and_remove":
        return DrawAndRemove(name, n)
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


def _made(name: str) -> Step | None:
    for step in STEPS:
        if step.name == name:
            return step
    return None


def immediate_of(sides: list[Side]) -> Step:
    """The step of an immediate action: money comes at once, anything else may be declined."""
    if not sides:
        return EFFECTS[""]
    side = sides[0]
    if money_first(side):
        return _money_then(side)
    if not is_asked(side):
        return effect_of(side)
    name = f"immediate_{side.word}"
    made = _made(name)
    if made is None:
        made = Immediate(name, [_immediate_words.index(side.word)], [effect_of(side)])
        STEPS.append(made)
    return made


def _money_then(side: Side) -> Step:
    name = f"{side.word} steps"
    made = _made(name)
    if made is None:
        money = _effect_of_deed(side.rewards[0], is_reward=False)
        made = Script(name, [money, immediate_of([rest_of(side)])])
        STEPS.append(made)
    return made


LOCAL_EFFECTS: Final = vec[Effect]([effect_of(side) for side in LOCAL])
AUX_EFFECTS: Final = vec[Effect]([effect_of(sides[0]) for sides in [*AUX_SINGLE, *AUX_DOUBLE]])
IMMEDIATES: Final = Immediates(
    vec[Step]([immediate_of(sides) for sides in SLOT_ACTIONS]),
    vec[Step]([immediate_of(sides) for sides in MASTER_ACTIONS]),
    vec[Step]([immediate_of(sides) for sides in OBJECTIVE_ACTIONS]),
)
BONUSES: Final = vec[Step]([immediate_of(sides) for sides in BONUS_ACTIONS])
