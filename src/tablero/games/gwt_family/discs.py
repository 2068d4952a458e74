"""Discs: which may leave the board for a target, and what clearing their space brings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import Args, EventKind, Refusal
from tablero.games.gwt_family.purse import Purse
from tablero.games.gwt_family.rancher import Rancher
from tablero.games.gwt_family.table import TrailTable

WHITE: Final[i64] = 0  # corners of a disc space: white discs go anywhere, dark ones to dark targets


class DiscSheet:
    """The disc spaces of the board: corners, price and gain of clearing them, points."""

    def __init__(
        self,
        corners: vec[i64],
        cost: vec[i64],
        reward: vec[i64],
        points: vec[i64],
        purse: Purse,
        cleared: EventKind,
    ) -> None:
        self.corners = corners
        self.cost = cost
        self.reward = reward
        self.points = points
        self.purse = purse
        self.cleared = cleared
        self.size: i64 = len(corners)
        self.all: i64 = (1 << len(corners)) - 1
        self.white: i64 = sum(1 << k for k in range(len(corners)) if corners[k] == WHITE)

    def corners_fit(self, p: Rancher, disc: i64, corners: i64) -> bool:
        """White discs go anywhere, dark ones to dark targets."""
        return self.corners[disc] <= corners

    def is_usable(self, p: Rancher, disc: i64, corners: i64, due: i64) -> bool:
        """Whether a disc on the board can go to a target where `due` is paid afterwards."""
        if p.discs >> disc & 1 == 0 or not self.corners_fit(p, disc, corners):
            return False
        cost = self.cost[disc]
        return cost <= p.money and p.money - cost + self.reward[disc] >= due

    def usable(self, p: Rancher, corners: i64, due: i64) -> i64:
        """Discs that can go to a target, one bit each."""
        found: i64 = 0
        for disc in range(self.size):
            if self.is_usable(p, disc, corners, due):
                found |= 1 << disc
        return found

    def clear(self, g: TrailTable, seat: i64, disc: i64) -> None:
        """Take the disc off the board, with what its space costs or gives."""
        g.rancher(seat).discs &= ~(1 << disc)
        g.tell(self.cleared, seat, disc)
        self.purse.pay(g, seat, self.cost[disc])
        self.purse.gain(g, seat, self.reward[disc])

    def told(self, disc: i64) -> Args:
        """Facts of an answer: what clearing the disc's space brings or costs at once."""
        money = int(self.reward[disc] - self.cost[disc])
        points = int(self.points[disc])
        worth = "none" if money == 0 and points == 0 else "some"
        return {"worth": worth, self.purse.word: money, "points": points}

    def why_not(self, p: Rancher, corners: i64, due: i64, paid: i64 = 0) -> list[Refusal]:
        """Why discs still on the board cannot be used here, where `paid` is gone already: the
        figures are of all that is to be paid and of all that the owner holds."""
        reasons: list[Refusal] = []
        for disc in range(self.size):
            if p.discs >> disc & 1 == 0 or self.is_usable(p, disc, corners, due):
                continue
            if not self.corners_fit(p, disc, corners):
                reasons.append(Refusal(int(disc), "needs_white_corners"))
            else:
                need = self.cost[disc] + max(due, 0) + paid
                facts: Args = {"need": int(need), "have": int(p.money + paid)}
                reasons.append(Refusal(int(disc), "not_enough_money", facts))
        return reasons
