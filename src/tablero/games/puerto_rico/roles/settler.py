"""Settler (RULES 3): a tile for everybody; hacienda, construction hut and hospice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablero.core.engine import MAX_SEATS
from tablero.core.kinds import Args, Kind, Refusal
from tablero.core.scripts import Asking, AskingAbout, EachSeat, Script
from tablero.games.puerto_rico.asking import Ask, Do
from tablero.games.puerto_rico.catalogue import (
    EXTRA_TILE,
    ISLAND_SPACES,
    N_GOODS,
    N_TILES,
    QUARRY,
    QUARRY_RIGHT,
    ROW_SIZE,
    SETTLER_COLONIST,
    TILE_KINDS,
)
from tablero.games.puerto_rico.state import HOSPICE_INTERNATIONAL, PuertoRico
from tablero.games.puerto_rico.words import (
    COLONIST_SETTLED,
    DRAW_EXTRA_TILE,
    PASSED,
    PLANTATIONS,
    ROW_REFILLED,
    SETTLE_COLONIST,
    STACK_RESHUFFLED,
    TAKE_TILE,
    TILE_DRAWN,
    TILE_TAKEN,
)

PASS: Final[i64] = 6


def face_down(g: PuertoRico) -> i64:
    """Tiles that can be drawn, the discards included: they are shuffled in when needed
    (RULES 3.4)."""
    tiles: i64 = 0
    for k in range(N_GOODS):
        tiles += g.stack_tiles[k] + g.discard[k]
    return tiles


def draw_tile(g: PuertoRico) -> i64:
    """One face-down tile; an empty stack is made anew from the discards first (RULES 3.9)."""
    left: i64 = 0
    for k in range(N_GOODS):
        left += g.stack_tiles[k]
    if left == 0:
        for k in range(N_GOODS):
            left += g.discard[k]
            g.stack_tiles[k] = g.discard[k]
            g.discard[k] = 0
        g.tell(STACK_RESHUFFLED, g.chooser, left)
    kind = g.pick(PLANTATIONS, g.stack_tiles)
    g.stack_tiles[kind] -= 1
    return kind


def place_tile(g: PuertoRico, seat: i64, kind: i64, face_down_tile: bool) -> None:
    """Put a tile on the island; an occupied hospice may send a colonist along
    (RULES 3.6, 3.7, 3.8, 12.1)."""
    player = g.players[seat]
    player.add_tile(kind)
    if player.amount(SETTLER_COLONIST) == 0 or g.hospice_used >> seat & 1:
        return
    if face_down_tile and g.has_option(HOSPICE_INTERNATIONAL):
        return
    if g.colonist_available():
        SETTLE_NEW_TILE.enter_with(g, seat, kind)


class DrawExtraTile(Ask):
    """Hacienda: a face-down tile before the regular one, if the island has room?
    (RULES 3.3, 3.4, 3.10)"""

    def kind(self) -> Kind:
        return DRAW_EXTRA_TILE

    def save(self) -> tuple[str, list[int]]:
        return "draw_extra_tile", []

    def listing(self, g: PuertoRico) -> None:
        player = g.players[self.seat]
        if player.amount(EXTRA_TILE) == 0 or player.island_used == ISLAND_SPACES:
            return
        if face_down(g) > 0:
            g.offer(0)
            g.offer(1)

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        if answer == 1:
            kind = draw_tile(g)
            g.tell(TILE_DRAWN, self.seat, kind)
            place_tile(g, self.seat, kind, face_down_tile=True)


class TakeTile(Ask):
    """A face-up plantation, a quarry for those who may, or nothing
    (RULES 3.1, 3.2, 3.5, 3.10)."""

    def kind(self) -> Kind:
        return TAKE_TILE

    def save(self) -> tuple[str, list[int]]:
        return "take_tile", []

    def may_take_quarry(self, g: PuertoRico) -> bool:
        return g.chooser == self.seat or g.players[self.seat].amount(QUARRY_RIGHT) > 0

    def listing(self, g: PuertoRico) -> None:
        if g.players[self.seat].island_used == ISLAND_SPACES:
            return
        for kind in range(N_GOODS):
            if g.row[kind] > 0:
                g.offer(kind)
        if g.quarries > 0 and self.may_take_quarry(g):
            g.offer(QUARRY)
        g.may_pass(PASS)

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        if answer == PASS:
            g.tell(PASSED, self.seat)
            return
        if answer == QUARRY:
            g.quarries -= 1
        else:
            g.row[answer] -= 1
        g.tell(TILE_TAKEN, self.seat, answer)
        place_tile(g, self.seat, answer, face_down_tile=False)

    def why_not(self, g: PuertoRico) -> list[Refusal]:
        refused = [Refusal(int(kind), "none_in_row") for kind in range(N_GOODS) if g.row[kind] == 0]
        if g.quarries == 0:
            refused.append(Refusal(int(QUARRY), "no_quarries_left"))
        elif not self.may_take_quarry(g):
            refused.append(Refusal(int(QUARRY), "no_quarry_right"))
        return refused


class SettleColonist(Ask):
    """Hospice: a colonist onto the tile just placed? At most one a phase (RULES 3.6, 3.7, 3.8)."""

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile = tile

    def kind(self) -> Kind:
        return SETTLE_COLONIST

    def save(self) -> tuple[str, list[int]]:
        return "settle_colonist", [int(self.tile)]

    def subject(self, g: PuertoRico) -> Args:
        return {"tile": TILE_KINDS[self.tile]}

    def listing(self, g: PuertoRico) -> None:
        g.offer(0)
        g.offer(1)

    def chosen(self, g: PuertoRico, answer: i64) -> None:
        if answer == 1:
            g.take_one_colonist()
            g.players[self.seat].manned[self.tile] += 1
            g.hospice_used |= 1 << self.seat
            g.tell(COLONIST_SETTLED, self.seat, self.tile)


class RefillRow(Do):
    """Discard what is left of the row and lay out a new one (RULES 3.9)."""

    def __init__(self) -> None:
        self.name = "refill_row"

    def act(self, g: PuertoRico, seat: i64) -> None:
        for k in range(N_GOODS):
            g.discard[k] += g.row[k]
            g.row[k] = 0
        g.hospice_used = 0
        lay_row(g)


def lay_row(g: PuertoRico) -> None:
    missing = min(ROW_SIZE[g.seats], face_down(g))
    for _i in range(missing):
        g.row[draw_tile(g)] += 1
    if g.events is not None:
        g.tell_all(ROW_REFILLED, g.chooser, [int(g.row[k]) for k in range(N_GOODS)])


SETTLE_NEW_TILE: Final = AskingAbout(
    "settle_colonist",
    N_TILES,
    [SettleColonist(s, tile) for s in range(int(MAX_SEATS)) for tile in range(int(N_TILES))],
)

SETTLER_SCRIPT: Final = Script(
    "settler",
    [
        EachSeat(
            Script(
                "settle",
                [
                    Asking("draw_extra_tile", [DrawExtraTile(s) for s in range(int(MAX_SEATS))]),
                    Asking("take_tile", [TakeTile(s) for s in range(int(MAX_SEATS))]),
                ],
            )
        ),
        RefillRow(),
    ],
)
