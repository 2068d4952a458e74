"""The sequence of play, as the rulebook gives it."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.rng import Rng
from tablero.core.scripts import Book, EachSeat, Script
from tablero.games.gwt_argentina import scoring
from tablero.games.gwt_argentina.actions import (
    AUX_EFFECTS,
    BONUSES,
    EARLIER_IMMEDIATES,
    IMMEDIATES,
    STEPS,
)
from tablero.games.gwt_argentina.buenos_aires import delivery, loading
from tablero.games.gwt_argentina.buenos_aires.departure import ResolveArrow
from tablero.games.gwt_argentina.buenos_aires.foresight import BAGS, FORESEE
from tablero.games.gwt_argentina.buenos_aires.income import TAKE_INCOME, ReturnExhaustion
from tablero.games.gwt_argentina.catalogue import BUENOS_AIRES, N_AUXILIARY, START
from tablero.games.gwt_argentina.location import (
    auxiliary,
    building,
    drawing,
    hiring,
    market,
    objectives,
)
from tablero.games.gwt_argentina.location.drawing import HERD
from tablero.games.gwt_argentina.location.visit import ActStep, Visit
from tablero.games.gwt_argentina.pedro.turn import PedroTurn
from tablero.games.gwt_argentina.position import invariants
from tablero.games.gwt_argentina.railroad import engine, stations
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.tellings import ENDINGS, GAME_ENDED, MOVED, TOKEN_USED, TURN_BEGAN
from tablero.games.gwt_argentina.trail import herder
from tablero.games.gwt_argentina.trail.farmers import HELPING
from tablero.games.gwt_family.location.herd import DiscardDownTo, DiscardHand, RefillHand
from tablero.games.gwt_family.rail.foresight import ForesightStep, ReturnToStart
from tablero.games.gwt_family.table import Rules, TrailTable
from tablero.games.gwt_family.turns import BeginTurn, Turns

START_HAND: Final[i64] = 4
TOKEN_CARDS: Final[i64] = 2  # that an exchange token draws

# -- Buenos Aires (RULES 9) -----------------------------------------------------------------------
BUENOS_AIRES_SCRIPT: Final = Script(
    "buenos_aires",
    [
        delivery.CHOOSE_QUAY,
        TAKE_INCOME,
        ReturnExhaustion(),
        DiscardHand(HERD),
        loading.CHOOSE_SHIP,
        ForesightStep(0, FORESEE),
        ForesightStep(1, FORESEE),
        ForesightStep(2, FORESEE),
        ResolveArrow(),
        ReturnToStart(START, BAGS, MOVED),
    ],
)
USE_LOCATION: Final = Visit(BUENOS_AIRES, BUENOS_AIRES_SCRIPT)

# -- the turn (RULES 2.1, 2.2, 2.3, 10.2) ---------------------------------------------------------
REFILL_HAND: Final = RefillHand(HERD)
FIRST_TURN: Final = Script(
    "first_turn",
    [
        DiscardDownTo("discard_to_four", START_HAND, drawing.DISCARD_DRAWN),
        herder.FIRST_PLACE,
        USE_LOCATION,
        REFILL_HAND,
    ],
)
TURN: Final = Script("turn", [herder.MOVE_HERDER, USE_LOCATION, REFILL_HAND])

PEDRO_TURN: Final = PedroTurn()
EACH_FIRST_TURN: Final = EachSeat(BeginTurn("begin_first_turn", FIRST_TURN, PEDRO_TURN, TURN_BEGAN))
TURNS: Final = Turns(BeginTurn("begin_turn", TURN, PEDRO_TURN, TURN_BEGAN), GAME_ENDED)
GAME_SCRIPT: Final = Script("game", [EACH_FIRST_TURN, TURNS])

BOOK: Final = Book(
    [
        GAME_SCRIPT,
        BUENOS_AIRES_SCRIPT,
        FIRST_TURN,
        TURN,
        ActStep(),
        *HELPING,
        FORESEE,
        drawing.DRAW_THEN_DISCARD,
        drawing.DISCARD_DRAWN,
        drawing.TOKEN_DRAW,
        drawing.TOKEN_DISCARD,
        drawing.DISCARD_FOR,
        drawing.DISCARD_BREED_PAIR,
        drawing.REMOVE,
        drawing.REMOVE_DRAWN,
        drawing.DRAW_THEN_REMOVE,
        engine.FORWARD,
        engine.BACK,
        engine.LEAVE_THE_LINE,
        stations.UPGRADE_STATION,
        stations.MASTER,
        stations.CHOOSE_BEHIND,
        hiring.HIRE_WORKER,
        building.CHOOSE_BUILDING,
        building.CHOOSE_SITE,
        market.BUY_CATTLE,
        market.TAKE_CARD,
        objectives.TAKE_OBJECTIVE,
        herder.WAYS,
        auxiliary.CHOOSE_AUX,
        auxiliary.CHOOSE_SINGLE_AUX,
        delivery.CHOOSE_SPOT,
        delivery.DISC_TO_QUAY,
        loading.CHOOSE_DISC,
        *STEPS,
    ]
)


class ArgentinaRules(Rules):
    """What every position of this title shares."""

    def points(self, g: TrailTable, seat: i64) -> list[int]:
        return scoring.categories(cast(Table, g), seat)

    def parts(self, g: TrailTable, seat: i64, row: str) -> list[tuple[str, int]]:
        return scoring.parts(cast(Table, g), seat, row)

    def violations(self, g: TrailTable) -> list[str]:
        return invariants.violations(cast(Table, g))


RULES: Final = ArgentinaRules(
    USE_LOCATION,
    drawing.TOKEN_DRAW,
    TOKEN_CARDS,
    TOKEN_USED,
    AUX_EFFECTS,
    N_AUXILIARY,
    ENDINGS,
    scoring.CATEGORIES,
)


def new_table(seats: i64, rng: Rng, rules_version: int) -> Table:
    """A bare table at which these rules are played."""
    immediates = IMMEDIATES if rules_version > 2 else EARLIER_IMMEDIATES
    g = Table(seats, rng, RULES, immediates, BONUSES)
    g.in_order = rules_version < 4
    return g
