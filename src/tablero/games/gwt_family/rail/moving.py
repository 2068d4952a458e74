"""Moving where hands take fees and objective cards can be played before the move."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from tablero.core.kinds import Args
from tablero.games.gwt_family import moving
from tablero.games.gwt_family.moving import FREE, PHASE_A
from tablero.games.gwt_family.rail.fees import Roads
from tablero.games.gwt_family.rail.location.objectives import ObjectiveSheet
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable


class RailMove(moving.Move):
    """Where to go; before phase A objective cards may be played too."""

    def roads(self) -> Roads:
        raise NotImplementedError

    def objectives(self) -> ObjectiveSheet:
        raise NotImplementedError

    def first_play(self) -> i64:
        """The answer from which on objective cards are played."""
        raise NotImplementedError

    def go(self, g: TrailTable, p: Rancher, target: i64) -> None:
        self.roads().walk(cast(RailTable, g), self.seat, target, self.reason, self.limit(g))

    def listing(self, g: TrailTable, p: Rancher) -> None:
        super().listing(g, p)
        if self.reason == PHASE_A:
            self.objectives().offer_hand(g, p, self.first_play())

    def chosen(self, g: TrailTable, p: Rancher, answer: i64) -> None:
        first = self.first_play()
        if answer >= first:
            g.push(self)
            self.objectives().play(cast(RailTable, g), self.seat, answer - first)
        else:
            self.go(g, p, answer)

    def figures(self, g: TrailTable, p: Rancher, answer: i64) -> Args:
        if answer >= self.first_play():
            return {}
        roads = self.roads()
        table, rancher = cast(RailTable, g), cast(RailRancher, p)
        free = self.reason == FREE
        return roads.told_move(table, rancher, self.seat, answer, self.limit(g), free)
