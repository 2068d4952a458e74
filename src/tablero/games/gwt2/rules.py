"""The sequence of play, as the rulebook gives it."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.rng import Rng
from tablero.core.scripts import Book, EachSeat, Script
from tablero.games.gwt2 import scoring
from tablero.games.gwt2.actions import AUX_EFFECTS, IMMEDIATES, LINKS, STEPS
from tablero.games.gwt2.catalogue import KANSAS_CITY, N_AUXILIARY, START
from tablero.games.gwt2.kansas_city import delivery
from tablero.games.gwt2.kansas_city.delivery import DeliverStep
from tablero.games.gwt2.kansas_city.foresight import BAGS, FORESEE
from tablero.games.gwt2.kansas_city.income import TAKE_INCOME
from tablero.games.gwt2.kansas_city.simmental import RAISE, RaiseStep
from tablero.games.gwt2.location import auxiliary, building, drawing, hiring, market, objectives
from tablero.games.gwt2.location.drawing import HERD
from tablero.games.gwt2.location.visit import ActStep, Visit
from tablero.games.gwt2.position import invariants
from tablero.games.gwt2.railroad import engine, stations
from tablero.games.gwt2.sam.turn import SamTurn
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import ENDINGS, GAME_ENDED, MOVED, TOKEN_USED, TURN_BEGAN
from tablero.games.gwt2.trail import herder, tiles
from tablero.games.gwt_family.location.herd import DiscardDownTo, DiscardHand, RefillHand
from tablero.games.gwt_family.rail.foresight import ForesightStep, ReturnToStart
from tablero.games.gwt_family.table import Rules, TrailTable
from tablero.games.gwt_family.turns import BeginTurn, Turns

START_HAND: Final[i64] = 4
TOKEN_CARDS: Final[i64] = 2  # that an exchange token draws

# -- Kansas City (RULES 9.1, 9.3, 9.4, 9.7, 11.3) --------------------------------------------------
KANSAS_CITY_SCRIPT: Final = Script(
    "kansas_city",
    [
        ForesightStep(0, FORESEE),
        ForesightStep(1, FORESEE),
        ForesightStep(2, FORESEE),
        TAKE_INCOME,
        RaiseStep("raise_calves", 0),
        RaiseStep("raise_heifers", 1),
        DiscardHand(HERD),
        DeliverStep(),
        ReturnToStart(START, BAGS, MOVED),
    ],
)
USE_LOCATION: Final = Visit(KANSAS_CITY, KANSAS_CITY_SCRIPT)

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


SAM_TURN: Final = SamTurn()
EACH_FIRST_TURN: Final = EachSeat(BeginTurn("begin_first_turn", FIRST_TURN, SAM_TURN, TURN_BEGAN))
TURNS: Final = Turns(BeginTurn("begin_turn", TURN, SAM_TURN, TURN_BEGAN), GAME_ENDED)
GAME_SCRIPT: Final = Script("game", [EACH_FIRST_TURN, TURNS])

BOOK: Final = Book(
    [
        GAME_SCRIPT,
        KANSAS_CITY_SCRIPT,
        FIRST_TURN,
        TURN,
        ActStep("act"),
        ActStep("copy"),
        FORESEE,
        RAISE,
        drawing.DRAW_THEN_DISCARD,
        drawing.DISCARD_DRAWN,
        drawing.TOKEN_DRAW,
        drawing.TOKEN_DISCARD,
        drawing.DISCARD_FOR,
        drawing.DISCARD_BREED_PAIR,
        drawing.REMOVE,
        engine.FORWARD,
        engine.BACK,
        engine.RETURN_ENGINE,
        stations.UPGRADE_STATION,
        stations.MASTER,
        stations.CHOOSE_BEHIND,
        hiring.HIRE_WORKER,
        building.CHOOSE_BUILDING,
        building.CHOOSE_SITE,
        market.BUY_CATTLE,
        tiles.CHOOSE_HAZARD,
        tiles.CHOOSE_BANDIT,
        objectives.TAKE_OBJECTIVE,
        herder.WAYS,
        auxiliary.CHOOSE_AUX,
        delivery.CHOOSE_CITY,
        delivery.CHOOSE_DISC,
        delivery.BACK_FOR_DELIVERY,
        *STEPS,
    ]
)


class Gwt2Rules(Rules):
    """What every position of this title shares."""

    def points(self, g: TrailTable, seat: i64) -> list[int]:
        return scoring.categories(cast(Table, g), seat)

    def parts(self, g: TrailTable, seat: i64, row: str) -> list[tuple[str, int]]:
        return scoring.parts(cast(Table, g), seat, row)

    def violations(self, g: TrailTable) -> list[str]:
        return invariants.violations(cast(Table, g))


RULES: Final = Gwt2Rules(
    USE_LOCATION,
    drawing.TOKEN_DRAW,
    TOKEN_CARDS,
    TOKEN_USED,
    AUX_EFFECTS,
    N_AUXILIARY,
    ENDINGS,
    scoring.CATEGORIES,
)


def new_table(seats: i64, rng: Rng) -> Table:
    """A bare table at which these rules are played."""
    return Table(seats, rng, RULES, IMMEDIATES, LINKS)
