"""The herder: where it may go, which way, and the fees it owes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import Frame, State
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.scripts import Step
from tablero.games.gwt2.asking import OwnAsk, OwnEffect
from tablero.games.gwt2.catalogue import (
    CITY_TILE,
    EMPTY,
    FIRST_BUILDING,
    FIRST_NEUTRAL,
    KANSAS_CITY,
    N_NEUTRAL,
    NEUTRAL_NODES,
    NODES,
    TRAIL,
)
from tablero.games.gwt2.objectives import OBJECTIVE_CARDS
from tablero.games.gwt2.player import Player
from tablero.games.gwt2.state import Table
from tablero.games.gwt2.tellings import FEE_GAINED, FEE_PAID, HERDER_PLACED, MOVED
from tablero.games.gwt2.ways import branch, told_way, way_matters, way_to
from tablero.games.gwt2.words import (
    MOVE,
    MOVE_PLAY,
    PLACE_HERDER,
    ROUTE,
)
from tablero.games.gwt_family.asking import Asks
from tablero.games.gwt_family.trail import FAR

# Three reasons to move, packed with the most steps: `n = reason * 8 + steps`.
PHASE_A: Final[i64] = 0  # the step limit of the player holds
BY_ACTION: Final[i64] = 1  # then the location reached is used
FREE: Final[i64] = 2  # no fees, not into Kansas City, the location is not used
STEPS: Final[i64] = 8
TARGETS: Final[i64] = 64


def pay_fee(g: Table, seat: i64, node: i64) -> None:
    """As much of the fee as the player has; nothing is owed later."""
    p = g.players[seat]
    paid = min(g.fee(seat, node), p.money)
    if paid == 0:
        return
    p.money -= paid
    g.tell(FEE_PAID, seat, node, paid, g.stop_at(node))
    owner = g.owner_of(g.tiles[node])
    if owner >= 0 and owner != g.automa_seat:
        g.players[owner].money += paid
        g.tell(FEE_GAINED, owner, paid, seat)


def walk(g: Table, seat: i64, target: i64, reason: i64, left: i64) -> None:
    """Go on to the target, asking at a fork where the choice of way matters."""
    p = g.players[seat]
    at = p.herder
    steps = TRAIL.steps_to(g.tiles, at, target)
    while at != target:
        ahead = branch(g, steps, at, left)
        if ahead < 0:
            if reason != FREE and way_matters(g, seat, at, target, left):
                p.herder = at
                WAYS.enter_with(g, seat, (reason * STEPS + left) * TARGETS + target)
                return
            ahead = TRAIL.first[at]
        at = ahead
        if g.tiles[at] != EMPTY:
            left -= 1
            if reason != FREE:
                pay_fee(g, seat, at)
    end_move(g, seat, target, reason)


def end_move(g: Table, seat: i64, target: i64, reason: i64) -> None:
    g.players[seat].herder = target
    g.tell(MOVED, seat, target, g.stop_at(target))
    if reason == BY_ACTION:
        g.rules.use_location.enter(g, seat)


def what_stands(g: Table, node: i64) -> Args:
    """What a location is called by: its letter, its building with the space, or the space alone."""
    tile = g.tiles[node]
    if tile < FIRST_NEUTRAL or tile == CITY_TILE:
        return {"stands": "other", "tile": NODES[node]}
    stands = "neutral" if tile < FIRST_BUILDING else "private"
    return {"stands": stands, "tile": g.tile_name(tile)}


class Move(OwnAsk):
    """Where to go; before phase A objective cards may be played too."""

    def kind(self) -> Kind:
        return MOVE

    def limit(self, g: Table) -> i64:
        if self.n // STEPS == PHASE_A:
            return g.step_limit(self.seat)
        return self.n % STEPS

    def listing(self, g: Table, p: Player) -> None:
        steps = TRAIL.steps_from(g.tiles, p.herder, self.limit(g))
        last = KANSAS_CITY
        if self.n // STEPS == FREE:
            last = KANSAS_CITY - 1
        for node in range(p.herder + 1, last + 1):
            if steps[node] < FAR and g.tiles[node] != EMPTY:
                g.offer(node)
        if self.n // STEPS == PHASE_A:
            OBJECTIVE_CARDS.offer_hand(g, p, MOVE_PLAY)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        if answer >= MOVE_PLAY:
            g.push(self)
            OBJECTIVE_CARDS.play(g, self.seat, answer - MOVE_PLAY)
        else:
            walk(g, self.seat, answer, self.n // STEPS, self.limit(g))

    def subject(self, g: Table, p: Player) -> Args:
        reason = ("phase_a", "action", "free")[self.n // STEPS]
        return {"steps": int(self.limit(g)), "reason": reason}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        if answer >= MOVE_PLAY:
            return {}
        limit = self.limit(g)
        free = self.n // STEPS == FREE
        steps = TRAIL.steps_from(g.tiles, p.herder, limit)
        way = way_to(g, self.seat, p.herder, answer, limit, free)
        told: Args = {"steps": int(steps[answer]), **what_stands(g, answer)}
        return {**told, **told_way(g, self.seat, way, free)}

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
            elif node == KANSAS_CITY and self.n // STEPS == FREE:
                reasons.append(Refusal(int(node), "not_into_kansas_city"))
        return reasons


class Route(OwnAsk):
    """Which way to take at a fork; `n` packs reason, steps left and target."""

    def kind(self) -> Kind:
        return ROUTE

    def listing(self, g: Table, p: Player) -> None:
        left = self.n // TARGETS % STEPS
        steps = TRAIL.steps_to(g.tiles, p.herder, self.n % TARGETS)
        ahead = TRAIL.first[p.herder]
        other = TRAIL.second[p.herder]
        if TRAIL.through(steps, g.tiles, ahead) <= left:
            g.offer(ahead)
        if TRAIL.through(steps, g.tiles, other) <= left:
            g.offer(other)

    def chosen(self, g: Table, p: Player, answer: i64) -> None:
        target = self.n % TARGETS
        left = self.n // TARGETS % STEPS
        reason = self.n // TARGETS // STEPS
        p.herder = answer
        if g.tiles[answer] != EMPTY:
            left -= 1
            pay_fee(g, self.seat, answer)
        walk(g, self.seat, target, reason, left)

    def subject(self, g: Table, p: Player) -> Args:
        target = self.n % TARGETS
        return {"node": NODES[target], **what_stands(g, target)}

    def figures(self, g: Table, p: Player, answer: i64) -> Args:
        """What the cheapest way along this branch costs up to the target."""
        left = self.n // TARGETS % STEPS
        if g.tiles[answer] != EMPTY:
            left -= 1
        ahead = way_to(g, self.seat, answer, self.n % TARGETS, left, False)
        told = told_way(g, self.seat, [int(answer), *ahead], False)
        return {**what_stands(g, answer), **told}


class Ways(Step):
    """Asks for the way at a fork."""

    def __init__(self) -> None:
        self.name = "route"

    def enter_with(self, s: State, seat: i64, n: i64) -> None:
        s.push(Route(seat, self.name, n))

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        if len(numbers) != 1 or not 0 <= numbers[0] < 3 * int(STEPS * TARGETS):
            raise ValueError("route wants reason, steps and target in one number")
        if numbers[0] % int(TARGETS) > int(KANSAS_CITY):
            raise ValueError("route: no such target")
        return Route(seat, self.name, numbers[0])


class PlaceHerder(OwnAsk):
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
MOVE_HERDER: Final = Asks("move_herder", Move, 3 * STEPS)
FIRST_PLACE: Final = Asks("place_herder", PlaceHerder)


class MoveHerder(OwnEffect):
    """Up to so many steps with fees, then the location reached is used."""

    def __init__(self, name: str, steps: i64) -> None:
        self.name = name
        self.steps = steps

    def act(self, g: Table, seat: i64) -> None:
        MOVE_HERDER.enter_with(g, seat, BY_ACTION * STEPS + self.steps)


class FreeSteps(OwnEffect):
    """Steps without fees that lead to no use of the location."""

    def __init__(self, name: str, steps: i64) -> None:
        self.name = name
        self.steps = steps

    def may(self, g: Table, p: Player, seat: i64) -> bool:
        steps = TRAIL.steps_from(g.tiles, p.herder, self.steps)
        for node in range(p.herder + 1, KANSAS_CITY):
            if steps[node] < FAR and g.tiles[node] != EMPTY:
                return True
        return False

    def lack(self, g: Table, p: Player, seat: i64) -> tuple[str, Args]:
        return "not_into_kansas_city", {}

    def act(self, g: Table, seat: i64) -> None:
        MOVE_HERDER.enter_with(g, seat, FREE * STEPS + self.steps)
