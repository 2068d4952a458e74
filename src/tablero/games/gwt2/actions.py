"""Turns the printed words into effects and binds them to slots, masters, cards and links."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalog import DataError
from tablero.core.scripts import Step
from tablero.games.gwt2.asking import OwnEffect
from tablero.games.gwt2.cards import FILTERS, MASTER_ACTION
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
    THINGS,
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
    AUX_DOUBLE,
    AUX_SINGLE,
    IMMEDIATE,
    LINK_TEXTS,
    LOCAL,
    MONEY,
    OBJECTIVE_TEXTS,
    SIDES,
    SLOT_TEXTS,
    word_of,
)
from tablero.games.gwt2.railroad.engine import AMOUNTS, EngineBack, EngineForward
from tablero.games.gwt2.railroad.stations import UpgradeBehind
from tablero.games.gwt2.trail.herder import FreeSteps, MoveHerder
from tablero.games.gwt2.trail.tiles import TakeBandit, TakeHazard
from tablero.games.gwt_family.asking import Effect, Nothing
from tablero.games.gwt_family.effects import Sequence
from tablero.games.gwt_family.rail.table import Immediates

EFFECTS: Final[dict[str, Effect]] = {"": Nothing()}
STEPS: Final[list[Step]] = []  # every script and immediate action made here, for the book


class Copying(OwnEffect):
    """Use a neighbouring building; the visit knows which one it stands on (RULES 4.8)."""

    def __init__(self, name: str) -> None:
        self.name = name


def _number(text: str, word: str, known: list[str]) -> i64:
    """A number, or -1, -2, .. for a word that names what is counted."""
    if word in known:
        return -1 - known.index(word)
    try:
        return int(word)
    except ValueError:
        raise DataError(f"printed action {text!r}: unknown amount {word!r}") from None


def _objective(name: str, how: str) -> Effect:
    ways = {"any": FROM_STACK, "display": i64(0), "hand": TO_HAND | DECLINABLE}
    return GainObjective(name, ways[how])


def _discard(name: str, wanted: str) -> Effect:
    if wanted == "same_breed_pair":
        return PairCost(name)
    if wanted == "objective":
        return DiscardCost(name, OBJECTIVE_CARD)
    return DiscardCost(name, FILTERS.index(wanted))


def _make(text: str, name: str, is_reward: bool) -> Effect:
    verb, _, rest = text.partition(" ")
    if verb == "discard":
        return _discard(name, rest)
    if verb == "dollars_per":
        thing, each = rest.split(" ")
        return DollarsPer(name, THINGS.index(thing), int(each))
    if verb == "objective":
        return _objective(name, rest)
    if verb == "certificate" and rest == "max":
        return Certificates(name, MAX_CERTIFICATES)
    if not rest:
        return _make_bare(text, verb, name)
    amount = _number(text, rest, AMOUNTS if verb == "engine" else ["cowboys"])
    if verb == "engine":
        return EngineForward(name, amount, is_reward)
    return _make_counted(text, verb, name, amount)


def _make_bare(text: str, verb: str, name: str) -> Effect:
    if verb == "buy_cattle":
        return BuyCattle(name)
    if verb == "bandit":
        return TakeBandit(name)
    if verb == "aux":
        return Auxiliary(name)
    if verb == "copy_adjacent":
        return Copying(name)
    if verb == "upgrade_behind":
        return UpgradeBehind(name)
    if verb == "extraordinary_delivery":
        return ExtraordinaryDelivery(name)
    raise DataError(f"printed action {text!r}: unknown word {verb!r}")


def _make_counted(text: str, verb: str, name: str, amount: i64) -> Effect:
    if verb == "dollars":
        return Dollars(name, amount)
    if verb == "certificate":
        return Certificates(name, amount)
    if verb == "pay":
        return PayCost(name, amount)
    if verb == "engine_back":
        return EngineBack(name, amount)
    if verb == "hire":
        return HireOne(name, amount)
    if verb == "build":
        return Build(name, amount)
    if verb == "hazard":
        return TakeHazard(name, amount)
    if verb == "move_herder":
        return MoveHerder(name, amount)
    if verb == "free_steps":
        return FreeSteps(name, amount)
    if verb == "exchange_token":
        return ExchangeTokens(name, amount)
    if verb == "draw":
        return DrawCards(name, BY_COWBOYS if amount < 0 else amount)
    if verb == "bandit_pairs":
        return BanditPairs(name, amount)
    if verb == "remove_cards":
        return RemoveCards(name, amount)
    raise DataError(f"printed action {text!r}: unknown word {verb!r}")


def _atom(text: str, is_reward: bool) -> Effect:
    declinable = is_reward and text.startswith("engine ")
    name = word_of(text) + ("_or_not" if declinable else "")
    if name not in EFFECTS:
        try:
            EFFECTS[name] = _make(text, name, is_reward)
        except (ValueError, KeyError) as error:
            raise DataError(f"printed action {text!r}: {error}") from None
    return EFFECTS[name]


def effect_of(text: str) -> Effect:
    """The effect of one side of a printed action."""
    prices, arrow, rewards = text.partition(" -> ")
    if not arrow:
        return _atom(text, is_reward=False)
    name = word_of(text)
    if name not in EFFECTS:
        sequence = Sequence(
            name,
            [_atom(price, is_reward=False) for price in prices.split(" & ")],
            [_atom(reward, is_reward=True) for reward in rewards.split(" + ")],
        )
        EFFECTS[name] = sequence
        STEPS.append(sequence.script)
    return EFFECTS[name]


def immediate_of(text: str) -> Step:
    """The step of an immediate action: money comes at once, anything else may be declined."""
    if not text or text.startswith(MONEY):
        return effect_of(text) if text else EFFECTS[""]
    sides = sorted(text.split(SIDES), key=IMMEDIATE.index)
    name = "immediate_" + word_of(text).replace("|", "or")
    for step in STEPS:
        if step.name == name:
            return step
    made = Immediate(
        name, [IMMEDIATE.index(side) for side in sides], [effect_of(side) for side in sides]
    )
    STEPS.append(made)
    return made


LOCAL_EFFECTS: Final = vec[Effect]([effect_of(text) for text in LOCAL])
AUX_EFFECTS: Final = vec[Effect]([effect_of(text) for text in [*AUX_SINGLE, *AUX_DOUBLE]])
IMMEDIATES: Final = Immediates(
    vec[Step]([immediate_of(text) for text in SLOT_TEXTS]),
    vec[Step]([immediate_of(text) for text in MASTER_ACTION]),
    vec[Step]([immediate_of(text) for text in OBJECTIVE_TEXTS]),
)
LINKS: Final = vec[Step]([effect_of(text) if text else EFFECTS[""] for text in LINK_TEXTS])
