"""A position of Puerto Rico as numbers for learners."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tablero.core.engine import MAX_SEATS, State
from tablero.core.sim.encode import Encoder
from tablero.games.puerto_rico.builder import StaffBuilding
from tablero.games.puerto_rico.captain import TakePoints
from tablero.games.puerto_rico.catalogue import N_BUILDINGS, N_GOODS, N_ROLES, N_TILES
from tablero.games.puerto_rico.mayor import PlaceColonists
from tablero.games.puerto_rico.settler import SettleColonist
from tablero.games.puerto_rico.state import HIDDEN, OPEN_CHIPS, Player, PuertoRico
from tablero.games.puerto_rico.storing import StoreKind, StoreUnit
from tablero.games.puerto_rico.words import KINDS, N_SHIPS

SHIPS: Final[i64] = N_SHIPS
N_KINDS: Final[i64] = len(KINDS)
TABLE_SIZE: Final = int(17 + N_KINDS + 2 * N_ROLES + 4 * N_GOODS + 2 * SHIPS + N_BUILDINGS)
PLAYER_SIZE: Final = int(5 + N_GOODS + 2 * N_TILES + N_BUILDINGS)


class PuertoRicoEncoder(Encoder):
    """The table, then each board from the own seat on; boards of empty seats stay 0.

    A building counts 0 when not owned, else 1 and its colonists. Rivals' points are -1 while they
    lie face down.
    """

    def __init__(self) -> None:
        super().__init__(TABLE_SIZE + int(MAX_SEATS) * PLAYER_SIZE)

    def observe(self, s: State, seat: i64, out: vec[i64]) -> None:
        g = cast(PuertoRico, s)
        at = write_table(g, seat, out)
        seats = g.seats
        other = seat
        for place in range(seats):
            hidden = place > 0 and not g.has_option(OPEN_CHIPS) and g.depth > 0
            at = write_player(g.players[other], hidden, out, at)
            other += 1
            if other == seats:
                other = 0
        size: i64 = len(out)
        while at < size:
            out[at] = 0
            at += 1


def write_table(g: PuertoRico, seat: i64, out: vec[i64]) -> i64:
    seats = g.seats
    out[0] = seats
    out[1] = g.round
    out[2] = (g.governor - seat + seats) % seats
    out[3] = (g.chooser - seat + seats) % seats
    out[4] = g.quarries
    out[5] = g.colonists
    out[6] = g.colonist_ship
    out[7] = g.chips
    out[8] = g.ended
    out[9] = g.in_house
    out[10] = g.room
    out[11] = g.wharf_used >> seat & 1
    out[12] = g.hospice_used >> seat & 1
    out[13] = g.captain_loaded
    out[14] = g.produced
    out[15] = g.options
    out[16] = subject(g)
    at: i64 = 17
    asked = g.kind()
    for kind in range(N_KINDS):
        out[at + kind] = 1 if KINDS[kind] is asked else 0
    at += N_KINDS
    for role in range(N_ROLES):
        out[at] = g.role_doubloons[role]
        out[at + 1] = 0
        taker = g.taker(role)
        if taker >= 0:
            out[at + 1] = 1 + (taker - seat + seats) % seats
        at += 2
    for good in range(N_GOODS):
        out[at] = g.row[good]
        out[at + 1] = g.supply[good]
        out[at + 2] = g.house[good]
        out[at + 3] = g.discard[good]
        at += 4
    for ship in range(SHIPS):
        out[at] = 0
        out[at + 1] = 0
        if ship < len(g.ship_size):
            out[at] = g.ship_good[ship] + 1
            out[at + 1] = g.ship_size[ship] - g.ship_load[ship]
        at += 2
    for b in range(N_BUILDINGS):
        out[at + b] = g.copies[b]
    return at + N_BUILDINGS


def subject(g: PuertoRico) -> i64:
    """What the question is about: a slot, tile or building from 1, points, or kinds stored."""
    if g.depth == 0:
        return 0
    top = g.stack[g.depth - 1]
    if isinstance(top, PlaceColonists):
        return top.slot + 1
    if isinstance(top, SettleColonist):
        return top.tile + 1
    if isinstance(top, StaffBuilding):
        return top.building + 1
    if isinstance(top, TakePoints):
        return top.points
    if isinstance(top, StoreKind):
        return top.kept
    if isinstance(top, StoreUnit):
        return top.kept
    return 0


def write_player(player: Player, hidden: bool, out: vec[i64], start: i64) -> i64:
    out[start] = player.doubloons
    out[start + 1] = HIDDEN if hidden else player.chips
    out[start + 2] = player.san_juan
    out[start + 3] = player.city_used
    out[start + 4] = player.island_used
    at = start + 5
    for good in range(N_GOODS):
        out[at + good] = player.goods[good]
    at += N_GOODS
    for tile in range(N_TILES):
        out[at] = player.tiles[tile]
        out[at + 1] = player.manned[tile]
        at += 2
    for b in range(N_BUILDINGS):
        out[at + b] = 0
        if player.owns(b):
            out[at + b] = 1 + player.staff_of(b)
    return at + N_BUILDINGS


ENCODER: Final = PuertoRicoEncoder()
