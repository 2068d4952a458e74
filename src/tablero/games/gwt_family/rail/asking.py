"""Questions and printed actions where there is a railroad and a job market."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import Args, Refusal
from tablero.games.gwt_family.asking import Ask, Effect
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable


class RailAsk(Ask):
    """A question of the games with a railroad."""

    # -- what each question says ----------------------------------------------------------------
    def listing(self, g: RailTable, p: RailRancher) -> None:
        raise NotImplementedError

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        raise NotImplementedError

    def why_not(self, g: RailTable, p: RailRancher) -> list[Refusal]:
        return []

    def subject(self, g: RailTable, p: RailRancher) -> Args:
        return {}

    def figures(self, g: RailTable, p: RailRancher, answer: i64) -> Args:
        return {}

    # -- how the core calls it ------------------------------------------------------------------
    def list_answers(self, s: State) -> None:
        g = cast(RailTable, s)
        p = g.rancher(self.seat)
        self.listing(g, p)
        first = self.first_aside()
        if first >= 0 and g.offered > 0:
            g.offer_asides(p, first)

    def take(self, s: State, answer: i64) -> None:
        g = cast(RailTable, s)
        first = self.first_aside()
        if first >= 0 and answer >= first:
            g.push(self)
            g.take_aside(self.seat, answer - first)
        else:
            self.chosen(g, g.rancher(self.seat), answer)

    def refusals(self, s: State) -> list[Refusal]:
        g = cast(RailTable, s)
        return self.why_not(g, g.rancher(self.seat))

    def about(self, s: State) -> Args:
        g = cast(RailTable, s)
        return self.subject(g, g.rancher(self.seat))

    def facts(self, s: State, answer: i64) -> Args:
        g = cast(RailTable, s)
        if self.is_aside(answer):
            return {}
        return self.figures(g, g.rancher(self.seat), answer)


class RailEffect(Effect):
    """A printed action of the games with a railroad."""

    def may(self, g: RailTable, p: RailRancher, seat: i64) -> bool:
        return True

    def lack(self, g: RailTable, p: RailRancher, seat: i64) -> tuple[str, Args]:
        return "cannot_pay_requirement", {}

    def act(self, g: RailTable, seat: i64) -> None:
        raise NotImplementedError

    # -- how the family calls it ----------------------------------------------------------------
    def can(self, g: TrailTable, p: Rancher, seat: i64) -> bool:
        return self.may(cast(RailTable, g), cast(RailRancher, p), seat)

    def lacks(self, g: TrailTable, p: Rancher, seat: i64) -> tuple[str, Args]:
        return self.lack(cast(RailTable, g), cast(RailRancher, p), seat)

    def enter(self, s: State, seat: i64) -> None:
        self.act(cast(RailTable, s), seat)
