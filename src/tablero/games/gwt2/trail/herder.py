"""The herder: where it may go, which way, and the fees it owes (RULES 2.2, 3, 4.7, 8.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import Frame, State
from tablero.core.kinds import Args, EventKind, Kind, Refusal
from tablero.games.gwt2.catalogue import KANSAS_CITY, NEUTRAL_NODES, TRAIL
from tablero.games.gwt2.location.objectives import OBJECTIVE_CARDS
from tablero.games.gwt2.tellings import FEE_PAID, HERDER_PLACED, MOVED
from tablero.games.gwt2.words import MOVE, MOVE_PLAY, PLACE_HERDER, ROUTE
from tablero.games.gwt_family import moving
from tablero.games.gwt_family.asking import Asks, Effect
from tablero.games.gwt_family.moving import FREE
from tablero.games.gwt_family.rail import fees
from tablero.games.gwt_family.rail.location.objectives import ObjectiveSheet
from tablero.games.gwt_family.rail.moving import RailMove
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable
from tablero.games.gwt_family.tiles import EMPTY
from tablero.games.gwt_family.trail import FAR

NOT_INTO_KANSAS_CITY: Final = "not_into_kansas_city"


class Roads(fees.Roads):
    """Every hand on a location entered costs its fee at once (RULES 3.3, 3.4)."""

    def route(self, seat: i64, reason: i64, left: i64, target: i64) -> Frame:
        return Route(seat, reason, left, target)


ROADS: Final = Roads(TRAIL, MOVED, FEE_PAID)


class Move(RailMove):
    """Where to go; before phase A objective cards may be played too (RULES 2.5, 3.1, 3.6)."""

    def kind(self) -> Kind:
        return MOVE

    def roads(self) -> fees.Roads:
        return ROADS

    def objectives(self) -> ObjectiveSheet:
        return OBJECTIVE_CARDS

    def first_play(self) -> i64:
        return MOVE_PLAY

    def last(self, g: TrailTable) -> i64:
        """Free steps do not lead into Kansas City (RULES 8.5)."""
        return KANSAS_CITY - 1 if self.reason == FREE else KANSAS_CITY

    def why_not(self, g: TrailTable, p: Rancher) -> list[Refusal]:
        reasons = super().why_not(g, p)
        steps = TRAIL.steps_from(g.tiles, p.herder, self.limit(g))
        if self.reason == FREE and steps[KANSAS_CITY] < FAR:
            reasons.append(Refusal(int(KANSAS_CITY), NOT_INTO_KANSAS_CITY))
        return reasons


class Route(fees.Route):
    """Which way to take at a fork where money is at stake (RULES 3.2)."""

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
    """Up to so many steps with fees, then the location reached is used (RULES 4.7)."""

    def __init__(self, name: str, steps: i64) -> None:
        super().__init__(name, steps, MOVE_HERDER)


class FreeSteps(Effect):
    """Steps without fees that lead to no use of the location (RULES 8.5)."""

    def __init__(self, name: str, steps: i64) -> None:
        self.name = name
        self.steps = steps
        self.frames = vec[Frame](MOVE_HERDER.prepared(FREE, steps))

    def can(self, g: TrailTable, p: Rancher, seat: i64) -> bool:
        steps = TRAIL.steps_from(g.tiles, p.herder, self.steps)
        for node in range(p.herder + 1, KANSAS_CITY):
            if steps[node] < FAR and g.tiles[node] != EMPTY:
                return True
        return False

    def lacks(self, g: TrailTable, p: Rancher, seat: i64) -> tuple[str, Args]:
        return NOT_INTO_KANSAS_CITY, {}

    def enter(self, s: State, seat: i64) -> None:
        s.push(self.frames[seat])
