"""Ways along the trail: which the herder takes, and what each costs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import Args
from tablero.games.gwt2.catalogue import EMPTY, NODES, TRAIL
from tablero.games.gwt2.state import Table

UNREACHABLE: Final[i64] = 1000  # dollars nobody has to pay
BANK: Final = "bank"


def way_matters(g: Table, seat: i64, fork: i64, target: i64, left: i64) -> bool:
    """Whether a way within the steps left costs money before the ways meet again."""
    if g.players[seat].money == 0:
        return False
    here = TRAIL.steps_from(g.tiles, fork, left)
    ahead = TRAIL.steps_to(g.tiles, fork, target)
    for node in range(fork + 1, TRAIL.rejoin(fork)):
        if here[node] + ahead[node] <= left and g.fee(seat, node) > 0:
            return True
    return False


def least_fee(g: Table, seat: i64, node: i64, target: i64, left: i64) -> i64:
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
        least_fee(g, seat, TRAIL.first[node], target, left),
        least_fee(g, seat, TRAIL.second[node], target, left),
    )


def branch(g: Table, steps: vec[i64], at: i64, left: i64) -> i64:
    """The next space on the way, or -1 where both branches of a fork reach the target in time."""
    if TRAIL.through(steps, g.tiles, TRAIL.second[at]) > left:
        return TRAIL.first[at]
    if TRAIL.through(steps, g.tiles, TRAIL.first[at]) > left:
        return TRAIL.second[at]
    return -1


def way_to(g: Table, seat: i64, at: i64, target: i64, left: i64, free: bool) -> list[int]:
    """The spaces the herder will enter; at a fork where it is asked, those of the cheapest way."""
    steps = TRAIL.steps_to(g.tiles, at, target)
    spaces: list[int] = []
    while at != target:
        ahead = branch(g, steps, at, left)
        if ahead < 0:
            ahead = TRAIL.first[at]
            if not free and way_matters(g, seat, at, target, left):
                other = TRAIL.second[at]
                cheap = least_fee(g, seat, ahead, target, left)
                if least_fee(g, seat, other, target, left) < cheap:
                    ahead = other
        at = ahead
        if g.tiles[at] != EMPTY:
            left -= 1
        spaces.append(int(at))
    return spaces


def told_way(g: Table, seat: i64, spaces: list[int], free: bool) -> Args:
    """The way as facts of an answer: its spaces, what is paid on each and to whom, and the sum."""
    purse = g.players[seat].money
    tolls: list[str] = []
    sum_paid: i64 = 0
    for node in spaces:
        paid: i64 = 0 if free else min(g.fee(seat, node), purse - sum_paid)
        sum_paid += paid
        owner = g.owner_of(g.tiles[node])
        payee = BANK if owner < 0 or owner == g.automa_seat else str(int(owner))
        tolls.append(f"{int(paid)}:{payee}")
    way = " ".join(NODES[node] for node in spaces)
    return {"way": way, "tolls": " ".join(tolls), "fee": int(sum_paid)}
