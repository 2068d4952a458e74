"""Phase B: using the location where the herder stands (RULES 4)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.engine import Frame
from tablero.core.kinds import Kind
from tablero.games.gwt_argentina.actions import LOCAL_EFFECTS
from tablero.games.gwt_argentina.catalogue import (
    BUENOS_AIRES,
    CITY_TILE,
    FIRST_BUILDING,
    FIRST_NEUTRAL,
    N_AUXILIARY,
    NEUTRALS,
)
from tablero.games.gwt_argentina.location.objectives import OBJECTIVE_CARDS
from tablero.games.gwt_argentina.printed import HELP_HERE, NODE_ACTIONS, SLOTS, SPECIAL_SLOT
from tablero.games.gwt_argentina.state import Table
from tablero.games.gwt_argentina.words import ACT, ACT_DONE
from tablero.games.gwt_family.location import visit
from tablero.games.gwt_family.printed import MAX_SLOTS
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable
from tablero.games.gwt_family.tiles import EMPTY

LOCATIONS: Final = visit.VisitSheet(LOCAL_EFFECTS, N_AUXILIARY, ACT_DONE)


class Act(visit.Act):
    """The next thing to do at a location, until a player is done
    (RULES 4.1, 4.2, 4.3, 4.4, 4.5, 4.6, 4.7)."""

    def kind(self) -> Kind:
        return ACT

    def sheet(self) -> visit.VisitSheet:
        return LOCATIONS

    def is_building(self, tile: i64) -> bool:
        """A farmer has a local action too."""
        return EMPTY < tile < CITY_TILE

    def slot_actions(self, g: TrailTable, place: i64, tile: i64, slot: i64) -> i64:
        """The local actions of a slot of the tile on a space, one bit each; the special action of
        the space is the last slot (RULES 4.1, 4.3)."""
        if tile < FIRST_NEUTRAL:
            return HELP_HERE if slot == 0 else 0
        if slot == SPECIAL_SLOT:
            return NODE_ACTIONS[place]
        face = tile - FIRST_NEUTRAL
        if tile >= FIRST_BUILDING:
            face = len(NEUTRALS) + cast(Table, g).face_on(tile)
        return SLOTS[face * MAX_SLOTS + slot]

    def after(self, used: i64) -> Frame:
        return Act(self.seat, self.node, self.place, self.tile, used)

    # -- objective cards, before and after any action (RULES 2.5) -------------------------------
    def offer_more(self, g: TrailTable, p: Rancher) -> None:
        OBJECTIVE_CARDS.offer_hand(g, p, LOCATIONS.first_more)

    def take_more(self, g: TrailTable, more: i64) -> None:
        OBJECTIVE_CARDS.play(cast(Table, g), self.seat, more)


class ActStep(visit.ActStep):
    """Reads back the question of a visit (RULES 4)."""

    def __init__(self) -> None:
        super().__init__(BUENOS_AIRES, CITY_TILE)

    def question(self, seat: i64, node: i64, tile: i64, used: i64) -> Frame:
        return Act(seat, node, node, tile, used)


class Visit(visit.Visit):
    """Buenos Aires runs its script; any other location is used, for its local actions only where
    no other player owns the building (RULES 4.1, 4.2)."""

    def question(self, g: TrailTable, seat: i64, node: i64, tile: i64, used: i64) -> Frame:
        return Act(seat, node, node, tile, used)
