"""The herder: where it may go, which way, ramps, and the fees it owes (RULES 2.2, 3, 4.8)."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import Frame
from tablero.core.kinds import Args, EventKind, Kind, Refusal
from tablero.games.gwt_argentina.catalogue import (
    BUENOS_AIRES,
    N_RAMPS,
    NEUTRAL_NODES,
    RAMP_FOOT,
    RAMP_SPACE,
    REACHED,
    TRAIL,
)
from tablero.games.gwt_argentina.location.objectives import OBJECTIVE_CARDS
from tablero.games.gwt_argentina.state import NO_RAMP, Table
from tablero.games.gwt_argentina.tellings import FEE_PAID, HERDER_PLACED, MOVED, RAMP_TAKEN
from tablero.games.gwt_argentina.words import MOVE, MOVE_PLAY, MOVE_RAMP, PLACE_HERDER, ROUTE
from tablero.games.gwt_family import moving
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.moving import PHASE_A
from tablero.games.gwt_family.rail import fees
from tablero.games.gwt_family.rail.location.objectives import ObjectiveSheet
from tablero.games.gwt_family.rail.moving import RailMove
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable
from tablero.games.gwt_family.tiles import EMPTY
from tablero.games.gwt_family.trail import FAR


class Roads(fees.Roads):
    """Every hand on a location entered costs its fee at once (RULES 3.4)."""

    def route(self, seat: i64, reason: i64, left: i64, target: i64) -> Frame:
        return Route(seat, reason, left, target)

    def end(self, g: RailTable, seat: i64, target: i64, reason: i64) -> None:
        """From the foot of a ramp the herder goes on to Buenos Aires (RULES 3.3)."""
        table = cast(Table, g)
        if table.ramp != NO_RAMP:
            g.tell(RAMP_TAKEN, seat, table.ramp)
            table.ramp = NO_RAMP
            target = BUENOS_AIRES
        moving.end_move(g, seat, target, reason, self.moved)


ROADS: Final = Roads(TRAIL, MOVED, FEE_PAID)


def ramp_is_open(p: RailRancher, ramp: i64) -> bool:
    """The own engine has reached its railroad space (RULES 3.3)."""
    return REACHED[p.engine] >= RAMP_SPACE[ramp]


class Move(RailMove):
    """Where to go, a ramp among it (RULES 3.1, 3.2, 3.3); before phase A objective cards may be
    played too (RULES 2.5)."""

    def kind(self) -> Kind:
        return MOVE

    def roads(self) -> fees.Roads:
        return ROADS

    def objectives(self) -> ObjectiveSheet:
        return OBJECTIVE_CARDS

    def first_play(self) -> i64:
        return MOVE_PLAY

    def listing(self, g: TrailTable, p: Rancher) -> None:
        tiles = g.tiles
        limit = self.limit(g)
        steps = g.trail.steps_from(tiles, p.herder, limit)
        for node in range(p.herder + 1, BUENOS_AIRES + 1):
            if steps[node] < FAR and tiles[node] != EMPTY:
                g.offer(node)
        engine = cast(RailRancher, p)
        for ramp in range(N_RAMPS):
            if steps[RAMP_FOOT[ramp]] < limit and ramp_is_open(engine, ramp):
                g.offer(MOVE_RAMP + ramp)
        if self.reason == PHASE_A:
            OBJECTIVE_CARDS.offer_hand(g, p, MOVE_PLAY)

    def go(self, g: TrailTable, p: Rancher, target: i64) -> None:
        if target < MOVE_RAMP:
            super().go(g, p, target)
            return
        table = cast(Table, g)
        table.ramp = target - MOVE_RAMP
        foot = RAMP_FOOT[table.ramp]
        ROADS.walk(table, self.seat, foot, self.reason, self.limit(g) - 1)

    def figures(self, g: TrailTable, p: Rancher, answer: i64) -> Args:
        if not MOVE_RAMP <= answer < MOVE_PLAY:
            return super().figures(g, p, answer)
        table = cast(Table, g)
        foot = RAMP_FOOT[answer - MOVE_RAMP]
        left = self.limit(g) - 1
        way = ROADS.way_to(table, self.seat, p.money, p.herder, foot, left)
        steps = 1 + sum(1 for node in way if g.tiles[node] != EMPTY)
        told = ROADS.told_way(table, self.seat, way, False)
        return {"steps": steps, **table.what_stands(BUENOS_AIRES), **told}

    def why_not(self, g: TrailTable, p: Rancher) -> list[Refusal]:
        reasons = super().why_not(g, p)
        steps = g.trail.steps_from(g.tiles, p.herder, FAR - 1)
        limit = self.limit(g)
        for ramp in range(N_RAMPS):
            needed = steps[RAMP_FOOT[ramp]] + 1
            if needed > FAR:
                continue
            if not ramp_is_open(cast(RailRancher, p), ramp):
                reached = int(REACHED[cast(RailRancher, p).engine])
                facts: Args = {"need": int(RAMP_SPACE[ramp]), "have": reached}
                reasons.append(Refusal(int(MOVE_RAMP + ramp), "engine_not_there", facts))
            elif needed > limit:
                facts = {"need": int(needed), "have": int(limit)}
                reasons.append(Refusal(int(MOVE_RAMP + ramp), "too_far", facts))
        return reasons


class Route(fees.Route):
    """Which way to take at a fork where money is at stake (RULES 3.5)."""

    def kind(self) -> Kind:
        return ROUTE

    def roads(self) -> fees.Roads:
        return ROADS


class PlaceHerder(moving.PlaceHerder):
    """The first turn: on any neutral building (RULES 2.2)."""

    def kind(self) -> Kind:
        return PLACE_HERDER

    def nodes(self) -> vec[i64]:
        return NEUTRAL_NODES

    def placed(self) -> EventKind:
        return HERDER_PLACED


WAYS: Final = fees.Ways(ROADS)
MOVE_HERDER: Final = moving.Moves(Move)
FIRST_PLACE: Final = Asks("place_herder", PlaceHerder)


class MoveHerder(moving.MoveHerder):
    """Up to so many steps with fees, then the location reached is used (RULES 4.8)."""

    def __init__(self, name: str, steps: i64) -> None:
        super().__init__(name, steps, MOVE_HERDER)
