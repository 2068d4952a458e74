"""Turns printed actions into effects and binds them to slots, bonus tiles and trading posts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalogue import DataError
from tablero.core.printed import Deed, Side
from tablero.core.scripts import Step
from tablero.games.gwt_elpaso.cards import ANY_CATTLE, CARDS, FILTERS, WORKERS
from tablero.games.gwt_elpaso.catalogue import AUXILIARY
from tablero.games.gwt_elpaso.location.auxiliary import Auxiliary, Improving, TwoAuxiliary
from tablero.games.gwt_elpaso.location.building import Build
from tablero.games.gwt_elpaso.location.effects import (
    Bargain,
    Certificates,
    Dollars,
    ExchangeTokens,
    GainCattle,
    PayCost,
)
from tablero.games.gwt_elpaso.location.hand import DiscardCost, Exchange, Remove, SellForDouble
from tablero.games.gwt_elpaso.location.hiring import ANY_WORKER, PLAIN, REWARD, SECOND, HireOne
from tablero.games.gwt_elpaso.location.market import BuyCattle
from tablero.games.gwt_elpaso.location.tiles import A_BONUS, AN_OBJECTIVE, GainTile
from tablero.games.gwt_elpaso.location.train import UseTrain
from tablero.games.gwt_elpaso.printed import (
    ANY,
    AUX_AFTER_ACTIONS,
    AUX_BASIC_ACTIONS,
    BONUS_ACTIONS,
    LOCAL,
    POST_ACTIONS,
)
from tablero.games.gwt_elpaso.trail.herder import MoveHerder
from tablero.games.gwt_family.asking import Effect
from tablero.games.gwt_family.location.effects import Sequence
from tablero.games.gwt_family.making import Maker

SORTS: Final = {"objective": AN_OBJECTIVE, "bonus": A_BONUS, ANY: AN_OBJECTIVE | A_BONUS}


def _hire(name: str, deed: Deed, is_reward: bool) -> Effect:
    worker = ANY_WORKER if deed.what == ANY else i64(WORKERS.index(deed.what))
    return HireOne(name, deed.n, worker, REWARD if is_reward else PLAIN)


def _make(deed: Deed, name: str, is_reward: bool) -> Effect:
    verb = deed.verb
    if verb == "hire":
        return _hire(name, deed, is_reward)
    if verb == "discard":
        return DiscardCost(name, FILTERS.index(deed.what))
    if verb == "remove":
        return Remove(name, FILTERS.index(deed.what))
    if verb == "tile":
        return GainTile(name, SORTS[deed.what])
    if verb == "gain_cattle":
        return GainCattle(name, CARDS.index(deed.what))
    return _make_counted(verb, name, deed.n)


def _make_counted(verb: str, name: str, n: i64) -> Effect:
    if verb == "money":
        return Dollars(name, n)
    if verb == "pay":
        return PayCost(name, n)
    if verb == "certificate":
        return Certificates(name, n)
    if verb == "exchange_token":
        return ExchangeTokens(name, n)
    if verb == "exchange":
        return Exchange(name, n)
    if verb == "hire_second":
        return HireOne(name, n, ANY_WORKER, SECOND)
    if verb == "move_herder":
        return MoveHerder(name, n)
    if verb == "remove_cards" and n == 1:
        return Remove(name, FILTERS.index(ANY_CATTLE))
    return _make_bare(verb, name)


def _make_bare(verb: str, name: str) -> Effect:
    if verb == "aux":
        return Auxiliary(name)
    if verb == "aux_two":
        return TwoAuxiliary(name)
    if verb == "buy_cattle":
        return BuyCattle(name)
    if verb == "train":
        return UseTrain(name)
    if verb == "build":
        return Build(name)
    if verb == "sell_for_double":
        return SellForDouble(name)
    raise DataError(f"printed action {verb!r} has no effect")


class Actions(Maker):
    """The printed actions of this title: nothing is paid for what cannot be had (RULES 3.3)."""

    def make(self, deed: Deed, name: str, is_reward: bool) -> Effect:
        return _make(deed, name, is_reward)

    def name_of(self, deed: Deed, is_reward: bool) -> str:
        """A reward may be declined where it costs."""
        return f"{deed.word}_as_reward" if is_reward else deed.word

    def make_sequence(self, side: Side, prices: list[Effect]) -> Sequence:
        if len(side.rewards) != 1:
            raise DataError(f"printed action {side.word!r}: one reward is wanted")
        return Bargain(side.word, prices, self.effect_of_deed(side.rewards[0], is_reward=False))

    def reward_of(self, sides: list[Side]) -> Step:
        """What a bonus tile or a trading post brings at once."""
        if not sides:
            return self.nothing()
        if sides[0].prices:
            return self.effect_of(sides[0])
        return self.effect_of_deed(sides[0].rewards[0], is_reward=True)

    def auxiliary(self, aux: int) -> Effect:
        after = self.effect_of(AUX_AFTER_ACTIONS[aux][0])
        if not AUX_BASIC_ACTIONS[aux]:
            return after
        basic = self.effect_of(AUX_BASIC_ACTIONS[aux][0])
        return Improving(f"aux_{AUXILIARY[aux]}", aux, basic, after)


_made: Final = Actions([])
LOCAL_EFFECTS: Final = vec[Effect]([_made.effect_of(side) for side in LOCAL])
AUX_EFFECTS: Final = vec[Effect]([_made.auxiliary(aux) for aux in range(len(AUXILIARY))])
BONUS_REWARDS: Final = vec[Step]([_made.reward_of(sides) for sides in BONUS_ACTIONS])
POST_REWARDS: Final = vec[Step]([_made.reward_of(sides) for sides in POST_ACTIONS])
STEPS: Final = _made.steps
