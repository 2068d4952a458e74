"""Phase B: using the location where the herder stands (RULES 4)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.engine import Frame
from tablero.core.kinds import Args, Kind
from tablero.core.scripts import Step
from tablero.games.gwt2.actions import LOCAL_EFFECTS
from tablero.games.gwt2.asking import OwnAsk
from tablero.games.gwt2.catalogue import (
    CITY_TILE,
    FIRST_BUILDING,
    FIRST_NEUTRAL,
    KANSAS_CITY,
    N_AUXILIARY,
    NEUTRALS,
    TRAIL,
)
from tablero.games.gwt2.location.objectives import OBJECTIVE_CARDS
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.printed import COPY, NODE_ACTIONS, RISK_SLOT, SLOTS
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.words import ACT, ACT_DONE, COPY_BUILDING
from tablero.games.gwt_family.bits import bit
from tablero.games.gwt_family.location import visit
from tablero.games.gwt_family.printed import MAX_SLOTS
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable

LOCATIONS: Final = visit.VisitSheet(LOCAL_EFFECTS, N_AUXILIARY, ACT_DONE)


def is_building(tile: i64) -> bool:
    return FIRST_NEUTRAL <= tile < CITY_TILE


def slot_actions(g: Table, place: i64, tile: i64, slot: i64) -> i64:
    """The local actions of a slot of the tile on a space, one bit each; the risk action of the
    space is the last slot (RULES 4.1, 4.3)."""
    if slot == RISK_SLOT:
        return NODE_ACTIONS[place]
    face = tile - FIRST_NEUTRAL
    if tile >= FIRST_BUILDING:
        face = len(NEUTRALS) + g.face_on(tile)
    return SLOTS[face * MAX_SLOTS + slot]


def are_neighbours(space: i64, other: i64) -> bool:
    """Whether an arrow joins the two directly (RULES 4.8)."""
    first, second = TRAIL.first, TRAIL.second
    ahead = first[space] == other or second[space] == other
    return ahead or first[other] == space or second[other] == space


class Act(visit.Act):
    """The next thing to do at a location, until a player is done
    (RULES 4.1, 4.2, 4.3, 4.4, 4.5, 4.6, 4.10).

    `copied` are the spaces copied on the way here (RULES 4.8).
    """

    def __init__(self, seat: i64, node: i64, place: i64, tile: i64, used: i64, copied: i64) -> None:
        super().__init__(seat, node, place, tile, used)
        self.copied = copied

    def kind(self) -> Kind:
        return ACT

    def sheet(self) -> visit.VisitSheet:
        return LOCATIONS

    def is_building(self, tile: i64) -> bool:
        return is_building(tile)

    def slot_actions(self, g: TrailTable, place: i64, tile: i64, slot: i64) -> i64:
        return slot_actions(cast(Table, g), place, tile, slot)

    def after(self, used: i64) -> Frame:
        return Act(self.seat, self.node, self.place, self.tile, used, self.copied)

    # -- objective cards, before and after any action (RULES 2.5) -------------------------------
    def offer_more(self, g: TrailTable, p: Rancher) -> None:
        OBJECTIVE_CARDS.offer_hand(g, p, LOCATIONS.first_more)

    def take_more(self, g: TrailTable, more: i64) -> None:
        OBJECTIVE_CARDS.play(cast(Table, g), self.seat, more)

    # -- copying a neighbour (RULES 4.8) --------------------------------------------------------
    def can(self, g: TrailTable, p: Rancher, action: i64) -> bool:
        if action == COPY:
            return self.neighbours(g) != 0
        return LOCAL_EFFECTS[action].can(g, p, self.seat)

    def lacks(self, g: TrailTable, p: Rancher, action: i64) -> tuple[str, Args]:
        if action == COPY:
            return "no_neighbour", {}
        return super().lacks(g, p, action)

    def do(self, g: TrailTable, action: i64) -> None:
        if action == COPY:
            g.push(Copy(self.seat, self))
        else:
            LOCAL_EFFECTS[action].enter(g, self.seat)

    def neighbours(self, g: TrailTable) -> i64:
        """Buildings next to `place` that were not copied yet, one bit for each space."""
        found: i64 = 0
        for space in range(KANSAS_CITY):
            if (
                is_building(g.tiles[space])
                and are_neighbours(self.place, space)
                and not (self.copied | bit(self.node)) >> space & 1
            ):
                found |= bit(space)
        return found

    def save(self) -> tuple[str, list[int]]:
        numbers = (self.node, self.place, self.tile, self.used, self.copied)
        return "act", [int(number) for number in numbers]


class Copy(OwnAsk):
    """Which neighbouring building to use as if it were one's own (RULES 4.8)."""

    def __init__(self, seat: i64, act: Act) -> None:
        super().__init__(seat, "copy", 0)
        self.act = act

    def kind(self) -> Kind:
        return COPY_BUILDING

    def listing(self, g: Table, p: Player) -> None:
        found = self.act.neighbours(g)
        for space in range(KANSAS_CITY):
            if found >> space & 1:
                g.offer(space)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        copied = self.act.copied | bit(answer)
        g.push(Act(self.seat, self.act.node, answer, g.tiles[answer], 0, copied))

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return g.what_stands(answer)

    def save(self) -> tuple[str, list[int]]:
        return "copy", self.act.save()[1]


class ActStep(Step):
    """Reads back the questions of a visit (RULES 4)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        if len(numbers) != 5:
            raise ValueError(f"{self.name} wants five numbers")
        node, place, tile, used, copied = numbers
        spaces = range(int(KANSAS_CITY))
        if node not in spaces or place not in spaces or not 0 <= tile < int(CITY_TILE):
            raise ValueError(f"{self.name}: no such space or tile")
        act = Act(seat, node, place, tile, used, copied)
        return act if self.name == "act" else Copy(seat, act)


class Visit(visit.Visit):
    """Kansas City runs its script; any other location is used, for its local actions only where
    the building is neutral or one's own (RULES 4.1, 4.2)."""

    def question(self, g: TrailTable, seat: i64, node: i64, tile: i64, used: i64) -> Frame:
        return Act(seat, node, node, tile, used, 0)

    def has_local(self, g: TrailTable, seat: i64, tile: i64) -> bool:
        return is_building(tile) and super().has_local(g, seat, tile)
