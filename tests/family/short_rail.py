"""A trail game on the family's rail storey: two workers, two buildings, three cards, one station.

It exists to show that the family is enough: only what is printed and what differs is said here.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import Frame, State
from tablero.core.kinds import Kind
from tablero.core.scripts import AskingAbout, Book, Script, Step
from tablero.games.gwt_family import moving
from tablero.games.gwt_family.asking import Asks, AsksPair, Effect, Nothing
from tablero.games.gwt_family.bits import sum_of
from tablero.games.gwt_family.location import immediate, visit
from tablero.games.gwt_family.location.effects import GainMoney
from tablero.games.gwt_family.location.herd import RefillHand
from tablero.games.gwt_family.rail import engine, fees, scoring, stations
from tablero.games.gwt_family.rail.location import building, hiring, market, objectives
from tablero.games.gwt_family.rail.moving import RailMove
from tablero.games.gwt_family.rail.position.invariants import cattle_of
from tablero.games.gwt_family.rail.rancher import DRIVES, WORKER_SLOTS, RailRancher
from tablero.games.gwt_family.rail.table import Immediates
from tablero.games.gwt_family.table import Rules, TrailTable
from tablero.games.gwt_family.turns import BeginTurn, Turns
from tests.family import short_trail
from tests.family.short_rail_pieces import (
    ACT,
    BUILDING,
    BUILDINGS,
    BUY,
    DISCARD,
    DRAW,
    ENGINE,
    GOALS,
    HIRE,
    IMMEDIATE,
    JOBS,
    LINE,
    MARKET,
    MARKET_CARDS,
    MOVE,
    MOVED,
    NO_MASTERS,
    NODES,
    NUMBERS,
    OFFICE,
    PORT,
    PORT_TILE,
    ROUTE,
    SITE,
    START,
    TRAIL,
    UPGRADE,
    Table,
)
from tests.family.short_trail import HERD, PURSE, event


# -- what is asked --------------------------------------------------------------------------------
class Roads(fees.Roads):
    def route(self, seat: i64, reason: i64, left: i64, target: i64) -> Frame:
        return Route(seat, reason, left, target)


class TokenDraw(short_trail.TokenDraw):
    def kind(self) -> Kind:
        return DRAW

    def discards(self) -> AskingAbout:
        return DISCARD_DRAWN


class DiscardDrawn(short_trail.DiscardDrawn):
    def kind(self) -> Kind:
        return DISCARD

    def discards(self) -> AskingAbout:
        return DISCARD_DRAWN


class Move(RailMove):
    def kind(self) -> Kind:
        return MOVE

    def roads(self) -> fees.Roads:
        return ROADS

    def objectives(self) -> objectives.ObjectiveSheet:
        return GOALS

    def first_play(self) -> i64:
        return len(NODES)


class Route(fees.Route):
    def kind(self) -> Kind:
        return ROUTE

    def roads(self) -> fees.Roads:
        return ROADS


class Hire(hiring.Hire):
    def kind(self) -> Kind:
        return HIRE

    def sheet(self) -> hiring.JobSheet:
        return JOBS

    def modifier(self) -> i64:
        return 0


class Buy(market.Buy):
    def kind(self) -> Kind:
        return BUY

    def sheet(self) -> market.MarketSheet:
        return MARKET

    def again(self) -> AskingAbout:
        return BUY_CATTLE


class ChooseBuilding(building.ChooseBuilding):
    def kind(self) -> Kind:
        return BUILDING

    def sheet(self) -> building.BuildingSheet:
        return BUILDINGS

    def site_step(self) -> AsksPair:
        return CHOOSE_SITE


class ChooseSite(building.ChooseSite):
    def kind(self) -> Kind:
        return SITE

    def sheet(self) -> building.BuildingSheet:
        return BUILDINGS


class Upgrade(stations.Upgrade):
    def kind(self) -> Kind:
        return UPGRADE

    def sheet(self) -> stations.StationSheet:
        return LINE

    def masters(self) -> stations.MasterSheet:
        return NO_MASTERS


class Forward(engine.MoveForward):
    def kind(self) -> Kind:
        return ENGINE

    def sheet(self) -> engine.EngineSheet:
        return TRACK

    def return_step(self) -> Step:
        return RETURN


class Return(engine.Return):
    def kind(self) -> Kind:
        return ENGINE

    def sheet(self) -> engine.EngineSheet:
        return TRACK

    def return_step(self) -> Step:
        return RETURN

    def reward(self) -> i64:
        return 2


class MayAct(immediate.MayAct):
    def kind(self) -> Kind:
        return IMMEDIATE

    def no(self) -> i64:
        return 1


class Act(visit.Act):
    def kind(self) -> Kind:
        return ACT

    def sheet(self) -> visit.VisitSheet:
        return LOCATIONS

    def is_building(self, tile: i64) -> bool:
        return tile != PORT_TILE

    def slot_actions(self, g: TrailTable, place: i64, tile: i64, slot: i64) -> i64:
        if tile == OFFICE:
            return (0b0001, 0b0010, 0, 0)[slot]
        return (0b0100, 0b1000, 0, 0)[slot]

    def after(self, used: i64) -> Frame:
        return Act(self.seat, self.node, self.place, self.tile, used)


# -- what is done ---------------------------------------------------------------------------------
ROADS: Final = Roads(TRAIL, MOVED, event("fee_paid"))
HIRE_WORKER: Final = Asks("hire_worker", Hire)
BUY_CATTLE: Final = Asks("buy_cattle", Buy, WORKER_SLOTS + 1)
CHOOSE_BUILDING: Final = Asks("choose_building", ChooseBuilding, 2)
CHOOSE_SITE: Final = AsksPair("choose_site", ChooseSite, 2, NUMBERS)
UPGRADE_STATION: Final = Asks("upgrade_station", Upgrade)
TRACK: Final = engine.EngineSheet(LINE, UPGRADE_STATION, event("engine_moved"))
FORWARD: Final = AsksPair("engine_forward", Forward, WORKER_SLOTS + 1, 2)
RETURN: Final = Asks("return_engine", Return)
TOKEN_DRAW: Final = Asks("token_draw", TokenDraw, 3)
DISCARD_DRAWN: Final = Asks("discard_drawn", DiscardDrawn, 3)
MOVE_HERDER: Final = moving.Moves(Move)


class Drive(engine.EngineForward):
    def amount(self, p: RailRancher) -> i64:
        return p.workers(DRIVES)


LOCATIONS: Final = visit.VisitSheet(
    vec[Effect](
        [
            hiring.HireOne("hire", 0, JOBS, HIRE_WORKER, 0),
            market.BuyCattle("buy", MARKET, BUY_CATTLE),
            building.Build("build", 1, BUILDINGS, CHOOSE_BUILDING),
            Drive("drive", 0, False, FORWARD),
        ]
    ),
    1,
    5,
)
BONUS: Final = immediate.Immediate("immediate_dollars", [0], [GainMoney("dollars", 2, PURSE)])
BONUS.prepare([MayAct(seat, BONUS) for seat in range(4)])


class ActStep(visit.ActStep):
    def question(self, seat: i64, node: i64, tile: i64, used: i64) -> Frame:
        return Act(seat, node, node, tile, used)


class Visit(visit.Visit):
    def question(self, g: TrailTable, seat: i64, node: i64, tile: i64, used: i64) -> Frame:
        return Act(seat, node, node, tile, used)


class Port(Step):
    """A worker joins the job market; a full market closes the game."""

    def __init__(self) -> None:
        self.name = "port"

    def enter(self, s: State, seat: i64) -> None:
        g = cast(Table, s)
        g.players[seat].herder = START
        PURSE.gain(g, seat, 4)
        if not g.jobs.is_closed():
            g.jobs.add(g.turns % 3)
            if g.jobs.is_closed():
                g.job_token = seat


class ShortRules(Rules):
    def points(self, g: TrailTable, seat: i64) -> list[int]:
        table = cast(Table, g)
        p = table.players[seat]
        values = [
            scoring.money_points(p),
            scoring.building_points(table, p, BUILDINGS.sites, vec[i64]([2, 4])),
            sum_of(p.stations, LINE.points),
            scoring.cattle_points(p, vec[i64]([1, 3])),
            scoring.worker_points(p, 3, 4),
        ]
        return [int(value) for value in values]

    def violations(self, g: TrailTable) -> list[str]:
        table = cast(Table, g)
        herds = MARKET_CARDS + 5 * int(g.seats)
        return [] if sum(int(cattle_of(table, card)) for card in range(2)) == herds else ["lost"]


USE_LOCATION: Final = Visit(PORT, Port())
TURN: Final = Script("turn", [MOVE_HERDER, USE_LOCATION, RefillHand(HERD)])
TURNS: Final = Turns(BeginTurn("begin_turn", TURN, Nothing(), event("began")), event("ended"))
NOTHING: Final = Nothing()
SLOTS: Final[list[Step]] = [NOTHING, NOTHING, BONUS, *[NOTHING] * 4] * 3
IMMEDIATES: Final = Immediates(vec[Step](SLOTS), vec[Step](), vec[Step]())
RULES: Final = ShortRules(
    USE_LOCATION,
    TOKEN_DRAW,
    1,
    event("token_used"),
    vec[Effect]([GainMoney("aux_dollar", 1, PURSE)]),
    1,
    ["job_market"],
    ["money", "buildings", "stations", "cattle", "workers"],
)
BOOK: Final = Book(
    [
        TURNS,
        TURN,
        ActStep(PORT, PORT_TILE),
        TOKEN_DRAW,
        DISCARD_DRAWN,
        HIRE_WORKER,
        BUY_CATTLE,
        CHOOSE_BUILDING,
        CHOOSE_SITE,
        UPGRADE_STATION,
        FORWARD,
        RETURN,
        BONUS,
        fees.Ways(ROADS),
    ]
)
