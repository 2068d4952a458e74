"""The herder: where it may go, which way, and the fees it owes (RULES 2.2, 3, 4.7, 8.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import Frame
from tablero.core.kinds import EventKind, Kind
from tablero.games.gwt2.catalogue import NEUTRAL_NODES, TRAIL
from tablero.games.gwt2.location.objectives import OBJECTIVE_CARDS
from tablero.games.gwt2.tellings import FEE_PAID, HERDER_PLACED, MOVED
from tablero.games.gwt2.words import MOVE, MOVE_PLAY, PLACE_HERDER, ROUTE
from tablero.games.gwt_family import moving
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.rail import fees
from tablero.games.gwt_family.rail.moving import RailMove
from tablero.games.gwt_family.rail.objectives import ObjectiveSheet

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

    def no_entry(self) -> str:
        return NOT_INTO_KANSAS_CITY


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


class FreeSteps(moving.FreeSteps):
    """Steps without fees that lead to no use of the location (RULES 8.5)."""

    def __init__(self, name: str, steps: i64) -> None:
        super().__init__(name, steps, MOVE_HERDER, NOT_INTO_KANSAS_CITY)
