"""Ways along the trail where hands take fees: which way the herder takes, and what it costs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import Frame
from tablero.core.kinds import NOBODY, Args, EventKind
from tablero.core.scripts import Step
from tablero.games.gwt_family.moving import FREE, REASONS, end_move
from tablero.games.gwt_family.printed import MOST_STEPS
from tablero.games.gwt_family.rail.asking import RailAsk
from tablero.games.gwt_family.rail.rancher import RailRancher
from tablero.games.gwt_family.rail.table import RailTable
from tablero.games.gwt_family.tiles import EMPTY
from tablero.games.gwt_family.trail import Trail

UNREACHABLE: Final[i64] = 1000  # money nobody has to pay
BANK: Final = "bank"  # who gets a fee
PLAYER: Final = "player"
SEVERAL: Final = "several"
OPEN: Final = "open"  # ways as cheap as each other, whose fees go to others
RIVAL: Final = "rival"  # a private building whose actions are another player's


class Roads:
    """The trail as herders walk it, and how moves and fees are told."""

    def __init__(self, trail: Trail, moved: EventKind, fee_paid: EventKind) -> None:
        self.trail = trail
        self.moved = moved
        self.fee_paid = fee_paid

    def route(self, seat: i64, reason: i64, left: i64, target: i64) -> Frame:
        """The title's question for the way at a fork."""
        raise NotImplementedError

    # -- walking --------------------------------------------------------------------------------
    def walk(self, g: RailTable, seat: i64, target: i64, reason: i64, left: i64) -> None:
        """Go on to the target, asking at a fork where the choice of way matters."""
        p = g.rancher(seat)
        at = p.herder
        steps = self.trail.steps_to(g.tiles, at, target)
        while at != target:
            if reason != FREE and self.matters(g, seat, p.money, steps, at, left):
                p.herder = at
                g.push(self.route(seat, reason, left, target))
                return
            at = self.shorter(g, steps, at)
            if g.tiles[at] != EMPTY:
                left -= 1
                if reason != FREE:
                    self.pay(g, seat, at)
        self.end(g, seat, target, reason)

    def end(self, g: RailTable, seat: i64, target: i64, reason: i64) -> None:
        """The herder has arrived; a title may lead it on from there."""
        end_move(g, seat, target, reason, self.moved)

    def pay(self, g: RailTable, seat: i64, node: i64) -> None:
        """As much of the fee as the player has; nothing is owed later."""
        p = g.rancher(seat)
        paid = min(g.fee(seat, node), p.money)
        if paid == 0:
            return
        p.money -= paid
        g.receive_fee(node, paid)
        if g.events is not None:
            numbers = [int(node), int(paid), int(g.stop_at(node)), int(g.payee_of(node))]
            g.tell_all(self.fee_paid, seat, numbers)

    def shorter(self, g: RailTable, steps: vec[i64], at: i64) -> i64:
        """The next space on a way with the fewest steps to the target of `steps`.

        Where nothing is paid it is the way to take: it costs what the longer one costs, and every
        step it saves may lead past a fee later.
        """
        return self.trail.onward(steps, g.tiles, at)

    def matters(
        self, g: RailTable, seat: i64, purse: i64, steps: vec[i64], fork: i64, left: i64
    ) -> bool:
        """Whether there is a choice of ways and money at stake before they meet again."""
        if purse == 0:
            return False
        trail = self.trail
        if trail.through(steps, g.tiles, trail.first[fork]) > left:
            return False
        if trail.through(steps, g.tiles, trail.second[fork]) > left:
            return False
        here = trail.steps_from(g.tiles, fork, left)
        for node in range(fork + 1, trail.rejoin(fork)):
            if here[node] + steps[node] <= left and g.fee(seat, node) > 0:
                return True
        return False

    # -- telling --------------------------------------------------------------------------------
    def least_fee(self, g: RailTable, seat: i64, node: i64, target: i64, left: i64) -> i64:
        """The fees of the cheapest way that enters `node` next, up to and with the target."""
        if node < 0 or node > target:
            return UNREACHABLE
        if g.tiles[node] != EMPTY:
            left -= 1
        if left < 0:
            return UNREACHABLE
        due = g.fee(seat, node)
        if node == target:
            return due
        return due + min(
            self.least_fee(g, seat, self.trail.first[node], target, left),
            self.least_fee(g, seat, self.trail.second[node], target, left),
        )

    def way_to(
        self, g: RailTable, seat: i64, purse: i64, at: i64, target: i64, left: i64
    ) -> list[int]:
        """The spaces the herder will enter; at a fork where it is asked, those of the cheapest way.

        `purse` is what fees can be paid from: nothing when the steps are free.
        """
        trail = self.trail
        steps = trail.steps_to(g.tiles, at, target)
        spaces: list[int] = []
        while at != target:
            ahead = self.shorter(g, steps, at)
            if self.matters(g, seat, purse, steps, at, left):
                first = self.least_fee(g, seat, trail.first[at], target, left)
                second = self.least_fee(g, seat, trail.second[at], target, left)
                if first != second:
                    ahead = trail.first[at] if first < second else trail.second[at]
            at = ahead
            if g.tiles[at] != EMPTY:
                left -= 1
                purse -= min(g.fee(seat, at), purse)
            spaces.append(int(at))
        return spaces

    def told_way(self, g: RailTable, seat: i64, spaces: list[int], free: bool) -> Args:
        """Facts of an answer: the spaces of a way, what is paid on each and to whom, the sum."""
        purse = g.rancher(seat).money
        tolls: list[str] = []
        payees: set[int] = set()
        sum_paid: i64 = 0
        for node in spaces:
            paid: i64 = 0 if free else min(g.fee(seat, node), purse - sum_paid)
            sum_paid += paid
            payee = int(g.payee_of(node))
            if paid > 0:
                payees.add(payee)
            tolls.append(f"{int(paid)}:{payee if payee >= 0 else BANK}")
        names = self.trail.names
        told: Args = {"way": " ".join(names[node] for node in spaces), "tolls": " ".join(tolls)}
        told["fee"] = int(sum_paid)
        one = PLAYER if max(payees, default=-1) >= 0 else BANK
        told["payee"] = SEVERAL if len(payees) > 1 else one
        told["payee_seat"] = max(payees, default=-1) if len(payees) == 1 else -1
        return told

    def told_move(
        self, g: RailTable, p: RailRancher, seat: i64, target: i64, left: i64, free: bool
    ) -> Args:
        """Facts of a target: its steps, what stands there, and the cheapest way there."""
        purse: i64 = 0 if free else p.money
        way = self.way_to(g, seat, purse, p.herder, target, left)
        steps = sum(1 for node in way if g.tiles[node] != EMPTY)
        told = self.told_way(g, seat, way, free)
        if told["fee"] and self.is_open(g, seat, purse, p.herder, target, left):
            told["payee"] = OPEN
            told["payee_seat"] = -1
        stands = g.what_stands(target)
        if g.owner_of(g.tiles[target]) not in (NOBODY, seat):
            stands["stands"] = RIVAL
        return {"steps": steps, **stands, **told}

    def is_open(self, g: RailTable, seat: i64, purse: i64, at: i64, target: i64, left: i64) -> bool:
        """Whether another way is as cheap as the one that is told, and its fees go to others."""
        trail = self.trail
        steps = trail.steps_to(g.tiles, at, target)
        while at != target:
            if self.matters(g, seat, purse, steps, at, left):
                first, second = trail.first[at], trail.second[at]
                due = min(self.least_fee(g, seat, first, target, left), purse)
                if due == min(self.least_fee(g, seat, second, target, left), purse):
                    return self.payees(g, seat, purse, first, target, left) != self.payees(
                        g, seat, purse, second, target, left
                    )
            at = self.way_to(g, seat, purse, at, target, left)[0]
            if g.tiles[at] != EMPTY:
                left -= 1
                purse -= min(g.fee(seat, at), purse)
        return False

    def payees(
        self, g: RailTable, seat: i64, purse: i64, node: i64, target: i64, left: i64
    ) -> set[int]:
        """Who takes the fees of the way that enters `node` next."""
        if g.tiles[node] != EMPTY:
            left -= 1
        ahead = self.way_to(g, seat, purse, node, target, left)
        return {int(g.payee_of(i64(each))) for each in [int(node), *ahead] if g.fee(seat, each) > 0}


class Route(RailAsk):
    """Which way to take at a fork: both branches are in time and money is at stake.

    `reason` is that of the move, `left` the steps left at the fork, `target` where it leads.
    """

    def __init__(self, seat: i64, reason: i64, left: i64, target: i64) -> None:
        super().__init__(seat, "route", 0)
        self.reason = reason
        self.left = left
        self.target = target

    def roads(self) -> Roads:
        raise NotImplementedError

    def listing(self, g: RailTable, p: RailRancher) -> None:
        trail = g.trail
        steps = trail.steps_to(g.tiles, p.herder, self.target)
        ahead = trail.first[p.herder]
        other = trail.second[p.herder]
        if trail.through(steps, g.tiles, ahead) <= self.left:
            g.offer(ahead)
        if trail.through(steps, g.tiles, other) <= self.left:
            g.offer(other)

    def chosen(self, g: RailTable, p: RailRancher, answer: i64) -> None:
        p.herder = answer
        if g.tiles[answer] != EMPTY:
            self.roads().pay(g, self.seat, answer)
        left = self.left_after(g, answer)
        self.roads().walk(g, self.seat, self.target, self.reason, left)

    def left_after(self, g: RailTable, answer: i64) -> i64:
        return self.left if g.tiles[answer] == EMPTY else self.left - 1

    def subject(self, g: RailTable, p: RailRancher) -> Args:
        return {"node": g.trail.names[self.target], **g.what_stands(self.target)}

    def figures(self, g: RailTable, p: RailRancher, answer: i64) -> Args:
        """What the cheapest way along this branch costs up to the target."""
        purse = p.money - min(g.fee(self.seat, answer), p.money)
        left = self.left_after(g, answer)
        ahead = self.roads().way_to(g, self.seat, purse, answer, self.target, left)
        told = self.roads().told_way(g, self.seat, [int(answer), *ahead], False)
        return {**g.what_stands(answer), **told}

    def save(self) -> tuple[str, list[int]]:
        return "route", [int(self.reason), int(self.left), int(self.target)]


class Ways(Step):
    """Reads back the question for the way at a fork."""

    def __init__(self, roads: Roads) -> None:
        self.name = "route"
        self.roads = roads

    def restore(self, seat: int, numbers: list[int]) -> Frame:
        if len(numbers) != 3 or not 0 <= numbers[0] < len(REASONS):
            raise ValueError("route wants a reason, steps and a target")
        goal = int(self.roads.trail.goal)
        if not 0 <= numbers[1] <= MOST_STEPS or not 0 <= numbers[2] <= goal:
            raise ValueError("route: too many steps or no such target")
        return self.roads.route(seat, numbers[0], numbers[1], numbers[2])
