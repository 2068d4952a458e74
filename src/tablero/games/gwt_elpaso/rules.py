"""The sequence of play, as the rulebook gives it."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.rng import Rng
from tablero.core.scripts import Book, EachSeat, Script
from tablero.games.gwt_elpaso import scoring
from tablero.games.gwt_elpaso.actions import AUX_EFFECTS, BONUS_REWARDS, POST_REWARDS, STEPS
from tablero.games.gwt_elpaso.catalogue import EL_PASO, N_AUXILIARY
from tablero.games.gwt_elpaso.el_paso import delivery
from tablero.games.gwt_elpaso.el_paso.arrival import DiscardHand, Income, TakeSimmental
from tablero.games.gwt_elpaso.el_paso.delivery import Deliver
from tablero.games.gwt_elpaso.herd import HERD
from tablero.games.gwt_elpaso.last_moment import SPEND, LastMoment
from tablero.games.gwt_elpaso.location import (
    auxiliary,
    building,
    hand,
    hiring,
    market,
    paying,
    tiles,
    train,
)
from tablero.games.gwt_elpaso.location.visit import ActStep, TrainVisit, Visit
from tablero.games.gwt_elpaso.position import invariants
from tablero.games.gwt_elpaso.state import Rewards, Table
from tablero.games.gwt_elpaso.sue.turn import SueTurn
from tablero.games.gwt_elpaso.tellings import ENDINGS, GAME_ENDED, TOKEN_USED, TURN_BEGAN
from tablero.games.gwt_elpaso.trail import herder
from tablero.games.gwt_family.location.herd import RefillHand
from tablero.games.gwt_family.table import Rules, TrailTable
from tablero.games.gwt_family.turns import BeginTurn, Turns

TOKEN_CARDS: Final[i64] = 1  # that an exchange token draws

# -- El Paso (RULES 5) ----------------------------------------------------------------------------
EL_PASO_SCRIPT: Final = Script("el_paso", [TakeSimmental(), Income(), Deliver(), DiscardHand()])
USE_LOCATION: Final = Visit(EL_PASO, EL_PASO_SCRIPT)

# -- the turn (RULES 2.1, 2.2, 2.3, 2.4, 2.6) ----------------------------------------------------
REFILL_HAND: Final = RefillHand(HERD)
FIRST_TURN: Final = Script("first_turn", [herder.FIRST_PLACE, USE_LOCATION, REFILL_HAND])
TURN: Final = Script("turn", [herder.MOVE_HERDER, USE_LOCATION, REFILL_HAND, LastMoment()])

SUE_TURN: Final = SueTurn()
GAME_SCRIPT: Final = Script(
    "game",
    [
        EachSeat(tiles.FirstObjective()),
        EachSeat(BeginTurn("begin_first_turn", FIRST_TURN, SUE_TURN, TURN_BEGAN)),
        Turns(BeginTurn("begin_turn", TURN, SUE_TURN, TURN_BEGAN), GAME_ENDED),
    ],
)

BOOK: Final = Book(
    [
        GAME_SCRIPT,
        EL_PASO_SCRIPT,
        FIRST_TURN,
        TURN,
        ActStep(),
        auxiliary.CHOOSE_AUX,
        building.CHOOSE_BUILDING,
        building.CHOOSE_SITE,
        hand.DISCARD_DRAWN,
        hand.DISCARD_FOR,
        hand.SELL,
        hand.REMOVE,
        hand.ONCE_MORE,
        hiring.HIRE_WORKER,
        market.BUY_CARD,
        paying.SPEND_JOKERS,
        tiles.TAKE_TILE,
        train.CHOOSE_TRAIN,
        delivery.CHOOSE_POST,
        delivery.CHOOSE_DISC,
        SPEND,
        *STEPS,
    ]
)


class ElPasoRules(Rules):
    """What every position of this title shares."""

    def points(self, g: TrailTable, seat: i64) -> list[int]:
        return scoring.categories(cast(Table, g), seat)

    def parts(self, g: TrailTable, seat: i64, row: str) -> list[tuple[str, int]]:
        return scoring.parts(cast(Table, g), seat, row)

    def violations(self, g: TrailTable) -> list[str]:
        return invariants.violations(cast(Table, g))


RULES: Final = ElPasoRules(
    USE_LOCATION,
    hand.DISCARD_DRAWN,
    TOKEN_CARDS,
    TOKEN_USED,
    AUX_EFFECTS,
    N_AUXILIARY,
    ENDINGS,
    scoring.CATEGORIES,
)
USE_TRAIN: Final = TrainVisit()


def rewards_of(rules_version: int) -> Rewards:
    waits, last_moment, refills = rules_version > 2, rules_version > 3, rules_version > 4
    return Rewards(USE_TRAIN, BONUS_REWARDS, POST_REWARDS, waits, last_moment, refills)


REWARDS: Final = {version: rewards_of(version) for version in (5, 4, 3, 2, 1)}


def new_table(seats: i64, rng: Rng, rules_version: int) -> Table:
    """A bare table at which these rules are played."""
    return Table(seats, rng, RULES, REWARDS[rules_version])
