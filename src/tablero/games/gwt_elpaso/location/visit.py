"""The action phase: using the location where the herder stands, or a train card (RULES 3)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from tablero.core.engine import Frame, State
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.scripts import AskingAbout
from tablero.games.gwt_elpaso.actions import LOCAL_EFFECTS
from tablero.games.gwt_elpaso.catalogue import (
    FACES,
    FIRST_BUILDING,
    FIRST_NEUTRAL,
    FIRST_TRAIN,
    N_AUXILIARY,
    N_NODES,
    N_TRAINS,
    NEUTRALS,
)
from tablero.games.gwt_elpaso.location.auxiliary import level_of
from tablero.games.gwt_elpaso.printed import N_LOCAL, SLOTS
from tablero.games.gwt_elpaso.state import NO_WORKER, Table
from tablero.games.gwt_elpaso.words import ACT, ACT_DONE
from tablero.games.gwt_family.location import visit
from tablero.games.gwt_family.printed import MAX_SLOTS
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable

LOCATIONS: Final = visit.VisitSheet(LOCAL_EFFECTS, N_AUXILIARY, ACT_DONE)
FIRST_TRAIN_FACE: Final[i64] = len(NEUTRALS) + len(FACES)


def face_on(g: Table, tile: i64) -> i64:
    """The printed face of a building or train card, as SLOTS counts them."""
    if tile >= FIRST_TRAIN:
        return FIRST_TRAIN_FACE + g.train_face(tile - FIRST_TRAIN)
    if tile >= FIRST_BUILDING:
        return len(NEUTRALS) + g.face_of(g.number_on(tile))
    return tile - FIRST_NEUTRAL


class Act(visit.Act):
    """The next thing to do at a location, each action once, or with a train card, which knows no
    auxiliary action (RULES 3.1, 3.2, 3.3, 4.7)."""

    def kind(self) -> Kind:
        return ACT

    def sheet(self) -> visit.VisitSheet:
        return LOCATIONS

    def is_train(self) -> bool:
        return self.tile >= FIRST_TRAIN

    def is_building(self, tile: i64) -> bool:
        return FIRST_NEUTRAL <= tile < FIRST_TRAIN - 1

    def slot_actions(self, g: TrailTable, place: i64, tile: i64, slot: i64) -> i64:
        return SLOTS[face_on(cast(Table, g), tile) * MAX_SLOTS + slot]

    def after(self, used: i64) -> Frame:
        return Act(self.seat, self.node, self.place, self.tile, used)

    def has_begun(self) -> bool:
        return self.is_train() or super().has_begun()

    def actions_left(self, g: TrailTable) -> i64:
        if self.is_train():
            return self.unused(g)
        return super().actions_left(g)

    def figures(self, g: TrailTable, p: Rancher, answer: i64) -> Args:
        if answer == ACT_DONE:
            return {"at": "train" if self.is_train() else "location"}
        if answer < N_LOCAL:
            return {}
        return {**super().figures(g, p, answer), **level_of(p, answer - N_LOCAL)}

    def why_not(self, g: TrailTable, p: Rancher) -> list[Refusal]:
        return self.why_not_local(g, p) if self.is_train() else super().why_not(g, p)

    def why_closed(self, g: TrailTable) -> str:
        return "" if self.is_train() else super().why_closed(g)


class ActStep(visit.ActStep):
    """Reads back the questions of a visit (RULES 3)."""

    def __init__(self) -> None:
        super().__init__(N_NODES, FIRST_TRAIN + N_TRAINS)

    def question(self, seat: i64, node: i64, tile: i64, used: i64) -> Frame:
        return Act(seat, node, node, tile, used)


class TrainVisit(AskingAbout):
    """The actions of a train card, wherever the herder stands (RULES 4.7)."""

    def __init__(self) -> None:
        super().__init__("use_train", 0, [])

    def enter_with(self, s: State, seat: i64, thing: i64) -> None:
        node = cast(Table, s).players[seat].herder
        s.push(Act(seat, node, node, FIRST_TRAIN + thing, 0))


class Visit(visit.Visit):
    """El Paso runs its script; any other location is used, for its local actions only where the
    building is neutral or one's own (RULES 3.1, 3.2)."""

    def question(self, g: TrailTable, seat: i64, node: i64, tile: i64, used: i64) -> Frame:
        cast(Table, g).hired_here = NO_WORKER
        return Act(seat, node, node, tile, used)
