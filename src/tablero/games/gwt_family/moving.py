"""The herder: where it may go, and what follows when it arrives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import Frame, State
from tablero.core.kinds import Args, EventKind, Refusal
from tablero.core.scripts import Step
from tablero.games.gwt_family.asking import Effect, TrailAsk
from tablero.games.gwt_family.printed import MOST_STEPS
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable
from tablero.games.gwt_family.tiles import EMPTY, MAX_PLAYERS
from tablero.games.gwt_family.trail import FAR

# Three reasons to move.
PHASE_A: Final[i64] = 0  # the step limit of the player holds
BY_ACTION: Final[i64] = 1  # then the location reached is used
FREE: Final[i64] = 2  # no fees, not to the end of the trail, the location is not used
REASONS: Final = ["phase_a", "action", "free"]


def end_move(g: TrailTable, seat: i64, target: i64, reason: i64, moved: EventKind) -> None:
    """The herder stands on its target; moved by an action it uses the location."""
    g.rancher(seat).herder = target
    g.tell(moved, seat, target, g.stop_at(target))
    if reason == BY_ACTION:
        g.rules.use_location.enter(g, seat)


class Move(TrailAsk):
    """Where to go: `reason` is why the herder moves, `most` the steps that an action grants."""

    def __init__(self, seat: i64, reason: i64, most: i64) -> None:
        super().__init__(seat, "move_herder", 0)
        self.reason = reason
        self.most = most

    # -- what a title says ----------------------------------------------------------------------
    def go(self, g: TrailTable, p: Rancher, target: i64) -> None:
        """Walk to the target and end the move there."""
        raise NotImplementedError

    def last(self, g: TrailTable) -> i64:
        """The farthest space that the move may lead to."""
        return g.trail.goal

    def limit(self, g: TrailTable) -> i64:
        return g.step_limit(self.seat) if self.reason == PHASE_A else self.most

    # -- the question ---------------------------------------------------------------------------
    def listing(self, g: TrailTable, p: Rancher) -> None:
        tiles = g.tiles
        steps = g.trail.steps_from(tiles, p.herder, self.limit(g))
        for node in range(p.herder + 1, self.last(g) + 1):
            if steps[node] < FAR and tiles[node] != EMPTY:
                g.offer(node)

    def chosen(self, g: TrailTable, p: Rancher, answer: i64) -> None:
        self.go(g, p, answer)

    def subject(self, g: TrailTable, p: Rancher) -> Args:
        return {"steps": int(self.limit(g)), "reason": REASONS[self.reason]}

    def names(self, s: State, answer: i64) -> Args:
        """A location out of reach goes by the name it has within."""
        g = cast(TrailTable, s)
        return self.stands(g, answer) if answer <= g.trail.goal else {}

    def stands(self, g: TrailTable, target: i64) -> Args:
        """What the target is called by."""
        return g.what_stands(target)

    def why_not(self, g: TrailTable, p: Rancher) -> list[Refusal]:
        steps = g.trail.steps_from(g.tiles, p.herder, FAR - 1)
        reasons: list[Refusal] = []
        limit = self.limit(g)
        for node in range(p.herder + 1, g.trail.goal + 1):
            if g.tiles[node] != EMPTY and limit < steps[node] < FAR:
                facts: Args = {"need": int(steps[node]), "have": int(limit)}
                reasons.append(Refusal(int(node), "too_far", facts))
        return reasons

    def save(self) -> tuple[str, list[int]]:
        return "move_herder", [int(self.reason), int(self.most)]


class Moves(Step):
    """Asks where to go: in phase A as a step of the turn, or by an action."""

    def __init__(self, make: Callable[[i64, i64, i64], Frame]) -> None:
        self.name = "move_herder"
        self.make = make
        self.frames = vec[Frame](self.prepared(PHASE_A, 0))

    def prepared(self, reason: i64, most: i64) -> list[Frame]:
        """The question of each seat."""
        return [self.make(seat, reason, most) for seat in range(int(MAX_PLAYERS))]

    def enter(self, s: State, seat: i64) -> None:
        s.push(self.frames[seat])

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        if len(numbers) != 2 or not 0 <= numbers[0] < len(REASONS):
            raise ValueError("move_herder wants a reason and steps")
        if not 0 <= numbers[1] <= MOST_STEPS:
            raise ValueError("move_herder: too many steps")
        return self.make(seat, numbers[0], numbers[1])


class PlaceHerder(TrailAsk):
    """The first turn: on any neutral building."""

    def nodes(self) -> vec[i64]:
        """The spaces of the neutral buildings."""
        raise NotImplementedError

    def placed(self) -> EventKind:
        raise NotImplementedError

    def listing(self, g: TrailTable, p: Rancher) -> None:
        for k in range(len(self.nodes())):
            g.offer(k)

    def chosen(self, g: TrailTable, p: Rancher, answer: i64) -> None:
        p.herder = self.nodes()[answer]
        g.tell(self.placed(), self.seat, p.herder, g.stop_at(p.herder))

    def figures(self, g: TrailTable, p: Rancher, answer: i64) -> Args:
        return {"tile": g.tile_name(g.tiles[self.nodes()[answer]])}


class MoveHerder(Effect):
    """Up to so many steps, then the location reached is used."""

    def __init__(self, name: str, steps: i64, moves: Moves) -> None:
        self.name = name
        self.frames = vec[Frame](moves.prepared(BY_ACTION, steps))

    def enter(self, s: State, seat: i64) -> None:
        s.push(self.frames[seat])
