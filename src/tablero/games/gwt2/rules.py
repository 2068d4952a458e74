"""The sequence of play, as the rulebook gives it."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import Frame, State
from tablero.core.scripts import Book, EachSeat, Script, Step
from tablero.games.gwt2 import (
    auxiliary,
    building,
    delivery,
    drawing,
    engine,
    herder,
    hiring,
    market,
    objectives,
    stations,
    tiles,
)
from tablero.games.gwt2.actions import STEPS
from tablero.games.gwt2.asking import LATE, Do
from tablero.games.gwt2.catalogue import MAX_PLAYERS
from tablero.games.gwt2.kansas_city import (
    FORESEE,
    RAISE,
    TAKE_INCOME,
    DeliverStep,
    DiscardHand,
    ForesightStep,
    RaiseStep,
    ReturnToStart,
)
from tablero.games.gwt2.sam import SamTurn
from tablero.games.gwt2.state import MAX_TURNS, Table
from tablero.games.gwt2.tellings import GAME_ENDED, TURN_BEGAN
from tablero.games.gwt2.visit import ActStep, Visit

START_HAND: Final[i64] = 4


class DiscardToFour(Do):
    def __init__(self) -> None:
        self.name = "discard_to_four"

    def act(self, g: Table, seat: i64) -> None:
        surplus = g.players[seat].hand_size() - START_HAND
        if surplus > 0:
            drawing.DISCARD_DRAWN.enter_with(g, seat, surplus)


class RefillHand(Do):
    """Phase C."""

    def __init__(self) -> None:
        self.name = "refill_hand"

    def act(self, g: Table, seat: i64) -> None:
        p = g.players[seat]
        drawing.draw_cards(g, p, seat, p.hand_limit() - p.hand_size())


KANSAS_CITY_SCRIPT: Final = Script(
    "kansas_city",
    [
        ForesightStep(0),
        ForesightStep(1),
        ForesightStep(2),
        TAKE_INCOME,
        RaiseStep("raise_calves", 0),
        RaiseStep("raise_heifers", 1),
        DiscardHand(),
        DeliverStep(),
        ReturnToStart(),
    ],
)
USE_LOCATION: Final = Visit(KANSAS_CITY_SCRIPT)
LATE.visit = USE_LOCATION
REFILL_HAND: Final = RefillHand()

FIRST_TURN: Final = Script(
    "first_turn", [DiscardToFour(), herder.FIRST_PLACE, USE_LOCATION, REFILL_HAND]
)
TURN: Final = Script("turn", [herder.MOVE_HERDER, USE_LOCATION, REFILL_HAND])


class BeginTurn(Do):
    """Hands the turn to a seat, or to Sam."""

    def __init__(self, name: str, script: Step) -> None:
        self.name = name
        self.script = script
        self.sam = SamTurn()

    def act(self, g: Table, seat: i64) -> None:
        g.turns += 1
        g.tell(TURN_BEGAN, seat, g.turns)
        if g.is_sam(seat):
            self.sam.act(g, seat)
        else:
            self.script.enter(g, seat)


class TurnsFrame(Frame):
    """Turn after turn, clockwise, until the seat that took the job market token is up again."""

    def __init__(self, seat: i64, step: Turns) -> None:
        super().__init__(seat)
        self.step = step

    def advance(self, s: State) -> bool:
        g = cast(Table, s)
        if g.job_token == self.seat or g.turns >= MAX_TURNS:
            g.pop()
            g.tell(GAME_ENDED, self.seat, 0 if g.job_token >= 0 else 1)
            return True
        following = self.seat + 1
        if following == g.seats:
            following = 0
        g.replace(self.step.frames[following])
        self.step.inner.enter(g, self.seat)
        return True

    def save(self) -> tuple[str, list[int]]:
        return self.step.name, []


class Turns(Step):
    def __init__(self, inner: Step) -> None:
        self.name = "turns"
        self.inner = inner
        self.frames = vec[Frame]([TurnsFrame(seat, self) for seat in range(int(MAX_PLAYERS))])

    def enter(self, s: State, seat: i64) -> None:
        s.push(self.frames[seat])

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        return self.frames[seat]


EACH_FIRST_TURN: Final = EachSeat(BeginTurn("begin_first_turn", FIRST_TURN))
TURNS: Final = Turns(BeginTurn("begin_turn", TURN))
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
