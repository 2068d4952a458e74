"""Craftsman (RULES 6): everybody produces; then the craftsman takes one good more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import MAX_SEATS
from tablero.core.kinds import Kind, Refusal
from tablero.core.scripts import Asking, EachSeat, Script
from tablero.games.puerto_rico.asking import Ask, Do
from tablero.games.puerto_rico.catalogue import (
    CORN,
    FACTORY,
    N_GOODS,
    N_PLANTS,
    PRODUCE_INCOME,
    PRODUCES,
)
from tablero.games.puerto_rico.state import Player, PuertoRico
from tablero.games.puerto_rico.words import (
    EXTRA_GOOD,
    EXTRA_TAKEN,
    FACTORY_PAID,
    PASSED,
    PRODUCED,
)

PASS: Final[i64] = N_GOODS


def capacity(player: Player, good: i64) -> i64:
    """Occupied plantations, but no more than colonists in the plants of that kind (RULES 6.1)."""
    if good == CORN:
        return player.manned[CORN]
    workers: i64 = 0
    for plant in range(N_PLANTS):
        if PRODUCES[plant] == good:
            workers += player.staff_of(plant)
    return min(player.manned[good], workers)


class Produce(Do):
    """Goods from the supply, as far as it lasts; the factory pays by kinds
    (RULES 6.1, 6.2, 6.3)."""

    def __init__(self) -> None:
        self.name = "produce"

    def act(self, g: PuertoRico, seat: i64) -> None:
        player = g.players[seat]
        kinds: i64 = 0
        mask: i64 = 0
        amounts: list[int] | None = [] if g.events is not None else None
        for good in range(N_GOODS):
            amount = min(capacity(player, good), g.supply[good])
            if amount > 0:
                g.supply[good] -= amount
                player.goods[good] += amount
                kinds += 1
                mask |= 1 << good
            if amounts is not None:
                amounts.append(int(amount))
        if seat == g.chooser:
            g.produced = mask
        if amounts is not None and kinds > 0:
            g.tell_all(PRODUCED, seat, amounts)
        if player.amount(PRODUCE_INCOME) > 0 and FACTORY[kinds] > 0:
            player.doubloons += FACTORY[kinds]
            g.tell(FACTORY_PAID, seat, FACTORY[kinds])


class ExtraGood(Ask):
    """The craftsman's privilege: one more of a kind just produced (RULES 6.4)."""

    def kind(self) -> Kind:
        return EXTRA_GOOD

    def save(self) -> tuple[str, list[int]]:
        return "extra_good", []

    def listing(self, g: PuertoRico) -> None:
        for good in range(N_GOODS):
            if g.produced >> good & 1 and g.supply[good] > 0:
                g.offer(good)
        g.may_pass(PASS)

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        g.produced = 0
        if answer == PASS:
            g.tell(PASSED, self.seat)
            return
        g.supply[answer] -= 1
        g.players[self.seat].goods[answer] += 1
        g.tell(EXTRA_TAKEN, self.seat, answer)

    def skipped(self, g: PuertoRico) -> None:
        g.produced = 0

    def why_not(self, g: PuertoRico) -> list[Refusal]:
        refused: list[Refusal] = []
        for good in range(int(N_GOODS)):
            if g.produced >> good & 1 == 0:
                refused.append(Refusal(good, "not_produced"))
            elif g.supply[good] == 0:
                refused.append(Refusal(good, "supply_empty"))
        return refused


CRAFTSMAN_SCRIPT: Final = Script(
    "craftsman",
    [
        EachSeat(Produce()),
        Asking("extra_good", [ExtraGood(s) for s in range(int(MAX_SEATS))]),
    ],
)
