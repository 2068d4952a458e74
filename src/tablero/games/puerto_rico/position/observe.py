"""A position of Puerto Rico as numbers for learners."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from tablero.core.engine import MAX_SEATS, State
from tablero.core.sim.encode import BITS, CATEGORY, COUNT, Encoder, Number
from tablero.games.puerto_rico.catalogue import (
    BUILDINGS,
    CITY_SPACES,
    GOODS,
    HOUSE_SPACES,
    ISLAND_SPACES,
    N_BUILDINGS,
    N_GOODS,
    N_ROLES,
    N_TILES,
    ROLES,
    TILE_KINDS,
    TILES,
    TOKENS,
)
from tablero.games.puerto_rico.roles.builder import StaffBuilding
from tablero.games.puerto_rico.roles.captain import TakePoints
from tablero.games.puerto_rico.roles.mayor import PlaceColonists
from tablero.games.puerto_rico.roles.settler import SettleColonist
from tablero.games.puerto_rico.roles.storing import StoreKind, StoreUnit
from tablero.games.puerto_rico.state import PuertoRico
from tablero.games.puerto_rico.words import ENDINGS, KINDS, N_SHIPS, SLOTS

SHIPS: Final[i64] = N_SHIPS
N_KINDS: Final[i64] = len(KINDS)
SCALARS: Final[i64] = 16
GOOD_NUMBERS: Final[i64] = 5  # of each good on the table
TILE_NUMBERS: Final[i64] = 2  # of each kind of tile on an island
# Beyond these nothing changes any more; what is more is told as so much.
MOST_ROUNDS: Final[i64] = 30
MOST_MONEY: Final[i64] = 99
MOST_POINTS: Final[i64] = 126
OPTION_WIDTH: Final = 7


class PuertoRicoEncoder(Encoder):
    """The table, then each board from the own seat on; boards of empty seats stay 0.

    A building counts 0 when not owned, else 1 and its colonists. Rivals' points are those that all
    saw them take.
    """

    def __init__(self) -> None:
        super().__init__(schema())

    def write(self, s: State, seat: i64, out: vec[i16], at: i64) -> i64:
        g = cast(PuertoRico, s)
        at = write_table(g, seat, out, at)
        seats = g.seats
        other = seat
        for place in range(seats):
            at = write_player(g, other, place > 0, out, at)
            other += 1
            if other == seats:
                other = 0
        return at


def schema() -> list[Number]:
    """What is written, number by number."""
    seats = int(MAX_SEATS)
    table = [
        Number("table", "seats", COUNT, seats),
        Number("table", "asked", CATEGORY, seats + 1),  # the last one: nobody, it is over
        Number("table", "governor", CATEGORY, seats),
        Number("table", "chooser", CATEGORY, seats),
        Number("table", "round", COUNT, int(MOST_ROUNDS)),
        Number("table", "quarries", COUNT, 8),
        Number("table", "colonists", COUNT, 95),
        Number("table", "colonist_ship", COUNT, 60),
        Number("table", "chips", COUNT, int(MOST_POINTS)),
        Number("table", "ended", BITS, len(ENDINGS)),
        Number("table", "in_house", COUNT, int(HOUSE_SPACES)),
        Number("table", "room", COUNT, 60),
        Number("table", "captain_loaded", COUNT, 1),
        Number("table", "produced", BITS, len(GOODS)),
        Number("table", "options", BITS, OPTION_WIDTH),
        Number("table", "subject", CATEGORY, len(SLOTS) + 1),
    ]
    table += [Number("asked", kind.name, COUNT, 1) for kind in KINDS]
    for role in ROLES:
        table.append(Number("doubloons on role", role, COUNT, int(MOST_MONEY)))
        table.append(Number("taker of role", role, CATEGORY, seats + 1))
    for k, good in enumerate(GOODS):
        table.append(Number("row", good, COUNT, seats + 1))
        table.append(Number("supply", good, COUNT, int(TOKENS[k])))
        table.append(Number("house", good, COUNT, int(HOUSE_SPACES)))
        table.append(Number("discard", good, COUNT, int(TILES[k])))
        table.append(Number("stack", good, COUNT, int(TILES[k])))
    for ship in range(1, int(SHIPS) + 1):
        table.append(Number("cargo", f"ship {ship}", CATEGORY, len(GOODS) + 1))
        table.append(Number("space", f"ship {ship}", COUNT, 8))
    table += [Number("copies", building.name, COUNT, building.copies) for building in BUILDINGS]
    return table + [number for place in range(seats) for number in player_schema(place)]


def player_schema(place: int) -> list[Number]:
    numbers = [
        Number("player", "doubloons", COUNT, int(MOST_MONEY), place),
        Number("player", "chips", COUNT, int(MOST_POINTS), place),
        Number("player", "san_juan", COUNT, 60, place),
        Number("player", "city_used", COUNT, int(CITY_SPACES), place),
        Number("player", "island_used", COUNT, int(ISLAND_SPACES), place),
        Number("player", "out", COUNT, 1, place),
        Number("player", "wharf_used", COUNT, 1, place),
        Number("player", "hospice_used", COUNT, 1, place),
    ]
    numbers += [Number("goods", good, COUNT, int(TOKENS[k]), place) for k, good in enumerate(GOODS)]
    for tile in TILE_KINDS:
        numbers.append(Number("island", tile, COUNT, int(ISLAND_SPACES), place))
        numbers.append(Number("manned", tile, COUNT, int(ISLAND_SPACES), place))
    for b in BUILDINGS:
        numbers.append(Number("city", b.name, CATEGORY, b.circles + 2, place))
    return numbers


def write_table(g: PuertoRico, seat: i64, out: vec[i16], at: i64) -> i64:
    seats = g.seats
    out[at] = i16(seats)
    out[at + 1] = i16(MAX_SEATS)
    if g.depth > 0:
        out[at + 1] = i16(from_seat(g.seat_to_act(), seat, seats))
    out[at + 2] = i16(from_seat(g.governor, seat, seats))
    out[at + 3] = i16(from_seat(g.chooser, seat, seats))
    out[at + 4] = i16(min(g.round, MOST_ROUNDS))
    out[at + 5] = i16(g.quarries)
    out[at + 6] = i16(g.colonists)
    out[at + 7] = i16(g.colonist_ship)
    out[at + 8] = i16(max(0, g.chips))
    out[at + 9] = i16(g.ended)
    out[at + 10] = i16(g.in_house)
    out[at + 11] = i16(g.room)
    out[at + 12] = i16(g.captain_loaded)
    out[at + 13] = i16(g.produced)
    out[at + 14] = i16(g.options)
    out[at + 15] = i16(subject(g))
    at += SCALARS
    for kind in range(N_KINDS):
        out[at + kind] = 0
    if g.depth > 0:
        out[at + g.kind().number] = 1
    at += N_KINDS
    for role in range(N_ROLES):
        out[at] = i16(min(g.role_doubloons[role], MOST_MONEY))
        out[at + 1] = 0
        taker = g.taker(role)
        if taker >= 0:
            out[at + 1] = i16(1 + from_seat(taker, seat, seats))
        at += 2
    write_every(GOOD_NUMBERS, g.row, out, at)
    write_every(GOOD_NUMBERS, g.supply, out, at + 1)
    write_every(GOOD_NUMBERS, g.house, out, at + 2)
    write_every(GOOD_NUMBERS, g.discard, out, at + 3)
    write_every(GOOD_NUMBERS, g.stack_tiles, out, at + 4)
    at += GOOD_NUMBERS * N_GOODS
    for ship in range(SHIPS):
        out[at] = 0
        out[at + 1] = 0
        if ship < len(g.ship_size):
            out[at] = i16(g.ship_good[ship] + 1)
            out[at + 1] = i16(g.ship_size[ship] - g.ship_load[ship])
        at += 2
    for left in g.copies:
        out[at] = i16(left)
        at += 1
    return at


def from_seat(whose: i64, seat: i64, seats: i64) -> i64:
    """A seat counted from the own one on; a remainder would take longer."""
    place = whose - seat
    return place + seats if place < 0 else place


# By value, not by index: half the time.
def write_every(step: i64, counts: vec[i64], out: vec[i16], at: i64) -> None:
    """Counts that stand so many numbers apart."""
    for count in counts:
        out[at] = i16(count)
        at += step


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


def write_player(g: PuertoRico, seat: i64, rival: bool, out: vec[i16], start: i64) -> i64:
    player = g.players[seat]
    out[start] = i16(min(player.doubloons, MOST_MONEY))
    points = player.seen if rival else player.chips
    out[start + 1] = i16(max(0, min(points, MOST_POINTS)))
    out[start + 2] = i16(player.san_juan)
    out[start + 3] = i16(player.city_used)
    out[start + 4] = i16(player.island_used)
    out[start + 5] = i16(g.out >> seat & 1)
    out[start + 6] = i16(g.wharf_used >> seat & 1)
    out[start + 7] = i16(g.hospice_used >> seat & 1)
    at = start + 8
    for count in player.goods:
        out[at] = i16(count)
        at += 1
    write_every(TILE_NUMBERS, player.tiles, out, at)
    write_every(TILE_NUMBERS, player.manned, out, at + 1)
    at += TILE_NUMBERS * N_TILES
    owned = player.owned
    staff = player.staff
    for b in range(N_BUILDINGS):
        out[at + b] = i16((owned & 1) * (1 + (staff & 3)))  # a branch would be guessed wrong often
        owned >>= 1
        staff >>= 2
    return at + N_BUILDINGS


ENCODER: Final = PuertoRicoEncoder()
