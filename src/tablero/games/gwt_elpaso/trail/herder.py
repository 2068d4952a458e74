"""The herder: where it may go, with cowboys farther (RULES 2.1, 2.2, 2.3, 4.14)."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import NOBODY, Args, EventKind, Kind
from tablero.games.gwt_elpaso.cards import COWBOY, SIMMENTAL
from tablero.games.gwt_elpaso.catalogue import ARRIVAL, EL_PASO, NEUTRAL_NODES, NODES
from tablero.games.gwt_elpaso.player import Player
from tablero.games.gwt_elpaso.state import Table
from tablero.games.gwt_elpaso.tellings import COWBOYS_SPENT, HERDER_PLACED, MOVED
from tablero.games.gwt_elpaso.words import MOVE, PLACE_HERDER
from tablero.games.gwt_family import moving
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.moving import BY_ACTION, PHASE_A
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable


class Move(moving.Move):
    """At least one step, at most the limit and one more for each cowboy discarded; El Paso ends
    every move (RULES 2.1, 2.2, 2.3)."""

    def kind(self) -> Kind:
        return MOVE

    def granted(self, g: TrailTable) -> i64:
        """Steps without cowboys."""
        return g.step_limit(self.seat) if self.reason == PHASE_A else self.most

    def limit(self, g: TrailTable) -> i64:
        return self.granted(g) + cast(Player, g.rancher(self.seat)).area[COWBOY]

    def cowboys_to(self, g: TrailTable, p: Rancher, target: i64) -> i64:
        """Cowboys needed for the shortest way: nobody discards more (RULES 2.3)."""
        steps = g.trail.steps_from(g.tiles, p.herder, self.limit(g))
        return max(steps[target] - self.granted(g), 0)

    def go(self, g: TrailTable, p: Rancher, target: i64) -> None:
        cowboys = self.cowboys_to(g, p, target)
        if cowboys > 0:
            cast(Player, p).dismiss(COWBOY, cowboys)
            g.tell(COWBOYS_SPENT, self.seat, cowboys)
        p.herder = EL_PASO if target == ARRIVAL else target
        g.tell(MOVED, self.seat, target, g.stop_at(target))
        if self.reason == BY_ACTION:
            g.rules.use_location.enter(g, self.seat)

    def subject(self, g: TrailTable, p: Rancher) -> Args:
        return {**super().subject(g, p), "steps": int(self.granted(g))}

    def figures(self, g: TrailTable, p: Rancher, answer: i64) -> Args:
        steps = g.trail.steps_to(g.tiles, p.herder, answer)
        return {
            **self.stands(g, answer),
            "cowboys": int(self.cowboys_to(g, p, answer)),
            "steps": int(steps[p.herder]),
            "way": " ".join(way_to(g, p.herder, answer, steps)),
        }

    def stands(self, g: TrailTable, target: i64) -> Args:
        stands = super().stands(g, target)
        table = cast(Table, g)
        if target == ARRIVAL and table.piles[SIMMENTAL] == 0:
            stands["stands"] = "closing" if table.closer == NOBODY else "closed"  # (RULES 6.1, 6.2)
        elif g.owner_of(g.tiles[target]) not in (NOBODY, self.seat):
            stands["stands"] = "rival"  # its actions are not for this player (RULES 3.2)
        return stands


def way_to(g: TrailTable, at: i64, target: i64, steps: vec[i64]) -> list[str]:
    """The spaces entered on a shortest way, in the words of the answers."""
    spaces: list[str] = []
    while at != target:
        at = g.trail.onward(steps, g.tiles, at)
        spaces.append(NODES[EL_PASO if at == ARRIVAL else at])
    return spaces


class PlaceHerder(moving.PlaceHerder):
    """The first turn: on any neutral building (RULES 2.1)."""

    def kind(self) -> Kind:
        return PLACE_HERDER

    def nodes(self) -> vec[i64]:
        return NEUTRAL_NODES

    def placed(self) -> EventKind:
        return HERDER_PLACED


MOVE_HERDER: Final = moving.Moves(Move)
FIRST_PLACE: Final = Asks("place_herder", PlaceHerder)


class MoveHerder(moving.MoveHerder):
    """Up to so many steps, then the location reached is used (RULES 4.14)."""

    def __init__(self, name: str, steps: i64) -> None:
        super().__init__(name, steps, MOVE_HERDER)
