"""Ways along the trail: which the herder takes, and what each costs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.kinds import Args
from tablero.games.gwt2.catalogue import EMPTY, NODES, TRAIL
from tablero.games.gwt2.state import NO_SEAT, Table

UNREACHABLE: Final[i64] = 1000  # dollars nobody has to pay
BANK: Final = "bank"  # who gets a fee
PLAYER: Final = "player"
SEVERAL: Final = "several"


def shorter(g: Table, steps: vec[i64], at: i64) -> i64:
    """The next space on a way with the fewest steps to the target of `steps`.

    Where nothing is paid it is the way to take: it costs what the longer one costs, and every
    step it saves may lead past a fee later.
    """
    ahead = TRAIL.first[at]
    other = TRAIL.second[at]
    if TRAIL.through(steps, g.tiles, other) < TRAIL.through(steps, g.tiles, ahead):
        return other
    return ahead


def way_matters(g: Table, seat: i64, purse: i64, steps: vec[i64], fork: i64, left: i64) -> bool:
    """Whether there is a choice of ways and money at stake before they meet again (RULES 3.2)."""
    if purse == 0:
        return False
    if TRAIL.through(steps, g.tiles, TRAIL.first[fork]) > left:
        return False
    if TRAIL.through(steps, g.tiles, TRAIL.second[fork]) > left:
        return False
    here = TRAIL.steps_from(g.tiles, fork, left)
    for node in range(fork + 1, TRAIL.rejoin(fork)):
        if here[node] + steps[node] <= left and g.fee(seat, node) > 0:
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


def way_to(g: Table, seat: i64, purse: i64, at: i64, target: i64, left: i64) -> list[int]:
    """The spaces the herder will enter; at a fork where it is asked, those of the cheapest way.

    `purse` is what fees can be paid from: nothing when the steps are free.
    """
    steps = TRAIL.steps_to(g.tiles, at, target)
    spaces: list[int] = []
    while at != target:
        ahead = shorter(g, steps, at)
        if way_matters(g, seat, purse, steps, at, left):
            first = least_fee(g, seat, TRAIL.first[at], target, left)
            second = least_fee(g, seat, TRAIL.second[at], target, left)
            if first != second:
                ahead = TRAIL.first[at] if first < second else TRAIL.second[at]
        at = ahead
        if g.tiles[at] != EMPTY:
            left -= 1
            purse -= min(g.fee(seat, at), purse)
        spaces.append(int(at))
    return spaces


def payee_of(g: Table, node: i64) -> i64:
    """The seat that gets the fee of a space, or NO_SEAT for the bank (RULES 3.3, 12.2)."""
    owner = g.owner_of(g.tiles[node])
    return NO_SEAT if owner >= 0 and g.is_sam(owner) else owner


def told_way(g: Table, seat: i64, spaces: list[int], free: bool) -> Args:
    """The way as facts of an answer: its spaces, what is paid on each and to whom, and the sum."""
    purse = g.players[seat].dollars
    tolls: list[str] = []
    payees: set[int] = set()
    sum_paid: i64 = 0
    for node in spaces:
        paid: i64 = 0 if free else min(g.fee(seat, node), purse - sum_paid)
        sum_paid += paid
        payee = int(payee_of(g, node))
        if paid > 0:
            payees.add(payee)
        tolls.append(f"{int(paid)}:{payee if payee >= 0 else BANK}")
    told: Args = {"way": " ".join(NODES[node] for node in spaces), "tolls": " ".join(tolls)}
    told["fee"] = int(sum_paid)
    told["payee"] = SEVERAL if len(payees) > 1 else PLAYER if max(payees, default=-1) >= 0 else BANK
    told["payee_seat"] = max(payees, default=-1) if len(payees) == 1 else -1
    return told
