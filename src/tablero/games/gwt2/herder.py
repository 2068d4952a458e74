"""The herder: where it may go, which way, and the fees it owes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import Frame, State
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.scripts import Step
from tablero.games.gwt2.asking import LATE, Ask, Asks, Effect
from tablero.games.gwt2.catalogue import (
    CITY_TILE,
    EMPTY,
    FIRST_BUILDING,
    FIRST_NEUTRAL,
    KANSAS_CITY,
    MAX_PLAYERS,
    N_NEUTRAL,
    NEUTRAL_NODES,
    NODES,
    TRAIL,
)
from tablero.games.gwt2.objectives import offer_objectives, play_objective
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import FEE_PAID, HERDER_PLACED, MOVED
from tablero.games.gwt2.ways import payee_of, shorter, told_way, way_matters, way_to
from tablero.games.gwt2.words import (
    MOVE,
    MOVE_PLAY,
    PLACE_HERDER,
    ROUTE,
)
from tablero.games.gwt_family.trail import FAR

# Three reasons to move.
PHASE_A: Final[i64] = 0  # the step limit of the player holds
BY_ACTION: Final[i64] = 1  # then the location reached is used
FREE: Final[i64] = 2  # no fees, not into Kansas City, the location is not used
REASONS: Final = ["phase_a", "action", "free"]
MOST_STEPS: Final = 7  # of any limit and any printed action


def pay_fee(g: Table, seat: i64, node: i64) -> None:
    """As much of the fee as the player has; nothing is owed later."""
    p = g.players[seat]
    paid = min(g.fee(seat, node), p.dollars)
    if paid == 0:
        return
    p.dollars -= paid
    payee = payee_of(g, node)
    if payee >= 0:
        g.players[payee].dollars += paid
    if g.events is not None:
        numbers = [int(node), int(paid), int(g.stop_at(node)), int(payee)]
        g.tell_all(FEE_PAID, seat, numbers)


def walk(g: Table, seat: i64, target: i64, reason: i64, left: i64) -> None:
    """Go on to the target, asking at a fork where the choice of way matters."""
    p = g.players[seat]
    at = p.herder
    steps = TRAIL.steps_to(g.tiles, at, target)
    while at != target:
        if reason != FREE and way_matters(g, seat, p.dollars, steps, at, left):
            p.herder = at
            g.push(Route(seat, reason, left, target))
            return
        at = shorter(g, steps, at)
        if g.tiles[at] != EMPTY:
            left -= 1
            if reason != FREE:
                pay_fee(g, seat, at)
    end_move(g, seat, target, reason)


def end_move(g: Table, seat: i64, target: i64, reason: i64) -> None:
    g.players[seat].herder = target
    g.tell(MOVED, seat, target, g.stop_at(target))
    if reason == BY_ACTION:
        LATE.visit.enter(g, seat)


def what_stands(g: Table, node: i64) -> Args:
    """What a location is called by: its letter, its building with the space, or the space alone."""
    tile = g.tiles[node]
    if tile < FIRST_NEUTRAL or tile == CITY_TILE:
        return {"stands": "other", "tile": NODES[node]}
    stands = "neutral" if tile < FIRST_BUILDING else "private"
    return {"stands": stands, "tile": g.tile_name(tile)}


class Move(Ask):
    """Where to go; before phase A objective cards may be played too (RULES 3.1, 2.5).

    `reason` is why the herder moves, `most` the steps an action or objective card grants.
    """

    def __init__(self, seat: i64, reason: i64, most: i64) -> None:
        super().__init__(seat, "move_herder", 0)
        self.reason = reason
        self.most = most

    def kind(self) -> Kind:
        return MOVE

    def limit(self, g: Table) -> i64:
        return g.step_limit(self.seat) if self.reason == PHASE_A else self.most

    def listing(self, g: Table, p: Player) -> None:
        steps = TRAIL.steps_from(g.tiles, p.herder, self.limit(g))
        last = KANSAS_CITY
        if self.reason == FREE:
            last = KANSAS_CITY - 1
        for node in range(p.herder + 1, last + 1):
            if steps[node] < FAR and g.tiles[node] != EMPTY:
                g.offer(node)
        if self.reason == PHASE_A:
            offer_objectives(g, p, MOVE_PLAY)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer >= MOVE_PLAY:
            g.push(self)
            play_objective(g, self.seat, answer - MOVE_PLAY)
        else:
            walk(g, self.seat, answer, self.reason, self.limit(g))

    def subject(self, g: Table, p: Player) -> Args:
        return {"steps": int(self.limit(g)), "reason": REASONS[self.reason]}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        if answer >= MOVE_PLAY:
            return {}
        limit = self.limit(g)
        free = self.reason == FREE
        way = way_to(g, self.seat, 0 if free else p.dollars, p.herder, answer, limit)
        steps = sum(1 for node in way if g.tiles[node] != EMPTY)
        return {"steps": steps, **what_stands(g, answer), **told_way(g, self.seat, way, free)}

    def why_not(self, g: Table, p: Player) -> list[Refusal]:
        steps = TRAIL.steps_from(g.tiles, p.herder, FAR - 1)
        reasons: list[Refusal] = []
        limit = self.limit(g)
        for node in range(p.herder + 1, KANSAS_CITY + 1):
            if g.tiles[node] == EMPTY or steps[node] == FAR:
                continue
            if steps[node] > limit:
                facts: Args = {"need": int(steps[node]), "have": int(limit)}
                reasons.append(Refusal(int(node), "too_far", facts))
            elif node == KANSAS_CITY and self.reason == FREE:
                reasons.append(Refusal(int(node), "not_into_kansas_city"))
        return reasons

    def save(self) -> tuple[str, list[int]]:
        return "move_herder", [int(self.reason), int(self.most)]


class Route(Ask):
    """Which way to take at a fork: both branches are in time and money is at stake (RULES 3.2).

    `reason` is that of the move, `left` the steps left at the fork, `target` where it leads.
    """

    def __init__(self, seat: i64, reason: i64, left: i64, target: i64) -> None:
        super().__init__(seat, "route", 0)
        self.reason = reason
        self.left = left
        self.target = target

    def kind(self) -> Kind:
        return ROUTE

    def listing(self, g: Table, p: Player) -> None:
        steps = TRAIL.steps_to(g.tiles, p.herder, self.target)
        ahead = TRAIL.first[p.herder]
        other = TRAIL.second[p.herder]
        if TRAIL.through(steps, g.tiles, ahead) <= self.left:
            g.offer(ahead)
        if TRAIL.through(steps, g.tiles, other) <= self.left:
            g.offer(other)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        p.herder = answer
        if g.tiles[answer] != EMPTY:
            pay_fee(g, self.seat, answer)
        walk(g, self.seat, self.target, self.reason, self.left_after(g, answer))

    def left_after(self, g: Table, answer: i64) -> i64:
        return self.left if g.tiles[answer] == EMPTY else self.left - 1

    def subject(self, g: Table, p: Player) -> Args:
        return {"node": NODES[self.target], **what_stands(g, self.target)}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        """What the cheapest way along this branch costs up to the target."""
        purse = p.dollars - min(g.fee(self.seat, answer), p.dollars)
        left = self.left_after(g, answer)
        ahead = way_to(g, self.seat, purse, answer, self.target, left)
        told = told_way(g, self.seat, [int(answer), *ahead], False)
        return {**what_stands(g, answer), **told}

    def save(self) -> tuple[str, list[int]]:
        return "route", [int(self.reason), int(self.left), int(self.target)]


class Moves(Step):
    """Asks where to go: in phase A as a step of the turn, or by an action."""

    def __init__(self) -> None:
        self.name = "move_herder"
        self.frames = vec[Frame]([Move(seat, PHASE_A, 0) for seat in range(int(MAX_PLAYERS))])

    def enter(self, s: State, seat: i64) -> None:
        s.push(self.frames[seat])

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        if len(numbers) != 2 or not 0 <= numbers[0] < len(REASONS):
            raise ValueError("move_herder wants a reason and steps")
        if not 0 <= numbers[1] <= MOST_STEPS:
            raise ValueError("move_herder: too many steps")
        return Move(seat, numbers[0], numbers[1])


class Ways(Step):
    """Reads back the question for the way at a fork."""

    def __init__(self) -> None:
        self.name = "route"

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        if len(numbers) != 3 or not 0 <= numbers[0] < len(REASONS):
            raise ValueError("route wants a reason, steps and a target")
        if not 0 <= numbers[1] <= MOST_STEPS or not 0 <= numbers[2] <= int(KANSAS_CITY):
            raise ValueError("route: too many steps or no such target")
        return Route(seat, numbers[0], numbers[1], numbers[2])


class PlaceHerder(Ask):
    """The first turn: on any neutral building."""

    def kind(self) -> Kind:
        return PLACE_HERDER

    def listing(self, g: Table, p: Player) -> None:
        for k in range(N_NEUTRAL):
            g.offer(k)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        p.herder = NEUTRAL_NODES[answer]
        g.tell(HERDER_PLACED, self.seat, p.herder, g.stop_at(p.herder))

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        return {"tile": g.tile_name(g.tiles[NEUTRAL_NODES[answer]])}


WAYS: Final = Ways()
MOVE_HERDER: Final = Moves()
FIRST_PLACE: Final = Asks("place_herder", PlaceHerder)


class MoveHerder(Effect):
    """Up to so many steps with fees, then the location reached is used."""

    def __init__(self, name: str, steps: i64) -> None:
        self.name = name
        self.steps = steps

    def act(self, g: Table, seat: i64) -> None:
        g.push(Move(seat, BY_ACTION, self.steps))


class FreeSteps(Effect):
    """Steps without fees that lead to no use of the location."""

    def __init__(self, name: str, steps: i64) -> None:
        self.name = name
        self.steps = steps

    def can(self, g: Table, p: Player, seat: i64) -> bool:
        steps = TRAIL.steps_from(g.tiles, p.herder, self.steps)
        for node in range(p.herder + 1, KANSAS_CITY):
            if steps[node] < FAR and g.tiles[node] != EMPTY:
                return True
        return False

    def lacks(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "not_into_kansas_city", {}

    def act(self, g: Table, seat: i64) -> None:
        g.push(Move(seat, FREE, self.steps))
