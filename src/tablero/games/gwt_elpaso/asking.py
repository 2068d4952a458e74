"""The bases of what only this title asks and does: they cast the state once."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from tablero.core.engine import State
from tablero.core.kinds import Args, Refusal
from tablero.core.scripts import Step
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_family.asking import Ask, Effect
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable


class OwnAsk(Ask):
    """A question that only this title asks."""

    # -- what each question says ----------------------------------------------------------------
    def listing(self, g: Table, p: Player) -> None:
        raise NotImplementedError

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        raise NotImplementedError

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        return []

    def subject(self, g: Table, p: Player) -> Args:
        return {}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return {}

    # -- how the core calls it ------------------------------------------------------------------
    def list_answers(self, s: State) -> None:
        g = cast(Table, s)
        p = g.players[self.seat]
        self.listing(g, p)
        first = self.first_aside()
        if first >= 0 and g.offered > 0:
            g.offer_asides(p, first)

    def take(self, s: State, answer: i64) -> None:
        g = cast(Table, s)
        first = self.first_aside()
        if first >= 0 and answer >= first:
            g.push(self)
            g.take_aside(self.seat, answer - first)
        else:
            self.chosen(g, g.players[self.seat], answer)

    def refusals(self, s: State) -> list[Refusal]:
        g = cast(Table, s)
        return self.why_not(g, g.players[self.seat])

    def about(self, s: State) -> Args:
        g = cast(Table, s)
        return self.subject(g, g.players[self.seat])

    def facts(self, s: State, answer: i64) -> Args:
        g = cast(Table, s)
        if self.is_aside(answer):
            return {}
        return self.figures(g, g.players[self.seat], answer)


class Do(Step):
    """A step that asks nothing."""

    def act(self, g: Table, seat: i64) -> None:
        raise NotImplementedError

    def enter(self, s: State, seat: i64) -> None:
        self.act(cast(Table, s), seat)


class OwnEffect(Effect):
    """A printed action that only this title has."""

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        return True

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "cannot_pay_requirement", {}

    def act(self, g: Table, seat: i64) -> None:
        raise NotImplementedError

    # -- how the family calls it ----------------------------------------------------------------
    def can(self, g: TrailTable, p: Rancher, seat: i64) -> bool:
        return self.may(cast(Table, g), cast(Player, p), seat)

    def lacks(self, g: TrailTable, p: Rancher, seat: i64) -> tuple[str, Args]:
        return self.lack(cast(Table, g), cast(Player, p), seat)

    def enter(self, s: State, seat: i64) -> None:
        self.act(cast(Table, s), seat)
