"""Positions as plain data: what records hash and snapshots keep."""

from __future__ import annotations

from typing import Final

from tablero.core.text.plain import Plain, named, seat_list
from tablero.games.puerto_rico.catalogue import BUILDING_NAMES, GOODS, ROLE_CARDS, ROLES, TILE_KINDS
from tablero.games.puerto_rico.rules import BOOK
from tablero.games.puerto_rico.state import HIDDEN, OPTION_BITS, Player, PuertoRico
from tablero.games.puerto_rico.words import ENDINGS

UNKNOWN: Final = "?"  # a rival's points, in a view


def dump(g: PuertoRico) -> Plain:
    seats = int(g.seats)
    return {
        "seats": seats,
        "options": [name for name, bit in OPTION_BITS.items() if g.has_option(bit)],
        "round": int(g.round),
        "ply": int(g.ply),
        "draws": int(g.draws),
        "governor": int(g.governor),
        "chooser": int(g.chooser),
        "ended": [name for bit, name in enumerate(ENDINGS) if g.ended >> bit & 1],
        "roles": dump_roles(g),
        "row": named(g.row, GOODS),
        "stack": named(g.stack_tiles, GOODS),
        "discard": named(g.discard, GOODS),
        "quarries": int(g.quarries),
        "colonists": int(g.colonists),
        "colonist_ship": int(g.colonist_ship),
        "chips": int(g.chips),
        "supply": named(g.supply, GOODS),
        "house": named(g.house, GOODS),
        "ships": [
            {
                "size": int(g.ship_size[k]),
                "good": GOODS[g.ship_good[k]] if g.ship_good[k] >= 0 else None,
                "load": int(g.ship_load[k]),
            }
            for k in range(len(g.ship_size))
        ],
        "copies": named(g.copies, BUILDING_NAMES),
        "players": [dump_player(g.players[seat]) for seat in range(seats)],
        "room": int(g.room),
        "hospice_used": seat_list(int(g.hospice_used), seats),
        "wharf_used": seat_list(int(g.wharf_used), seats),
        "captain_loaded": bool(g.captain_loaded),
        "produced": [good for k, good in enumerate(GOODS) if g.produced >> k & 1],
        "out": seat_list(int(g.out), seats),
        "frames": BOOK.save(g),
    }


def dump_roles(g: PuertoRico) -> Plain:
    return {
        ROLES[k]: {
            "doubloons": int(g.role_doubloons[k]),
            "taken_by": int(g.taker(k)) if g.taker(k) >= 0 else None,
        }
        for k in range(int(ROLE_CARDS[g.seats]))
    }


def dump_player(player: Player) -> Plain:
    return {
        "doubloons": int(player.doubloons),
        **dump_chips(player),
        "san_juan": int(player.san_juan),
        "goods": named(player.goods, GOODS),
        "island": named(player.tiles, TILE_KINDS),
        "manned": named(player.manned, TILE_KINDS),
        "city": {
            name: int(player.staff_of(b)) for b, name in enumerate(BUILDING_NAMES) if player.owns(b)
        },
    }


def dump_chips(player: Player) -> Plain:
    """The points; of a rival those that were seen, where somebody kept count."""
    if player.chips != HIDDEN:
        return {"chips": int(player.chips)}
    if player.seen != HIDDEN:
        return {"chips": UNKNOWN, "seen": int(player.seen)}
    return {"chips": UNKNOWN}
