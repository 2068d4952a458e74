"""Storing: warehouses keep whole kinds, one good more stays, the rest spoils
(RULES 8.7, 8.8, 8.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import MAX_SEATS
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.scripts import AskingAbout
from tablero.games.puerto_rico.asking import Ask, Do
from tablero.games.puerto_rico.catalogue import N_GOODS, STORE_KINDS
from tablero.games.puerto_rico.state import PuertoRico
from tablero.games.puerto_rico.words import SPOILED, STORE_KIND, STORE_UNIT, STORED

ALL_GOODS: Final[i64] = 32  # masks of kinds of goods


def kinds_held(g: PuertoRico, seat: i64, kept: i64) -> i64:
    """How many kinds the player still has besides those already stored."""
    held: i64 = 0
    for good in range(N_GOODS):
        if g.players[seat].goods[good] > 0 and kept >> good & 1 == 0:
            held += 1
    return held


def places(g: PuertoRico, seat: i64, kept: i64) -> i64:
    """How many kinds the player's warehouses can take besides those already stored."""
    free = g.players[seat].amount(STORE_KINDS)
    for good in range(N_GOODS):
        if kept >> good & 1:
            free -= 1
    return free


def least_lost(amounts: list[int], free: int) -> int:
    """Goods that spoil even with the best use of `free` warehouse places and the single good."""
    rest = sorted(amounts, reverse=True)[free:]
    return max(0, sum(rest) - 1)


def unstored(g: PuertoRico, seat: i64, kept: i64) -> list[int]:
    goods = g.players[seat].goods
    return [int(goods[good]) for good in range(int(N_GOODS)) if kept >> good & 1 == 0]


def storage(g: PuertoRico, seat: i64, kept: i64) -> Args:
    """What the warehouses still take, and what is lost if it ends here."""
    free = int(places(g, seat, kept))
    return {"places": free, "lost": least_lost(unstored(g, seat, kept), free)}


def store(g: PuertoRico, seat: i64, kept: i64) -> None:
    """Fill the warehouses kind by kind, then keep one single good (RULES 8.7, 8.8, 8.9).

    `kept` holds the kinds already in a warehouse; they are asked in ascending order, so that
    each choice of kinds has one sequence of answers.
    """
    held = kinds_held(g, seat, kept)
    free = places(g, seat, kept)
    if free > 0 and held > free:
        STORE_A_KIND.enter_with(g, seat, kept)
    elif free >= held:
        keep_all(g, seat)
    elif held > 1:
        STORE_A_UNIT.enter_with(g, seat, kept)
    else:
        for good in range(N_GOODS):
            if g.players[seat].goods[good] > 0 and kept >> good & 1 == 0:
                keep_unit(g, seat, kept, good)


def keep_all(g: PuertoRico, seat: i64) -> None:
    if g.events is None:
        return
    for good in range(N_GOODS):
        if g.players[seat].goods[good] > 0:
            g.tell(STORED, seat, good, g.players[seat].goods[good], 0)


def keep_unit(g: PuertoRico, seat: i64, kept: i64, unit: i64) -> None:
    """One good of kind `unit` stays outside the warehouses; the rest spoils."""
    player = g.players[seat]
    for good in range(N_GOODS):
        amount = player.goods[good]
        if amount == 0:
            continue
        if kept >> good & 1:
            g.tell(STORED, seat, good, amount, 0)
            continue
        if good == unit:
            g.tell(STORED, seat, good, 1, 1)
            amount -= 1
        if amount > 0:
            player.goods[good] -= amount
            g.supply[good] += amount
            g.tell(SPOILED, seat, good, amount)


class StoreGoods(Do):
    """Each player stores what the ships left; then goods are held until the next time
    (RULES 8.7, 8.11)."""

    def __init__(self) -> None:
        self.name = "store_goods"

    def act(self, g: PuertoRico, seat: i64) -> None:
        store(g, seat, 0)


class StoreKind(Ask):
    """Which kind goes into the next warehouse place (RULES 8.8, 8.9)?"""

    def __init__(self, seat: i64, kept: i64) -> None:
        super().__init__(seat)
        self.kept = kept

    def kind(self) -> Kind:
        return STORE_KIND

    def save(self) -> tuple[str, list[int]]:
        return "store_kind", [int(self.kept)]

    def subject(self, g: PuertoRico) -> Args:
        return storage(g, self.seat, self.kept)

    def figures(self, g: PuertoRico, answer: i64) -> Args:
        return {"amount": int(g.players[self.seat].goods[answer])}

    def listing(self, g: PuertoRico) -> None:
        goods = g.players[self.seat].goods
        free = places(g, self.seat, self.kept)
        left = kinds_held(g, self.seat, self.kept)
        for good in range(N_GOODS):
            if goods[good] > 0 and self.kept >> good & 1 == 0:
                if self.kept < 1 << good and left >= free:
                    g.offer(good)
                left -= 1

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        store(g, self.seat, self.kept | 1 << answer)

    def why_not(self, g: PuertoRico) -> list[Refusal]:
        refused = range(int(N_GOODS))
        return [Refusal(k, self.why_not_kind(g, k)) for k in refused if not g.is_offered(k)]

    def why_not_kind(self, g: PuertoRico, good: i64) -> str:
        """Kinds are stored in ascending order, and none is left out while places stay free."""
        if g.players[self.seat].goods[good] == 0:
            return "no_such_good"
        if self.kept >> good & 1:
            return "already_stored"
        return "passed_over" if self.kept >> good > 0 else "stored_later"


class StoreUnit(Ask):
    """Which kind is the single good kept of (RULES 8.7, 8.9)?"""

    def __init__(self, seat: i64, kept: i64) -> None:
        super().__init__(seat)
        self.kept = kept

    def kind(self) -> Kind:
        return STORE_UNIT

    def save(self) -> tuple[str, list[int]]:
        return "store_unit", [int(self.kept)]

    def subject(self, g: PuertoRico) -> Args:
        return storage(g, self.seat, self.kept)

    def listing(self, g: PuertoRico) -> None:
        goods = g.players[self.seat].goods
        for good in range(N_GOODS):
            if goods[good] > 0 and self.kept >> good & 1 == 0:
                g.offer(good)

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        keep_unit(g, self.seat, self.kept, answer)

    def why_not(self, g: PuertoRico) -> list[Refusal]:
        return [
            Refusal(good, "already_stored" if self.kept >> good & 1 else "no_such_good")
            for good in range(int(N_GOODS))
            if not g.is_offered(good)
        ]


STORE_A_KIND: Final = AskingAbout(
    "store_kind",
    ALL_GOODS,
    [StoreKind(s, kept) for s in range(int(MAX_SEATS)) for kept in range(int(ALL_GOODS))],
)
STORE_A_UNIT: Final = AskingAbout(
    "store_unit",
    ALL_GOODS,
    [StoreUnit(s, kept) for s in range(int(MAX_SEATS)) for kept in range(int(ALL_GOODS))],
)
STORE_GOODS: Final = StoreGoods()
