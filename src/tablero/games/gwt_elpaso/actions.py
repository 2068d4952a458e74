"""Turns printed actions into effects and binds them to slots, bonus tiles and trading posts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.catalogue import DataError
from tablero.core.printed import Deed, Side
from tablero.core.scripts import Script, Step
from tablero.games.gwt_elpaso.cards import ANY_CATTLE, CARDS, FILTERS, WORKERS
from tablero.games.gwt_elpaso.catalogue import AUXILIARY
from tablero.games.gwt_elpaso.location.auxiliary import Auxiliary, Improving, TwoAuxiliary
from tablero.games.gwt_elpaso.location.building import Build
from tablero.games.gwt_elpaso.location.effects import Bargain, GainCattle
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
from tablero.games.gwt_elpaso.tellings import PURSE
from tablero.games.gwt_elpaso.trail.herder import MoveHerder
from tablero.games.gwt_family.asking import Effect
from tablero.games.gwt_family.location.effects import Sequence
from tablero.games.gwt_family.making import Bare, Counted, Maker

BARE: Final[dict[str, Bare]] = {
    "aux": Auxiliary,
    "aux_two": TwoAuxiliary,
    "build": Build,
    "buy_cattle": BuyCattle,
    "sell_for_double": SellForDouble,
    "train": UseTrain,
}
COUNTED: Final[dict[str, Counted]] = {"exchange": Exchange, "move_herder": MoveHerder}
SORTS: Final = {"objective": AN_OBJECTIVE, "bonus": A_BONUS, ANY: AN_OBJECTIVE | A_BONUS}


def _hire(name: str, deed: Deed, is_reward: bool) -> Effect:
    worker = ANY_WORKER if deed.what == ANY else i64(WORKERS.index(deed.what))
    return HireOne(name, deed.n, worker, REWARD if is_reward else PLAIN)


class Actions(Maker):
    """The printed actions of this title: nothing is paid for what cannot be had (RULES 3.3).
    Money, certificates and tokens are made as in every trail game (RULES 4.1, 4.3, 9.1)."""

    def __init__(self, immediate: list[Side]) -> None:
        super().__init__(PURSE, BARE, COUNTED, immediate)

    def make(self, deed: Deed, name: str, is_reward: bool) -> Effect:
        verb = deed.verb
        if verb == "discard":
            return DiscardCost(name, FILTERS.index(deed.what))
        if verb == "gain_cattle":
            return GainCattle(name, CARDS.index(deed.what))
        if verb == "hire":
            return _hire(name, deed, is_reward)
        if verb == "hire_second":
            return HireOne(name, deed.n, ANY_WORKER, SECOND)
        if verb == "remove":
            return Remove(name, FILTERS.index(deed.what))
        if verb == "remove_cards" and deed.n == 1:
            return Remove(name, FILTERS.index(ANY_CATTLE))
        if verb == "tile":
            return GainTile(name, SORTS[deed.what])
        return super().make(deed, name, is_reward)

    def name_of(self, deed: Deed, is_reward: bool) -> str:
        """A reward may be declined where it costs."""
        return f"{deed.word}_as_reward" if is_reward else deed.word

    def make_sequence(self, side: Side, prices: list[Effect]) -> Sequence:
        if len(side.rewards) != 1:
            raise DataError(f"printed action {side.word!r}: one reward is wanted")
        return Bargain(side.word, prices, self.effect_of_deed(side.rewards[0], is_reward=False))

    def reward_of(self, sides: list[Side]) -> Step:
        """All that a bonus tile or a trading post brings at once, in the order printed."""
        if not sides:
            return self.nothing()
        if len(sides) > 1 or sides[0].prices:
            word = "_or_".join([side.word for side in sides])
            raise DataError(f"printed action {word!r}: a reward has no choice and no price")
        rewards: list[Step] = []
        for deed in sides[0].rewards:
            rewards.append(self.effect_of_deed(deed, is_reward=True))
        if len(rewards) == 1:
            return rewards[0]
        name = f"{sides[0].word} as rewards"
        made = self.step_named(name)
        if made is None:
            made = Script(name, rewards)
            self.steps.append(made)
        return made

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
